"""Writes the outliner's weights for the app and the stored outputs of its parity test.

    python -m outliner.train.export [--checkpoint FILE]
"""

import argparse
from pathlib import Path

import cv2
import torch

from common.graph_model import export
from common.parity import store
from ground.paths import MODELS, WORK

from .net import COARSEST, Outliner

OWN_PICTURE = 'test/e2e/pictures/cloth.jpg'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--checkpoint', type=Path, default=WORK / 'outliner.pt')
    options = parser.parse_args()
    net = Outliner()
    net.load_state_dict(torch.load(options.checkpoint, weights_only=True)['net'])
    export(net, MODELS / 'outliner/weights', [1, -1, -1, 3], torch.zeros(1, 3, 2 * COARSEST, 2 * COARSEST))
    own = cv2.resize(cv2.imread(str(MODELS.parent / OWN_PICTURE)), None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    store(net, own[None, : 3 * COARSEST, : 4 * COARSEST, ::-1].copy(), MODELS / 'outliner/parity')


if __name__ == '__main__':
    main()
