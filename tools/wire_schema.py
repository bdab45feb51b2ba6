"""python -m tools.wire_schema: write docs/wire.schema.json, made from the types of the wire."""

from __future__ import annotations

import json
import re

import msgspec

from boneyard.record.wire import WireEvent, WireView
from tools.stamps import ROOT

FILE = ROOT / "docs" / "wire.schema.json"


def schema() -> str:
    types, components = msgspec.json.schema_components([WireView, WireEvent], ref_template="#/$defs/{name}")
    for component in components.values():
        if "description" in component:  # a docstring; its example is for Python
            component["description"] = component["description"].partition(">>> ")[0].strip()
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Boneyard: views and events",
        "oneOf": list(types),
        "$defs": dict(sorted(components.items())),
    }
    return re.sub(r"\bWire(?=[A-Z])", "", json.dumps(document, indent=2)) + "\n"


if __name__ == "__main__":
    FILE.write_text(schema(), encoding="utf-8")
