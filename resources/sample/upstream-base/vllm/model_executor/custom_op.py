# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Layers that a platform may replace by name."""

from collections.abc import Callable
from typing import Any

from vllm.platforms import current_platform

op_registry_oot: dict[str, type] = {}


class CustomOp:
    def __new__(cls, *args: Any, **kwargs: Any) -> "CustomOp":
        return super().__new__(op_registry_oot.get(cls.__name__, cls))

    def __init__(self) -> None:
        self._forward_method = self.dispatch_forward()

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        return self._forward_method(*args, **kwargs)

    def forward_native(self, *args: Any, **kwargs: Any) -> Any:
        raise NotImplementedError

    def forward_oot(self, *args: Any, **kwargs: Any) -> Any:
        return self.forward_native(*args, **kwargs)

    def dispatch_forward(self) -> Callable[..., Any]:
        if current_platform.is_out_of_tree():
            return self.forward_oot
        return self.forward_native

    @classmethod
    def register_oot(
        cls, op_class: type | None = None, name: str | None = None
    ) -> Callable[[type], type] | type:
        """Use a class from outside the engine in place of this one."""

        def register(decorated: type) -> type:
            op_registry_oot[name or cls.__name__] = decorated
            return decorated

        return register(op_class) if op_class is not None else register
