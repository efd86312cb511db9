"""How the die reader was trained."""
