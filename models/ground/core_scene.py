"""Composites the core scene of a memory game for evaluation: a lattice of face-down cards with some turned up, on real tables.

    python -m ground.core_scene --photos FOLDER --out FOLDER [--count 100] [--seed 11]

FOLDER of `--photos` holds photographs with a `labels.json`. Faces are cut out of those of CARD_SOURCES along their labelled
corners, tables are photographs without cards; the outliner's training uses neither these faces, nor these tables, nor these
backs. Writes 1280 x 960 pictures and a `labels.json` as `npm run eval` reads it.
"""

import argparse
import json
import math
import random
from pathlib import Path

import cv2
import numpy as np

from .backs import draw_back
from .decks import back_files
from .make_outlines import grounds
from .paths import FACE_HEIGHT as H
from .paths import FACE_WIDTH as W
from .scene import CORNER_MASKS, project
from .surfaces import between

CARD_SOURCES = ('predrag-njegovanovic/', 'obind/')
WIDTH, HEIGHT = 1280, 960
CORNERS = [[0, 0], [W, 0], [W, H], [0, H]]
TRIM = 0.012
"""Cut off each side of a photographed card: labelled corners are off by so much of its width."""


def photographed_faces(folder: Path) -> list[dict[str, np.ndarray]]:
    """One deck a source: code of a card to its face, H x W x 3 BGR."""
    decks: list[dict[str, np.ndarray]] = [{} for _ in CARD_SOURCES]
    for label in json.loads((folder / 'labels.json').read_text()):
        of = [i for i, source in enumerate(CARD_SOURCES) if label['source_repo'].startswith(source)]
        if not of or len(label['cards']) != 1 or not label['cards'][0]['quad']:
            continue
        image = cv2.imread(str(folder / label['file']))
        quad = np.array(label['cards'][0]['quad']) * image.shape[1::-1]
        if np.linalg.norm(quad[1] - quad[0]) > np.linalg.norm(quad[2] - quad[1]):  # lies on its side
            quad = np.roll(quad, 1, 0)
        quad = quad.mean(0) + (quad - quad.mean(0)) * (1 - 2 * TRIM)
        while np.linalg.norm(quad[1] - quad[0]) > 2 * W:
            image, quad = cv2.pyrDown(image), quad / 2
        matrix = cv2.getPerspectiveTransform(np.float32(quad), np.float32(CORNERS))
        decks[of[0]][label['cards'][0]['card']] = cv2.warpPerspective(image, matrix, (W, H), flags=cv2.INTER_AREA)
    return decks


def _table(picture: np.ndarray) -> np.ndarray:
    h, w = picture.shape[:2]
    k = max(WIDTH / w, HEIGHT / h) * between(1, 1.3)
    image = cv2.resize(picture, None, fx=k, fy=k, interpolation=cv2.INTER_AREA if k < 1 else cv2.INTER_CUBIC)
    y, x = random.randint(0, image.shape[0] - HEIGHT), random.randint(0, image.shape[1] - WIDTH)
    image = image[y : y + HEIGHT, x : x + WIDTH]
    return (image[:, ::-1] if random.random() < 0.5 else image).astype(np.float32)


def _camera(corners: np.ndarray) -> np.ndarray:
    """Projection of the table (unit: a card's width) that has these places in the picture, with some room around them."""
    tilt, roll, away = math.radians(between(5, 52)), random.gauss(0, 0.06), between(14, 26)
    c, s = math.cos(tilt), math.sin(tilt)
    turn = np.array([[math.cos(roll), -math.sin(roll), 0], [math.sin(roll), math.cos(roll), 0], [0, 0, 1]])
    matrix = turn @ np.array([[1, 0, 0], [0, c, 0], [0, -s, away]])
    seen = project(matrix, corners)
    low, high = seen.min(0), seen.max(0)
    scale = (1 - between(0.05, 0.25)) * min(WIDTH / (high - low)[0], HEIGHT / (high - low)[1])
    room = (np.array([WIDTH, HEIGHT]) - scale * (high - low)) / 2
    shift = room * (1 + np.random.uniform(-0.6, 0.6, 2)) - scale * low
    return np.array([[scale, 0, shift[0]], [0, scale, shift[1]], [0, 0, 1]]) @ matrix


def _lay(image: np.ndarray, face: np.ndarray, matrix: np.ndarray, shadow: tuple, tint: np.ndarray) -> np.ndarray:
    quad = project(matrix, CORNERS)
    wide = np.linalg.norm(quad[1] - quad[0])
    shown = face
    k = 1.0
    while W * k > 1.7 * wide:
        shown, k = cv2.resize(shown, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA), k / 2
    ink = cv2.warpPerspective(
        shown, matrix @ np.diag([1 / k, 1 / k, 1]), (WIDTH, HEIGHT), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    alpha = cv2.warpPerspective(CORNER_MASKS[2], matrix, (WIDTH, HEIGHT), flags=cv2.INTER_LINEAR).astype(np.float32) / 255
    dx, dy, blur, depth = shadow
    dark = cv2.GaussianBlur(cv2.warpAffine(alpha, np.float32([[1, 0, dx], [0, 1, dy]]), (WIDTH, HEIGHT)), (0, 0), blur)
    image = image * (1 - depth * dark[..., None])
    return image * (1 - alpha[..., None]) + ink.astype(np.float32) * tint * between(0.96, 1.02) * alpha[..., None]


def composite(decks: list[dict[str, np.ndarray]], back: np.ndarray, picture: np.ndarray) -> tuple[np.ndarray, list[dict]]:
    """One picture (BGR bytes) and its cards, corners in shares of its sides."""
    rows, columns = random.choice([(4, 4), (4, 6)])
    step_x, step_y = between(1.1, 1.4), between(1.5, 1.85)
    half = np.array([(columns - 1) / 2 * step_x + 0.6, (rows - 1) / 2 * step_y + 0.8])
    table = _camera(half * np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]))
    image, aspect, loose = _table(picture), between(1.38, 1.42), between(0.01, 0.06)
    spots = [(i, j) for i in range(columns) for j in range(rows)]
    random.shuffle(spots)
    empty = random.choice([0, 0, 2, 4, 6])
    up = random.choice([0, 1, 1, 2, 2, 2, 3, 4])
    faces = random.sample(sorted((deck := random.choice(decks)).items()), up)
    unit = np.linalg.norm(np.subtract(*project(table, [[0, 0], [1, 0]])))
    shadow = (*np.random.uniform(-0.04, 0.04, 2) * unit, max(0.8, between(0.01, 0.05) * unit), between(0.1, 0.55))
    bright = float(np.clip(image.mean() / 150, 0.55, 1.05)) * between(0.9, 1.1)
    tint = bright * np.array([between(0.9, 1.02), between(0.96, 1.02), between(0.97, 1.04)], np.float32)
    labels = []
    for n, (i, j) in enumerate(spots[empty:]):
        x = (i - (columns - 1) / 2) * step_x + random.gauss(0, loose)
        y = (j - (rows - 1) / 2) * step_y + random.gauss(0, loose)
        angle = random.gauss(0, loose) + random.choice([0, math.pi])
        c, s = math.cos(angle), math.sin(angle)
        left, top = x - 0.5 * c + 0.5 * aspect * s, y - 0.5 * s - 0.5 * aspect * c
        matrix = table @ np.array([[c / W, -s * aspect / H, left], [s / W, c * aspect / H, top], [0, 0, 1]])
        card, face = faces[n] if n < up else ('back', back)
        image = _lay(image, face, matrix, shadow, tint)
        labels.append({'card': card, 'quad': np.round(project(matrix, CORNERS) / (WIDTH, HEIGHT), 5).tolist()})
    fall = np.linspace(between(0.8, 1.1), between(0.8, 1.1), WIDTH, dtype=np.float32)[None, :, None]
    image = cv2.GaussianBlur(image * fall, (0, 0), between(0.5, 1.1)) + np.random.randn(HEIGHT, WIDTH, 3) * between(1, 4)
    return np.clip(image, 0, 255).astype(np.uint8), labels


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--photos', type=Path, required=True)
    parser.add_argument('--out', type=Path, required=True)
    parser.add_argument('--count', type=int, default=100)
    parser.add_argument('--seed', type=int, default=11)
    options = parser.parse_args()
    if not (options.photos / 'labels.json').exists():
        print('no photographs: nothing to composite')
        return
    random.seed(options.seed)
    np.random.seed(options.seed)
    cv2.setNumThreads(1)
    decks = photographed_faces(options.photos)
    backs = [cv2.imread(str(f)) for f in back_files(held_out=True)]
    tables = [cv2.imread(str(f)) for f in grounds(options.photos, held_out=True)]
    options.out.mkdir(parents=True, exist_ok=True)
    labels = []
    for number in range(options.count):
        back = random.choice(backs) if random.random() < 0.75 else draw_back()
        image, cards = composite(decks, back, random.choice(tables))
        file = f'core_{number:03d}.jpg'
        cv2.imwrite(str(options.out / file), image, [cv2.IMWRITE_JPEG_QUALITY, random.randint(75, 95)])
        labels.append({'file': file, 'scene': 'core', 'spots': True, 'cards': cards, 'dice': []})
    (options.out / 'labels.json').write_text(json.dumps(labels, indent=1) + '\n')
    print(f'{options.count} pictures, {len(backs)} backs, {len(tables)} tables, {[len(d) for d in decks]} faces')


if __name__ == '__main__':
    main()
