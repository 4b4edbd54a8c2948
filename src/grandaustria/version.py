"""The version of the package, here and nowhere else; records say which one wrote them."""

__version__ = "0.2.0"
