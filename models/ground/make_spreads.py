"""Renders spreads of 20 to 40 cards in six or more melds, from decks and tables that training never saw, with their labels.

    python -m ground.make_spreads --out FOLDER [--count 60]

FOLDER gets pictures of 1280 x 960 and a `labels.json`, as `npm run eval -- FOLDER` takes them.
"""

import argparse
import json
import math
import random
from pathlib import Path

import cv2
import numpy as np

from .camera import light, shoot
from .decks import Deck, load_decks
from .glyphs import LANGUAGES
from .paths import FACE_HEIGHT as H
from .paths import FACE_WIDTH as W
from .scene import CORNER_MASKS, project
from .surfaces import between, surface

WIDTH, HEIGHT = 1280, 960
FEWEST, MOST = 20, 40
ASPECT = H / W


def _deal(deck: Deck, count: int) -> list[str]:
    """Different faces without jokers."""
    return random.sample([name for name in deck.faces if name[0] != 'X'], count)


def _melds(count: int) -> list[tuple[float, float, float]]:
    """Places (x, y, angle in radians) in card widths from the middle, meld by meld: each shows its top left index."""
    out, left, row = [], count, 0
    rows = random.choice([2, 3])
    while left > 0:
        y = (row - (rows - 1) / 2) * between(1.75, 1.9)
        x = -4.2 + between(0, 0.3)
        while left > 0 and x < 3.4:
            size, step, angle = min(left, random.randint(3, 6)), between(0.24, 0.4), random.gauss(0, 0.05)
            size = min(size, max(1, int((4.4 - x - 1) / step) + 1))
            for i in range(size):
                out.append((x + 0.5 + i * step * math.cos(angle), y + i * step * math.sin(angle), angle + random.gauss(0, 0.02)))
            x += (size - 1) * step + 1.12 + between(0, 0.2)
            left -= size
        row += 1
        if row >= rows:
            break
    return out


def _table(card_width: float) -> np.ndarray:
    tilt, turn = abs(random.gauss(0, 0.35)), random.gauss(0, 0.25)
    tilt = min(tilt, 0.7)
    c, s = math.cos(turn), math.sin(turn)
    flat = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    c, s = math.cos(tilt), math.sin(tilt)
    camera = np.array([[1, 0, 0], [0, c, -s], [0, s, c]]) @ flat
    focal = between(1300, 1700)
    lens = np.array([[focal, 0, WIDTH / 2], [0, focal, HEIGHT / 2], [0, 0, 1.0]])
    return lens @ np.c_[camera[:, 0], camera[:, 1], np.array([0, 0, focal / card_width])]


def _rank(glyph: str, names: list[str]) -> str:
    """What a glyph means in a deck with these faces."""
    shown = {name.split('_')[0] for name in names}
    for meanings in LANGUAGES.values():
        if set(meanings.values()) <= shown:
            for rank, printed in meanings.items():
                if printed == glyph:
                    return rank
            break
    return {'10': 'T', '1': 'A'}.get(glyph, glyph)


def paint(deck: Deck) -> tuple[np.ndarray, list[dict]]:
    places = _melds(random.randint(FEWEST, MOST))
    names = _deal(deck, min(len(places), len(deck.faces) - 2))
    card_width = between(98, 118)
    table, corner = _table(card_width), random.choice(CORNER_MASKS)
    ground = surface(WIDTH, [])[:HEIGHT]
    image, owner = ground.copy(), np.full((HEIGHT, WIDTH), -1, np.int16)
    labels = []
    for number, (name, (x, y, angle)) in enumerate(zip(names, places, strict=False)):
        c, s = math.cos(angle), math.sin(angle)
        left, top = x - 0.5 * c + 0.5 * ASPECT * s, y - 0.5 * s - 0.5 * ASPECT * c
        matrix = table @ np.array([[c / W, -s * ASPECT / H, left], [s / W, c * ASPECT / H, top], [0, 0, 1]])
        face = deck.faces[name][1]  # half size: 150 pixels wide, near what is shown
        warp = matrix @ np.diag([W / face.shape[1], H / face.shape[0], 1])
        ink = cv2.warpPerspective(face, warp, (WIDTH, HEIGHT), flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE)
        alpha = cv2.warpPerspective(corner, matrix, (WIDTH, HEIGHT), flags=cv2.INTER_LINEAR)
        shadow = cv2.GaussianBlur(np.roll(alpha, (3, 3), (0, 1)), (0, 0), 3).astype(np.float32)[..., None] / 255
        a = alpha.astype(np.float32)[..., None] / 255
        image = image * (1 - 0.4 * shadow) * (1 - a) + ink.astype(np.float32) * 0.95 * a
        owner[alpha > 127] = number
        quad = project(matrix, [[0, 0], [W, 0], [W, H], [0, H]]) / (WIDTH, HEIGHT)
        glyph, suit = name.split('_')
        labels.append({'card': f'{_rank(glyph, list(deck.faces))}{suit}', 'quad': np.round(quad, 4).tolist(), 'at': matrix})
    box = deck.index
    across, down = np.meshgrid(np.linspace(0, 1, 5), np.linspace(0, 1, 7))
    for number, label in enumerate(labels):
        samples = np.c_[(box[0] + across.ravel() * (box[2] - box[0])) * W, (box[1] + down.ravel() * (box[3] - box[1])) * H]
        seen = np.round(project(label.pop('at'), samples)).astype(int)
        inside = (seen >= 0).all(1) & (seen[:, 0] < WIDTH) & (seen[:, 1] < HEIGHT)
        if inside.mean() < 1 or (owner[seen[:, 1], seen[:, 0]] == number).mean() < 0.9:
            label['hidden'] = True
    square = np.zeros((WIDTH, WIDTH, 3), np.float32)  # light and lens work on squares
    square[:HEIGHT] = image
    return shoot(light(square))[:HEIGHT], labels


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--out', type=Path, required=True)
    parser.add_argument('--count', type=int, default=60)
    parser.add_argument('--seed', type=int, default=77)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    random.seed(options.seed)
    np.random.seed(options.seed)
    decks = load_decks(held_out=True)
    options.out.mkdir(parents=True, exist_ok=True)
    labels: list[dict] = []
    while len(labels) < options.count:
        image, cards = paint(decks[len(labels) % len(decks)])
        if len(cards) < FEWEST or any('hidden' in card for card in cards):
            continue  # a card that shows no index can't be asked for
        file = f'spread_{len(labels):03d}.jpg'
        cv2.imwrite(str(options.out / file), image, [cv2.IMWRITE_JPEG_QUALITY, random.randint(80, 95)])
        labels.append({'file': file, 'scene': 'overlap', 'cards': cards, 'dice': []})
        (options.out / 'labels.json').write_text(json.dumps(labels))


if __name__ == '__main__':
    main()
