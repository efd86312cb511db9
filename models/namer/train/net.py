"""The index namer: which glyph and which suit an upright crop of an index shows, or that it shows none."""

import torch
from torch import nn

from common.blocks import Conv, Residual
from ground.glyphs import GLYPHS, SUITS

CLASSES = len(GLYPHS) + 1
"""The glyphs in their order, then `reject`."""


class Namer(nn.Module):
    """N x 3 x 64 x 40 to N x (CLASSES + 4): logits of the glyph, then of the suit."""

    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(
            Conv(3, 24, stride=2), Residual(24), Conv(24, 48, stride=2), Residual(48), Conv(48, 96, stride=2), Residual(96)
        )
        self.squeeze = Conv(96, 32, 1)
        self.hidden = nn.Linear(32 * 8 * 5 + 96, 128)
        self.dropout = nn.Dropout(0.2)
        self.out = nn.Linear(128, CLASSES + len(SUITS))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.features(x)
        where = self.squeeze(x).permute(0, 2, 3, 1).flatten(1)
        whole = torch.cat([where, x.mean((2, 3))], 1)
        return self.out(torch.relu(self.hidden(self.dropout(whole))))
