"""The die reader: which face of a die is up."""
