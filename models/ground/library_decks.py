"""Renders the decks of installed packages (see requirements in models/README.md) to faces and backs.

    python -m ground.library_decks [--extra FOLDER]

FOLDER holds decks as `<deck>/<rank><suit>.webp`, `backs/*.webp` and a `decks.json` with `indexBox`, `fourIndices` and
`numberCardsOnly` per deck.
"""

import argparse
import json
import re
import subprocess
import tempfile
from pathlib import Path

import cv2
import numpy as np

from .glyphs import RANKS, SUITS, glyph_of
from .index_boxes import deck_index
from .paths import BACKS, FACE_HEIGHT, FACE_WIDTH, FACES

GNOME = Path('/usr/share/aisleriot/cards')
KDE = Path('/usr/share/carddecks')
SHEET_ROWS = {'C': 0, 'D': 1, 'H': 2, 'S': 3}

# Packs whose suits are not French, tarots, bitmaps and doubles of another file.
LEFT_OUT = {'tarocco', 'swiss-xvii', 'Атласные', 'anglo_bitmap', 'gnomangelo_bitmap', 'tango_nuevo'}
LANGUAGE = {
    'ancient_french': 'french',
    'atlasnye_skat': 'german',
    'berlin': 'german',
    'lattmann': 'german',
    'rheinland': 'german',
    'slavic_costumes': 'russian',
}
NUMBERS_ONLY = {'guyenne-classic'}
KDE_DECKS = {
    'svg-standard': 'english',
    'svg-oxygen-white': 'english',
    'svg-tigullio-international': 'english',
    'svg-jolly-royal': 'english',
    'svg-nicu-white': 'english',
    'svg-gm-paris': 'english',
    'svg-future': 'english',
    'svg-xskat-french': 'french',
    'svg-xskat-german': 'german',
}


def _render(svg: Path, width: int, height: int | None = None, element: str | None = None) -> np.ndarray | None:
    with tempfile.NamedTemporaryFile(suffix='.png') as out:
        call = ['rsvg-convert', '-w', str(width)]
        call += ['-h', str(height)] if height else []
        call += ['--export-id', element] if element else []
        done = subprocess.run([*call, '-o', out.name, str(svg)], capture_output=True, timeout=300, check=False)
        return cv2.imread(out.name, cv2.IMREAD_UNCHANGED) if done.returncode == 0 else None


def _on_paper(image: np.ndarray) -> np.ndarray:
    """The card as BGR, its transparent corners filled with its own paper."""
    image = cv2.resize(image, (FACE_WIDTH, FACE_HEIGHT), interpolation=cv2.INTER_AREA)
    if image.ndim == 2:
        image = cv2.cvtColor(image, cv2.COLOR_GRAY2BGR)
    paper = np.percentile(image[10:140, 6:70, :3].reshape(-1, 3), 85, axis=0)
    if image.shape[2] == 4:
        alpha = image[:, :, 3:].astype(np.float32) / 255
        image = (image[:, :, :3] * alpha + paper * (1 - alpha)).astype(np.uint8)
    return image.copy()


class Deck:
    """Collects a deck's faces and writes them with a `deck.json` (index box, four indices)."""

    def __init__(self, name: str):
        self.folder = FACES / name
        self.folder.mkdir(parents=True, exist_ok=True)
        self.numbers: list[np.ndarray] = []

    def add(self, glyph: str, suit: str, image: np.ndarray) -> None:
        face = _on_paper(image)
        if glyph in '23456789':
            self.numbers.append(face)
        cv2.imwrite(str(self.folder / f'{glyph}_{suit}.png'), face)

    def finish(self, box: list[float] | None = None, four: bool | None = None) -> None:
        found = (box, bool(four)) if box else deck_index(self.numbers)
        if found is None:
            print('no index found, left out:', self.folder.name)
            return
        (self.folder / 'deck.json').write_text(json.dumps({'index': found[0], 'four': found[1]}))


def _back(name: str, image: np.ndarray | None) -> None:
    if image is not None:
        BACKS.mkdir(parents=True, exist_ok=True)
        cv2.imwrite(str(BACKS / f'{name}.png'), _on_paper(image))


def gnome_decks() -> None:
    """The 13 x 5 sheets of gnome-cards-data; the fifth row holds two jokers and the back."""
    for svg in sorted(GNOME.glob('*.svgz')):
        if svg.stem in LEFT_OUT:
            continue
        sheet = _render(svg, 13 * FACE_WIDTH, 5 * FACE_HEIGHT)
        if sheet is None:
            print('could not render', svg.stem)
            continue

        def cell(column: int, row: int, sheet: np.ndarray = sheet) -> np.ndarray:
            return sheet[
                row * FACE_HEIGHT : (row + 1) * FACE_HEIGHT, column * FACE_WIDTH : (column + 1) * FACE_WIDTH
            ]

        deck = Deck(f'gnome_{svg.stem}')
        for suit in SUITS:
            for column, rank in enumerate(RANKS):
                if svg.stem in NUMBERS_ONLY and rank in 'AJQK':
                    continue
                glyph = glyph_of(rank, LANGUAGE.get(svg.stem, 'english'))
                deck.add(glyph, suit, cell(column, SHEET_ROWS[suit]))
        deck.add('X', 'S', cell(0, 4))
        deck.add('X', 'H', cell(1, 4))
        deck.finish()
        _back(f'gnome_{svg.stem}', cell(2, 4))


def kde_decks() -> None:
    """kdegames-card-data: one SVG a deck, one element id a card."""
    names = {'S': 'spade', 'H': 'heart', 'D': 'diamond', 'C': 'club'}
    ids = dict(zip(RANKS, ['1', *map(str, range(2, 11)), 'jack', 'queen', 'king'], strict=True))
    for folder, language in KDE_DECKS.items():
        svg = next((KDE / folder).glob('*.svgz'), None)
        if svg is None:
            continue
        deck = Deck(f'kde_{folder[4:]}')
        for suit in SUITS:
            for rank in RANKS:
                image = _render(svg, 400, element=f'{ids[rank]}_{names[suit]}')
                if image is not None:
                    deck.add(glyph_of(rank, language), suit, image)
        deck.finish()
        _back(f'kde_{folder[4:]}', _render(svg, 400, element='back'))


def extra_decks(folder: Path) -> None:
    """Decks given as pictures, with their index boxes in `decks.json`."""
    meta = json.loads((folder / 'decks.json').read_text())
    for path in sorted(p for p in folder.iterdir() if p.is_dir() and p.name in meta):
        deck = Deck(f'extra_{path.name}')
        for file in sorted(path.iterdir()):
            found = re.match(r'([2-9TAJQK])([SHDC])$', file.stem)
            if found and not (meta[path.name]['numberCardsOnly'] and found[1] in 'AJQK'):
                image = cv2.imread(str(file), cv2.IMREAD_UNCHANGED)
                deck.add(glyph_of(found[1], 'english'), found[2], image)
        deck.finish(meta[path.name]['indexBox'], meta[path.name]['fourIndices'])
    for file in sorted((folder / 'backs').iterdir()):
        _back(f'extra_{file.stem}', cv2.imread(str(file), cv2.IMREAD_UNCHANGED))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--extra', type=Path, help='a folder of further decks and backs')
    parser.add_argument('--only', choices=['gnome', 'kde', 'extra'], help='one source alone')
    options = parser.parse_args()
    if options.only in (None, 'extra') and options.extra:
        extra_decks(options.extra)
    if options.only in (None, 'gnome'):
        gnome_decks()
    if options.only in (None, 'kde'):
        kde_decks()


if __name__ == '__main__':
    main()
