"""From the cards and dice of a crop to the maps the outliner should give, and the loss between the two."""

import torch
import torch.nn.functional as F

from .net import FORM, HEATS, STRIDE

UNIT = 64.0
"""Pixels per unit of lengths the net gives; `src/vision` decodes with the same."""
FIND, IGNORE = 1, 2
BACK, FACE, DIE = 0, 1, 2


def maps(rows: torch.Tensor, batch: int, cells: int) -> tuple[torch.Tensor, ...]:
    """Target maps of a batch of square crops, `cells` a side.

    rows: M x (6 + FORM), one card or die each: number in the batch, kind, FIND or IGNORE, middle of what is seen (x, y), size
    (root of its area), then for a card its form, for a die its middle and size; pixels. Gives heat and ignore (batch x HEATS
    x cells x cells), and for cards, then dice: weight, size and values (batch x cells x cells and one more axis for values).
    """
    flat = cells * cells
    heat, ignore = torch.zeros(batch * HEATS, flat), torch.zeros(batch * HEATS, flat)
    weights = [torch.zeros(batch, flat) for _ in range(2)]
    sizes = [torch.ones(batch, flat) for _ in range(2)]
    values = [torch.zeros(batch, flat, n) for n in (FORM, 3)]
    grid = torch.arange(cells) + 0.5
    places = torch.stack([grid.repeat(cells), grid.repeat_interleave(cells)], 1) * STRIDE
    if len(rows):
        number, kind, find = rows[:, 0].long(), rows[:, 1].long(), rows[:, 2] == FIND
        at, size = rows[:, 3:5], rows[:, 5]
        spread = torch.where(kind == DIE, 0.22 * size, 0.11 * size).clamp(0.75 * STRIDE, 3.5 * STRIDE)
        squared = ((places[None] - at[:, None]) ** 2).sum(2)
        bump = torch.exp(-squared / (2 * spread**2)[:, None])
        bump = torch.where(bump > 0.011, bump, 0)
        cell = (at / STRIDE).floor().long().clamp(0, cells - 1)
        bump[find, (cell[:, 1] * cells + cell[:, 0])[find]] = 1
        channel = number * HEATS + kind
        wide = torch.exp(-squared / (2 * (1.7 * spread) ** 2)[:, None])
        ignore.index_reduce_(0, channel[~find], (wide[~find] > 0.25).float(), 'amax')
        heat.index_reduce_(0, channel[find], bump[find], 'amax')
        for which, chosen in enumerate((kind != DIE, kind == DIE)):
            for b in number[find & chosen].unique().tolist():
                mine = find & chosen & (number == b)
                best, of = bump[mine].max(0)
                mine_rows = rows[mine][of]
                wanted = mine_rows[:, 6 : 6 + values[which].shape[2]].clone()
                wanted[:, :2] -= places
                lengths = 5 if which == 0 else 3
                wanted[:, :lengths] /= UNIT
                values[which][b] = wanted
                weights[which][b] = torch.where(best > 0.45, best, 0)
                sizes[which][b] = mine_rows[:, 5] / UNIT
    ignore[heat > 0.5] = 0
    shape = (batch, HEATS, cells, cells)
    square = lambda t: t.view(batch, cells, cells, *t.shape[2:])  # noqa: E731
    parts = zip(weights, sizes, values, strict=True)
    return heat.view(shape), ignore.view(shape), *(square(t) for part in parts for t in part)


def _off(found: torch.Tensor, wanted: torch.Tensor) -> torch.Tensor:
    return F.smooth_l1_loss(found, wanted, reduction='none', beta=0.04)


def loss(out: torch.Tensor, rows: torch.Tensor, unknown: torch.Tensor) -> tuple[torch.Tensor, ...]:
    """Focal loss of the heats (CornerNet, Law & Deng 2018, eq. 1), errors of outlines and of dice in their own sizes.

    unknown: batch x HEATS, 1 where a picture's truth does not tell of that kind.
    """
    heat, ignore, card_weight, card_size, form, die_weight, die_size, die = maps(rows, out.shape[0], out.shape[-1])
    asked = (1 - ignore) * (1 - unknown)[:, :, None, None]
    p = torch.sigmoid(out[:, :HEATS]).clamp(1e-4, 1 - 1e-4)
    peak = (heat > 0.999).float()
    near = (1 - peak) * (1 - heat) ** 4 * p**2 * torch.log(1 - p) * asked
    focal = -(peak * (1 - p) ** 2 * torch.log(p) + near).sum() / peak.sum().clamp(min=1)
    found = out[:, HEATS:].permute(0, 2, 3, 1)
    card, per = found[..., :FORM], 1 / card_size.clamp(min=0.1)[..., None]
    lengths = _off(card[..., :5] * per, form[..., :5] * per).sum(-1)
    turns = 0.5 * _off(card[..., 5:7], form[..., 5:7]).sum(-1) + 1.5 * _off(card[..., 7:9], form[..., 7:9]).sum(-1)
    long = 0.3 * _off(card[..., 9:], form[..., 9:]).sum(-1)
    outline = ((lengths + turns + long) * card_weight).sum() / card_weight.sum().clamp(min=1)
    per = 1 / die_size.clamp(min=0.1)[..., None]
    dice = (_off(found[..., FORM:] * per, die * per).sum(-1) * die_weight).sum() / die_weight.sum().clamp(min=1)
    return focal, outline, dice
