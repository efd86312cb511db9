"""The training ground: decks, backs, tables and rendered scenes with their true labels."""
