"""How the facer was trained."""
