"""Trains the index finder on rendered scenes.

    python -m finder.train.train --steps 9000 [--resume] [--threads 1] [--seed 1]

Writes a checkpoint every 250 steps; `--resume` goes on from it. `--init FILE` starts from another run's weights.
"""

import argparse
import time
from pathlib import Path

import torch

from common.blocks import normalise
from common.schedule import load, rate, save
from ground.paths import WORK

from .crops import Crops, collate
from .net import Finder
from .targets import loss

BATCH = 16
PEAK_RATE = 2e-3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--steps', type=int, default=9000)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--peak', type=float, default=PEAK_RATE)
    parser.add_argument('--resume', action='store_true')
    parser.add_argument('--init', type=Path)
    parser.add_argument('--checkpoint', type=Path, default=WORK / 'finder.pt')
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    net = Finder().to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.peak, weight_decay=1e-2)
    step = 0
    if options.resume and options.checkpoint.exists():
        step = load(options.checkpoint, net, optimiser)
    elif options.init:
        net.load_state_dict(torch.load(options.init, weights_only=True)['net'])
    print(f'{sum(p.numel() for p in net.parameters())} parameters, from step {step}', flush=True)
    crops = torch.utils.data.DataLoader(
        Crops(options.seed + step), batch_size=BATCH, num_workers=1, prefetch_factor=8, collate_fn=collate
    )
    started, first, sums = time.time(), step, torch.zeros(2)
    net.train()
    for images, rows in crops:
        if step >= options.steps:
            break
        for group in optimiser.param_groups:
            group['lr'] = rate(step, options.steps, options.peak)
        focal, frame = loss(net(normalise(images)), rows)
        optimiser.zero_grad()
        (focal + 0.5 * frame).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 10.0)
        optimiser.step()
        step += 1
        sums += torch.tensor([focal.item(), frame.item()])
        if step % 100 == 0:
            speed = (step - first) * BATCH / (time.time() - started)
            print(f'{step} heat {sums[0] / 100:.3f} frame {sums[1] / 100:.3f} {speed:.0f} crops a second', flush=True)
            sums.zero_()
        if step % 250 == 0:
            save(options.checkpoint, net, optimiser, step)
    save(options.checkpoint, net, optimiser, step)


if __name__ == '__main__':
    main()
