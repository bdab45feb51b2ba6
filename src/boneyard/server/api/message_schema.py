"""The messages of the websocket as one JSON Schema, made from their types."""

import re
from functools import cache
from typing import Any, get_args

import msgspec

from boneyard.server.commands import AnyCommand, Hello
from boneyard.server.messages import AnyMessage

REF = "#/$defs/{name}"


@cache
def message_schema() -> dict[str, Any]:
    """`message` is what the server says, `command` what a client may ask."""
    said, asked = get_args(AnyMessage), (Hello, *get_args(AnyCommand))
    types, components = msgspec.json.schema_components([*said, *asked], ref_template=REF)
    for component in components.values():
        if "description" in component:  # a docstring; its example is for Python
            component["description"] = component["description"].partition(">>> ")[0].strip()
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Boneyard: the messages of a table",
        "properties": {
            "message": {"anyOf": list(types[: len(said)])},
            "command": {"anyOf": list(types[len(said) :])},
        },
        "$defs": dict(sorted(components.items())),
    }
    plain = re.sub(rb"\bWire(?=[A-Z])", b"", msgspec.json.encode(document))
    schema: dict[str, Any] = msgspec.json.decode(plain)
    return schema
