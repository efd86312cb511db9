"""Writes the finder's weights for the app and the stored outputs of its parity test.

    python -m finder.train.export [--checkpoint FILE]
"""

import argparse
import pickle
from pathlib import Path

import cv2
import numpy as np
import torch

from common.graph_model import export
from common.parity import store
from ground.paths import MODELS, SCENES, WORK

from .net import Finder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--checkpoint', type=Path, default=WORK / 'finder.pt')
    options = parser.parse_args()
    net = Finder()
    net.load_state_dict(torch.load(options.checkpoint, weights_only=True)['net'])
    export(net, MODELS / 'finder/weights', [1, -1, -1, 3], torch.zeros(1, 3, 64, 64))
    jpeg = pickle.loads(sorted((SCENES / 'held-out').glob('*.pkl'))[0].read_bytes())[0][0]
    picture = cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR)[:160, :192, ::-1].copy()
    store(net, picture[None], MODELS / 'finder/parity')


if __name__ == '__main__':
    main()
