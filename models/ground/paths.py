"""Where the working files lie. Nothing under WORK is committed; the steps make it anew."""

import os
from pathlib import Path

MODELS = Path(__file__).resolve().parent.parent
WORK = Path(os.environ.get('KIBITZ_WORK', MODELS / '.cache'))
FACES = WORK / 'faces'
BACKS = WORK / 'backs'
SCENES = WORK / 'scenes'
OUTLINES = WORK / 'outlines'

FACE_WIDTH, FACE_HEIGHT = 300, 420
"""Pixels of a face or back as stored: a card of 5:7."""
