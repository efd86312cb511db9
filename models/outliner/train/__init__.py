"""How the outliner was trained."""
