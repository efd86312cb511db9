"""Trains the outliner on rendered scenes and, where packed, photographs.

    python -m outliner.train.train --steps 4000 [--resume] [--threads 1] [--seed 1]

Writes a checkpoint every 100 steps; `--resume` goes on from it, also to another number of steps.
"""

import argparse
import time
from pathlib import Path

import torch

from common.blocks import normalise
from common.schedule import load, rate, save
from ground.paths import WORK

from .crops import Crops, collate
from .net import Outliner
from .targets import loss

BATCH = 16
PEAK_RATE = 2.5e-3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--steps', type=int, default=4000)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--peak', type=float, default=PEAK_RATE)
    parser.add_argument('--resume', action='store_true')
    parser.add_argument('--checkpoint', type=Path, default=WORK / 'outliner.pt')
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    net = Outliner().to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.peak, weight_decay=1e-2)
    step = load(options.checkpoint, net, optimiser) if options.resume and options.checkpoint.exists() else 0
    print(f'{sum(p.numel() for p in net.parameters())} parameters, from step {step}', flush=True)
    crops = torch.utils.data.DataLoader(
        Crops(options.seed + step), batch_size=BATCH, num_workers=1, prefetch_factor=6, collate_fn=collate
    )
    started, first, sums = time.time(), step, torch.zeros(3)
    net.train()
    for images, rows, unknown in crops:
        if step >= options.steps:
            break
        for group in optimiser.param_groups:
            group['lr'] = rate(step, options.steps, options.peak)
        parts = loss(net(normalise(images)), rows, unknown)
        optimiser.zero_grad()
        (parts[0] + 0.6 * parts[1] + 0.4 * parts[2]).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 10.0)
        optimiser.step()
        step += 1
        sums += torch.stack([p.detach() for p in parts])
        if step % 50 == 0:
            speed = (step - first) * BATCH / (time.time() - started)
            heat, card, die = (sums / 50).tolist()
            print(f'{step} heat {heat:.3f} outline {card:.3f} die {die:.3f} {speed:.1f} crops a second', flush=True)
            sums.zero_()
        if step % 100 == 0:
            save(options.checkpoint, net, optimiser, step)
    save(options.checkpoint, net, optimiser, step)


if __name__ == '__main__':
    main()
