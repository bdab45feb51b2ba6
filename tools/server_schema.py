"""python -m tools.server_schema: write what programs need to talk to the server, made from its types.

docs/messages.schema.json and docs/messages.d.ts are the websocket's, docs/openapi.json is that of HTTP.
"""

from __future__ import annotations

import json
from typing import Any

from boneyard.server.api.app import openapi
from boneyard.server.api.message_schema import message_schema
from tools.stamps import ROOT

DOCS = ROOT / "docs"
Json = dict[str, Any]


def schema_text() -> str:
    return json.dumps(message_schema(), indent=2) + "\n"


def openapi_text() -> str:
    return json.dumps(openapi(), indent=2) + "\n"


# --- TypeScript ---------------------------------------------------------------------------------------------


def typescript() -> str:
    """The same types for a client in TypeScript."""
    schema = message_schema()
    parts = ["// The messages of the websocket. Written by tools/server_schema.py; do not edit.\n"]
    for name, component in schema["$defs"].items():
        parts.append(_comment(component) + f"export type {name} = {_type(component, 0)};\n")
    for name in ("Message", "Command"):
        options = " | ".join(_name(option) for option in schema["properties"][name.lower()]["anyOf"])
        parts.append(f"export type Any{name} = {options};\n")
    return "\n".join(parts)


def _comment(component: Json) -> str:
    text = component.get("description", "")
    return f"/** {text} */\n" if text else ""


def _name(reference: Json) -> str:
    return str(reference["$ref"]).rpartition("/")[2]


def _type(schema: Json, depth: int) -> str:
    if "$ref" in schema:
        return _name(schema)
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(option, depth) for option in schema["anyOf"])
    kind = schema.get("type")
    if kind == "object":
        return _object(schema, depth)
    if kind == "array":
        items = _type(schema["items"], depth) if isinstance(schema.get("items"), dict) else "unknown"
        return f"({items})[]" if " | " in items else f"{items}[]"
    plain = {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
    }
    return plain.get(str(kind), "unknown")


def _object(schema: Json, depth: int) -> str:
    if "properties" not in schema:
        return f"Record<string, {_type(schema.get('additionalProperties') or {}, depth)}>"
    indent = "  " * (depth + 1)
    required = set(schema.get("required", ()))
    lines = []
    for name, value in schema["properties"].items():
        mark = "" if name in required else "?"
        lines.append(f"{indent}{name}{mark}: {_type(value, depth + 1)};")
    return "{\n" + "\n".join(lines) + "\n" + "  " * depth + "}"


FILES = {
    "messages.schema.json": schema_text,
    "messages.d.ts": typescript,
    "openapi.json": openapi_text,
}


def main() -> None:
    for name, text in FILES.items():
        (DOCS / name).write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
