"""Tables, cloths and other grounds, photographed or drawn."""

import random
from pathlib import Path

import cv2
import numpy as np

PICTURE_FOLDERS = (
    '/usr/share/wallpapers',
    '/usr/share/backgrounds',
    '/usr/share/krita/patterns',
    '/usr/share/gimp/2.0/patterns',
)
LONGEST, SHORTEST = 1400, 512
WOODS = [(60, 100, 150), (40, 70, 120), (90, 140, 180), (30, 45, 70), (120, 160, 190), (50, 60, 110), (150, 185, 205)]


def between(low: float, high: float) -> float:
    return random.uniform(low, high)


def cloud(size: int, cells: int) -> np.ndarray:
    """Smooth noise from 0 to 1, size x size."""
    return cv2.resize(np.random.rand(cells, cells).astype(np.float32), (size, size), interpolation=cv2.INTER_CUBIC)


def load_pictures(extra: list[Path]) -> list[np.ndarray]:
    """Wallpapers and patterns of installed packages, and photographs without cards given by the caller."""
    largest: dict[Path, Path] = {}
    for root in map(Path, PICTURE_FOLDERS):
        for file in root.rglob('*'):
            if file.suffix.lower() in ('.jpg', '.png'):
                group = file.parent.parent if 'contents' in file.parts else file
                if group not in largest or file.stat().st_size > largest[group].stat().st_size:
                    largest[group] = file
    pictures = []
    for file in [*sorted(largest.values()), *extra]:
        reduced = file.stat().st_size > 300_000 and file not in extra
        image = cv2.imread(str(file), cv2.IMREAD_REDUCED_COLOR_2 if reduced else cv2.IMREAD_COLOR)
        if image is None:
            continue
        if max(image.shape) > LONGEST:
            k = LONGEST / max(image.shape[:2])
            image = cv2.resize(image, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
        if min(image.shape[:2]) < SHORTEST:
            k = int(np.ceil(SHORTEST / min(image.shape[:2])))
            image = np.tile(image, (k, k, 1))[:LONGEST, :LONGEST]
        pictures.append(image)
    return pictures


def _photographed(size: int, pictures: list[np.ndarray]) -> np.ndarray:
    image = random.choice(pictures)
    h, w = image.shape[:2]
    c = int(min(h, w) * between(0.25, 1))
    y, x = random.randint(0, h - c), random.randint(0, w - c)
    how = cv2.INTER_AREA if c > size else cv2.INTER_LINEAR
    out = np.rot90(cv2.resize(image[y : y + c, x : x + c], (size, size), interpolation=how), random.randint(0, 3))
    out = out.astype(np.float32)
    if random.random() < 0.5:
        out = out * between(0.3, 1) + np.random.randint(0, 120, 3) * between(0, 0.8)
    return out


def _wood(size: int) -> np.ndarray:
    base = np.array(random.choice(WOODS), np.float32) * between(0.6, 1.3)
    grain = np.zeros((size, size), np.float32)
    for rows, columns, weight in ((6, 90, 0.5), (3, 220, 0.35), (2, size // 2, 0.25)):
        lines = np.random.rand(rows * 4, columns).astype(np.float32)
        grain += cv2.resize(lines, (size, size), interpolation=cv2.INTER_CUBIC) * weight
    if random.random() < 0.5:
        grain = grain.T
    grain = grain + 0.5 * cloud(size, 4)
    out = base * (between(0.55, 0.8) + (grain[..., None] - 0.3) * between(0.3, 0.8))
    if random.random() < 0.4:  # seams between boards
        step = random.randint(40, 140)
        for x in range(random.randint(0, step), size, step):
            out[:, x : x + 2] *= 0.5
    return out


def _cloth(size: int) -> np.ndarray:
    base = np.random.randint(10, 245, 3).astype(np.float32)
    if random.random() < 0.4:  # green baize
        base = np.array([between(20, 70), between(70, 130), between(10, 60)], np.float32)
    weave = np.random.randn(size, size).astype(np.float32)
    if random.random() < 0.7:
        weave = cv2.GaussianBlur(weave, (0, 0), between(0.5, 1.5))
        weave /= weave.std()
    out = base + weave[..., None] * between(1, 18)
    if random.random() < 0.35:  # checks and stripes
        y, x = np.mgrid[:size, :size]
        period = between(6, 50)
        both = random.random() < 0.7
        out += (((x / period).astype(int) + (y / period).astype(int) * both) % 2)[..., None] * np.random.randint(-90, 90, 3)
    return out


def surface(size: int, pictures: list[np.ndarray]) -> np.ndarray:
    """A ground, size x size x 3 BGR float32 from 0 to 255."""
    kind = random.random()
    if kind < 0.5 and pictures:
        out = _photographed(size, pictures)
    elif kind < 0.72:
        out = _wood(size)
    elif kind < 0.9:
        out = _cloth(size)
    else:
        out = np.ones((size, size, 3), np.float32) * np.random.randint(0, 256, 3)
        out = out + np.random.randn(size, size, 1) * between(0, 6)
    out = out * (between(0.75, 1) + between(0, 0.4) * cloud(size, 3)[..., None])
    return np.clip(out, 0, 255).astype(np.float32)
