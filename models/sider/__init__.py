"""The sider: which side of a card is up within an outline, if there is a card at all."""
