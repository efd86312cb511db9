"""A small run of the whole way to a net: decks are drawn, scenes of them rendered, indices cut out, the namer trained on these for a
minute. Says how many indices of two decks that training never saw it names right, before and after.

    python -m common.small_run

Works in a folder of its own that is gone afterwards; takes three minutes on two cores.
"""

import os
import re
import subprocess
import sys
import tempfile

from ground.paths import MODELS

DECKS, SCENES, HELD_OUT_SCENES, STEPS = 16, 60, 20, 150
GROUND = (
    ('ground.procedural_decks', '--count', str(DECKS)),
    ('ground.make_scenes', '--scenes', str(SCENES)),
    ('ground.make_scenes', '--scenes', str(HELD_OUT_SCENES), '--held-out', '--seed', '5'),
    ('namer.train.crops',),
    ('namer.train.crops', '--held-out'),
)


def _run(folder: str, *call: str) -> str:
    environment = {**os.environ, 'KIBITZ_WORK': folder}
    done = subprocess.run([sys.executable, '-m', *call], cwd=MODELS, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f'{" ".join(call)}\n{done.stderr}')
    return done.stdout


def _named(folder: str, steps: int) -> float:
    out = _run(folder, 'namer.train.train', '--steps', str(steps))
    return float(re.findall(r'cards right ([\d.]+)', out)[-1])


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for step in GROUND:
            _run(folder, *step)
        before, after = _named(folder, 1), _named(folder, STEPS)
    print(f'indices named right: {before:.4f} before, {after:.4f} after {STEPS} steps')


if __name__ == '__main__':
    main()
