# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of the process itself: interpreter, packages, environment, and where modules came from. Imports nothing."""

import os
import re
import sys

KERNEL_PACKAGES = (
    "mcoplib flash_attn flash_linear_attention fla flash_mla flashinfer flashinfer_python mctlassEx deep_gemm deep_ep "
    "apex triton tilelang mamba_ssm causal_conv1d block_sparse_attn fused_dense_lib rotary_emb xentropy_cuda_lib"
).split()
PACKAGES = ["torch", "numpy", "pytest", "vllm", "vllm_metax"]
_SECRET = re.compile(r"token|passw|secret|key|credential|auth|cookie", re.IGNORECASE)
_URL = re.compile(r"(?<=://)[^/\s@]+(?=@)")
_LONGEST = 8000


def start():
    return {
        "python": {
            "version": sys.version.split()[0],
            "executable": sys.executable or "",
            "prefix": sys.prefix,
        },
        "packages": packages(),
        "environment": environment(),
        "argv": [without_passwords(str(word))[:_LONGEST] for word in _words()],
        "folder": _working_folder(),
    }


def _words():
    """The whole command line; sys.argv is cut, or not yet set."""
    words = getattr(sys, "orig_argv", None)
    if not words:
        try:
            with open("/proc/self/cmdline", "rb") as file:
                words = [os.fsdecode(word) for word in file.read().split(b"\0")[:-1]]
        except OSError:
            words = getattr(sys, "argv", [])
    return words


def _working_folder():
    try:
        return os.getcwd()
    except OSError:
        return ""


def environment():
    result = {}
    for name, value in os.environ.items():
        hidden = _SECRET.search(name) is not None
        result[name] = "(hidden)" if hidden else without_passwords(value)[:_LONGEST]
    return result


def without_passwords(text):
    return _URL.sub("(hidden)", text) if "@" in text else text


def packages():
    """Versions by the names of the metadata folders on sys.path."""
    wanted = {_folded(name): name for name in PACKAGES + KERNEL_PACKAGES}
    found = dict.fromkeys(wanted.values())
    for folder in sys.path:
        try:
            names = os.listdir(folder or ".")
        except OSError:
            continue
        for name in names:
            if not name.endswith((".dist-info", ".egg-info")):
                continue
            project, _, version = name.rpartition(".")[0].partition("-")
            known = wanted.get(_folded(project))
            if known is not None and found[known] is None:
                found[known] = re.sub(r"-py\d.*$", "", version) or None
    return found


def _folded(name):
    return re.sub(r"[-_.]+", "_", name).lower()


def origins(asked):
    roots = set(asked) | {"torch", "numpy"} | set(KERNEL_PACKAGES)
    modules = {}
    for name, module in sorted((name, module) for name, module in list(sys.modules.items()) if isinstance(name, str)):
        root = name.partition(".")[0]
        if root not in roots:
            continue
        file = getattr(module, "__file__", None)
        is_extension = isinstance(file, str) and file.endswith((".so", ".pyd"))
        if name == root or (is_extension and root not in ("torch", "numpy")):
            modules[name] = {"file": file if isinstance(file, str) else "", "paths": _paths(module)}
    result = {"modules": modules, "devices": [], "maca": None, "cuda": None}
    _add_torch(result)
    return result


def _paths(module):
    try:
        return [str(path) for path in module.__path__]
    except Exception:
        return []


def _add_torch(result):
    torch = sys.modules.get("torch")
    version = getattr(torch, "version", None)
    for name in ("maca", "cuda"):
        value = getattr(version, name, None)
        result[name] = str(value) if value else None
    cuda = getattr(torch, "cuda", None)
    # Asking a device that no test has used would take memory of it, and break children that are forked.
    if cuda is None or not getattr(cuda, "is_initialized", lambda: False)():
        return
    for index in range(cuda.device_count()):
        result["devices"].append({"index": index, "name": cuda.get_device_name(index), "type": "cuda"})
