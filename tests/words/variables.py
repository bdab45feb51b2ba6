"""What a message speaks of."""

from __future__ import annotations

from fluent.syntax import ast

_PLURALS = ("zero", "one", "two", "few", "many")


class Variables:
    """Those of one message: printed, counted, or compared with words; and the messages it refers to."""

    def __init__(self, message: ast.Message) -> None:
        self.all: set[str] = set()
        self.printed: set[str] = set()
        self.numbers: set[str] = set()
        self.kinds: dict[str, list[str]] = {}
        """The words that a variable is compared with."""
        self.refers: set[str] = set()
        assert message.value is not None, message.id.name
        self._look(message.value)

    def _look(self, node: object) -> None:
        match node:
            case list():
                for child in node:
                    self._look(child)
            case ast.SelectExpression():
                self._look_at_choice(node)
            case ast.FunctionReference():
                self._look(node.arguments)
                for each in node.arguments.positional:
                    if isinstance(each, ast.VariableReference):
                        self.numbers.add(each.id.name)
            case ast.MessageReference():
                self.refers.add(node.id.name)
            case ast.VariableReference():
                self.all.add(node.id.name)
                self.printed.add(node.id.name)
            case ast.BaseNode():
                self._look(list(vars(node).values()))

    def _look_at_choice(self, node: ast.SelectExpression) -> None:
        chooses = node.selector  # a variable, or the SOUND of one
        variable = chooses.arguments.positional[0] if isinstance(chooses, ast.FunctionReference) else chooses
        assert isinstance(variable, ast.VariableReference), variable
        name = variable.id.name
        self.all.add(name)
        keys = [variant.key for variant in node.variants if not variant.default]
        words = [key.name for key in keys if isinstance(key, ast.Identifier) and key.name not in _PLURALS]
        if words:
            self.kinds.setdefault(name, []).extend(words)
        else:
            self.numbers.add(name)
        self._look([variant.value for variant in node.variants])
