"""Random crops of rendered scenes and of photographs, scaled, turned and recoloured, with the cards and dice in them."""

import pickle
import random
from pathlib import Path

import cv2
import numpy as np
import torch

from finder.train.crops import recolour
from ground.paths import OUTLINES

from .net import FORM, HEATS
from .quad_form import form_of
from .targets import BACK, DIE, FACE, FIND, IGNORE

CROP = 256
VISIBLE, HIDDEN = 0.35, 0.12
"""Shares of a card: from VISIBLE up it is to be found, below HIDDEN it is not there, between the two nothing is asked."""
LEAST_SIZE, LEAST_DIE = 16.0, 8.0
"""Root of the area in pixels; smaller ones are not asked for."""
LARGEST_SCALE = 1.15
"""Scenes are rendered for pictures of 640 pixels; they are shown smaller more often than larger."""
PHOTOGRAPHS = 0.2
"""Share of the crops that come from photographs, where there are any."""
SHARDS_AT_ONCE = 6


def _transform(size: tuple[int, int]) -> np.ndarray:
    """2 x 3 map of a random scale, crop, quarter turn and mirror, from the picture to the crop."""
    h, w = size
    scale = random.uniform(CROP / max(h, w), LARGEST_SCALE)
    corner = [random.uniform(min(0, side * scale - CROP), max(0, side * scale - CROP)) for side in (w, h)]
    matrix = np.array([[scale, 0, -corner[0]], [0, scale, -corner[1]], [0, 0, 1]])
    middle = (CROP - 1) / 2
    if random.random() < 0.5:
        matrix = np.array([[-1, 0, 2 * middle], [0, 1, 0], [0, 0, 1]]) @ matrix
    for _ in range(random.choice([0, 0, 0, 0, 1, 2, 3])):
        matrix = np.array([[0, -1, 2 * middle], [1, 0, 0], [0, 0, 1]]) @ matrix
    return matrix[:2]


def _card_row(quad: np.ndarray, seen: np.ndarray, visible: float, back: bool) -> list | None:
    """One row of `targets.maps` without the number in the batch; None for a card that is not in the crop."""
    a, b = np.meshgrid(np.linspace(0.05, 0.95, 9), np.linspace(0.05, 0.95, 12))
    matrix = cv2.getPerspectiveTransform(np.float32([[0, 0], [1, 0], [1, 1], [0, 1]]), np.float32(quad))
    points = cv2.perspectiveTransform(np.float32(np.c_[a.ravel(), b.ravel()])[None], matrix)[0]
    inside = ((points >= 0) & (points < CROP)).all(1)
    share = inside.mean()
    form = form_of(quad)
    if form is None or visible * share < HIDDEN:
        return None
    size = 2 * np.sqrt(form[2] * form[4] - form[3] ** 2)
    find = visible * share >= VISIBLE and size >= LEAST_SIZE
    if share < 0.999:
        if visible > 0.9:
            seen = points[inside].mean(0)
        elif share < 0.8 or not ((seen >= 0) & (seen < CROP)).all():
            find = False
            seen = np.clip(seen, 0, CROP - 1)
    return [BACK if back else FACE, FIND if find else IGNORE, *seen, size, *form]


def example(scene: tuple) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """RGB crop CROP x CROP x 3 (bytes), rows as `targets.maps` takes them without the number in the batch, unknown kinds."""
    jpeg, cards, dice, *unknown = scene
    image = cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR)
    matrix = _transform(image.shape[:2])
    scale = float(np.sqrt(abs(np.linalg.det(matrix[:, :2]))))
    if scale < 0.75:
        image = cv2.GaussianBlur(image, (0, 0), 0.45 / scale)
    ground = [int(v) for v in np.random.randint(0, 256, 3)]
    crop = cv2.warpAffine(image, matrix, (CROP, CROP), flags=cv2.INTER_LINEAR, borderValue=ground)
    mirrored = np.linalg.det(matrix[:, :2]) < 0
    moved = lambda p: np.asarray(p, np.float64) @ matrix[:, :2].T + matrix[:, 2]  # noqa: E731
    rows = []
    for card in cards:
        quad = moved(card[:8].reshape(4, 2))
        quad = quad[[1, 0, 3, 2]] if mirrored else quad
        row = _card_row(quad, moved(card[8:10]), card[10], card[11] > 0.5)
        if row:
            rows.append(row)
    for die in dice:
        at, size = moved(die[:2]), die[2] * scale
        if not (0 <= at.min() and at.max() < CROP) or die[3] < 0.2:
            continue
        margin = min(at.min(), CROP - at.max())
        clear = die[3] > 0.55 and size >= LEAST_DIE and margin > 0.2 * size
        rows.append([DIE, FIND if clear else IGNORE, *at, size, *at, size, *[0] * (FORM - 3)])
    crop = np.ascontiguousarray(recolour(crop)[..., ::-1])
    mask = np.array(unknown[0] if unknown else [0] * HEATS, np.float32)
    return crop, np.array(rows, np.float32).reshape(-1, 5 + FORM), mask


class Crops(torch.utils.data.IterableDataset):
    """Endless examples; scenes of a few shards at a time, also such as are rendered while training runs."""

    def __init__(self, seed: int, folder: Path = OUTLINES / 'train', photographs: Path = OUTLINES / 'photographs.pkl'):
        self.seed, self.folder, self.photographs = seed, folder, photographs

    def __iter__(self):
        random.seed(self.seed * 101)
        np.random.seed(self.seed * 101)
        cv2.setNumThreads(1)
        real = pickle.loads(self.photographs.read_bytes()) if self.photographs.exists() else []
        while True:
            files = sorted(self.folder.glob('*.pkl'))
            scenes = []
            for file in random.sample(files, min(SHARDS_AT_ONCE, len(files))):
                scenes += pickle.loads(file.read_bytes())
            if real:
                scenes += random.choices(real, k=int(len(scenes) * PHOTOGRAPHS / (1 - PHOTOGRAPHS)))
            random.shuffle(scenes)
            yield from map(example, scenes)


def collate(examples: list) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    images = torch.from_numpy(np.stack([image for image, _, _ in examples]))
    rows = [np.c_[np.full(len(r), i, np.float32), r] for i, (_, r, _) in enumerate(examples) if len(r)]
    unknown = torch.from_numpy(np.stack([mask for _, _, mask in examples]))
    return images, torch.from_numpy(np.concatenate(rows)) if rows else torch.zeros(0, 6 + FORM), unknown
