"""The mean of two checkpoints of one net of which the second went on from the first, as a checkpoint of its own.

    python -m common.average FIRST SECOND OUT

What training on gains on new data it partly loses on the old; between the two lie weights that do well on both (Wortsman et
al. 2022, Robust fine-tuning of zero-shot models).
"""

import argparse
from pathlib import Path

import torch


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('first', type=Path)
    parser.add_argument('second', type=Path)
    parser.add_argument('out', type=Path)
    options = parser.parse_args()
    first, second = (torch.load(file, weights_only=True)['net'] for file in (options.first, options.second))
    mean = {name: (value + second[name]) / 2 if value.is_floating_point() else value for name, value in first.items()}
    torch.save({'net': mean}, options.out)


if __name__ == '__main__':
    main()
