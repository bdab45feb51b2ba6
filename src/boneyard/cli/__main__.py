"""`python -m boneyard.cli`, where the command itself is not installed."""

import sys

from boneyard_command import main

sys.exit(main())
