"""What can be printed in the corner of a card.

A glyph is the sign itself, not its meaning: `B` is a jack in a German pack and a jack in a Dutch one, `D` a queen
in both, `V` a jack in France and a queen in the Netherlands. The pack decides what a glyph means.
"""

# fmt: off
GLYPHS = (
    'A', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'T', 'J', 'Q', 'K',
    'B', 'D', 'V', 'R', 'F', 'H', 'KN', 'DE', 'X',
)
# fmt: on
"""`KN` is the Nordic knekt/knight, `DE` the Cyrillic letter of the Russian queen, `X` a joker's corner."""

REJECT = len(GLYPHS)
"""Class of a crop that shows no index."""

SUITS = ('S', 'H', 'D', 'C')

PRINTED = {'KN': 'Kn', 'DE': '\u0414'}
"""How a glyph is written, where that is not its name."""

LANGUAGES = {
    'english': {'A': 'A', 'J': 'J', 'Q': 'Q', 'K': 'K'},
    'german': {'A': 'A', 'J': 'B', 'Q': 'D', 'K': 'K'},
    'french': {'A': '1', 'J': 'V', 'Q': 'D', 'K': 'R'},
    'dutch': {'A': 'A', 'J': 'B', 'Q': 'V', 'K': 'H'},
    'italian': {'A': 'A', 'J': 'F', 'Q': 'D', 'K': 'R'},
    'nordic': {'A': 'A', 'J': 'KN', 'Q': 'D', 'K': 'K'},
    'russian': {'A': 'T', 'J': 'B', 'Q': 'DE', 'K': 'K'},
    'onefold': {'A': '1', 'J': 'J', 'Q': 'Q', 'K': 'K'},
}
"""Glyph of each court rank and the ace, by the language of the pack."""

RANKS = ('A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K')


def glyph_of(rank: str, language: str, ten: str = '10') -> str:
    """Glyph printed for a rank (`T` is the ten) in a pack of that language; `ten` is `10` or `T`."""
    if rank == 'T':
        return ten
    return LANGUAGES[language].get(rank, rank)


def rank_of(glyph: str, printed: set[str]) -> str | None:
    """The rank that a glyph stands for in a pack with these glyphs; None for a joker's."""
    if glyph in ('10', *RANKS[1:9]):
        return 'T' if glyph == '10' else glyph
    language = next((name for name, courts in LANGUAGES.items() if set(courts.values()) <= printed), 'english')
    ranks = {court: rank for rank, court in LANGUAGES[language].items()}
    return ranks.get(glyph, glyph if glyph in RANKS else None)
