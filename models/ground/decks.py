"""Loads the faces and backs that the other steps made, each in four sizes for clean shrinking."""

import json
import random
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from .backs import draw_back
from .paths import BACKS, FACES

# Kept apart, to see how the nets do on decks they never met.
HELD_OUT = ('extra_htd', 'gnome_anglo_poker', 'proc_003', 'proc_011', 'proc_019', 'proc_027', 'proc_035')
HELD_OUT_BACKS = 7
DRAWN_BACKS = 160
WHOLE_DECK = 24
"""Fewest faces that make a deck worth dealing from."""

Pyramid = list[np.ndarray]


@dataclass
class Deck:
    name: str
    faces: dict[str, Pyramid]
    index: list[float]
    four: bool


def pyramid(image: np.ndarray) -> Pyramid:
    """300, 150, 75 and 38 pixels wide."""
    small = [(150, 210), (75, 105), (38, 53)]
    return [image, *(cv2.resize(image, size, interpolation=cv2.INTER_AREA) for size in small)]


def load_decks(held_out: bool, share: float = 1.0) -> list[Deck]:
    """All decks for training, or those held out; `share` leaves out faces at random to save memory."""
    decks = []
    for folder in sorted(p for p in FACES.iterdir() if (p / 'deck.json').exists()):
        if (folder.name in HELD_OUT) != held_out:
            continue
        meta = json.loads((folder / 'deck.json').read_text())
        faces = {f.stem: pyramid(cv2.imread(str(f))) for f in sorted(folder.glob('*_?.png')) if random.random() < share}
        if len(faces) >= WHOLE_DECK * share:
            decks.append(Deck(folder.name, faces, meta['index'], meta['four']))
    return decks


def back_files(held_out: bool) -> list[Path]:
    """Pictures of backs; every HELD_OUT_BACKS-th by its design is kept apart for the core scene's evaluation."""
    designs: dict[bytes, list[Path]] = {}
    for file in sorted(BACKS.glob('*.png')):
        look = cv2.resize(cv2.imread(str(file)), (3, 4), interpolation=cv2.INTER_AREA) // 24
        designs.setdefault(look.tobytes(), []).append(file)
    kept = [files for i, files in enumerate(designs.values()) if (i % HELD_OUT_BACKS == 0) == held_out]
    return [file for files in kept for file in files]


def load_backs() -> list[Pyramid]:
    files: list[Path] = sorted(BACKS.glob('*.png')) if BACKS.exists() else []
    return [pyramid(cv2.imread(str(f))) for f in files] + [pyramid(draw_back()) for _ in range(DRAWN_BACKS)]
