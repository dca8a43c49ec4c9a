// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/DriftCheck.h"

#include "models/checks/Scan.h"
#include "models/checks/Subject.h"
#include "models/git/Repository.h"
#include "models/inventory/ProfileFile.h"
#include "tests/support/TestRepository.h"

#include <QCryptographicHash>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::review;

namespace {

QString sha256(const QByteArray &content)
{
    return QString::fromLatin1(QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex());
}

const QByteArray Before = "x = 1\n";
const QString inA = u"patch:vllm_metax/a.py:vllm.m:f"_s;
const QString inB = u"patch:vllm_metax/b.py:vllm.m:g"_s;
const QString commitEntry = u"commit:123"_s;

} // namespace

/// The repositories after something in them changed.
class TestDriftCheck : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<tests::TestRepository> m_upstream;
    std::unique_ptr<tests::TestRepository> m_plugin;

    checks::ScanRequest request(const QString &subject) const
    {
        return {.upstream = m_upstream->path(),
                .base = u"base"_s,
                .target = u"main"_s,
                .plugin = m_plugin->path(),
                .subject = subject,
                .cacheFolder = {}};
    }

    DriftBasis basis(const QString &subject) const
    {
        auto analysis = std::make_shared<checks::Analysis>();
        const auto setup = checks::resolveSetup(request(subject));
        Q_ASSERT(setup);
        analysis->setup = *setup;
        inventory::Entry a;
        a.id = inA;
        a.file = u"vllm_metax/a.py"_s;
        inventory::Entry b;
        b.id = inB;
        b.file = u"vllm_metax/b.py"_s;
        inventory::Entry commit;
        commit.id = commitEntry;
        commit.domain = inventory::Domain::Commit;
        analysis->entries = {a, b, commit};
        DriftBasis made;
        made.analysis = std::move(analysis);
        return made;
    }

    std::shared_ptr<const git::Tree> treeNow(const QString &subject) const
    {
        const auto plugin = git::Repository::open(m_plugin->path());
        return checks::openSubject(*plugin, subject, {})->tree;
    }

private Q_SLOTS:
    void init()
    {
        m_upstream = std::make_unique<tests::TestRepository>();
        m_upstream->write(u"vllm/__init__.py"_s, "");
        m_upstream->commit(u"base"_s);
        m_upstream->tag(u"base"_s);
        m_upstream->write(u"vllm/m.py"_s, "y = 1\n");
        m_upstream->commit(u"target"_s);
        m_upstream->git({u"branch"_s, u"-M"_s, u"main"_s});
        m_plugin = std::make_unique<tests::TestRepository>();
        m_plugin->write(u"vllm_metax/a.py"_s, Before);
        m_plugin->write(u"vllm_metax/b.py"_s, Before);
        m_plugin->write(u"README.md"_s, "text\n");
        m_plugin->commit(u"plugin"_s);
        m_plugin->git({u"branch"_s, u"-M"_s, u"main"_s});
    }

    void nothingChangedIsNoDrift_data()
    {
        QTest::addColumn<QString>("subject");
        for (const auto *subject : {"worktree", "index", "main", "HEAD"})
            QTest::newRow(subject) << QString::fromLatin1(subject);
    }
    void nothingChangedIsNoDrift()
    {
        QFETCH(QString, subject);
        QVERIFY(checkDrift(basis(subject)).empty());
    }

    void anEditedFileIsNamedWithItsEntries_data()
    {
        QTest::addColumn<bool>("scannedHere");
        QTest::newRow("scanned by this process") << true;
        QTest::newRow("from what the session keeps") << false;
    }
    void anEditedFileIsNamedWithItsEntries()
    {
        QFETCH(bool, scannedHere);
        DriftBasis before = basis(u"worktree"_s);
        if (scannedHere)
            before.scanned = treeNow(u"worktree"_s);
        else
            before.kept = {{u"vllm_metax/a.py"_s, sha256(Before)},
                           {u"vllm_metax/b.py"_s, sha256(Before)},
                           {u"vllm_metax/absent.py"_s, {}}};
        m_plugin->write(u"vllm_metax/b.py"_s, "x = 2\n");
        const auto drifts = checkDrift(before);
        QCOMPARE(drifts.size(), 1u);
        QCOMPARE(toString(drifts[0].what), toString(Drift::What::Subject));
        QCOMPARE(drifts[0].files, QStringList{u"vllm_metax/b.py"_s});
        QCOMPARE(drifts[0].entries, QStringList{inB});
        const QString text = driftText(drifts[0], before.analysis->setup);
        QVERIFY2(text.contains(u"vllm_metax/b.py"_s), qPrintable(text));
        m_plugin->write(u"vllm_metax/b.py"_s, Before);
        QVERIFY(checkDrift(before).empty());
    }

    void addedAndRemovedFilesAreNamed()
    {
        DriftBasis before = basis(u"worktree"_s);
        before.scanned = treeNow(u"worktree"_s);
        m_plugin->write(u"vllm_metax/c.py"_s, "");
        m_plugin->remove(u"vllm_metax/a.py"_s);
        const auto drifts = checkDrift(before);
        QCOMPARE(drifts.size(), 1u);
        QCOMPARE(drifts[0].files, (QStringList{u"vllm_metax/a.py"_s, u"vllm_metax/c.py"_s}));
        QCOMPARE(drifts[0].entries, QStringList{inA});
    }

    void aFileWithoutEntriesConcernsNone()
    {
        DriftBasis before = basis(u"worktree"_s);
        before.scanned = treeNow(u"worktree"_s);
        m_plugin->write(u"README.md"_s, "other\n");
        const auto drifts = checkDrift(before);
        QCOMPARE(drifts.size(), 1u);
        QVERIFY(drifts[0].entries.isEmpty());
    }

    void whenTheFilesCannotBeToldEveryEntryOfThePluginIsConcerned()
    {
        const DriftBasis before = basis(u"worktree"_s);
        m_plugin->write(u"vllm_metax/b.py"_s, "x = 2\n");
        const auto drifts = checkDrift(before);
        QCOMPARE(drifts.size(), 1u);
        QVERIFY(drifts[0].files.isEmpty());
        QCOMPARE(drifts[0].entries, (QStringList{inA, inB}));
    }

    void theIndexDriftsWhenItIsStaged()
    {
        DriftBasis before = basis(u"index"_s);
        before.scanned = treeNow(u"index"_s);
        m_plugin->write(u"vllm_metax/a.py"_s, "x = 2\n");
        QVERIFY(checkDrift(before).empty());
        m_plugin->stageAll();
        const auto drifts = checkDrift(before);
        QCOMPARE(drifts.size(), 1u);
        QCOMPARE(drifts[0].entries, QStringList{inA});
    }

    void aBranchThatMovedIsAnotherSubject()
    {
        const DriftBasis before = basis(u"main"_s);
        m_plugin->write(u"vllm_metax/a.py"_s, "x = 2\n");
        const QString commit = m_plugin->commit(u"more"_s);
        const auto drifts = checkDrift(before);
        QCOMPARE(drifts.size(), 1u);
        QCOMPARE(toString(drifts[0].what), toString(Drift::What::Subject));
        QCOMPARE(drifts[0].now, commit);
        QCOMPARE(drifts[0].files, QStringList{u"vllm_metax/a.py"_s});
        QCOMPARE(drifts[0].entries, QStringList{inA});
    }

    void headThatMovedIsToldOfWhatStandsOnIt()
    {
        const DriftBasis index = basis(u"index"_s);
        const DriftBasis revision = basis(u"main~0"_s);
        m_plugin->git({u"commit"_s, u"--allow-empty"_s, u"-m"_s, u"empty"_s});
        const auto drifts = checkDrift(index);
        QCOMPARE(drifts.size(), 1u);
        QCOMPARE(toString(drifts[0].what), toString(Drift::What::Head));
        QVERIFY(drifts[0].entries.isEmpty());
        QVERIFY(!driftText(drifts[0], index.analysis->setup).isEmpty());
        QVERIFY(checkDrift(revision).empty()); // the same tree under another commit
    }

    void anUpstreamNameThatMovedConcernsEverything()
    {
        const DriftBasis before = basis(u"index"_s);
        m_upstream->write(u"vllm/m.py"_s, "y = 2\n");
        const QString commit = m_upstream->commit(u"later"_s);
        const auto drifts = checkDrift(before);
        QCOMPARE(drifts.size(), 1u);
        QCOMPARE(toString(drifts[0].what), toString(Drift::What::Target));
        QCOMPARE(drifts[0].now, commit);
        QCOMPARE(drifts[0].recorded, before.analysis->setup.target.commit);
        QCOMPARE(drifts[0].entries.size(), 3);
        QVERIFY(driftText(drifts[0], before.analysis->setup).contains(u"main"_s));
    }

    void aNameThatIsGoneWhileItsCommitIsThereIsNoDrift()
    {
        const DriftBasis before = basis(u"index"_s);
        m_upstream->git({u"tag"_s, u"-d"_s, u"base"_s});
        QVERIFY(checkDrift(before).empty());
    }

    void aProfileWithOtherContentConcernsEverything()
    {
        DriftBasis before = basis(u"index"_s);
        before.profile = sha256(*inventory::profileContent(before.analysis->setup.profile));
        QVERIFY(checkDrift(before).empty());
        before.profile = sha256("another profile");
        const auto drifts = checkDrift(before);
        QCOMPARE(drifts.size(), 1u);
        QCOMPARE(toString(drifts[0].what), toString(Drift::What::Profile));
        QCOMPARE(drifts[0].entries.size(), 3);
        QVERIFY(driftText(drifts[0], before.analysis->setup).contains(before.analysis->setup.profile));
    }

    void repositoriesThatAreGoneAreNamed()
    {
        const DriftBasis before = basis(u"index"_s);
        const QString path = m_upstream->path();
        m_upstream.reset();
        const auto drifts = checkDrift(before);
        QCOMPARE(drifts.size(), 1u);
        QCOMPARE(toString(drifts[0].what), toString(Drift::What::Missing));
        QCOMPARE(drifts[0].recorded, before.analysis->setup.upstreamPath);
        QVERIFY(driftText(drifts[0], before.analysis->setup).contains(path));
    }
};

QTEST_GUILESS_MAIN(TestDriftCheck)
#include "tst_driftcheck.moc"
