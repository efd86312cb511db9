"""Cuts crops out of labelled photographs with a trained finder: real indices, and what the finder wrongly takes for one.

    python -m namer.train.harvest --photos FOLDER

FOLDER has a `labels.json` with `cards` (card, box, quad in shares of the picture) a photo. A frame is labelled with a card
only where the namer leans the same way or the photo leaves no other choice; frames in photos without cards are rejects.
"""

import argparse
import json
import random
from pathlib import Path

import cv2
import numpy as np
import torch

from common.blocks import normalise
from common.find import Frame, find
from common.index_crop import Levels, cut
from finder.train.net import Finder
from ground.glyphs import GLYPHS, REJECT, SUITS
from ground.paths import WORK

from .crops import Crops, shaken
from .net import CLASSES, Namer

LEANS = 0.05
"""Least probability of the labelled card at which a frame inside its box is believed to be its index."""
COPIES, REJECT_COPIES = 4, 3
HEAT = 0.2


def _glyph(card: str) -> int:
    return GLYPHS.index('10' if card[0] == 'T' else card[0])


def _inside(frame: Frame, box: list[float], w: int, h: int) -> bool:
    x, y = frame.middle[0] / w, frame.middle[1] / h
    return box[0] <= x <= box[0] + box[2] and box[1] <= y <= box[1] + box[3]


def _box(card: dict) -> list[float] | None:
    if card.get('box'):
        return card['box']
    if card.get('quad'):
        low, high = np.min(card['quad'], 0), np.max(card['quad'], 0)
        return [*low, *(high - low)]
    return None


def _names(namer: Namer, levels: Levels, frames: list[Frame]) -> tuple[np.ndarray, np.ndarray]:
    crops = np.stack([cut(levels, f.middle, f.right, f.up)[..., ::-1] for f in frames])
    with torch.no_grad():
        out = namer(normalise(torch.from_numpy(np.ascontiguousarray(crops))))
    return torch.softmax(out[:, :CLASSES], 1).numpy(), torch.softmax(out[:, CLASSES:], 1).numpy()


def _label(frame: Frame, glyph: np.ndarray, suit: np.ndarray, label: dict, w: int, h: int) -> tuple[int, int] | None:
    """(glyph, suit) of a frame, (REJECT, -1) where nothing can be there, None where it can't be told."""
    if not label['cards']:
        return REJECT, -1
    boxes = [(c['card'], _box(c)) for c in label['cards']]
    cards = [c for c, box in boxes if box is None or _inside(frame, box, w, h)]
    leaning = [c for c in cards if glyph[_glyph(c)] * suit[SUITS.index(c[1])] > LEANS]
    if len(set(leaning)) == 1:
        return _glyph(leaning[0]), SUITS.index(leaning[0][1])
    if all(box is not None for _, box in boxes) and not cards and frame.score < 0.9:
        return REJECT, -1
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--photos', type=Path, required=True)
    parser.add_argument('--finder', type=Path, default=WORK / 'finder.pt')
    parser.add_argument('--namer', type=Path, default=WORK / 'namer.pt')
    parser.add_argument('--out', type=Path, default=WORK / 'namer-photos.npz')
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    random.seed(options.seed)
    np.random.seed(options.seed)
    finder, namer = Finder().eval(), Namer().eval()
    finder.load_state_dict(torch.load(options.finder, weights_only=True)['net'])
    namer.load_state_dict(torch.load(options.namer, weights_only=True)['net'])
    crops = Crops()
    for label in json.loads((options.photos / 'labels.json').read_text()):
        if label.get('nonstandard') or 'ignore' in label.get('note', ''):
            continue
        image = cv2.imread(str(options.photos / label['file']))
        h, w = image.shape[:2]
        frames = [f for f in find(finder, image, HEAT) if np.hypot(*f.right) >= 1.5]
        if not frames:
            continue
        levels = Levels(image)
        for frame, glyph, suit in zip(frames, *_names(namer, levels, frames), strict=True):
            told = _label(frame, glyph, suit, label, w, h)
            if told is None:
                continue
            for _ in range(REJECT_COPIES if told[0] == REJECT else COPIES):
                crops.add(cut(levels, *shaken(frame.middle, frame.right, frame.up)), *told)
    images = np.stack(crops.images)
    np.savez(options.out, images=images, glyphs=np.array(crops.glyphs), suits=np.array(crops.suits))
    print(images.shape, np.bincount(crops.glyphs, minlength=REJECT + 1))


if __name__ == '__main__':
    main()
