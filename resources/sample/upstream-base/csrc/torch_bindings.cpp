// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops.h"

TORCH_LIBRARY_EXPAND(TORCH_EXTENSION_NAME, ops) {
  // silu of the first half of each row, times the second.
  ops.def("silu_and_mul(Tensor! result, Tensor input) -> ()");
  ops.impl("silu_and_mul", torch::kCUDA, &silu_and_mul);

  ops.def("gptq_gemm(Tensor a, Tensor b_q_weight, float scale) -> Tensor");
  ops.impl("gptq_gemm", torch::kCUDA, &gptq_gemm);

  ops.def("scaled_mm_int8(Tensor a, Tensor b) -> Tensor");
  ops.impl("scaled_mm_int8", torch::kCUDA, &scaled_mm_int8);
}
