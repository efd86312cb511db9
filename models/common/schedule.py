"""The learning rate, and checkpoints from which a stopped run goes on."""

import math
from pathlib import Path

import torch
from torch import nn


def rate(step: int, steps: int, peak: float, warm_up: int = 100) -> float:
    """Linear warm-up, then half a cosine down to nearly nothing."""
    return peak * min(1.0, (step + 1) / warm_up) * 0.5 * (1 + math.cos(math.pi * min(1.0, step / steps))) + 1e-5


def save(file: Path, net: nn.Module, optimiser: torch.optim.Optimizer, step: int) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix('.part')
    torch.save({'net': net.state_dict(), 'optimiser': optimiser.state_dict(), 'step': step}, unfinished)
    unfinished.rename(file)


def load(file: Path, net: nn.Module, optimiser: torch.optim.Optimizer) -> int:
    """Restores a run; gives the step it had reached."""
    state = torch.load(file, weights_only=True)
    net.load_state_dict(state['net'])
    optimiser.load_state_dict(state['optimiser'])
    return state['step']
