"""Writes the namer's weights for the app, its classes, and the stored outputs of its parity test.

    python -m namer.train.export [--checkpoint FILE]
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch

from common.graph_model import export
from common.index_crop import CROP_HEIGHT, CROP_WIDTH
from common.parity import store
from ground.glyphs import GLYPHS, SUITS
from ground.paths import MODELS, WORK

from .net import Namer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--checkpoint', type=Path, default=WORK / 'namer.pt')
    options = parser.parse_args()
    net = Namer()
    net.load_state_dict(torch.load(options.checkpoint, weights_only=True)['net'])
    shape = [-1, CROP_HEIGHT, CROP_WIDTH, 3]
    export(net, MODELS / 'namer/weights', shape, torch.zeros(1, 3, CROP_HEIGHT, CROP_WIDTH))
    classes = {'glyphs': [*GLYPHS, 'reject'], 'suits': list(SUITS)}
    (MODELS / 'namer/weights/classes.json').write_text(json.dumps(classes) + '\n')
    crops = np.load(WORK / 'namer-held-out.npz')['images'][:6, ..., ::-1]
    store(net, np.ascontiguousarray(crops), MODELS / 'namer/parity')


if __name__ == '__main__':
    main()
