"""python -m halfshell"""
import sys

from halfshell.cli import main

sys.exit(main())
