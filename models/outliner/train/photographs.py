"""Packs photographs for the outliner's training: real dice, and tables with face-up cards and nothing face down.

    python -m outliner.train.photographs --photos FOLDER

FOLDER holds a `labels.json`. Dice are taken where boxes enclose whole dice; of photographs with cards only this is said, that
no back and no die is in them, as their outlines are not labelled. Sources used for the core scene's evaluation are left out.
"""

import argparse
import json
import pickle
from pathlib import Path

import cv2
import numpy as np

from die.train.crops import BOX_TO_SIZE, PIPS_ONLY
from ground.core_scene import CARD_SOURCES
from ground.paths import OUTLINES

LONGEST = 640


def pack(folder: Path, label: dict) -> tuple | None:
    source = label['source_repo']
    if label.get('nonstandard') or any(source.startswith(s) for s in (*CARD_SOURCES, PIPS_ONLY)):
        return None
    if not label['cards'] and not label['dice']:
        return None
    image = cv2.imread(str(folder / label['file']))
    h, w = image.shape[:2]
    k = min(1.0, LONGEST / max(h, w))
    image = cv2.resize(image, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
    scale = np.array([w, h]) * k
    dice = []
    for die in label['dice']:
        x, y, wide, high = die['box']
        size = np.sqrt(wide * high * scale[0] * scale[1]) * BOX_TO_SIZE
        dice.append([*(np.array([x + wide / 2, y + high / 2]) * scale), size, 1.0, die['value']])
    jpeg = cv2.imencode('.jpg', image, [cv2.IMWRITE_JPEG_QUALITY, 92])[1].tobytes()
    faces_unknown = 1.0 if label['cards'] else 0.0
    dice = np.array(dice, np.float32).reshape(-1, 5)
    return jpeg, np.zeros((0, 12), np.float32), dice, [0.0, faces_unknown, 0.0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--photos', type=Path, required=True)
    options = parser.parse_args()
    labels = json.loads((options.photos / 'labels.json').read_text())
    packed = [p for p in (pack(options.photos, label) for label in labels) if p]
    OUTLINES.mkdir(parents=True, exist_ok=True)
    (OUTLINES / 'photographs.pkl').write_bytes(pickle.dumps(packed))
    print(f'{len(packed)} photographs, {sum(len(p[2]) for p in packed)} dice')


if __name__ == '__main__':
    main()
