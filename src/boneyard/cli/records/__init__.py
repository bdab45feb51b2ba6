"""Records of matches: checked, shown and verified."""

EXIT_CODES = """\
exit codes, beside those in boneyard --help:
  1    the record is false: the line and what should stand there are named
  2    the record cannot be read, replayed or verified
"""
