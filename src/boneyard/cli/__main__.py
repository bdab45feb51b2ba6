"""`python -m boneyard.cli`, where the command itself is not installed."""

import sys

from boneyard.cli import main

sys.exit(main())
