"""halfshell: a digital table for four Ninja Turtles tabletop games, with every rule enforced."""

__version__ = "0.1.0"
