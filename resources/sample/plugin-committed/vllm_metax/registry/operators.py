# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.utils.torch_utils import direct_register_custom_op

from vllm_metax.ops.elementwise import (
    maca_scaled_add,
    maca_scaled_add_fake,
    maca_silu_mul,
    maca_silu_mul_fake,
)

direct_register_custom_op(
    op_name="maca_silu_mul",
    op_func=maca_silu_mul,
    mutates_args=[],
    fake_impl=maca_silu_mul_fake,
)
direct_register_custom_op(
    op_name="maca_scaled_add",
    op_func=maca_scaled_add,
    mutates_args=[],
    fake_impl=maca_scaled_add_fake,
)
