// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/DependencyWalk.h"
#include "tests/checks/ScanFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::inventory;
using namespace mxw::tests;

/// What a model needs is followed down to stable interfaces and installed components (workflows/model-upgrade,
/// "Recursively inventory and update dependencies").
class ModelDependenciesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void chain();
    void upstreamCode_data();
    void upstreamCode();
    void changedClassIsFollowedByItsChangedMethods();
    void newMethodOfAClassThatLostOne();
    void names_data();
    void names();
    void components_data();
    void components();
    void blocked_data();
    void blocked();
    void budget();
    void stopRequest();
    void reachedBy();
    void reachedByLeftOverModels();
};

namespace {

const QByteArray registration = "from vllm.model_executor.models.registry import ModelRegistry\n"
                                "def register():\n"
                                "    ModelRegistry.register_model('Net', 'vllm_metax.models.net:Net')\n"
                                "    import vllm_metax.ops\n    import vllm_metax.patch\n";

const Files upstreamRegistry{
    {u"vllm/model_executor/models/registry.py"_s, "class _ModelRegistry:\n"
                                                  "    def register_model(self, model_arch, model_cls):\n        pass\n"
                                                  "ModelRegistry = _ModelRegistry()\n"},
    {u"vllm/utils/torch_utils.py"_s,
     "def direct_register_custom_op(op_name, op_func, mutates_args=None, fake_impl=None):\n    pass\n"},
};

Files merged(Files files, const Files &more)
{
    files.insert(more);
    return files;
}

/// "end module:name <- callers | reason" per thing.
QString textOf(const ModelDependencies &dependencies)
{
    QStringList lines;
    for (const Dependency &one : dependencies.visited) {
        QString line = toString(one.end) + u' ' + one.module;
        if (!one.name.isEmpty())
            line += u':' + one.name;
        if (!one.callers.isEmpty())
            line += u" <- " + one.callers.join(u' ');
        if (!one.reason.isEmpty() && one.end != Dependency::End::Stable)
            line += u" | " + one.reason;
        lines.append(line);
    }
    return lines.join(u'\n');
}

struct Scanned
{
    source::WorkerPool pool;
    ScanFixture fixture;
    checks::ScanResult result;

    Scanned(const Files &base, const Files &target, const Files &plugin)
        : fixture(merged(upstreamRegistry, base), merged(upstreamRegistry, target),
                  merged({{u"vllm_metax/__init__.py"_s, registration}, {u"vllm_metax/ops.py"_s, ""}}, plugin))
    {
        auto scanned = checks::scan(fixture.request(), pool);
        if (!scanned)
            qFatal("%s", qPrintable(scanned.error().what));
        result = std::move(*scanned);
    }

    ModelDependencies walk(const QString &file = u"vllm_metax/models/net.py"_s,
                           const std::vector<Counterpart> &counterparts = {}) const
    {
        return followDependencies(*result.workspace, file, counterparts);
    }
};

/// The walk of a model class `Net` with this code in its only method.
QString walkOf(const QByteArray &head, const QByteArray &statement, const Files &base, const Files &target,
               const Files &plugin = {})
{
    const QByteArray model = head + "\nclass Net:\n    def forward(self, x):\n        " + statement + "\n";
    const Scanned scanned(base, target, merged({{u"vllm_metax/models/net.py"_s, model}}, plugin));
    QString text = textOf(scanned.walk());
    const QString root = u"followed vllm_metax.models.net:Net"_s;
    if (!text.startsWith(root))
        return text;
    text = text.sliced(root.size()).trimmed();
    return text.replace(u" <- vllm_metax.models.net:Net"_s, QString());
}

} // namespace

void ModelDependenciesTest::chain()
{
    const Files upstream{
        {u"vllm/layers.py"_s, "class Linear:\n    def forward(self, x):\n        return x\n"},
        {u"vllm/custom_op.py"_s, "class Base:\n    pass\n"},
    };
    const Scanned scanned(
        upstream, upstream,
        {{u"vllm_metax/models/net.py"_s, "from vllm.layers import Linear\n"
                                         "from vllm_metax.models.attention import Attention\n"
                                         "class Layer:\n"
                                         "    def __init__(self):\n"
                                         "        self.attn = Attention()\n"
                                         "        self.proj = Linear()\n"
                                         "class Net:\n"
                                         "    def __init__(self):\n"
                                         "        self.layers = [Layer() for _ in range(2)]\n"
                                         "class Unused:\n"
                                         "    pass\n"},
         {u"vllm_metax/models/attention.py"_s, "from vllm.custom_op import Base\n"
                                               "from vllm_metax import wrapper as ops\n"
                                               "class Attention(Base):\n"
                                               "    def forward(self, q):\n"
                                               "        return ops.attend(q)\n"},
         {u"vllm_metax/wrapper.py"_s, "import torch\n"
                                      "import flash_attn\n"
                                      "def attend(q):\n"
                                      "    q = torch.ops._C.rotate(q)\n"
                                      "    q = torch.ops._C.copy(torch.ops.vllm.mine(q))\n"
                                      "    return flash_attn.flash_attn_func(q)\n"},
         {u"vllm_metax/ops.py"_s, "from vllm.utils.torch_utils import direct_register_custom_op\n"
                                  "def mine(q):\n    return helper(q)\n"
                                  "def mine_fake(q):\n    return q\n"
                                  "def helper(q):\n    return q\n"
                                  "direct_register_custom_op(op_name='mine', op_func=mine, fake_impl=mine_fake)\n"}});
    Counterpart counterpart;
    counterpart.file = u"vllm_metax/models/attention.py"_s;
    counterpart.atTarget = u"vllm/models/attention.py"_s;
    const ModelDependencies walk = scanned.walk(u"vllm_metax/models/net.py"_s, {counterpart});
    QCOMPARE(textOf(walk),
             u"followed vllm_metax.models.net:Net\n"
             "followed vllm_metax.models.net:Layer <- vllm_metax.models.net:Net\n"
             "followed vllm_metax.models.attention:Attention <- vllm_metax.models.net:Layer\n"
             "stable vllm.layers:Linear <- vllm_metax.models.net:Layer\n"
             "stable vllm.custom_op:Base <- vllm_metax.models.attention:Attention\n"
             "followed vllm_metax.wrapper:attend <- vllm_metax.models.attention:Attention\n"
             "component torch.ops._C <- vllm_metax.wrapper:attend | Operators of an installed library: mcoplib. "
             "Used: copy, rotate.\n"
             "followed vllm_metax.ops:mine <- vllm_metax.wrapper:attend\n"
             "component flash_attn <- vllm_metax.wrapper:attend | An installed package. Used: flash_attn_func.\n"
             "followed vllm_metax.ops:helper <- vllm_metax.ops:mine"_s);
    QVERIFY(walk.complete);
    QCOMPARE(walk.visited[2].counterpart, u"vllm/models/attention.py"_s);
    QCOMPARE(walk.visited[2].line, 3);
    QCOMPARE(walk.count(Dependency::End::Component), 2);
}

void ModelDependenciesTest::upstreamCode_data()
{
    QTest::addColumn<Files>("base");
    QTest::addColumn<Files>("target");
    QTest::addColumn<QString>("expected");
    const auto one = [](const QByteArray &source) { return Files{{u"vllm/a.py"_s, source}}; };

    const QByteArray plain = "def f(x):\n    return x\n";
    QTest::newRow("the same") << one(plain) << one("# moved down\n\n" + plain) << u"stable vllm.a:f"_s;
    QTest::newRow("docstring") << one(plain) << one("def f(x):\n    \"\"\"Says x.\"\"\"\n    return x\n")
                               << u"stable vllm.a:f"_s;
    QTest::newRow("body") << one(plain) << one("def f(x):\n    return x + 1\n")
                          << u"changed vllm.a:f | Differs from base."_s;
    QTest::newRow("signature") << one(plain) << one("def f(x, y=0):\n    return x\n")
                               << u"changed vllm.a:f | Differs from base."_s;
    QTest::newRow("decorator") << one("import d\n" + plain) << one("import d\n@d.cached\n" + plain)
                               << u"changed vllm.a:f | Differs from base.\n"
                                  "component d <- vllm.a:f | An installed package. Used: cached."_s;
    QTest::newRow("new") << one("") << one(plain) << u"changed vllm.a:f | New since base."_s;
    QTest::newRow("moved") << Files{{u"vllm/old.py"_s, plain}, {u"vllm/a.py"_s, ""}} << one(plain)
                           << u"stable vllm.a:f"_s;
    QTest::newRow("moved and changed") << Files{{u"vllm/old.py"_s, plain}, {u"vllm/a.py"_s, ""}}
                                       << one("def f(x):\n    return x + 1\n")
                                       << u"changed vllm.a:f | Was in vllm.old at base, with other code."_s;
    QTest::newRow("others of that name at base")
        << Files{{u"vllm/old.py"_s, plain}, {u"vllm/older.py"_s, plain}, {u"vllm/a.py"_s, ""}}
        << one("def f(x):\n    return x + 1\n") << u"changed vllm.a:f | New since base."_s;
    QTest::newRow("re-exported at base") << Files{{u"vllm/a.py"_s, "from vllm.b import f\n"}, {u"vllm/b.py"_s, plain}}
                                         << one(plain) << u"stable vllm.a:f"_s;
    QTest::newRow("changed code is followed, to a cycle")
        << one("def f(x):\n    return g(x)\ndef g(x):\n    return f(x)\n")
        << one("def f(x):\n    return g(x) + 1\ndef g(x):\n    return f(x) + 1\n")
        << u"changed vllm.a:f <- vllm.a:g vllm_metax.models.net:Net | Differs from base.\n"
           "changed vllm.a:g <- vllm.a:f | Differs from base."_s;
    QTest::newRow("stable code is not followed")
        << one("def f(x):\n    return g(x)\ndef g(x):\n    return 1\n")
        << one("def f(x):\n    return g(x)\ndef g(x):\n    return 2\n") << u"stable vllm.a:f"_s;
    QTest::newRow("but the classes it inherits from are")
        << one("class P:\n    def m(self): return 1\nclass f(P):\n    pass\n")
        << one("class P:\n    def m(self): return 2\nclass f(P):\n    pass\n")
        << u"stable vllm.a:f\nchanged vllm.a:P <- vllm.a:f | Differs from base in: m."_s;
    QTest::newRow("constant") << one("f = [1, 2]\n") << one("f = [1, 3]\n")
                              << u"changed vllm.a:f | Differs from base."_s;
    QTest::newRow("same constant") << one("f = [1, 2]\n") << one("\n\nf = [\n  1,\n  2,\n]\n") << u"stable vllm.a:f"_s;
    QTest::newRow("own constants of changed code")
        << one("K = 1\nL = 1\ndef f(x):\n    return x\n") << one("K = 1\nL = 2\ndef f(x):\n    return K + L\n")
        << u"changed vllm.a:f | Differs from base.\nchanged vllm.a:L <- vllm.a:f | Differs from base."_s;
}

void ModelDependenciesTest::upstreamCode()
{
    QFETCH(Files, base);
    QFETCH(Files, target);
    QFETCH(QString, expected);
    QCOMPARE(walkOf("from vllm.a import f", "return f(x)", base, target), expected);
}

void ModelDependenciesTest::changedClassIsFollowedByItsChangedMethods()
{
    const auto source = [](const QByteArray &changed, const QByteArray &decorator) {
        return Files{{u"vllm/a.py"_s, "class C:\n"
                                      "    def same(self):\n        return quiet()\n"
                                      "    def changed(self):\n        return " +
                                          changed + "\n" + decorator +
                                          "    def decorated(self):\n        return wrapped()\n"
                                          "def quiet():\n    pass\n"
                                          "def loud():\n    pass\n"
                                          "def wrapped():\n    pass\n"}};
    };
    QCOMPARE(walkOf("from vllm.a import C", "return C().changed()", source("quiet()", ""),
                    source("loud()", "    @property\n")),
             u"changed vllm.a:C | Differs from base in: changed, decorated.\n"
             "stable vllm.a:loud <- vllm.a:C\n"
             "stable vllm.a:wrapped <- vllm.a:C"_s);
}

void ModelDependenciesTest::newMethodOfAClassThatLostOne()
{
    // Only what the target still has can be followed; nothing else of the class is taken for changed.
    QCOMPARE(walkOf("from vllm.a import C", "return C()",
                    {{u"vllm/a.py"_s,
                      "class C:\n    def gone(self): pass\n    def same(self): return g()\ndef g(): pass\n"}},
                    {{u"vllm/a.py"_s, "class C:\n    def same(self): return g()\ndef g(): pass\n"}}),
             u"changed vllm.a:C | Differs from base in: gone."_s);
}

void ModelDependenciesTest::names_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *head, const char *statement, const QString &expected) {
        QTest::newRow(name) << QByteArray(head) << QByteArray(statement) << expected;
    };
    row("attribute chain", "import vllm.a", "return vllm.a.f(x)", u"stable vllm.a:f"_s);
    row("import in the function", "", "from vllm.a import f\n        return f(x)", u"stable vllm.a:f"_s);
    row("module imported in the function", "", "import vllm.a as m\n        return m.f(x)", u"stable vllm.a:f"_s);
    row("member of a class", "from vllm.a import K", "return K.ONE", u"stable vllm.a:K"_s);
    row("only for type checkers", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from vllm.a import f",
        "return x", u""_s);
    row("type checkers in the function", "from typing import TYPE_CHECKING",
        "if TYPE_CHECKING:\n            from vllm.a import f\n        return x", u""_s);
    row("a local variable of that name", "from vllm.a import f", "f = x\n        return f", u""_s);
    row("an attribute of self", "from vllm.a import f", "return self.f(x)", u""_s);
    row("an unused import", "from vllm.a import f", "return x", u""_s);
    row("annotation of a parameter", "from vllm.a import K", "return x\n    def g(self, y: K) -> K:\n        return y",
        u""_s);
    row("alternative imports", "try:\n    from vllm.gone import f\nexcept ImportError:\n    from vllm.a import f",
        "return f(x)", u"stable vllm.a:f"_s);
    row("in one branch only", "from vllm.a import f", "return f(x) if x else None", u"stable vllm.a:f"_s);
    row("of another platform", "from vllm.a import current_platform, f",
        "if current_platform.is_rocm():\n            return f(x)\n        return x",
        u"stable vllm.a:current_platform"_s);
    row("by way of a variable of the plugin", "from vllm.a import f\ntable = {'f': f}", "return table['f'](x)",
        u"stable vllm.a:f"_s);
    row("class path", "", "return self.make('vllm.a.K')", u"stable vllm.a:K"_s);
    row("returned class path", "", "return 'vllm.a:K'", u"stable vllm.a:K"_s);
    row("a string that is none", "", "return self.log('vllm.a.nothing here', 'vllm.a.nothing')", u""_s);
    row("module by its name", "import importlib\nm = importlib.import_module('vllm.a' if 1 else 'vllm.b')",
        "return m.f(x)", u"stable vllm.a:f\nstable vllm.b:f"_s);
    row("base class with decorator", "from vllm.a import K, f\n@f\nclass D(K): pass", "return D()",
        u"followed vllm_metax.models.net:D\n"
        "stable vllm.a:f <- vllm_metax.models.net:D\n"
        "stable vllm.a:K <- vllm_metax.models.net:D"_s);
    row("undefined name", "", "return nothing(x)", u""_s);
}

void ModelDependenciesTest::names()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, statement);
    QFETCH(QString, expected);
    const Files upstream{
        {u"vllm/a.py"_s, "def f(x):\n    return x\nclass K:\n    ONE = 1\ncurrent_platform = object()\n"},
        {u"vllm/b.py"_s, "def f(x):\n    return x\n"}};
    QCOMPARE(walkOf(head, statement, upstream, upstream), expected);
}

void ModelDependenciesTest::components_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *head, const char *statement, const QString &expected) {
        QTest::newRow(name) << QByteArray(head) << QByteArray(statement) << expected;
    };
    row("languages", "import os, torch, numpy as np\nimport triton.language as tl",
        "return torch.ops.aten.add(np.array(os.path), tl.x)", u""_s);
    row("package", "from transformers import PretrainedConfig as P", "return P(x)",
        u"component transformers | An installed package. Used: PretrainedConfig."_s);
    row("one line per package", "import fla.ops as o\nfrom fla import k", "return o.b(k(x)) + o.a(x)",
        u"component fla | An installed package. Used: k, ops.a, ops.b."_s);
    row("built module", "from vllm import _C\nfrom vllm.vllm_flash_attn import attend", "return _C.go(attend(x))",
        u"component vllm._C | Comes from the build. Used: go.\n"
        "component vllm.vllm_flash_attn | Comes from the build. Used: attend."_s);
    row("operator of unknown library", "import torch", "return torch.ops.other.op(x)",
        u"component torch.ops.other | Operators of an installed library. Used: op."_s);
    row("operator that upstream registers", "import torch", "return torch.ops.vllm.up(x)",
        u"stable vllm.ups:up_impl"_s);
    row("guarded import", "try:\n    import deep_gemm\nexcept ImportError:\n    deep_gemm = None",
        "return deep_gemm.gemm(x)", u"component deep_gemm | An installed package. Used: gemm."_s);
}

void ModelDependenciesTest::components()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, statement);
    QFETCH(QString, expected);
    const Files upstream{{u"vllm/ups.py"_s, "from vllm.utils.torch_utils import direct_register_custom_op\n"
                                            "def up_impl(x):\n    return x\n"
                                            "direct_register_custom_op(op_name=\"up\", op_func=up_impl)\n"}};
    QCOMPARE(walkOf(head, statement, upstream, upstream), expected);
}

void ModelDependenciesTest::blocked_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QString>("expected");
    QTest::newRow("name") << QByteArray("from vllm.a import gone") << u"blocked vllm.a:gone | vllm.a has no gone."_s;
    QTest::newRow("module") << QByteArray("from vllm.nowhere import gone")
                            << u"blocked vllm.nowhere:gone | There is no module vllm.nowhere."_s;
    QTest::newRow("of the plugin") << QByteArray("from vllm_metax.ops import gone")
                                   << u"blocked vllm_metax.ops:gone | vllm_metax.ops has no gone."_s;
    QTest::newRow("does not parse") << QByteArray("from vllm_metax.broken import gone")
                                    << u"blocked vllm_metax.broken:gone | vllm_metax/broken.py does not parse."_s;
}

void ModelDependenciesTest::blocked()
{
    QFETCH(QByteArray, head);
    QFETCH(QString, expected);
    const Files upstream{{u"vllm/a.py"_s, ""}};
    QCOMPARE(walkOf(head, "return gone(x)", upstream, upstream, {{u"vllm_metax/broken.py"_s, "def ("}}), expected);
}

void ModelDependenciesTest::budget()
{
    QByteArray functions;
    for (int i = 0; i < 20; ++i)
        functions += "def f" + QByteArray::number(i) + "(): return f" + QByteArray::number(i + 1) + "()\n";
    const Scanned scanned({}, {}, {{u"vllm_metax/models/net.py"_s, functions + "class Net:\n    x = f0()\n"}});
    DependencyWalk walk(*scanned.result.workspace);
    const ModelDependencies cut = walk.of(u"vllm_metax/models/net.py"_s, {}, 5);
    QCOMPARE(cut.visited.size(), 5U);
    QVERIFY(!cut.complete);
    const ModelDependencies whole = walk.of(u"vllm_metax/models/net.py"_s, {}, 21);
    QCOMPARE(whole.visited.size(), 21U);
    QVERIFY(whole.complete);
    QCOMPARE(textOf(whole), textOf(scanned.walk()));
}

void ModelDependenciesTest::stopRequest()
{
    const Scanned scanned({}, {}, {{u"vllm_metax/models/net.py"_s, "def f(): pass\nclass Net:\n    x = f()\n"}});
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(
        !followDependencies(*scanned.result.workspace, u"vllm_metax/models/net.py"_s, {}, stop.get_token()).complete);
}

namespace {

QString reachedText(const Scanned &scanned, const QStringList &files)
{
    std::vector<Counterpart> counterparts;
    for (const QString &file : files) {
        Counterpart counterpart;
        counterpart.file = file;
        counterparts.push_back(counterpart);
    }
    markReached(counterparts, *scanned.result.workspace);
    QStringList lines;
    for (const Counterpart &counterpart : counterparts)
        lines.append(counterpart.file + u": " + counterpart.reachedBy.join(u' '));
    return lines.join(u'\n').remove(u"vllm_metax/"_s);
}

} // namespace

void ModelDependenciesTest::reachedBy()
{
    const Files upstream{{u"vllm/norm.py"_s, "class Norm:\n    def forward(self): pass\n"},
                         {u"vllm/a.py"_s, "def f(): pass\ndef g(): pass\n"}};
    const Scanned scanned(
        upstream, upstream,
        {{u"vllm_metax/models/__init__.py"_s, "def register():\n    from vllm_metax import other\n"},
         {u"vllm_metax/models/net.py"_s, "from typing import TYPE_CHECKING\n"
                                         "from vllm.a import f\n"
                                         "from .layer import Layer\n"
                                         "if TYPE_CHECKING:\n    from vllm_metax import typed\n"
                                         "class Net:\n    pass\n"},
         {u"vllm_metax/models/layer.py"_s, "class Layer:\n    def go(self):\n        from vllm_metax import lazy\n"},
         {u"vllm_metax/lazy.py"_s, "import vllm_metax.models.net\n"},
         {u"vllm_metax/typed.py"_s, ""},
         {u"vllm_metax/other.py"_s, ""},
         {u"vllm_metax/patch/__init__.py"_s, "from . import p\n"},
         {u"vllm_metax/patch/p.py"_s, "import vllm.a\nfrom vllm_metax.replaced import my_f, my_g\n"
                                      "vllm.a.f = my_f\n"},
         {u"vllm_metax/replaced.py"_s, "def my_f(): pass\ndef my_g(): pass\n"}});
    QCOMPARE(
        reachedText(scanned, {u"vllm_metax/models/net.py"_s, u"vllm_metax/models/layer.py"_s, u"vllm_metax/lazy.py"_s,
                              u"vllm_metax/typed.py"_s, u"vllm_metax/other.py"_s, u"vllm_metax/replaced.py"_s}),
        u"models/net.py: \nmodels/layer.py: models/net.py\nlazy.py: models/net.py\ntyped.py: \nother.py: \n"
        "replaced.py: models/net.py"_s);
}

void ModelDependenciesTest::reachedByLeftOverModels()
{
    const Scanned scanned({}, {},
                          {{u"vllm_metax/models/net.py"_s, "from vllm_metax.models import part\nclass Net: pass\n"},
                           {u"vllm_metax/models/part.py"_s, "from vllm_metax import shared\n"},
                           {u"vllm_metax/models/idle.py"_s, "from vllm_metax import shared\n"},
                           {u"vllm_metax/shared.py"_s, ""}});
    QCOMPARE(reachedText(scanned, {u"vllm_metax/shared.py"_s}), u"shared.py: models/idle.py models/net.py"_s);
}

MXW_WORKER_TEST_MAIN(ModelDependenciesTest)
#include "tst_modeldependencies.moc"
