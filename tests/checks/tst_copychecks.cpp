// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

/// P04, P05, P11, P14, P17.
class CopyChecksTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void staleFunction();
    void closingBrackets_data();
    void closingBrackets();
    void ownLineRewritten_data();
    void ownLineRewritten();
    void installedTwice_data();
    void installedTwice();
    void overwritten_data();
    void overwritten();
    void upToDateFunction();
    void staleDecoratorArguments();
    void staleMethodOfClass();
    void staleTable();
    void staleAfterMove();
    void rewritten();
    void signatureAndDocstringOnly();
    void redundant();
    void notRedundant_data();
    void notRedundant();
    void lostDecorators();
    void lostDecoratorsMarked();
    void keptDecorators();
    void unmarked();
    void mostlyOwn();
    void markedOnly();
    void incompleteClass();
    void incompleteClassOfMadeObject_data();
    void incompleteClassOfMadeObject();
    void newMemberOfClass();
    void completeClass_data();
    void completeClass();
};

namespace {

const QByteArray usePatch = "from vllm_metax.patch.utils import patch\n";
const QByteArray body = "    first = prepare(x)\n    second = combine(first, x)\n    log(second)\n";
const QByteArray helpers = "def prepare(x): ...\ndef combine(x, y): ...\ndef log(x): ...\ndef check(x): ...\n";

checks::Analysis scanPatch(const QByteArray &base, const QByteArray &target, const QByteArray &patch)
{
    return ScanFixture({{u"vllm/a.py"_s, helpers + base}}, {{u"vllm/a.py"_s, helpers + target}},
                       {{u"vllm_metax/patch/__init__.py"_s, "from . import a\n"},
                        {u"vllm_metax/patch/a.py"_s, usePatch + patch}})
        .scan();
}

const QByteArray imports = "from vllm.a import prepare, combine, log, check\n";
const QByteArray patched = imports + "@patch('vllm.a', 'f')\n";

} // namespace

void CopyChecksTest::staleFunction()
{
    const QByteArray base = "def f(x):\n" + body + "    return second\n";
    const auto analysis = scanPatch(base, "def f(x):\n    check(x)\n" + body + "    return second\n",
                                    patched + "def f(x):\n" + body + "    return own(second)\n");
    QCOMPARE(findingsText(analysis, u"P04"_s), u"P04 warning vllm_metax/patch/a.py:3 f"_s);
    const auto &finding = *std::ranges::find(analysis.findings, u"P04"_s, &checks::Finding::check);
    QCOMPARE(finding.details, (QStringList{u"@@ vllm/a.py:6"_s, u"+     check(x)"_s}));
    QCOMPARE(finding.upstreamLine, 6);
}

/// A closing bracket is shown with what opens it only.
void CopyChecksTest::closingBrackets_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QStringList>("shown");
    const auto row = [](const char *name, const QByteArray &before, const QByteArray &after, const QStringList &shown) {
        QTest::newRow(name) << before << after << shown;
    };
    row("last of a list", "    names = [\n        'the_first_of_the_names',\n        'the_second',\n    ]\n",
        "    names = [\n        'the_first_of_the_names',\n        'the_second',\n        'the_third_name',\n    ]\n",
        {u"+         'the_third_name',"_s});
    row("last of a condition",
        "    if x in (\n        'the_first_of_the_names',\n        'the_second',\n    ):\n"
        "        check(x)\n",
        "    if x in (\n        'the_first_of_the_names',\n        'the_second',\n        'the_third_name',\n    ):\n"
        "        check(x)\n",
        {u"+         'the_third_name',"_s});
    row("an argument that changed", "    call(\n        x,\n        'the text that is told at the end',\n    )\n",
        "    call(\n        x,\n        'another text that is told at the end',\n    )\n",
        {u"-         'the text that is told at the end',"_s, u"+         'another text that is told at the end',"_s});
    row("a whole call", "", "    call(\n        x,\n        'the text that is told at the end',\n    )\n",
        {u"+     call("_s, u"+         x,"_s, u"+         'the text that is told at the end',"_s, u"+     )"_s});
    row("a bracket in a text", "    names = [\n        'the_first_of_the_names',\n        'the_second',\n    ]\n",
        "    names = [\n        'the_first_of_the_names',\n        'the_second',\n        'the_third(name',\n    ]\n",
        {u"+         'the_third(name',"_s});
}

void CopyChecksTest::closingBrackets()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const QStringList, shown);
    const QByteArray start = "def f(x):\n" + body;
    const QByteArray end = "    check(second)\n    return second\n";
    const auto analysis = scanPatch(start + before + end, start + after + end, patched + start + before + end);
    QCOMPARE(findingsText(analysis, u"P04"_s), u"P04 warning vllm_metax/patch/a.py:3 f"_s);
    const auto &finding = *std::ranges::find(analysis.findings, u"P04"_s, &checks::Finding::check);
    QCOMPARE(finding.details.sliced(1), shown);
}

/// Upstream rewrote a line that the copy has its own way. Where its own line happens to be one of the new ones, the
/// copy lacks the rest.
void CopyChecksTest::ownLineRewritten_data()
{
    QTest::addColumn<QByteArray>("own");
    QTest::addColumn<QString>("found");
    QTest::newRow("one of the new lines")
        << QByteArray("    min_timeout = 0\n") << u"P04 warning vllm_metax/patch/a.py:3 f"_s;
    QTest::newRow("something else") << QByteArray("    min_timeout = 7\n") << QString();
}

void CopyChecksTest::ownLineRewritten()
{
    QFETCH(const QByteArray, own);
    QFETCH(const QString, found);
    const QByteArray start = "def f(x):\n" + body;
    const QByteArray end = "    check(second)\n    return min_timeout\n";
    const auto analysis = scanPatch(start + "    min_timeout = 50 if second is None else 0\n" + end,
                                    start +
                                        "    if enabled_for(x) and second is None:\n        min_timeout = 50\n"
                                        "    else:\n        min_timeout = 0\n" +
                                        end,
                                    patched + start + own + end);
    QCOMPARE(findingsText(analysis, u"P04"_s), found);
}

/// One copy of one thing is read once, however many names it is installed under.
void CopyChecksTest::installedTwice_data()
{
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QString>("other");
    QTest::newRow("decorators") << QByteArray("@patch('vllm.a', 'f')\n@patch('vllm.b', 'f')\n")
                                << u"also installed as vllm.b:f (vllm_metax/patch/a.py:4)"_s;
    QTest::newRow("another thing of that name")
        << QByteArray("@patch('vllm.a', 'f')\n@patch('vllm.c', 'f')\n") << QString();
}

void CopyChecksTest::installedTwice()
{
    QFETCH(const QByteArray, patch);
    QFETCH(const QString, other);
    const QByteArray before = "def f(x):\n" + body;
    const QByteArray after = "def f(x):\n    check(x)\n" + body;
    const QByteArray facade = "from vllm.a import f\n";
    const auto analysis = ScanFixture({{u"vllm/a.py"_s, before}, {u"vllm/b.py"_s, facade}, {u"vllm/c.py"_s, before}},
                                      {{u"vllm/a.py"_s, after}, {u"vllm/b.py"_s, facade}, {u"vllm/c.py"_s, after}},
                                      {{u"vllm_metax/patch/__init__.py"_s, "from . import a\n"},
                                       {u"vllm_metax/patch/a.py"_s, usePatch + imports + patch +
                                                                        "def f(x):\n    first = prepare(x)\n"
                                                                        "    second = combine(first, x)\n"
                                                                        "    own_step(second)\n    log(second)\n"}})
                              .scan();
    for (const QString &check : {u"P04"_s, u"P14"_s}) {
        const auto count = std::ranges::count(analysis.findings, check, &checks::Finding::check);
        QCOMPARE(count, other.isEmpty() ? 2 : 1);
        const auto &finding = *std::ranges::find(analysis.findings, check, &checks::Finding::check);
        QCOMPARE(finding.details.last() == other, !other.isEmpty());
    }
}

/// What a later patch replaces again does not hold anything back.
void CopyChecksTest::overwritten_data()
{
    QTest::addColumn<QByteArray>("later");
    QTest::addColumn<QString>("found");
    QTest::newRow("by a copy that is up to date")
        << QByteArray("def g(x):\n    check(x)\n" + body + "vllm.a.f = g\n") << QString();
    QTest::newRow("under a condition") << QByteArray("def g(x):\n    check(x)\n" + body + "if x:\n    vllm.a.f = g\n")
                                       << u"P04 warning vllm_metax/patch/a.py:8 f"_s;
    QTest::newRow("by nothing") << QByteArray() << u"P04 warning vllm_metax/patch/a.py:8 f"_s;
}

void CopyChecksTest::overwritten()
{
    QFETCH(const QByteArray, later);
    QFETCH(const QString, found);
    const auto analysis = scanPatch("def f(x):\n" + body, "def f(x):\n    check(x)\n" + body,
                                    imports + "import vllm.a\ndef f(x):\n" + body + "vllm.a.f = f\n" + later);
    QCOMPARE(findingsText(analysis, u"P04"_s), found);
}

void CopyChecksTest::upToDateFunction()
{
    const QByteArray base = "def f(x):\n" + body + "    return second\n";
    const QByteArray target = "def f(x):\n    check(x)\n" + body + "    return second\n";
    QCOMPARE(findingsText(scanPatch(base, target, patched + "def f(x):\n    check(x)\n" + body + "    return own(x)\n"),
                          u"P04"_s),
             QString());
    // The target did not change.
    QCOMPARE(findingsText(scanPatch(base, base, patched + "def f(x):\n" + body + "    return own(x)\n"), u"P04"_s),
             QString());
}

/// The copy's own name and the patch decorator are no difference; what autotuning chooses from is.
void CopyChecksTest::staleDecoratorArguments()
{
    const auto kernel = [](const QByteArray &key, const QByteArray &name) {
        return "@triton.autotune(configs=[Config(w) for w in WARPS], key=[" + key + "])\n@triton.jit\ndef " + name +
               "(x):\n" + body;
    };
    const auto analysis = scanPatch(kernel("'H'", "f"), kernel("'H', 'D'", "f"),
                                    "import vllm.a\n" + kernel("'H'", "my_f") + "vllm.a.f = my_f\n");
    QCOMPARE(findingsText(analysis, u"P04 P11"_s), u"P04 warning vllm_metax/patch/a.py:9 f"_s);
}

void CopyChecksTest::staleMethodOfClass()
{
    const auto type = [](const QByteArray &name, const QByteArray &one, const QByteArray &two) {
        return "class " + name + ":\n    limit = 1\n    def one(self, x):\n    " + one +
               "\n    def two(self, x):\n    " + two + "\n";
    };
    const QByteArray indented = "    first = prepare(x)\n        second = combine(first, x)\n        return ";
    const auto analysis = scanPatch(type("C", indented + "first", indented + "second"),
                                    type("C", indented + "check(first)", indented + "check(second)"),
                                    "import vllm.a\n" + type("Mine", indented + "check(first)", indented + "second") +
                                        "vllm.a.C = Mine\n");
    QCOMPARE(findingsText(analysis, u"P04"_s), u"P04 warning vllm_metax/patch/a.py:9 C.two"_s);
}

void CopyChecksTest::staleTable()
{
    const auto analysis = scanPatch(
        "TABLE = {\n    'first': 1,\n    'second': 2,\n    'third_of_them': 3,\n}\n",
        "TABLE = {\n    'first': 1,\n    'second': 2,\n    'third_of_them': 3,\n    'fourth_of_them': 4,\n}\n",
        "import vllm.a\nvllm.a.TABLE = {'first': 1, 'second': 2, 'third_of_them': 3, 'own_one_of_mine': 5}\n");
    QCOMPARE(findingsText(analysis, u"P04"_s), u"P04 warning vllm_metax/patch/a.py:3 TABLE"_s);
}

/// Moved with its change: what it was at base is found where it was; a namesake that stays is another thing.
void CopyChecksTest::staleAfterMove()
{
    const QByteArray old = "def f(x):\n" + body + "    return second\n";
    const QByteArray now = "def f(x):\n    check(x)\n" + body + "    return second\n";
    const Files plugin{{u"vllm_metax/patch/__init__.py"_s, "from . import a\n"},
                       {u"vllm_metax/patch/a.py"_s, usePatch + "@patch('vllm.new', 'f')\n" + old}};
    QCOMPARE(findingsText(ScanFixture({{u"vllm/old.py"_s, old}}, {{u"vllm/new.py"_s, now}}, plugin).scan(), u"P04"_s),
             u"P04 warning vllm_metax/patch/a.py:2 f"_s);
    QCOMPARE(
        findingsText(
            ScanFixture({{u"vllm/old.py"_s, old}}, {{u"vllm/old.py"_s, old}, {u"vllm/new.py"_s, now}}, plugin).scan(),
            u"P04"_s),
        QString());
}

void CopyChecksTest::rewritten()
{
    const QByteArray base = "def f(x):\n" + body + "    return second\n";
    const QByteArray target = "def f(x):\n    check(x)\n" + body + "    return second\n";
    QCOMPARE(findingsText(scanPatch(base, target, patched + "def f(x):\n    return False\n"), u"P04"_s),
             u"P04 info vllm_metax/patch/a.py:3 f"_s);
    QCOMPARE(findingsText(scanPatch(base, target, "import vllm.a\nvllm.a.f = lambda x: False\n"), u"P04"_s),
             u"P04 info vllm_metax/patch/a.py:3 f"_s);
    QCOMPARE(findingsText(scanPatch(base, base, patched + "def f(x):\n    return False\n"), u"P04"_s), QString());
}

void CopyChecksTest::signatureAndDocstringOnly()
{
    const auto analysis = scanPatch("def f(x):\n    '''Old.'''\n" + body, "def f(x, *, y=1):\n    '''New.'''\n" + body,
                                    patched + "def f(x):\n" + body);
    QCOMPARE(findingsText(analysis, u"P04"_s), QString());
}

void CopyChecksTest::redundant()
{
    const QByteArray function = "def f(x):\n" + body;
    QCOMPARE(findingsText(scanPatch(function, function, patched + "def f(x):\n    '''Mine.'''\n" + body), u"P05"_s),
             u"P05 warning vllm_metax/patch/a.py:3 f"_s);
    // Annotations do nothing.
    QCOMPARE(findingsText(scanPatch("def f(x: 'Own | None' = 1, *, y: int) -> 'Own':\n" + body,
                                    "def f(x: 'Own | None' = 1, *, y: int) -> 'Own':\n" + body,
                                    patched + "def f(x=1, *, y: dict[str, int]):\n" + body),
                          u"P05"_s),
             u"P05 warning vllm_metax/patch/a.py:3 f"_s);
    // Another name, the same code, as upstream has it since base.
    const auto analysis = scanPatch("def f(x):\n    pass\n", function,
                                    "import vllm.a\n" + imports + "def mine(x):\n" + body + "vllm.a.f = mine\n");
    QCOMPARE(findingsText(analysis, u"P05"_s), u"P05 warning vllm_metax/patch/a.py:8 f"_s);
    const QByteArray type = ":\n    limit = 1\n    def m(self):\n        return self.limit\n";
    QCOMPARE(findingsText(scanPatch("class C" + type, "class C" + type,
                                    "import vllm.a\nclass Mine" + type + "vllm.a.C = Mine\n"),
                          u"P05"_s),
             u"P05 warning vllm_metax/patch/a.py:7 C"_s);
    QCOMPARE(findingsText(scanPatch("T = ['a', 'b']\n", "T = ['a', 'b']\n", "import vllm.a\nvllm.a.T = ['a', 'b']\n"),
                          u"P05"_s),
             u"P05 warning vllm_metax/patch/a.py:3 T"_s);
}

void CopyChecksTest::notRedundant_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("patch");
    const auto row = [](const char *name, const QByteArray &target, const QByteArray &patch) {
        QTest::newRow(name) << target << patch;
    };
    const QByteArray function = "def f(x):\n" + body;
    row("other helper", function,
        "from vllm.a import prepare, combine\ndef log(x): print(x)\n@patch('vllm.a', 'f')\n" + function);
    row("other constant", "WARPS = [1, 2]\ndef f(x):\n    return WARPS\n",
        "WARPS = [1]\n@patch('vllm.a', 'f')\ndef f(x):\n    return WARPS\n");
    row("other default", "def f(x=1):\n" + body, patched + "def f(x=2):\n" + body);
    row("other default behind an annotation", "def f(x: int = 1):\n" + body, patched + "def f(x: int = 2):\n" + body);
    row("default that reads a name", "def f(x=lambda y: y):\n" + body, patched + "def f(x=lambda z: y):\n" + body);
    row("decorator added", function, patched + "@cache\n" + function);
    row("decorator arguments", "@tune(key=['A'])\n" + function, patched + "@tune(key=['B'])\n" + function);
    row("dedented line", "def f(x):\n    if x:\n        log(x)\n        check(x)\n",
        patched + "def f(x):\n    if x:\n        log(x)\n    check(x)\n");
    row("fewer members", "class C:\n    def m(self): ...\n    def n(self): ...\n",
        "import vllm.a\nclass C:\n    def m(self): ...\nvllm.a.C = C\n");
    row("one of two branches", "if log:\n    def f(x):\n        return 1\nelse:\n    def f(x):\n        return 2\n",
        "@patch('vllm.a', 'f')\ndef f(x):\n    return 1\n");
}

void CopyChecksTest::notRedundant()
{
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, patch);
    QCOMPARE(findingsText(scanPatch(target, target, patch), u"P05"_s), QString());
}

void CopyChecksTest::lostDecorators()
{
    const QByteArray target = "@triton.heuristics({'E': even})\n@triton.jit\ndef kernel(x):\n" + body +
                              "class C:\n    @torch.no_grad()\n    def m(self, x):\n        return prepare(x)\n"
                              "@Registry.register('g')\nclass G:\n    pass\n";
    const auto analysis = scanPatch(target, target,
                                    "import vllm.a\n@patch('vllm.a', 'kernel')\n@triton.jit\ndef kernel(x):\n" + body +
                                        "@patch('vllm.a', 'C.m')\ndef m(self, x):\n    return combine(x, 1)\n"
                                        "class G:\n    pass\nvllm.a.G = G\n");
    QCOMPARE(findingsText(analysis, u"P11"_s), u"P11 warning vllm_metax/patch/a.py:3 kernel@triton.heuristics\n"
                                               "P11 warning vllm_metax/patch/a.py:9 C.m@torch.no_grad\n"
                                               "P11 info vllm_metax/patch/a.py:14 G@Registry.register"_s);
}

void CopyChecksTest::lostDecoratorsMarked()
{
    const auto analysis = scanPatch("@torch.compile\ndef f(x):\n" + body, "@torch.compile\ndef f(x):\n" + body,
                                    imports +
                                        "# /--- Metax Modification ---\\\n# not compiled here\n@patch('vllm.a', 'f')\n"
                                        "# \\--- Metax Modification ---/\ndef f(x):\n" +
                                        body);
    QCOMPARE(findingsText(analysis, u"P11"_s), u"P11 info vllm_metax/patch/a.py:5 f@torch.compile"_s);
}

void CopyChecksTest::keptDecorators()
{
    const QByteArray target = "import functools\nimport abc\nfrom contextlib import contextmanager\n"
                              "@functools.cache\ndef f(x):\n    return prepare(x)\n"
                              "@functools.lru_cache(maxsize=None)\ndef g(x):\n    return prepare(x)\n"
                              "@functools.cache\ndef has_it():\n    return prepare(1)\n"
                              "class C:\n    @staticmethod\n    @abc.abstractmethod\n    def m(x): ...\n"
                              "@contextmanager\ndef h(): ...\n";
    const auto analysis =
        scanPatch(target, target,
                  "import functools\nimport contextlib\nfrom functools import cache as keep\nimport vllm.a\n"
                  "@patch('vllm.a', 'f')\n@keep\ndef f(x):\n    return combine(x, 1)\n"
                  "def g(x):\n    return combine(x, 1)\nvllm.a.g = functools.cache(g)\n"
                  "@patch('vllm.a', 'has_it')\ndef has_it():\n    return False\n"
                  "@patch('vllm.a', 'C.m')\ndef m(x): ...\n"
                  "@patch('vllm.a', 'h')\n@contextlib.contextmanager\ndef h(): ...\n");
    QCOMPARE(findingsText(analysis, u"P11"_s), QString());
}

void CopyChecksTest::unmarked()
{
    const QByteArray target = "def f(x):\n" + body + "    check(second)\n    return second\n";
    const auto analysis = scanPatch(target, target,
                                    patched + "def f(x):\n    first = prepare(x)\n"
                                              "    own_step(first)\n"
                                              "    second = combine(first, x)\n    log(second)\n"
                                              "    # /--- Metax Modification ---\\\n"
                                              "    second = other(second)\n"
                                              "    # \\--- Metax Modification ---/\n"
                                              "    check(second)\n    return second\n");
    QCOMPARE(findingsText(analysis, u"P14"_s), u"P14 info vllm_metax/patch/a.py:6 f"_s);
    const auto it = std::ranges::find(analysis.findings, u"P14"_s, &checks::Finding::check);
    QCOMPARE(it->details, QStringList{u"line 6: own_step(first)"_s});
}

/// A rewrite that only shares its frame with the target says so in its header, not line by line.
void CopyChecksTest::mostlyOwn()
{
    const QByteArray target = "def f(x):\n" + body;
    QCOMPARE(findingsText(scanPatch(target, target,
                                    patched + "def f(x):\n    first = prepare(x)\n"
                                              "    own_first_step(first)\n    own_second_step(first)\n"
                                              "    own_third_step(first)\n    own_fourth_step(first)\n"
                                              "    log(second)\n"),
                          u"P14"_s),
             QString());
}

/// Old text of the target, marked lines, marked omissions, another layout: none of it is an unmarked difference.
void CopyChecksTest::markedOnly()
{
    const QByteArray base = "def f(x):\n" + body + "    check(second)\n    return second\n";
    const QByteArray target = "def f(x):\n    new_step(x)\n" + body + "    return second\n";
    QCOMPARE(findingsText(scanPatch(base, target,
                                    patched + "def f(x):\n    first = prepare(\n        x,\n    )\n"
                                              "    # /--- Metax Modification ---\\\n"
                                              "    # second = combine(first, x)\n"
                                              "    # \\--- Metax Modification ---/\n"
                                              "    log(second)\n    check(second)\n    return second\n"),
                          u"P14"_s),
             QString());
}

namespace {

const QByteArray library = "class Library:\n    def open(self): ...\n    def close(self): ...\n    def unused(self):\n"
                           "        return self.close()\n";
const QByteArray user = "from vllm.a import Library\ndef run(library: Library):\n    library.open()\n"
                        "    if library.ready:\n        library.close()\n";

checks::Analysis scanClass(const QByteArray &base, const QByteArray &target, const QByteArray &use,
                           const QByteArray &patch)
{
    return ScanFixture({{u"vllm/a.py"_s, base}, {u"vllm/use.py"_s, use}},
                       {{u"vllm/a.py"_s, target}, {u"vllm/use.py"_s, use}},
                       {{u"vllm_metax/patch/__init__.py"_s, "from . import a\n"},
                        {u"vllm_metax/patch/a.py"_s, usePatch + patch}})
        .scan();
}

} // namespace

/// What upstream reads and the replacement lacks; what only the replaced code itself reads went with it.
void CopyChecksTest::incompleteClass()
{
    const auto analysis =
        scanClass(library, library, user, "@patch('vllm.a', 'Library')\nclass Mine:\n    def open(self): ...\n");
    QCOMPARE(findingsText(analysis, u"P17"_s), u"P17 warning vllm_metax/patch/a.py:2 Library.close"_s);
    const auto it = std::ranges::find(analysis.findings, u"P17"_s, &checks::Finding::check);
    QCOMPARE(it->details, QStringList{u"vllm/use.py:5 in run"_s});
}

/// An object that is made through the patched name may be of either class.
void CopyChecksTest::incompleteClassOfMadeObject_data()
{
    QTest::addColumn<QByteArray>("patch");
    QTest::newRow("decorator") << "@patch('vllm.a', 'Library')\n@patch('vllm.use', 'Library')\n"_ba +
                                      "class Mine:\n    def open(self): ...\n";
    QTest::newRow("assignment") << "from vllm import a, use\nclass Mine:\n    def open(self): ...\n"_ba +
                                       "a.Library = Mine\nuse.Library = Mine\n";
}

void CopyChecksTest::incompleteClassOfMadeObject()
{
    QFETCH(const QByteArray, patch);
    const QByteArray use =
        "from vllm.a import Library\nclass Communicator:\n    def __init__(self, path):\n"
        "        try:\n            self.library = Library(path)\n        except Exception:\n            return\n"
        "    def destroy(self):\n        def abort():\n            self.library.close()\n";
    const auto analysis = scanClass(library, library, use, patch);
    const QString found = findingsText(analysis, u"P17"_s);
    QVERIFY2(found.contains("Library.close"_L1), qPrintable(found));
}

void CopyChecksTest::newMemberOfClass()
{
    const QByteArray before = "class Library:\n    def close(self): ...\n";
    const auto analysis =
        scanClass(before, library, user, "@patch('vllm.a', 'Library')\nclass Mine:\n    def close(self): ...\n");
    QCOMPARE(findingsText(analysis, u"P17"_s), u"P17 error vllm_metax/patch/a.py:2 Library.open"_s);
}

void CopyChecksTest::completeClass_data()
{
    QTest::addColumn<QByteArray>("use");
    QTest::addColumn<QByteArray>("patch");
    const auto row = [](const char *name, const QByteArray &use, const QByteArray &patch) {
        QTest::newRow(name) << use << patch;
    };
    const QByteArray mine = "@patch('vllm.a', 'Library')\nclass Mine";
    row("derived from the target", user, "from vllm.a import Library\n" + mine + "(Library):\n    pass\n");
    row("inherited elsewhere", user,
        "class Own:\n    def open(self): ...\n    def close(self): ...\n" + mine + "(Own):\n    pass\n");
    row("set on self", user, mine + ":\n    def __init__(self):\n        self.open = self.close = print\n");
    row("dynamic", user, mine + ":\n    def __getattr__(self, name): ...\n");
    row("unknown base", user, "from somewhere import Base\n" + mine + "(Base):\n    pass\n");
    row("another class's member",
        "class Door:\n    def close(self): ...\ndef run(door: Door, other):\n    door.close()\n    other.open()\n",
        mine + ":\n    pass\n");
    row("asked first",
        "from vllm.a import Library\ndef run(library: Library):\n    if hasattr(library, 'close'):\n"
        "        library.close()\n",
        mine + ":\n    def open(self): ...\n");
    row("only in code that is replaced, too", user,
        mine + ":\n    pass\n@patch('vllm.use', 'run')\ndef run(library):\n    pass\n");
}

void CopyChecksTest::completeClass()
{
    QFETCH(const QByteArray, use);
    QFETCH(const QByteArray, patch);
    QCOMPARE(findingsText(scanClass(library, library, use, patch), u"P17"_s), QString());
}

MXW_WORKER_TEST_MAIN(CopyChecksTest)
#include "tst_copychecks.moc"
