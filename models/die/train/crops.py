"""Makes the crops that the die reader learns from: rendered dice, dice of photographs, and what is no die.

    python -m die.train.crops --count 14000 [--photos FOLDER] [--held-out]
"""

import argparse
import json
import math
import random
import time
from pathlib import Path

import cv2
import numpy as np

from ground.camera import light, shoot
from ground.dice import Die, load_dice
from ground.make_outlines import load_stock
from ground.outline_scene import throw_die
from ground.paths import WORK
from ground.pieces import throw_piece
from ground.scene import Stock
from ground.surfaces import between, surface

from .net import CROP, REACH

CANVAS = 128
OF_PHOTOGRAPH = 4
"""Crops of each die of a photograph."""
BOX_TO_SIZE = 0.74
"""Root of a die's visible area over that of its box, as these are drawn."""
PIPS_ONLY = 'matteop65'
"""Its boxes enclose a die's top face or pips, not the die."""
NONE, PIECES = 0.3, 0.7
"""Share of the rendered crops that show no die, and of these that show a token, a glass drop or the like instead."""
HELD_OUT_DICE = 5
"""Every fifth rendered die and every fifth photograph is kept apart."""


def cut(image: np.ndarray, at, size: float, loose: float = 0.0) -> np.ndarray:
    """The crop around a die (pixels), moved and scaled by chance up to `loose`."""
    side = size * REACH * math.exp(random.uniform(-2, 3) * loose)
    middle = np.asarray(at, np.float64) + np.random.uniform(-loose, loose, 2) * size
    k = CROP / side
    if k < 0.6:
        image = cv2.GaussianBlur(image, (0, 0), 0.4 / k)
    matrix = np.array([[k, 0, CROP / 2 - 0.5 - k * middle[0]], [0, k, CROP / 2 - 0.5 - k * middle[1]]])
    return cv2.warpAffine(image, matrix, (CROP, CROP), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def _ground(stock: Stock) -> np.ndarray:
    """A piece of table, or of a card that a die may lie on."""
    image = surface(CANVAS, stock.pictures)
    if random.random() < 0.35:
        faces = random.choice(stock.decks).faces
        face = random.choice([*faces.values(), *random.sample(stock.backs, min(3, len(stock.backs)))])[random.randint(0, 1)]
        k = between(0.6, 2.2) * CANVAS / face.shape[1]
        matrix = cv2.getRotationMatrix2D((face.shape[1] / 2, face.shape[0] / 2), between(0, 360), k)
        matrix[:, 2] += CANVAS / 2 - np.array(face.shape[1::-1]) / 2 + np.random.uniform(-40, 40, 2)
        mask = cv2.warpAffine(np.ones(face.shape[:2], np.float32), matrix, (CANVAS, CANVAS))[..., None]
        image = image * (1 - mask) + cv2.warpAffine(face, matrix, (CANVAS, CANVAS), flags=cv2.INTER_AREA) * mask
    return image


def rendered(stock: Stock, dice: list[Die]) -> tuple[np.ndarray, int]:
    image, owner = _ground(stock), np.zeros((CANVAS, CANVAS), np.int16)
    size, middle = between(38, 62), np.array([CANVAS / 2, CANVAS / 2])
    die = random.choice(dice)
    none = random.random() < NONE
    if random.random() < 0.4:  # a neighbour
        turn = between(0, 2 * math.pi)
        near = middle + size * between(1.0, 1.5) * np.array([math.cos(turn), math.sin(turn)])
        like = min(random.sample(dice, 12), key=lambda d: abs(d.tilt - die.tilt))
        throw_die(image, owner, like, near, size * between(0.9, 1.1), 2)
    if not none:
        throw_die(image, owner, die, middle, size, 1)
    elif random.random() < PIECES:
        image = throw_piece(image, middle, size)
    image = shoot(light(image))
    seen = max(9.0, math.exp(between(math.log(12), math.log(90))))
    if seen < size:  # as few pixels as a distant die has
        small = max(8, round(CANVAS * seen / size))
        image = cv2.resize(cv2.resize(image, (small, small), interpolation=cv2.INTER_AREA), (CANVAS, CANVAS))
    crop = cut(image, middle, size, 0.1)
    if random.random() < 0.5:
        crop = np.ascontiguousarray(crop[:, ::-1])
    return crop, 0 if none else die.face


def photographed(folder: Path, held_out: bool) -> list[tuple[np.ndarray, int]]:
    out = []
    for number, label in enumerate(x for x in json.loads((folder / 'labels.json').read_text()) if not x.get('nonstandard')):
        if (number % HELD_OUT_DICE == 0) != held_out or label['source_repo'].startswith(PIPS_ONLY):
            continue
        image = cv2.imread(str(folder / label['file']))
        scale = np.array(image.shape[1::-1])
        for die in label['dice']:
            x, y, wide, high = die['box']
            at, size = np.array([x + wide / 2, y + high / 2]) * scale, math.sqrt(wide * high * scale.prod()) * BOX_TO_SIZE
            out += [(cut(image, at, size, 0.1), die['value']) for _ in range(1 if held_out else OF_PHOTOGRAPH)]
        for _ in range(2 if label['cards'] else 1 if not label['dice'] else 0):
            at, size = np.random.uniform(0.1, 0.9, 2) * scale, between(15, 120)
            out.append((cut(image, at, size), 0))
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--count', type=int, default=14_000)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--photos', type=Path)
    parser.add_argument('--held-out', action='store_true')
    options = parser.parse_args()
    cv2.setNumThreads(1)
    random.seed(options.seed)
    np.random.seed(options.seed)
    stock = load_stock(options.held_out, options.photos, share=0.05)
    dice = [die for i, die in enumerate(load_dice()) if (i % HELD_OUT_DICE == 0) == options.held_out]
    started = time.time()
    made = [rendered(stock, dice) for _ in range(options.count)]
    if options.photos:
        made += photographed(options.photos, options.held_out)
    images, faces = (np.stack(part) for part in zip(*made, strict=True))
    name = 'die-held-out.npz' if options.held_out else 'die-train.npz'
    np.savez(WORK / name, images=images, labels=faces.astype(np.int64), rendered=options.count)
    print(f'{len(images)} crops in {time.time() - started:.0f} seconds: {np.bincount(faces, minlength=7).tolist()}')


if __name__ == '__main__':
    main()
