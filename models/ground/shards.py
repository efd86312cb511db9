"""Rendered scenes as files that training reads while more are made."""

import pickle
import random
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np


def write_shards(out: Path, scenes: int, size: int, make: Callable[[], object], part: int, seed: int) -> None:
    """Writes `scenes` of what `make` gives, `size` to a pickled list.

    Every shard has a seed of its own, told from `seed`, `part` and its number, so a run that was stopped goes on after its
    last whole shard and gives the same. Several processes write at once, each its own `part`.
    """
    out.mkdir(parents=True, exist_ok=True)
    started = time.time()
    for shard in range(-(-scenes // size)):
        file = out / f'{part:02d}-{shard:04d}.pkl'
        if file.exists():
            continue
        own = (seed * 1009 + part) * 100_003 + shard
        random.seed(own)
        np.random.seed(own % 2**32)
        made = [make() for _ in range(min(size, scenes - shard * size))]
        unfinished = file.with_suffix('.part')
        unfinished.write_bytes(pickle.dumps(made))
        unfinished.rename(file)
        print(f'{file.name} {(shard + 1) * size / (time.time() - started):.1f} scenes a second', flush=True)
