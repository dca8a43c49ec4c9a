# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts of a source file: the statement at a line, and the operands of the call in it."""

import ast
import tokenize

_MODULES = ("torch", "np", "numpy", "functional", "F")
_MAXIMUM = 2000  # characters of a text


class Source:
    def __init__(self, file):
        with tokenize.open(file) as opened:
            text = opened.read()
        self.lines = text.splitlines()
        self.statements = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.stmt)]

    def at(self, frame, line, function, parameters):
        """(text of the statement, texts of the two operands)"""
        statement = _innermost(self.statements, line)
        if statement is None:
            return "", ("", "")
        call = _call(statement, _position(frame), function, parameters[0] == "self")
        operands = ("", "") if call is None else _operands(call, parameters, self.lines)
        return _text(statement, self.lines), operands


def _innermost(statements, line):
    best = None
    for node in statements:
        last = getattr(node, "body", None)
        end = last[0].lineno - 1 if last and isinstance(last, list) else node.end_lineno
        if isinstance(node, (ast.With, ast.For, ast.While, ast.If)) and last:
            end = max(node.lineno, last[0].lineno if last[0].lineno == node.lineno else last[0].lineno - 1)
        if node.lineno <= line <= max(node.lineno, end) and (best is None or node.lineno >= best.lineno):
            best = node
    return best


def _position(frame):
    """Where the running call stands, from Python 3.11 on."""
    positions = getattr(frame.f_code, "co_positions", None)
    if positions is None:
        return None
    for index, position in enumerate(positions()):
        if index * 2 == frame.f_lasti:
            return None if None in position else position
    return None


def _call(statement, position, function, is_method):
    calls = [node for node in ast.walk(statement) if isinstance(node, ast.Call)]
    if position is not None:
        for node in calls:
            if (node.lineno, node.end_lineno, node.col_offset, node.end_col_offset) == position:
                return node
    named = [node for node in calls if _name(node.func) == function]
    if len(named) > 1:
        named = [node for node in named if is_method == (_owner(node.func) not in _MODULES)]
    if len(named) == 1:
        return named[0]
    # By another name, it is the call that the statement is made of.
    value = getattr(statement, "value", getattr(statement, "test", None))
    return value if not named and isinstance(value, ast.Call) else None


def _owner(node):
    return _name(node.value) if isinstance(node, ast.Attribute) else "torch"


def _name(node):
    return getattr(node, "attr", getattr(node, "id", None))


def _operands(call, parameters, lines):
    given = list(call.args)
    if parameters[0] == "self" and isinstance(call.func, ast.Attribute):
        given.insert(0, call.func.value)
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    found = []
    for place, names in enumerate(parameters):
        names = (names,) if isinstance(names, str) else names
        node = given[place] if place < len(given) else next((named[one] for one in names if one in named), None)
        starred = any(isinstance(one, ast.Starred) for one in given[: place + 1])
        found.append("" if node is None or starred else _text(node, lines))
    return tuple(found)


def _text(node, lines):
    first, last = node.lineno - 1, node.end_lineno - 1
    if isinstance(node, ast.stmt):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body:  # the head of a block
            last = max(first, min(last, body[0].lineno - 2))
            return "\n".join(lines[first : last + 1]).strip()[:_MAXIMUM]
    part = [line.encode("utf-8") for line in lines[first : last + 1]]
    part[-1] = part[-1][: node.end_col_offset]
    part[0] = part[0][node.col_offset :]
    return b"\n".join(part).decode("utf-8", "replace")[:_MAXIMUM]

