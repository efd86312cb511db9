"""The facer: which card the upright crop of a whole face shows, told from all that is printed on it, or that it shows none."""

import torch
from torch import nn

from common.blocks import Conv, Residual, Separable
from ground.glyphs import RANKS, SUITS

CROP_WIDTH, CROP_HEIGHT = 48, 64
MARGIN = 0.04
"""How far the crop reaches beyond the outline on each side, in sides of the outline."""
OTHER = len(RANKS) * len(SUITS)
"""Class of a crop that shows no card of the 52 by itself; the cards are numbered rank after rank, suits within."""
RANK_CLASSES = len(RANKS) + 1
"""The ranks in their order, then `other`."""


class Facer(nn.Module):
    """N x 3 x CROP_HEIGHT x CROP_WIDTH to N x (RANK_CLASSES + 4): logits of the rank, then of the suit."""

    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(
            Conv(3, 16, stride=2),
            Conv(16, 32, stride=2),
            Residual(32),
            Conv(32, 64, stride=2),
            Separable(64, 64, residual=True),
            Separable(64, 64, residual=True),
        )
        self.squeeze = Conv(64, 16, 1)
        self.hidden = nn.Linear(16 * 8 * 6 + 64, 64)
        self.dropout = nn.Dropout(0.1)
        self.out = nn.Linear(64, RANK_CLASSES + len(SUITS))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.features(x)
        where = self.squeeze(x).permute(0, 2, 3, 1).flatten(1)
        whole = torch.cat([where, x.mean((2, 3))], 1)
        return self.out(torch.relu(self.hidden(self.dropout(whole))))
