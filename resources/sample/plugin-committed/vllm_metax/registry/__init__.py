# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the plugin registers with the engine, in order."""

from vllm_metax.registry import attention  # noqa: F401
from vllm_metax.registry import mla_prefill  # noqa: F401
from vllm_metax.registry import gptq  # noqa: F401
from vllm_metax.registry import fp8  # noqa: F401
from vllm_metax.registry import activation  # noqa: F401
from vllm_metax.registry import int8_kernel  # noqa: F401
from vllm_metax.registry import mixed_precision  # noqa: F401
from vllm_metax.registry import operators  # noqa: F401
from vllm_metax.registry import moe  # noqa: F401
from vllm_metax.registry import linear_kernels  # noqa: F401
from vllm_metax.registry import quantization  # noqa: F401
from vllm_metax.registry import rotary  # noqa: F401
