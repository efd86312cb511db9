"""Writes the facer's weights for the app and the stored outputs of its parity test.

    python -m facer.train.export [--checkpoint FILE]
"""

import argparse
from pathlib import Path

import numpy as np
import torch

from common.graph_model import export
from common.parity import store
from ground.paths import MODELS, WORK

from .net import CROP_HEIGHT, CROP_WIDTH, Facer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--checkpoint', type=Path, default=WORK / 'facer.pt')
    options = parser.parse_args()
    net = Facer()
    net.load_state_dict(torch.load(options.checkpoint, weights_only=True)['net'])
    export(net, MODELS / 'facer/weights', [-1, CROP_HEIGHT, CROP_WIDTH, 3], torch.zeros(1, 3, CROP_HEIGHT, CROP_WIDTH))
    crops = np.load(WORK / 'facer-held-out.npz')['images'][:6, ..., ::-1]
    store(net, np.ascontiguousarray(crops), MODELS / 'facer/parity')


if __name__ == '__main__':
    main()
