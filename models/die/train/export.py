"""Writes the die reader's weights for the app and the stored outputs of its parity test.

    python -m die.train.export [--checkpoint FILE]
"""

import argparse
from pathlib import Path

import numpy as np
import torch

from common.graph_model import export
from common.parity import store
from ground.paths import MODELS, WORK

from .net import CROP, DieReader


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--checkpoint', type=Path, default=WORK / 'die.pt')
    options = parser.parse_args()
    net = DieReader()
    net.load_state_dict(torch.load(options.checkpoint, weights_only=True)['net'])
    export(net, MODELS / 'die/weights', [-1, CROP, CROP, 3], torch.zeros(1, 3, CROP, CROP))
    crops = np.load(WORK / 'die-held-out.npz')['images'][:6, ..., ::-1]
    store(net, np.ascontiguousarray(crops), MODELS / 'die/parity')


if __name__ == '__main__':
    main()
