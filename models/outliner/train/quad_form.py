"""A card's outline as numbers that do not jump where the card turns.

The four corners are those of a parallelogram seen in perspective: with half sides `h` (to the top) and `w` (to the right),
the corner (a, b), each of them 1 or -1, lies at `m + (a h + b w) / (1 + g . (a, b))`. Which side of a face-down card is its
top, and, seen at a slant, even which sides are the long ones, a picture may not tell. So the matrix A = (h w) is written as
S R: the symmetric root S of A A^T, the same for every way to name the sides, and a rotation R by an angle that is known up to
quarter turns, of which the cosine and sine of its fourfold are told. What says which side is the long one stands apart.

form: middle m (x, y), S (xx, xy, yy), cos and sin of four times R's angle, R g (x, y), cos and sin of twice the angle of h.
"""

import numpy as np

CORNERS = np.array([[1, -1], [1, 1], [-1, 1], [-1, -1]], np.float64)
"""(a, b) of the top left corner, the top right, the bottom right and the bottom left."""


def form_of(quad: np.ndarray) -> np.ndarray | None:
    """The eleven numbers of a quad (4 x 2 pixels, clockwise, top left first); None for one that is no card's outline."""
    a, b, c, d = quad.astype(np.float64)
    across = (a[0] - c[0]) * (b[1] - d[1]) - (a[1] - c[1]) * (b[0] - d[0])
    if across <= 1e-6:
        return None
    t = ((a[0] - b[0]) * (b[1] - d[1]) - (a[1] - b[1]) * (b[0] - d[0])) / across
    middle = a + t * (c - a)
    far = np.maximum(np.linalg.norm(quad - middle, axis=1), 1e-6)
    harmonic = 2 * far * np.roll(far, 2) / (far + np.roll(far, 2))
    p = (b - d) / np.linalg.norm(b - d) * harmonic[1]
    q = (a - c) / np.linalg.norm(a - c) * harmonic[0]
    of_p, of_q = (far[3] - far[1]) / (far[3] + far[1]), (far[2] - far[0]) / (far[2] + far[0])
    sides = np.stack([(p + q) / 2, (p - q) / 2], 1)
    area = np.linalg.det(sides)
    square = sides @ sides.T
    if area <= 1e-6:
        return None
    root = (square + area * np.eye(2)) / np.sqrt(np.trace(square) + 2 * area)
    turn = np.linalg.solve(root, sides)
    angle = np.arctan2(turn[1, 0], turn[0, 0])
    slant = turn @ np.array([(of_p + of_q) / 2, (of_p - of_q) / 2])
    top = np.arctan2(sides[1, 0], sides[0, 0])
    shape = [root[0, 0], root[0, 1], root[1, 1], np.cos(4 * angle), np.sin(4 * angle)]
    return np.array([*middle, *shape, *slant, np.cos(2 * top), np.sin(2 * top)], np.float32)


def quad_of(form: np.ndarray) -> np.ndarray:
    """The quad (4 x 2) of eleven numbers, its first side the one that `form` says is short."""
    root = np.array([[form[2], form[3]], [form[3], form[4]]], np.float64)
    angle = np.arctan2(form[6], form[5]) / 4
    best, chosen = -np.inf, None
    for quarter in range(2):
        c, s = np.cos(angle + quarter * np.pi / 2), np.sin(angle + quarter * np.pi / 2)
        turn = np.array([[c, -s], [s, c]])
        sides = root @ turn
        top = np.arctan2(sides[1, 0], sides[0, 0])
        agrees = form[9] * np.cos(2 * top) + form[10] * np.sin(2 * top)
        if agrees > best:
            best, chosen = agrees, (sides, turn)
    sides, turn = chosen
    depth = np.clip(1 + CORNERS @ turn.T @ form[7:9], 0.3, 3)
    return form[:2] + CORNERS @ sides.T / depth[:, None]
