"""The die reader: the number on top of a die, from a crop around it, or that it is none."""

import torch
from torch import nn

from common.blocks import Conv, Residual

CROP = 48
"""Pixels of the crop's sides."""
REACH = 1.6
"""Side of the crop in sizes of the die (the root of its visible area)."""
CLASSES = 7
"""No die, then the faces 1 to 6."""


class DieReader(nn.Module):
    """N x 3 x CROP x CROP to N x CLASSES logits."""

    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(
            Conv(3, 20, stride=2), Residual(20), Conv(20, 40, stride=2), Residual(40), Conv(40, 64, stride=2), Residual(64)
        )
        self.squeeze = Conv(64, 20, 1)
        self.hidden = nn.Linear(20 * 6 * 6 + 64, 64)
        self.dropout = nn.Dropout(0.2)
        self.out = nn.Linear(64, CLASSES)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.features(x)
        where = self.squeeze(x).permute(0, 2, 3, 1).flatten(1)
        whole = torch.cat([where, x.mean((2, 3))], 1)
        return self.out(torch.relu(self.hidden(self.dropout(whole))))
