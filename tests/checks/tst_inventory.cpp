// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

/// Every patch mechanism is found with its target and reach, and nothing else is (workflows/patch-upgrade §2).
class InventoryTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void decorators();
    void assignments();
    void tables();
    void notPatches();
    void reach();
    void infrastructure();
    void idsSurviveLineMoves();
    void facts();
};

namespace {

const Files upstreamFiles{
    {u"vllm/sampler.py"_s,
     "def sample(x, y=1):\n    return x\n\nclass Sampler:\n    table = {}\n"
     "    def forward(self, x):\n        return x\n    @staticmethod\n    def make(x):\n        return x\n"},
    {u"vllm/registry.py"_s, "TABLE = {}\nITEMS = []\ncounter = object()\n"},
    {u"vllm/api.py"_s, "from vllm.sampler import Sampler, sample\n"},
};

checks::Analysis scanPatch(const QByteArray &patch, const Files &more = {})
{
    Files plugin{{u"vllm_metax/patch/__init__.py"_s, "from . import a\n"}, {u"vllm_metax/patch/a.py"_s, patch}};
    plugin.insert(more);
    return ScanFixture(upstreamFiles, upstreamFiles, plugin).scan();
}

} // namespace

void InventoryTest::decorators()
{
    const auto analysis = scanPatch(R"(
from vllm_metax.patch.utils import patch
from vllm_metax.patch import utils as u
import vllm_metax.patch.utils

@patch("vllm.sampler", "sample")
def a(x, y=1): ...

@patch("vllm.sampler")
def sample(x): ...

@patch("vllm.sampler", "Sampler.forward")
@u.patch("vllm.api", "Sampler.forward")
def forward(self, x): ...

@vllm_metax.patch.utils.patch(
    "vllm.sampler",
    "Sampler.added",
    allow_missing=True,
)
@property
def added(self): ...

patch("vllm.sampler", "Sampler.make")(a)
kept = patch("vllm.api", "sample")(a)
)");
    QCOMPARE(entriesText(analysis), u"decorator general vllm_metax/patch/a.py → vllm.sampler:sample\n"
                                    "decorator general vllm_metax/patch/a.py → vllm.sampler:sample\n"
                                    "decorator general vllm_metax/patch/a.py → vllm.sampler:Sampler.forward\n"
                                    "decorator general vllm_metax/patch/a.py → vllm.api:Sampler.forward\n"
                                    "decorator general vllm_metax/patch/a.py → vllm.sampler:Sampler.added\n"
                                    "decorator-call general vllm_metax/patch/a.py → vllm.sampler:Sampler.make\n"
                                    "decorator-call general vllm_metax/patch/a.py → vllm.api:sample"_s);
    QVERIFY(analysis.entries[4].allowMissing);
    QVERIFY(!analysis.entries[0].allowMissing);
    QCOMPARE(analysis.entries[1].id, analysis.entries[0].id + u"#2"_s);
}

void InventoryTest::assignments()
{
    const auto analysis = scanPatch(R"(
import vllm.sampler
import vllm.sampler as s
from vllm import sampler
from vllm.api import Sampler
import torch._dynamo

def mine(x): ...
class Maca:
    def forward(self, x): ...

vllm.sampler.sample = mine
s.sample = lambda x: x
Sampler.forward = Maca.forward
if True:
    sampler.Sampler.make = staticmethod(mine)
torch._dynamo.config.recompile_limit = 1

def install():
    import vllm.sampler as late
    setattr(late, "sample", mine)
)");
    QCOMPARE(entriesText(analysis), u"assignment general vllm_metax/patch/a.py → vllm.sampler:sample\n"
                                    "assignment general vllm_metax/patch/a.py → vllm.sampler:sample\n"
                                    "assignment general vllm_metax/patch/a.py → vllm.api:Sampler.forward\n"
                                    "assignment general vllm_metax/patch/a.py → vllm.sampler:Sampler.make\n"
                                    "assignment general vllm_metax/patch/a.py → torch:_dynamo.config.recompile_limit\n"
                                    "setattr general vllm_metax/patch/a.py → vllm.sampler:sample"_s);
    QCOMPARE(analysis.entries[2].replacement->name, u"Maca.forward"_s);
    QVERIFY(analysis.entries[3].condition.contains(u"if True"_s));
    QVERIFY(analysis.entries[4].external);
    QVERIFY(analysis.entries[5].condition.contains(u"install"_s));
}

void InventoryTest::tables()
{
    const auto analysis = scanPatch(R"(
import sys
from vllm import registry
from vllm.registry import TABLE, ITEMS, counter
from vllm.sampler import Sampler

TABLE["one"] = 1
registry.TABLE["two"] = 2
TABLE.update({"three": 3, "four": 4})
ITEMS.append(5)
Sampler.table["x"] = 6
counter.value = 7
sys.modules["vllm.sampler"] = registry
)");
    QCOMPARE(entriesText(analysis), u"table general vllm_metax/patch/a.py → vllm.registry:TABLE['one']\n"
                                    "table general vllm_metax/patch/a.py → vllm.registry:TABLE['two']\n"
                                    "table general vllm_metax/patch/a.py → vllm.registry:TABLE['three']\n"
                                    "table general vllm_metax/patch/a.py → vllm.registry:TABLE['four']\n"
                                    "table general vllm_metax/patch/a.py → vllm.registry:ITEMS[5]\n"
                                    "table general vllm_metax/patch/a.py → vllm.sampler:Sampler.table['x']\n"
                                    "assignment general vllm_metax/patch/a.py → vllm.registry:counter.value\n"
                                    "sys-modules general vllm_metax/patch/a.py → vllm.sampler"_s);
    QCOMPARE(analysis.entries[0].key, u"'one'"_s);
}

void InventoryTest::notPatches()
{
    const auto analysis = scanPatch(R"(
import os, sys, logging
import vllm_metax.patch.b as b
from vllm.sampler import Sampler, sample

os.environ["A"] = "1"
sys.path.append("x")
b.thing = 1
sample = 3
logging.raiseExceptions = False

class Mine(Sampler):
    table = {}
    def __init__(self, config):
        self.sampler = Sampler()
        config.value = 1
        self.sampler.top = 2
        cache = {}
        cache["x"] = 1

def f(sampler):
    sampler.x = 1
    local = Sampler()
    local.y = 2
    Sampler().z = 3
)",
                                    {{u"vllm_metax/patch/b.py"_s, "thing = 0\n"}});
    QCOMPARE(entriesText(analysis), QString());
}

void InventoryTest::reach()
{
    const QByteArray patch = "import vllm.sampler\nvllm.sampler.sample = None\n";
    const Files plugin{
        {u"vllm_metax/__init__.py"_s, "def _patches():\n    import vllm_metax.patch\n"
                                      "def register():\n    _patches()\n    from .later import run\n    run()\n"
                                      "def platform():\n    return 'vllm_metax.platform.Platform'\n"
                                      "def unused():\n    import vllm_metax.patch.by_function\n"},
        {u"vllm_metax/later.py"_s, "def run():\n    import vllm_metax.by_call\nPATH = 'vllm_metax.by_path:Thing'\n"},
        {u"vllm_metax/platform.py"_s, "import vllm_metax.by_platform\n"},
        {u"vllm_metax/patch/__init__.py"_s,
         "from . import eager\n# from . import off\nif x():\n    from . import sometimes\n"
         "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from . import typed\n"},
        {u"vllm_metax/patch/eager.py"_s, patch},
        {u"vllm_metax/patch/off.py"_s, patch},
        {u"vllm_metax/patch/sometimes.py"_s, patch},
        {u"vllm_metax/patch/typed.py"_s, patch},
        {u"vllm_metax/patch/by_function.py"_s, patch},
        {u"vllm_metax/by_call.py"_s, patch},
        {u"vllm_metax/by_path.py"_s, patch},
        {u"vllm_metax/by_platform.py"_s, patch},
    };
    const auto analysis = ScanFixture(upstreamFiles, upstreamFiles, plugin).scan();
    QMap<QString, QString> reached;
    for (const auto &entry : analysis.entries)
        reached.insert(entry.file.section(u'/', -1), inventory::toString(entry.reached));
    QCOMPARE(reached, (QMap<QString, QString>{{u"eager.py"_s, u"general"_s},
                                              {u"off.py"_s, u"never"_s},
                                              {u"sometimes.py"_s, u"general"_s},
                                              {u"typed.py"_s, u"never"_s},
                                              {u"by_function.py"_s, u"lazy"_s},
                                              {u"by_call.py"_s, u"general"_s},
                                              {u"by_path.py"_s, u"lazy"_s},
                                              {u"by_platform.py"_s, u"platform"_s}}));
    const auto eager =
        std::ranges::find_if(analysis.entries, [](const auto &e) { return e.file.endsWith("/eager.py"_L1); });
    QCOMPARE(eager->activation.first(), u"pyproject.toml: vllm.general_plugins metax = vllm_metax:register"_s);
    QCOMPARE(eager->activation.last(), u"vllm_metax/patch/__init__.py:1 from . import eager"_s);
}

void InventoryTest::infrastructure()
{
    const auto analysis =
        scanPatch("import vllm.sampler\nvllm.sampler.sample = None\n",
                  {{u"vllm_metax/patch/template/module_attr.py"_s,
                    "from vllm_metax.patch.utils import patch\n@patch('vllm.x', 'y')\ndef y(): ...\n"}});
    QStringList files;
    for (const auto &file : analysis.infrastructure)
        files.append(inventory::toString(file.kind) + u' ' + file.file);
    QCOMPARE(files.join(u'\n'), u"aggregate vllm_metax/patch/__init__.py\n"
                                "template vllm_metax/patch/template/module_attr.py\n"
                                "helper vllm_metax/patch/utils.py"_s);
    QCOMPARE(analysis.entries.size(), 1u);
}

void InventoryTest::idsSurviveLineMoves()
{
    const QByteArray patch = "import vllm.sampler\nvllm.sampler.sample = None\n";
    const auto before = scanPatch(patch);
    const auto after = scanPatch("# moved\n\n\n" + patch);
    QCOMPARE(before.entries[0].id, after.entries[0].id);
    QVERIFY(before.entries[0].line != after.entries[0].line);
}

void InventoryTest::facts()
{
    Files target = upstreamFiles;
    target[u"vllm/sampler.py"_s].replace("def sample(x, y=1):\n    return x",
                                         "# a comment\ndef sample(x, y=1):\n    return y");
    const Files plugin{{u"vllm_metax/patch/__init__.py"_s,
                        "import vllm.sampler\nfrom vllm.sampler import Sampler\ndef mine(x): ...\n"
                        "vllm.sampler.sample = mine\nSampler.forward = mine\nvllm.sampler.gone = mine\n"}};
    const auto analysis = ScanFixture(upstreamFiles, target, plugin).scan();
    const inventory::Entry &sample = analysis.entries[0];
    QCOMPARE(sample.atTarget->line, 2);
    QCOMPARE(sample.atBase->line, 1);
    QCOMPARE(sample.atTarget->signature, u"(x, y=1)"_s);
    QCOMPARE(sample.changedSinceBase, std::optional(true));
    QCOMPARE(analysis.entries[1].changedSinceBase, std::optional(false));
    QVERIFY(!analysis.entries[2].atTarget);
    QCOMPARE(sample.replacement->file, u"vllm_metax/patch/__init__.py"_s);
    QCOMPARE(sample.replacement->line, 3);

    const auto again = checks::Analysis::fromJson(analysis.toJson());
    QVERIFY(again);
    QCOMPARE(*again, analysis);
}

MXW_WORKER_TEST_MAIN(InventoryTest)
#include "tst_inventory.moc"
