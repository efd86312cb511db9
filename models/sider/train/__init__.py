"""How the sider was trained."""
