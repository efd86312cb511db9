"""From the indices of a crop to the maps the finder should give, and the loss between the two."""

import torch
import torch.nn.functional as F

from .net import STRIDE

FRAME_UNIT = 2 * STRIDE
CENTRE_UNIT = 8 * STRIDE
"""Pixels per unit of the regressed vectors; `src/vision` decodes with the same."""
FIND, IGNORE = 1, 2


def maps(rows: torch.Tensor, batch: int, cells: int) -> tuple[torch.Tensor, ...]:
    """Target maps of a batch of square crops, `cells` a side.

    rows: M x 10, one index each: number in the batch, middle x, y, right x, y, up x, y, centre x, y (pixels, pixel
    centres at whole numbers), FIND or IGNORE. Gives heat, ignore and weight (batch x cells x cells) and the eight
    regressed values (batch x 8 x cells x cells).
    """
    heat = torch.zeros(batch, cells * cells)
    ignore = torch.zeros(batch, cells * cells)
    weight = torch.zeros(batch, cells * cells)
    values = torch.zeros(batch, cells * cells, 8)
    if len(rows) == 0:
        return tuple(t.view(batch, cells, cells) for t in (heat, ignore, weight)) + (
            values.view(batch, cells, cells, 8).permute(0, 3, 1, 2),
        )
    number = rows[:, 0].long()
    at = (rows[:, 1:3] + 0.5) / STRIDE
    wide, high = rows[:, 3:5].norm(dim=1), rows[:, 5:7].norm(dim=1)
    sigma = (torch.minimum(wide, high) / STRIDE * 0.55).clamp(min=0.7)
    grid = torch.arange(cells) + 0.5
    dx, dy = at[:, 0, None] - grid, at[:, 1, None] - grid
    squared = (dx**2)[:, None, :] + (dy**2)[:, :, None]
    bump = torch.exp(-squared / (2 * sigma**2)[:, None, None])
    bump = torch.where(bump > 0.011, bump, 0).view(len(rows), -1)
    find = rows[:, 9] == FIND
    cell = at.floor().long()
    inside = find & ((cell >= 0) & (cell < cells)).all(1)
    bump[inside, (cell[:, 1] * cells + cell[:, 0])[inside]] = 1
    ignore.index_reduce_(0, number[~find], (bump[~find] > 0.2).float(), 'amax')
    heat.index_reduce_(0, number[find], bump[find], 'amax')
    for b in number[find].unique().tolist():
        mine = find & (number == b)
        best, which = bump[mine].max(0)
        of = rows[mine][which]
        place = at[mine][which]
        grid_x, grid_y = grid.repeat(cells), grid.repeat_interleave(cells)
        offset = place - torch.stack([grid_x, grid_y], 1)
        frame = of[:, 3:7] / FRAME_UNIT
        centre = (of[:, 7:9] - of[:, 1:3]) / CENTRE_UNIT
        values[b] = torch.cat([offset, frame, centre], 1)
        weight[b] = torch.where(best > 0.5, best, 0)
    ignore[heat > 0.5] = 0
    square = [t.view(batch, cells, cells) for t in (heat, ignore, weight)]
    return (*square, values.view(batch, cells, cells, 8).permute(0, 3, 1, 2))


def loss(out: torch.Tensor, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Focal loss of the heat (CornerNet, Law & Deng 2018, eq. 1) and smooth L1 of the frames."""
    heat, ignore, weight, values = maps(rows, out.shape[0], out.shape[-1])
    p = torch.sigmoid(out[:, 0]).clamp(1e-4, 1 - 1e-4)
    peak = (heat > 0.999).float()
    near = (1 - peak) * (1 - heat) ** 4 * p**2 * torch.log(1 - p) * (1 - ignore)
    focal = -(peak * (1 - p) ** 2 * torch.log(p) + near).sum() / peak.sum().clamp(min=1)
    error = F.smooth_l1_loss(out[:, 1:], values, reduction='none', beta=0.1).sum(1)
    return focal, (error * weight).sum() / weight.sum().clamp(min=1)
