# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""torch's compilers know functions by identity, so they are told about those that were replaced."""

import functools
import sys

_replaced = []  # owner, name, original, stand-in


def put(owner, name, original, stand_in):
    setattr(owner, name, stand_in)
    _replaced.append((owner, name, original, stand_in))


def tell_script(stand_in, operation):
    """torch.jit.script has a table, which may have been built before."""
    builtins = sys.modules.get("torch.jit._builtins")
    if getattr(builtins, "_builtin_table", None) is not None:
        builtins._register_builtin(stand_in, operation)


def tell_dynamo(rules):
    """torch.compile looks functions up by their names once; then the originals have to be there. It follows stand-ins as
    it follows any Python, and comes to the original."""
    build = getattr(rules, "get_torch_obj_rule_map", None)
    if build is None:
        return

    @functools.wraps(build)
    def with_originals():
        rules.get_torch_obj_rule_map = build
        current = [one for one in _replaced if getattr(one[0], one[1], None) is one[3]]
        for owner, name, original, _ in current:
            setattr(owner, name, original)
        try:
            return build()
        finally:
            for owner, name, _, stand_in in current:
                setattr(owner, name, stand_in)

    rules.get_torch_obj_rule_map = with_originals
