"""Random crops of rendered scenes, turned and recoloured, with the indices in them."""

import pickle
import random
from pathlib import Path

import cv2
import numpy as np
import torch

from ground.paths import SCENES

from .targets import FIND, IGNORE

CROP = 256
VISIBLE, HIDDEN = 0.82, 0.25
"""Shares of an index: from VISIBLE up it is to be found, below HIDDEN it is not there, between the two nothing is asked."""
LEAST_HALF_WIDTH, LEAST_HALF_HEIGHT = 2.0, 4.0
"""Pixels; smaller indices can't be read and are not asked for."""
SHARDS_AT_ONCE = 6


def _centre(quad: np.ndarray) -> np.ndarray:
    """Where the diagonals cross: the card's centre in perspective."""
    a, b, c, d = quad.astype(np.float64)
    across = (a[0] - c[0]) * (b[1] - d[1]) - (a[1] - c[1]) * (b[0] - d[0])
    if abs(across) < 1e-6:
        return quad.mean(0)
    t = ((a[0] - b[0]) * (b[1] - d[1]) - (a[1] - b[1]) * (b[0] - d[0])) / across
    return a + t * (c - a)


def _corner_of_crop(size: int, indices: list) -> tuple[int, int]:
    """A crop's top left, the best of four tries by the indices in it, so that most crops have some."""
    best = (-1, 0, 0)
    for _ in range(4):
        x, y = random.randint(0, size - CROP), random.randint(0, size - CROP)
        inside = sum(
            visible > VISIBLE and x + 8 < m[0] < x + CROP - 8 and y + 8 < m[1] < y + CROP - 8
            for m, _, _, visible, *_ in indices
        )
        best = max(best, (inside, x, y))
        if best[0] >= 3 or random.random() < 0.1:
            break
    return best[1], best[2]


def recolour(image: np.ndarray) -> np.ndarray:
    levels = np.arange(256, dtype=np.float32)
    gain = np.random.uniform(0.85, 1.15, 3) * random.uniform(0.75, 1.2)
    table = np.clip(levels[:, None] * gain + random.uniform(-15, 15), 0, 255).astype(np.uint8)
    image = cv2.LUT(image, table[None])
    if random.random() < 0.1:
        image = cv2.cvtColor(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)
    return image


def example(scene: tuple) -> tuple[np.ndarray, np.ndarray]:
    """RGB crop CROP x CROP x 3 (bytes) and rows as `targets.maps` takes them, without the number in the batch."""
    jpeg, cards, indices = scene
    image = cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR)
    x, y = _corner_of_crop(image.shape[0], indices)
    turns = random.randint(0, 3)
    crop = np.rot90(image[y : y + CROP, x : x + CROP], -turns)

    def turned(p: np.ndarray, moves: bool) -> np.ndarray:
        p = p - np.array([x, y]) if moves else p
        for _ in range(turns):
            p = np.array([(CROP - 1 if moves else 0) - p[1], p[0]])
        return p

    rows = []
    for middle, right, up, visible, _, _, card in indices:
        if visible < HIDDEN:
            continue
        at = turned(middle, True)
        if not (-8 < at.min() and at.max() < CROP + 8):
            continue
        wide, high = np.hypot(*right), np.hypot(*up)
        margin = min(at.min(), CROP - at.max())
        clear = visible >= VISIBLE and wide >= LEAST_HALF_WIDTH and high >= LEAST_HALF_HEIGHT and margin >= 0.6 * high
        centre = turned(_centre(cards[card][0]), True)
        rows.append([*at, *turned(right, False), *turned(up, False), *centre, FIND if clear else IGNORE])
    crop = recolour(np.ascontiguousarray(crop))[..., ::-1]
    return np.ascontiguousarray(crop), np.array(rows, np.float32).reshape(-1, 9)


class Crops(torch.utils.data.IterableDataset):
    """Endless examples; each worker draws shards at random, also such as are rendered while training runs."""

    def __init__(self, seed: int, folder: Path = SCENES / 'train'):
        self.seed, self.folder = seed, folder

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        seed = self.seed * 101 + (worker.id if worker else 0)
        random.seed(seed)
        np.random.seed(seed)
        cv2.setNumThreads(1)
        while True:
            files = sorted(self.folder.glob('*.pkl'))
            scenes = []
            for file in random.sample(files, min(SHARDS_AT_ONCE, len(files))):
                scenes += pickle.loads(file.read_bytes())
            random.shuffle(scenes)
            yield from map(example, scenes)


def collate(examples: list) -> tuple[torch.Tensor, torch.Tensor]:
    images = torch.from_numpy(np.stack([image for image, _ in examples]))
    rows = [np.c_[np.full(len(r), i, np.float32), r] for i, (_, r) in enumerate(examples) if len(r)]
    return images, torch.from_numpy(np.concatenate(rows)) if rows else torch.zeros(0, 10)
