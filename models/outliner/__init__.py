"""The outliner: outlines of cards that lie face down or up, and dice."""
