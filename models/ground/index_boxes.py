"""Finds the index (rank over suit) of a deck's faces by connected components of ink in the top left corner."""

import cv2
import numpy as np

from .paths import FACE_HEIGHT, FACE_WIDTH

INK = 60
"""Least difference from the paper, of 255, that counts as ink."""


def _components(face: np.ndarray) -> list[np.ndarray]:
    paper = np.percentile(face[10:140, 8:66].reshape(-1, 3), 80, axis=0)
    ink = (np.abs(face[:150, :80].astype(np.float32) - paper).max(2) > INK).astype(np.uint8)
    ink[:8] = 0
    ink[:, :7] = 0
    _, _, stats, _ = cv2.connectedComponentsWithStats(ink)
    kept = [s for s in stats[1:] if s[4] > 40 and s[2] < 62 and s[3] < 90 and s[0] + s[2] < 78 and s[0] < 50]
    return sorted(kept, key=lambda s: s[0] * 0.6 + s[1])


def index_box(face: np.ndarray) -> list[float] | None:
    """Box [left, top, right, bottom] in pixels of the top left index of an upright face (BGR), or None."""
    parts = _components(face)
    if len(parts) < 2:
        return None
    first, rest = parts[0], parts[1:]
    box = [first[0], first[1], first[0] + first[2], first[1] + first[3]]
    for s in rest:  # the two digits of a ten
        if s[1] < box[3] - 0.5 * s[3] and s[0] - box[2] < 12:
            box = [min(box[0], s[0]), min(box[1], s[1]), max(box[2], s[0] + s[2]), max(box[3], s[1] + s[3])]
    middle = (box[0] + box[2]) / 2
    below = [s for s in rest if -6 <= s[1] - box[3] < 30 and abs(s[0] + s[2] / 2 - middle) < 16]
    if not below:
        return None
    suit = min(below, key=lambda s: s[1])
    return [min(box[0], suit[0]), box[1], max(box[2], suit[0] + suit[2]), suit[1] + suit[3]]


def deck_index(faces: list[np.ndarray]) -> tuple[list[float], bool] | None:
    """Median index box of a deck's number cards as fractions of the card, and whether all four corners carry one."""
    boxes = [b for b in (index_box(f) for f in faces) if b]
    if not boxes or len(boxes) < 0.5 * len(faces):
        return None
    mirrored = sum(index_box(np.ascontiguousarray(f[:, ::-1])) is not None for f in faces)
    left, top, right, bottom = np.median(np.array(boxes), 0)
    box = [left / FACE_WIDTH, top / FACE_HEIGHT, right / FACE_WIDTH, bottom / FACE_HEIGHT]
    return [float(v) for v in box], mirrored > 0.6 * len(faces)
