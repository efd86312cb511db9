"""Renders the outliner's scenes into shards that training reads; run one process a core, each with a `--part` of its own.

    python -m ground.make_outlines --scenes 3600 --part 0 [--held-out] [--photos FOLDER] [--look FILE]

A shard is a pickle of a list of (jpeg bytes, cards, dice). cards: N x 12 float32, the quad's corners (x, y each, top left
first), the middle of what is seen, the visible share, 1 for a back. dice: N x 5, middle, size, visible share, face. A run that
was stopped goes on after its last whole shard. `--look` writes a sheet of 48 scenes with their truth drawn in and stops.
"""

import argparse
import random
from pathlib import Path

import cv2
import numpy as np

from .backs import draw_back, pictured_back
from .decks import DRAWN_BACKS, back_files, load_decks, pyramid
from .dice import load_dice
from .make_scenes import photographs_without_cards
from .outline_scene import OutlineScene, render_outlines
from .paths import OUTLINES
from .scene import Stock
from .shards import write_shards
from .surfaces import load_pictures

SHARD = 100
PICTURED_BACKS = 160
"""Backs with pictures on them, beside those that are drawn."""
HELD_OUT_GROUNDS = 3
"""Every third photograph without cards is kept for the core scene's evaluation."""


def grounds(folder: Path, held_out: bool) -> list[Path]:
    """Photographs without cards, those that training may use or those kept apart."""
    return [f for i, f in enumerate(photographs_without_cards(folder)) if (i % HELD_OUT_GROUNDS == 0) == held_out]


def load_stock(held_out: bool, photos: Path | None, share: float = 0.5) -> Stock:
    """share: of the faces of each deck, to save memory."""
    pictures = load_pictures(grounds(photos, held_out) if photos else [])
    backs = [pyramid(cv2.imread(str(f))) for f in back_files(held_out)]
    if not held_out:
        backs += [pyramid(draw_back()) for _ in range(DRAWN_BACKS)]
        backs += [pyramid(pictured_back(pictures)) for _ in range(PICTURED_BACKS)]
    return Stock(load_decks(held_out, share), backs, pictures)


def pack(scene: OutlineScene) -> tuple[bytes, np.ndarray, np.ndarray]:
    jpeg = cv2.imencode('.jpg', scene.image, [cv2.IMWRITE_JPEG_QUALITY, random.randint(60, 95)])[1].tobytes()
    cards = [[*c.quad.ravel(), *c.seen, c.visible, c.back] for c in scene.cards]
    dice = [[*d.centre, d.size, d.visible, d.face] for d in scene.dice]
    return jpeg, np.array(cards, np.float32).reshape(-1, 12), np.array(dice, np.float32).reshape(-1, 5)


def _drawn_in(scene: OutlineScene) -> np.ndarray:
    image = scene.image.copy()
    for card in scene.cards:
        if card.visible > 0.12:
            colour = (128, 128, 128) if card.visible < 0.35 else (0, 200, 255) if card.back else (255, 0, 255)
            cv2.polylines(image, [np.int32(card.quad)], True, colour, 1)
    for die in scene.dice:
        cv2.circle(image, np.int32(die.centre).tolist(), int(die.size / 2), (255, 255, 0), 1)
    return image


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--scenes', type=int, default=3600)
    parser.add_argument('--part', type=int, default=0)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--held-out', action='store_true', help='from decks, backs and photographs kept apart')
    parser.add_argument('--photos', type=Path)
    parser.add_argument('--look', type=Path)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    random.seed(options.seed)
    np.random.seed(options.seed)
    stock, dice = load_stock(options.held_out, options.photos), load_dice()
    print(f'{len(stock.decks)} decks, {len(stock.backs)} backs, {len(stock.pictures)} grounds, {len(dice)} dice', flush=True)
    if options.look:
        tiles = [_drawn_in(render_outlines(stock, dice)) for _ in range(48)]
        cv2.imwrite(str(options.look), np.vstack([np.hstack(tiles[i : i + 6]) for i in range(0, 48, 6)]))
        return
    out = OUTLINES / ('held-out' if options.held_out else 'train')
    write_shards(out, options.scenes, SHARD, lambda: pack(render_outlines(stock, dice)), options.part, options.seed)


if __name__ == '__main__':
    main()
