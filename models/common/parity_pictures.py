"""Stores what PyTorch gives for the nets of whole pictures on many of them, for `npx tsx test/eval/parity.ts .cache/parity`.

    python -m common.parity_pictures --photos FOLDER [--count 20] [--finder FILE] [--outliner FILE]

The checkpoints have to be those that were exported last.
"""

import argparse
from pathlib import Path

import cv2
import torch

from finder.train.net import Finder
from ground.paths import WORK
from outliner.train.net import COARSEST, Outliner

from .parity import store

LONGEST = 512


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--photos', type=Path, required=True)
    parser.add_argument('--count', type=int, default=20)
    parser.add_argument('--finder', type=Path, default=WORK / 'finder.pt')
    parser.add_argument('--outliner', type=Path, default=WORK / 'outliner.pt')
    options = parser.parse_args()
    files = sorted(f for f in options.photos.iterdir() if f.suffix.lower() in ('.jpg', '.png'))
    chosen = files[:: max(1, len(files) // options.count)][: options.count]
    for name, net, checkpoint in (('finder', Finder(), options.finder), ('outliner', Outliner(), options.outliner)):
        net.load_state_dict(torch.load(checkpoint, weights_only=True)['net'])
        for number, file in enumerate(chosen):
            image = cv2.imread(str(file))
            k = LONGEST / max(image.shape[:2])
            image = cv2.resize(image, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
            high, wide = (side // COARSEST * COARSEST for side in image.shape[:2])
            store(net, image[None, :high, :wide, ::-1].copy(), WORK / 'parity' / f'{name}-{number}')


if __name__ == '__main__':
    main()
