// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CommitAudit.h"

#include "tests/checks/ScanFixture.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::checks;
using namespace mxw::tests;
using inventory::Counterpart;

namespace {

const QByteArray Layer = "import torch\n"
                         "\n"
                         "LIMIT = 4096\n"
                         "\n"
                         "class Layer:\n"
                         "    def __init__(self, size):\n"
                         "        self.size = size\n"
                         "        self.scale = 1.0\n"
                         "        self.bias = None\n"
                         "\n"
                         "    def forward(self, x):\n"
                         "        y = x * self.scale\n"
                         "        z = y + self.size\n"
                         "        return torch.relu(z)\n"
                         "\n"
                         "def helper(x):\n"
                         "    first = x + 1\n"
                         "    second = first * 2\n"
                         "    return second\n";

Counterpart copyOf(const QString &upstream, const QString &file = u"vllm_metax/layer.py"_s)
{
    Counterpart counterpart;
    counterpart.file = file;
    counterpart.atBase = upstream;
    counterpart.atTarget = upstream;
    counterpart.similarity = 0.9;
    counterpart.copy = true;
    return counterpart;
}

/// The commits that `steps` make after the fixture's own, audited.
class Audit
{
public:
    Audit(const Files &upstream, const Files &plugin)
        : m_fixture(upstream, upstream, plugin), m_request(m_fixture.request())
    {
        m_request.base = m_request.target;
    }

    TestRepository &upstream() { return m_fixture.upstream(); }

    void step(const QString &file, const QByteArray &content, const QString &message)
    {
        upstream().write(file, content);
        upstream().commit(message);
    }

    CommitAudit run(const std::vector<Counterpart> &counterparts, bool imported = false)
    {
        m_request.target = u"main"_s;
        m_request.domains = {inventory::Domain::Patch, inventory::Domain::Registry};
        m_result = checks::scan(m_request, m_pool);
        if (!m_result)
            qFatal("%s", qPrintable(m_result.error().what));
        const auto repository = git::Repository::open(m_request.upstream);
        return auditCommits({*m_result->workspace, counterparts, *repository,
                             repository->resolve(m_request.base)->commit, repository->resolve(m_request.target)->commit,
                             imported});
    }

    const inventory::Workspace &workspace() const { return *m_result->workspace; }

private:
    ScanFixture m_fixture;
    ScanRequest m_request;
    source::WorkerPool m_pool;
    Result<ScanResult> m_result = std::unexpected(Error());
};

/// "summary: path ties state carried/hunks definitions" per file, newest commit first.
QString print(const CommitAudit &audit)
{
    QStringList lines;
    for (const CommitRecord &commit : audit.commits) {
        for (const CommitFile &file : commit.files) {
            QStringList ties;
            for (const Tie tie : file.ties)
                ties.append(toString(tie));
            lines.append(u"%1: %2%3 %4 %5 %6/%7 %8"_s
                             .arg(commit.summary, file.path, file.oldPath.isEmpty() ? QString() : u'<' + file.oldPath,
                                  ties.join(u','), toString(file.carried))
                             .arg(file.carriedHunks)
                             .arg(file.hunks)
                             .arg(file.definitions.join(u',')));
        }
    }
    return lines.join(u'\n');
}

QByteArray with(QByteArray text, const QByteArray &from, const QByteArray &to)
{
    if (!text.contains(from))
        qFatal("the text lacks what is to be replaced");
    return text.replace(from, to);
}

} // namespace

class TestCommitAudit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void statesOfACopy_data();
    void statesOfACopy();
    void laterCommitOvertakes();
    void renamedWithTheFile();
    void patchTargetIsJudgedByTheReplacement();
    void parentIsJudgedByTheOverride();
    void importedOnlyWhenAskedFor();
    void otherModulesAreTold();
    void recordsComeFromTheCache();
    void entriesNameTheCopyAndTheFile();
    void missingBlobIsUnknown();
    void findingPerCommit();
};

void TestCommitAudit::statesOfACopy_data()
{
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArray>("local");
    QTest::addColumn<QString>("state");

    const QByteArray fixed = with(Layer, "y = x * self.scale", "y = x * self.scale + self.bias");
    QTest::newRow("not carried") << fixed << Layer << u"no 0/1 Layer.forward"_s;
    QTest::newRow("carried") << fixed << fixed << u"yes 1/1 Layer.forward"_s;
    QTest::newRow("carried at another depth")
        << fixed
        << with(fixed, "        y = x * self.scale + self.bias\n",
                "        if x is not None:\n            y = x * self.scale + self.bias\n")
        << u"yes 1/1 Layer.forward"_s;
    QTest::newRow("carried with a comment behind it")
        << fixed << with(fixed, "self.bias\n        z", "self.bias  # as upstream\n        z")
        << u"yes 1/1 Layer.forward"_s;
    QTest::newRow("two hunks, one carried")
        << with(fixed, "second = first * 2", "second = first * 3") << fixed << u"partly 1/2 Layer.forward,helper"_s;
    QTest::newRow("half of a hunk") << with(Layer, "        z = y + self.size\n",
                                            "        z = y + self.size\n        z = z - 1\n        z = z * 5\n")
                                    << with(Layer, "        z = y + self.size\n",
                                            "        z = y + self.size\n        z = z - 1\n")
                                    << u"partly 0/1 Layer.forward"_s;
    QTest::newRow("line in another method does not count")
        << fixed
        << with(Layer, "        self.bias = None\n",
                "        self.bias = None\n        y = x * self.scale + self.bias\n")
        << u"no 0/1 Layer.forward"_s;
    QTest::newRow("removed and still there")
        << with(Layer, "        self.bias = None\n", "") << Layer << u"no 0/1 Layer.__init__"_s;
    QTest::newRow("removed there, too") << with(Layer, "        self.bias = None\n", "")
                                        << with(Layer, "        self.bias = None\n", "") << u"yes 1/1 Layer.__init__"_s;
    QTest::newRow("new function missing") << Layer + "\ndef more(x):\n    return x\n" << Layer << u"no 0/1 more"_s;
    QTest::newRow("new function there") << Layer + "\ndef more(x):\n    return x\n"
                                        << Layer + "\ndef more(x):\n    return x\n"
                                        << u"yes 1/1 more"_s;
    QTest::newRow("function that the copy left out")
        << with(Layer, "second = first * 2", "second = first * 3")
        << with(Layer, "def helper(x):\n    first = x + 1\n    second = first * 2\n    return second\n", "")
        << u"outside 0/0 helper"_s;
    QTest::newRow("function that is the plugin's own")
        << with(Layer, "second = first * 2", "second = first * 3")
        << with(Layer, "    first = x + 1\n    second = first * 2\n    return second\n",
                "    result = compute(x)\n    log(result)\n    return result\n")
        << u"outside 0/0 helper"_s;
    QTest::newRow("module level") << with(Layer, "4096", "8192") << Layer << u"no 0/1 "_s;
    QTest::newRow("imports are not compared")
        << with(Layer, "import torch", "import torch\nimport math") << Layer << u"outside 0/0 "_s;
    QTest::newRow("comments are not compared")
        << with(Layer, "LIMIT", "# a limit\nLIMIT") << Layer << u"outside 0/0 "_s;
    QTest::newRow("docstrings are not compared")
        << with(Layer, "def helper(x):\n", "def helper(x):\n    \"\"\"Helps.\n\n    class Layer:\n    \"\"\"\n")
        << Layer << u"outside 0/0 "_s;
}

void TestCommitAudit::statesOfACopy()
{
    QFETCH(QByteArray, after);
    QFETCH(QByteArray, local);
    QFETCH(QString, state);
    Audit audit({{u"vllm/layer.py"_s, Layer}}, {{u"vllm_metax/layer.py"_s, local}});
    audit.step(u"vllm/layer.py"_s, after, u"change"_s);
    QCOMPARE(print(audit.run({copyOf(u"vllm/layer.py"_s)})), u"change: vllm/layer.py mirrored "_s + state);
}

void TestCommitAudit::laterCommitOvertakes()
{
    Audit audit({{u"vllm/layer.py"_s, Layer}}, {{u"vllm_metax/layer.py"_s, Layer}});
    audit.step(u"vllm/layer.py"_s, with(Layer, "y = x * self.scale", "y = x * self.scale + 1"), u"first"_s);
    audit.step(u"vllm/layer.py"_s, with(Layer, "y = x * self.scale", "y = x * self.scale + 2"), u"second"_s);
    audit.step(u"vllm/layer.py"_s, with(Layer, "first = x + 1", "first = x + 9"), u"reverts the second"_s);
    QCOMPARE(print(audit.run({copyOf(u"vllm/layer.py"_s)})),
             u"reverts the second: vllm/layer.py mirrored partly 1/2 Layer.forward,helper\n"
             "second: vllm/layer.py mirrored overtaken 0/0 Layer.forward\n"
             "first: vllm/layer.py mirrored overtaken 0/0 Layer.forward"_s);
}

void TestCommitAudit::renamedWithTheFile()
{
    Audit audit({{u"vllm/layer.py"_s, Layer}}, {{u"vllm_metax/layer.py"_s, Layer}});
    audit.step(u"vllm/layer.py"_s, with(Layer, "first = x + 1", "first = x + 9"), u"before"_s);
    audit.upstream().remove(u"vllm/layer.py"_s);
    audit.step(u"vllm/sub/layer.py"_s, with(Layer, "first = x + 1", "first = x + 9"), u"moved"_s);
    Counterpart moved = copyOf(u"vllm/layer.py"_s);
    moved.atTarget = u"vllm/sub/layer.py"_s;
    QCOMPARE(print(audit.run({moved})), u"moved: vllm/sub/layer.py<vllm/layer.py mirrored outside 0/0 \n"
                                        "before: vllm/layer.py mirrored no 0/1 helper"_s);
}

void TestCommitAudit::patchTargetIsJudgedByTheReplacement()
{
    Audit audit({{u"vllm/layer.py"_s, Layer}},
                {{u"vllm_metax/patch/__init__.py"_s, "from vllm_metax.patch import layer\n"},
                 {u"vllm_metax/patch/layer.py"_s, "from vllm_metax.patch.utils import patch\n"
                                                  "@patch(\"vllm.layer\", \"helper\")\n"
                                                  "def metax_helper(x):\n"
                                                  "    first = x + 1\n"
                                                  "    second = first * 3\n"
                                                  "    return second\n"}});
    audit.step(u"vllm/layer.py"_s, with(Layer, "second = first * 2", "second = first * 3"), u"theirs"_s);
    audit.step(u"vllm/layer.py"_s,
               with(with(Layer, "second = first * 2", "second = first * 3"), "self.bias = None", "self.bias = 0"),
               u"elsewhere"_s);
    const CommitAudit found = audit.run({});
    QCOMPARE(print(found), u"elsewhere: vllm/layer.py patch-target outside 0/0 Layer.__init__\n"
                           "theirs: vllm/layer.py patch-target yes 1/1 helper"_s);
    QCOMPARE(found.commits[0].files[0].localFiles, QStringList{u"vllm_metax/patch/layer.py"_s});
    QCOMPARE(found.commits[0].files[0].entries.size(), 1);
    QVERIFY(found.commits[0].files[0].entries[0].startsWith(u"patch:"_s));
}

void TestCommitAudit::parentIsJudgedByTheOverride()
{
    Audit audit({{u"vllm/layer.py"_s, Layer}}, {{u"vllm_metax/mine.py"_s, "import torch\n"
                                                                          "from vllm.layer import Layer\n"
                                                                          "class MacaLayer(Layer):\n"
                                                                          "    def forward(self, x):\n"
                                                                          "        y = x * self.scale\n"
                                                                          "        z = y + self.size\n"
                                                                          "        return torch.relu(z)\n"}});
    audit.step(u"vllm/layer.py"_s, with(Layer, "y = x * self.scale", "y = x * self.scale + 1"), u"overridden"_s);
    audit.step(u"vllm/layer.py"_s,
               with(with(Layer, "y = x * self.scale", "y = x * self.scale + 1"), "self.bias = None", "self.bias = 0"),
               u"inherited"_s);
    QCOMPARE(print(audit.run({})), u"inherited: vllm/layer.py parent outside 0/0 Layer.__init__\n"
                                   "overridden: vllm/layer.py parent no 0/1 Layer.forward"_s);
}

void TestCommitAudit::importedOnlyWhenAskedFor()
{
    Audit audit({{u"vllm/layer.py"_s, Layer}, {u"vllm/sub/__init__.py"_s, "from vllm.layer import helper\n"}},
                {{u"vllm_metax/mine.py"_s, "from vllm.sub import helper\n"}});
    audit.step(u"vllm/layer.py"_s, with(Layer, "second = first * 2", "second = first * 3"), u"change"_s);
    QCOMPARE(print(audit.run({})), u""_s);
    QCOMPARE(print(audit.run({}, true)), u"change: vllm/layer.py imported outside 0/0 helper"_s);
}

void TestCommitAudit::otherModulesAreTold()
{
    Audit audit({{u"vllm/layer.py"_s, Layer}}, {{u"vllm_metax/layer.py"_s, Layer}});
    audit.upstream().write(u"vllm/other.py"_s, "x = 1\n");
    audit.upstream().write(u"tests/test_layer.py"_s, "x = 1\n");
    audit.step(u"vllm/layer.py"_s, with(Layer, "4096", "8192"), u"change"_s);
    const CommitAudit found = audit.run({copyOf(u"vllm/layer.py"_s)});
    QCOMPARE(found.commits.size(), 1);
    QCOMPARE(found.commits[0].otherFiles, QStringList{u"vllm/other.py"_s});
    QCOMPARE(found.commits[0].files[0].added, 1);
    QCOMPARE(found.commits[0].files[0].removed, 1);
    QVERIFY(found.complete);
}

void TestCommitAudit::recordsComeFromTheCache()
{
    const QTemporaryDir folder;
    ScanFixture fixture({{u"vllm/layer.py"_s, Layer}}, {{u"vllm/layer.py"_s, with(Layer, "4096", "8192")}},
                        {{u"vllm_metax/mine.py"_s, "from vllm.layer import Layer\nclass Mine(Layer):\n    pass\n"}});
    ScanRequest request = fixture.request();
    request.cacheFolder = folder.path();
    source::WorkerPool pool;
    const auto first = scan(request, pool);
    const auto second = scan(request, pool);
    QVERIFY(first && second);
    QCOMPARE(first->analysis->models.commits.size(), 1);
    QVERIFY(first->analysis->models.commits == second->analysis->models.commits);
    request.importedTies = true;
    const auto third = scan(request, pool);
    QCOMPARE(third->analysis->models.commits.size(), 1);
    QVERIFY(first->analysis->models.commits != third->analysis->models.commits);
}

void TestCommitAudit::entriesNameTheCopyAndTheFile()
{
    Audit audit({{u"vllm/layer.py"_s, Layer}}, {{u"vllm_metax/layer.py"_s, Layer}});
    audit.step(u"vllm/layer.py"_s, with(Layer, "4096", "8192"), u"change"_s);
    const CommitAudit found = audit.run({copyOf(u"vllm/layer.py"_s)});
    const auto entries = commitEntries(found.commits, audit.workspace());
    QCOMPARE(entries.size(), 1);
    const inventory::Entry &entry = entries[0];
    QCOMPARE(entry.id, u"commit:"_s + found.commits[0].commit);
    QVERIFY(entry.domain == inventory::Domain::Commit);
    QCOMPARE(entry.kind, u"commit"_s);
    QCOMPARE(entry.file, u"vllm_metax/layer.py"_s);
    QCOMPARE(entry.symbol, u"change"_s);
    QCOMPARE(entry.key, found.commits[0].commit);
    QCOMPARE(entry.local.endLine, int(Layer.count('\n')));
    QCOMPARE(entry.atBase->file, u"vllm/layer.py"_s);
    QCOMPARE(entry.atTarget->file, u"vllm/layer.py"_s);
    QCOMPARE(entry.changedSinceBase, std::optional(true));
}

void TestCommitAudit::missingBlobIsUnknown()
{
    Audit audit({{u"vllm/layer.py"_s, Layer}}, {{u"vllm_metax/layer.py"_s, Layer}});
    audit.step(u"vllm/layer.py"_s, with(Layer, "4096", "8192"), u"first"_s);
    const QString blob = QString::fromLatin1(audit.upstream().git({u"rev-parse"_s, u"main:vllm/layer.py"_s}).trimmed());
    audit.step(u"vllm/layer.py"_s, with(Layer, "4096", "16384"), u"second"_s);
    QVERIFY(QFile::remove(audit.upstream().path() + u"/.git/objects/%1/%2"_s.arg(blob.left(2), blob.mid(2))));
    QCOMPARE(print(audit.run({copyOf(u"vllm/layer.py"_s)})), u"second: vllm/layer.py mirrored unknown 0/0 \n"
                                                             "first: vllm/layer.py mirrored unknown 0/0 "_s);
}

void TestCommitAudit::findingPerCommit()
{
    ScanFixture fixture({{u"vllm/layer.py"_s, Layer}}, {{u"vllm/layer.py"_s, with(Layer, "4096", "8192")}},
                        {{u"vllm_metax/mine.py"_s, "from vllm.layer import Layer\nclass Mine(Layer):\n    pass\n"}});
    const Analysis analysis = fixture.scan();
    QCOMPARE(analysis.models.commits.size(), 1);
    const QString hash = analysis.models.commits[0].commit;
    QCOMPARE(findingsText(analysis, u"M06"_s), u"M06 info vllm_metax/mine.py:1 "_s + hash.first(10));
    QVERIFY(analysis.entry(QString(u"commit:"_s + hash)));
    QCOMPARE(analysis.findingsOf(QString(u"commit:"_s + hash)).size(), 1);
}

MXW_WORKER_TEST_MAIN(TestCommitAudit)
#include "tst_commitaudit.moc"
