// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

#include "models/checks/UpstreamHistory.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::checks;
using namespace mxw::tests;

/// Which upstream commit a finding names.
class AttributionTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void findingsNameTheCommit();
    void nameThatWasThereOnlyInBetween();
    void submoduleThatIsImportedByName();
    void mistakeOfThePluginHasNoCommit();
    void signatureChangedTwice();
    void survivesTheJsonForm();
    void answers_data();
    void answers();
    void keepsAnswersInTheCache();
    void keepsNothingThatMissingObjectsMayHide();
};

namespace {

struct Step
{
    QString message;
    Files files; ///< null content: removed
};

/// An upstream of several commits: the fixture's base, then one commit per step; the last is the target.
class History
{
public:
    History(const Files &base, const Files &plugin, const std::vector<Step> &steps) : m_fixture(base, base, plugin)
    {
        for (const Step &step : steps) {
            for (auto it = step.files.begin(); it != step.files.end(); ++it) {
                if (it->isNull())
                    m_fixture.upstream().remove(it.key());
                else
                    m_fixture.upstream().write(it.key(), *it);
            }
            m_fixture.upstream().commit(step.message);
        }
    }

    ScanRequest request()
    {
        ScanRequest request = m_fixture.request();
        request.target = u"main"_s;
        return request;
    }

    Analysis scan()
    {
        source::WorkerPool pool;
        const auto result = checks::scan(request(), pool);
        if (!result)
            qFatal("%s", qPrintable(result.error().what));
        return *result->analysis;
    }

    TestRepository &upstream() { return m_fixture.upstream(); }

private:
    ScanFixture m_fixture;
};

/// "check symbol: summary" per finding that a commit explains.
QString commitsText(const Analysis &analysis)
{
    QStringList lines;
    for (const Finding &finding : analysis.findings) {
        if (!finding.commit.isEmpty() && finding.check != u"M06")
            lines.append(finding.check + u' ' + finding.symbol + u": "_s + finding.commitSummary);
    }
    return lines.join(u'\n');
}

/// The first that a commit explains.
Finding explained(const Analysis &analysis)
{
    for (const Finding &finding : analysis.findings) {
        if (!finding.commit.isEmpty())
            return finding;
    }
    return {};
}

Files patchFile(const QByteArray &code)
{
    return {{u"vllm_metax/patch/__init__.py"_s, "from . import a\n"}, {u"vllm_metax/patch/a.py"_s, code}};
}

} // namespace

void AttributionTest::findingsNameTheCommit()
{
    History history(
        {{u"vllm/a.py"_s, "def gone(): ...\ndef moved(): ...\ndef grown(x): ...\nclass C:\n    def m(self): ...\n"},
         {u"vllm/b.py"_s, "x = 1\n"},
         {u"vllm/old.py"_s, "y = 1\n"}},
        patchFile("import vllm.a\nfrom vllm.a import gone\nfrom vllm.old import y\n"
                  "def new(x): ...\n"
                  "vllm.a.moved = new\nvllm.a.grown = new\nvllm.a.C.m = new\n"),
        {{u"touch"_s,
          {{u"vllm/a.py"_s, "def gone(): ...\ndef moved(): ...\ndef grown(x): ...\n"
                            "class C:\n    def m(self): ...\n    z = 1\n"}}},
         {u"remove gone"_s,
          {{u"vllm/a.py"_s, "def moved(): ...\ndef grown(x): ...\nclass C:\n    def m(self): ...\n"}}},
         {u"move it"_s,
          {{u"vllm/a.py"_s, "def grown(x): ...\nclass C:\n    def m(self): ...\n"},
           {u"vllm/b.py"_s, "x = 1\ndef moved(): ...\n"}}},
         {u"grow"_s, {{u"vllm/a.py"_s, "def grown(x, y): ...\nclass C:\n    def m(self): ...\n"}}},
         {u"drop the module"_s, {{u"vllm/old.py"_s, {}}}},
         {u"drop the method"_s, {{u"vllm/a.py"_s, "# C.m was here\ndef grown(x, y): ...\nclass C:\n    k = 1\n"}}}});
    const Analysis analysis = history.scan();
    QCOMPARE(commitsText(analysis), u"A01 gone: remove gone\n"
                                    "A01 vllm.old: drop the module\n"
                                    "P01 C.m: drop the method\n"
                                    "P02 moved: move it\n"
                                    "P03 grown: grow"_s);
    for (const Finding &finding : analysis.findings)
        QVERIFY(finding.commit.isEmpty() || finding.commit.size() == 40);
}

void AttributionTest::nameThatWasThereOnlyInBetween()
{
    History history({{u"vllm/a.py"_s, "x = 1\n"}}, patchFile("from vllm.a import brief\nfrom vllm.c import d\n"),
                    {{u"add"_s, {{u"vllm/a.py"_s, "x = 1\ndef brief(): ...\n"}, {u"vllm/c.py"_s, "d = 1\n"}}},
                     {u"undo"_s, {{u"vllm/a.py"_s, "x = 1\n"}}},
                     {u"undo the module"_s, {{u"vllm/c.py"_s, {}}}}});
    QCOMPARE(commitsText(history.scan()), u"A01 brief: undo\nA01 vllm.c: undo the module"_s);
}

void AttributionTest::submoduleThatIsImportedByName()
{
    History history({{u"vllm/a/__init__.py"_s, "tool = 1  # says tool\n"},
                     {u"vllm/b/__init__.py"_s, ""},
                     {u"vllm/b/tool.py"_s, "x = 1\n"}},
                    patchFile("from vllm.b import tool\n"),
                    {{u"move"_s, {{u"vllm/b/tool.py"_s, {}}, {u"vllm/a/tool.py"_s, "x = 1\n"}}}});
    QCOMPARE(commitsText(history.scan()), u"A01 tool: move"_s);
}

void AttributionTest::mistakeOfThePluginHasNoCommit()
{
    History history({{u"vllm/a.py"_s, "def f(x): ...\n"}},
                    patchFile("import vllm.a\nfrom vllm.a import never\nfrom vllm.nowhere import x\n"
                              "def new(): ...\nvllm.a.f = new\n"),
                    {{u"other"_s, {{u"vllm/a.py"_s, "def f(x): ...\ny = 1\n"}}}});
    const Analysis analysis = history.scan();
    QCOMPARE(findingsText(analysis, u"A01 P03"_s), u"A01 error vllm_metax/patch/a.py:2 never\n"
                                                   "A01 error vllm_metax/patch/a.py:3 vllm.nowhere\n"
                                                   "P03 warning vllm_metax/patch/a.py:5 f"_s);
    QCOMPARE(commitsText(analysis), QString());
}

void AttributionTest::signatureChangedTwice()
{
    History history({{u"vllm/a.py"_s, "def f(x): ...\n"}},
                    patchFile("import vllm.a\ndef new(x): ...\nvllm.a.f = new\n"),
                    {{u"one more"_s, {{u"vllm/a.py"_s, "def f(x, y): ...\n"}}},
                     {u"layout"_s, {{u"vllm/a.py"_s, "def f(\n    x,\n    y,\n): ...  # two\n"}}},
                     {u"and another"_s, {{u"vllm/a.py"_s, "def f(x, y, z): ...\n"}}}});
    const Analysis analysis = history.scan();
    QCOMPARE(commitsText(analysis), u"P03 f: and another"_s);
    const QStringList details = explained(analysis).details;
    QCOMPARE(details.size(), 4); // both signatures, both commits
    QVERIFY2(details[2].endsWith(u" and another"_s) && details[3].endsWith(u" one more"_s),
             qPrintable(details.join(u'\n')));
}

void AttributionTest::survivesTheJsonForm()
{
    History history({{u"vllm/a.py"_s, "def gone(): ...\n"}}, patchFile("from vllm.a import gone\n"),
                    {{u"remove \"it\""_s, {{u"vllm/a.py"_s, ""}}}});
    const Analysis analysis = history.scan();
    QCOMPARE(commitsText(analysis), u"A01 gone: remove \"it\""_s);
    const auto read = Analysis::fromJson(analysis.toJson());
    QVERIFY(read);
    QVERIFY(*read == analysis);
    QVERIFY(explained(analysis).commitText().endsWith(u" remove \"it\""_s));
}

void AttributionTest::answers_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QStringList>("expected");
    using enum HistoryQuestion::Kind;
    const auto row = [](const char *what, HistoryQuestion::Kind kind, const QStringList &files,
                        const QStringList &names, const QString &word, const QStringList &expected) {
        QTest::newRow(what) << int(kind) << files << names << word << expected;
    };
    const QStringList old{u"vllm/old.py"_s};
    const QStringList both{u"vllm/new.py"_s, u"vllm/old.py"_s};
    row("code, across a rename", Code, both, {u"f"_s}, {}, {u"last"_s, u"rename and change"_s, u"first"_s});
    row("code, old file only", Code, old, {u"f"_s}, {}, {u"first"_s});
    row("results", Results, both, {u"f"_s}, {}, {u"last"_s, u"rename and change"_s, u"first"_s});
    row("results that stay", Results, old, {u"D.same"_s}, {}, {});
    row("code around results that stay", Code, old, {u"D.same"_s}, {}, {u"first"_s});
    row("kind", KindChanged, both, {u"K"_s}, {}, {u"last"_s});
    row("member added", Added, both, {u"K.extra"_s, u"D.extra"_s}, {}, {u"last"_s});
    row("gone by name", Gone, old, {u"D.gone"_s}, u"gone"_s, {u"first"_s});
    row("gone by word only", Gone, old, {u"imported"_s}, u"imported"_s, {u"first"_s});
    row("file gone", Gone, old, {}, {}, {u"rename and change"_s});
    row("gone with its file", Gone, old, {u"f"_s}, {}, {u"rename and change"_s});
    row("never there", Gone, both, {u"never"_s}, u"never"_s, {});
    row("no such file", Gone, {u"vllm/none.py"_s}, {u"f"_s}, u"f"_s, {});
    row("C++ too", Gone, {u"csrc/ops.cpp"_s}, {}, u"old_op"_s, {u"last"_s});
}

void AttributionTest::answers()
{
    TestRepository test;
    test.write(u"csrc/ops.cpp"_s, "ops.def(\"old_op() -> ()\");\n");
    test.write(u"vllm/old.py"_s, "from x import imported\ndef f(): return 1\nclass K: ...\n"
                                 "class D:\n    def gone(self): ...\n"
                                 "    def same(self):\n        x = 1\n        return x\n");
    const QString base = test.commit(u"base"_s);
    test.write(u"vllm/old.py"_s,
               "def f(): return 2\nclass K: ...\nclass D:\n    def same(self):\n        x = 2\n        return x\n");
    test.commit(u"first"_s);
    test.write(u"vllm/old.py"_s, "def f(): return 2  # says nothing\nclass K: ...\nclass D:\n    def same(self):\n     "
                                 "   x = 2\n        return x\n");
    test.commit(u"comment"_s);
    test.remove(u"vllm/old.py"_s);
    test.write(u"vllm/new.py"_s, "def f(): return 3\nclass K: ...\nclass D:\n    pass\n");
    test.commit(u"rename and change"_s);
    test.write(u"vllm/new.py"_s, "def f(): return 4\ndef K(): ...\nclass D:\n    def extra(self): ...\n");
    test.write(u"csrc/ops.cpp"_s, "ops.def(\"old_op2() -> ()\");\n");
    test.commit(u"last"_s);

    const auto repository = git::Repository::open(test.path());
    QVERIFY(repository);
    const source::OutlineCache cache{QString()};
    UpstreamHistory history(*repository, repository->resolve(base)->commit, repository->resolve(u"main"_s)->commit,
                            cache);
    QFETCH(int, kind);
    QFETCH(QStringList, files);
    QFETCH(QStringList, names);
    QFETCH(QString, word);
    const auto found = history.answer({{HistoryQuestion::Kind(kind), files, names, word}});
    QStringList summaries;
    for (const UpstreamCommit &commit : found.front())
        summaries.append(commit.summary);
    QTEST(summaries, "expected");
}

void AttributionTest::keepsAnswersInTheCache()
{
    TestRepository test;
    test.write(u"vllm/a.py"_s, "def f(): ...\n");
    const QString base = test.commit(u"base"_s);
    test.write(u"vllm/a.py"_s, "");
    test.commit(u"removed"_s);
    const QTemporaryDir folder;
    const source::OutlineCache cache(folder.path());
    const auto repository = git::Repository::open(test.path());
    const git::ObjectId from = repository->resolve(base)->commit;
    const git::ObjectId to = repository->resolve(u"main"_s)->commit;
    const HistoryQuestion removed{HistoryQuestion::Kind::Gone, {u"vllm/a.py"_s}, {u"f"_s}, {}};
    const HistoryQuestion nothing{HistoryQuestion::Kind::Gone, {u"vllm/a.py"_s}, {u"g"_s}, {}};
    QCOMPARE(UpstreamHistory(*repository, from, to, cache).answer({removed, nothing}).front().size(), 1);
    // Nothing is left to read it from: what comes now comes from the cache.
    const TestRepository other;
    const auto empty = git::Repository::open(other.path());
    const auto again = UpstreamHistory(*empty, from, to, cache).answer({nothing, removed});
    QVERIFY(again[0].empty());
    QCOMPARE(again[1].size(), 1);
    QCOMPARE(again[1].front().summary, u"removed"_s);
}

void AttributionTest::keepsNothingThatMissingObjectsMayHide()
{
    TestRepository test;
    test.write(u"vllm/a.py"_s, "def f(): ...\n");
    const QString base = test.commit(u"base"_s);
    test.write(u"vllm/a.py"_s, "other = 1\n");
    test.commit(u"removed"_s);
    const QString blob = QString::fromLatin1(test.git({u"rev-parse"_s, u"main:vllm/a.py"_s}).trimmed());
    const QString object = test.path() + u"/.git/objects/%1/%2"_s.arg(blob.left(2), blob.mid(2));
    QVERIFY(QFile::rename(object, object + u"x"_s));
    const QTemporaryDir folder;
    const source::OutlineCache cache(folder.path());
    const HistoryQuestion question{HistoryQuestion::Kind::Gone, {u"vllm/a.py"_s}, {u"f"_s}, u"f"_s};
    const auto ask = [&] {
        const auto repository = git::Repository::open(test.path());
        return UpstreamHistory(*repository, repository->resolve(base)->commit, repository->resolve(u"main"_s)->commit,
                               cache)
            .answer({question})
            .front()
            .size();
    };
    QCOMPARE(ask(), 0);
    QVERIFY(QFile::rename(object + u"x"_s, object));
    QCOMPARE(ask(), 1);
}

MXW_WORKER_TEST_MAIN(AttributionTest)
#include "tst_attribution.moc"
