// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/ReviewRepositories.h"

using namespace Qt::StringLiterals;

namespace mxw::tests {

namespace {

constexpr char Header[] = "# -----------------------------------------------------------------------------\n"
                          "# Note: The device needs another order of operations here.\n"
                          "#\n"
                          "# Affected versions: v0.2\n"
                          "#\n"
                          "# Remove at: the engine orders them this way itself.\n"
                          "# -----------------------------------------------------------------------------\n\n";

} // namespace

ReviewRepositories::ReviewRepositories()
{
    writeUpstream();
    writePlugin();
}

void ReviewRepositories::writeUpstream()
{
    upstream.write(u"vllm/__init__.py"_s, "");
    upstream.write(u"vllm/layers.py"_s, "TABLE = {\"cuda\": 1}\n\n\ndef norm(x):\n    return x\n");
    upstream.write(u"vllm/old.py"_s, "def helper(x):\n    return x + 1\n");
    upstream.write(u"vllm/sampler.py"_s, "def sample(x):\n    return x\n\n\nclass Sampler:\n"
                                         "    def forward(self, x):\n        return sample(x)\n");
    upstream.commit(u"base"_s);
    upstream.tag(u"base"_s);
    upstream.remove(u"vllm/old.py"_s);
    upstream.write(u"vllm/new.py"_s, "def helper(x):\n    return x + 1\n");
    upstream.write(u"vllm/sampler.py"_s, "def sample(x, rate):\n    y = x * rate\n    return y\n\n\nclass Sampler:\n"
                                         "    def forward(self, x):\n        return sample(x, 1.0)\n");
    upstream.commit(u"target"_s);
    upstream.tag(u"target"_s);
}

void ReviewRepositories::writePlugin()
{
    plugin.write(u"pyproject.toml"_s, "[project]\nname = \"vllm_metax\"\nversion = \"0.2\"\n\n"
                                      "[project.entry-points.\"vllm.general_plugins\"]\n"
                                      "patches = \"vllm_metax:register_patches\"\n");
    plugin.write(u"AGENTS.md"_s, "Read the patch README first.\n");
    plugin.write(u"vllm_metax/__init__.py"_s, "def register_patches():\n    import vllm_metax.patch  # noqa: F401\n");
    plugin.write(u"vllm_metax/patch/__init__.py"_s, QByteArray(Header) +
                                                        "from vllm_metax.patch import layers  # noqa: F401\n"
                                                        "from vllm_metax.patch import sampler  # noqa: F401\n"
                                                        "from vllm_metax.patch import broken  # noqa: F401\n");
    plugin.write(u"vllm_metax/patch/utils.py"_s,
                 QByteArray(Header) + "import importlib\n\n\ndef patch(module, attribute=None):\n"
                                      "    def install(replacement):\n"
                                      "        setattr(importlib.import_module(module), attribute, replacement)\n"
                                      "        return replacement\n\n    return install\n");
    plugin.write(u"vllm_metax/patch/sampler.py"_s,
                 QByteArray(Header) + "import vllm.sampler\nfrom vllm_metax.patch.utils import patch\n\n\n"
                                      "@patch(\"vllm.sampler\", \"sample\")\ndef sample(x):\n    return x * 2\n\n\n"
                                      "def forward(self, x):\n    return x\n\n\n"
                                      "vllm.sampler.Sampler.forward = forward\n");
    plugin.write(u"vllm_metax/patch/layers.py"_s, QByteArray(Header) +
                                                      "import vllm.layers\n\n\ndef norm(x):\n    return x / 2\n\n\n"
                                                      "vllm.layers.norm = norm\n");
    plugin.write(u"vllm_metax/patch/broken.py"_s, QByteArray(Header) +
                                                      "import vllm.layers\nfrom vllm.old import helper\n\n\n"
                                                      "vllm.layers.TABLE[\"maca\"] = helper\n");
    plugin.commit(u"plugin"_s);
}

void ReviewRepositories::mendPlugin()
{
    plugin.write(u"vllm_metax/patch/broken.py"_s, QByteArray(Header) +
                                                      "import vllm.layers\nfrom vllm.new import helper\n\n\n"
                                                      "vllm.layers.TABLE[\"maca\"] = helper\n");
    plugin.commit(u"mended"_s);
}

checks::ScanRequest ReviewRepositories::request() const
{
    return {.upstream = upstream.path(),
            .base = u"base"_s,
            .target = u"target"_s,
            .plugin = plugin.path(),
            .subject = u"index"_s,
            .profile = u"vllm-metax"_s,
            .domains = {inventory::Domain::Patch},
            .cacheFolder = {}};
}

QStringList ReviewRepositories::scanArguments() const
{
    return {u"--upstream"_s, upstream.path(), u"--base"_s,    u"base"_s,  u"--target"_s,  u"target"_s,
            u"--plugin"_s,   plugin.path(),   u"--subject"_s, u"index"_s, u"--no-cache"_s};
}

} // namespace mxw::tests
