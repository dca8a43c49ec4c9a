// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/Comparison.h"
#include "app/EntryDigests.h"
#include "models/git/Repository.h"
#include "tests/support/TestRepository.h"

#include <QCryptographicHash>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mxw::app {

/// Which texts are compared, and what stands in for one that is not there.
class TestComparison : public QObject
{
    Q_OBJECT

private:
    tests::TestRepository m_repository;
    Trees m_trees;
    inventory::Entry m_entry;

    static std::optional<QByteArray> keepsNothing(Role) { return std::nullopt; }

    diff::SideBySide compare(Pair pair, bool whole = false, const Comparison::Stored &stored = keepsNothing) const
    {
        return Comparison::compute(Comparison::ofEntry({}, m_entry, m_trees, pair, whole, stored), {});
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_repository.write(u"plugin.py"_s,
                           "import x\n\n\n@patch(\"up\", \"C.run\")\ndef run(self):\n    return 2\n\n\nrest = 1\n");
        m_repository.write(u"up.py"_s,
                           "class C:\n    def run(self):\n\n        return 1\n\n    def other(self):\n        pass\n");
        m_repository.commit(u"both"_s);
        const auto repository = git::Repository::open(m_repository.path());
        QVERIFY(repository);
        const auto tree = repository->revisionTree(*repository->resolve(u"HEAD"_s));
        QVERIFY(tree);
        m_trees = {*tree, nullptr, *tree};
    }

    void init()
    {
        m_entry = {};
        m_entry.id = u"patch:plugin.py:up:C.run"_s;
        m_entry.local = {u"plugin.py"_s, 4, 6, u"run"_s, u"function"_s, {}};
        m_entry.replacement = m_entry.local;
        m_entry.atTarget = {u"up.py"_s, 2, 4, u"C.run"_s, u"function"_s, {}};
        m_entry.atBase = m_entry.atTarget;
    }

    void methodAndFunctionStandAtTheSameColumn()
    {
        const diff::SideBySide rows = compare(Pair::PluginTarget);
        QVERIFY2(rows.rightTitle.contains(u"up.py"_s), qPrintable(rows.rightTitle));
        QVERIFY(rows.rightTitle.contains(u'4'));
        const auto same = std::ranges::find_if(rows.rows, [](const diff::Row &row) {
            return row.kind == diff::RowKind::Same && row.leftLine == 4 && row.rightLine == 1;
        });
        QVERIFY2(same != rows.rows.end(), "def run(self) is the same line on both sides");
        QCOMPARE(rows.right.value(1), u"def run(self):"_s);
    }

    void wholeFilesStayAsTheyAre()
    {
        const diff::SideBySide rows = compare(Pair::PluginTarget, true);
        QCOMPARE(rows.right.value(1), u"    def run(self):"_s);
        QVERIFY(rows.rowOfLeftLine(8) >= 0);
        QVERIFY(rows.rowOfRightLine(6) >= 0);
    }

    void aMissingDefinitionIsAbsentAndAMissingTreeIsNotPresent()
    {
        QCOMPARE(compare(Pair::BaseTarget).leftState, diff::SideState::NotPresent);
        m_entry.atTarget.reset();
        QCOMPARE(compare(Pair::PluginTarget).rightState, diff::SideState::Absent);
        m_entry.atBase.reset();
        QCOMPARE(compare(Pair::PluginBase).rightState, diff::SideState::Absent);
    }

    void whatTheSessionKeepsStandsInForATree()
    {
        const auto keeps = [](Role role) -> std::optional<QByteArray> {
            return role == Role::Base ? std::optional<QByteArray>("def run(self):\n    return 0\n") : std::nullopt;
        };
        const diff::SideBySide rows = compare(Pair::PluginBase, false, keeps);
        QCOMPARE(rows.rightState, diff::SideState::Present);
        QCOMPARE(rows.right.value(1), u"def run(self):"_s); // at the line that the record names
    }

    void replacementThatLivesUpstreamIsReadThere()
    {
        m_entry.replacement = {u"up.py"_s, 6, 7, u"C.other"_s, u"function"_s, {}};
        m_entry.replacementInUpstream = true;
        const diff::SideBySide rows = compare(Pair::PluginTarget);
        QVERIFY2(rows.leftTitle.contains(u"up.py"_s), qPrintable(rows.leftTitle));
        QVERIFY(rows.left.value(5).contains(u"other"_s));
    }

    /// The trees of a copied file that upstream changed, in which the plugin has two changes of its own.
    void differencesHaveAnOrigin()
    {
        tests::TestRepository repository;
        const auto tree = [&](const QByteArray &content) {
            repository.write(u"copy.py"_s, content);
            repository.commit(u"next"_s);
            const auto opened = git::Repository::open(repository.path());
            return *opened->revisionTree(*opened->resolve(u"HEAD"_s));
        };
        const QByteArray base = "def a():\n    x = 1\n\n\ndef b():\n    y = 1\n\n\ndef c():\n    z = 1\n";
        Trees trees{.subject = {}, .base = tree(base), .target = {}};
        trees.target = tree(QByteArray(base).replace("x = 1", "x = 2"));
        trees.subject = tree(QByteArray(base).replace("y = 1", "y = 5").replace("z = 1", "z = 5  # NOTE(MetaX): why"));
        inventory::Entry entry;
        entry.domain = inventory::Domain::Model;
        entry.local = {u"copy.py"_s, 1, 10, {}, u"module"_s, {}};
        entry.atBase = entry.atTarget = entry.local;
        const auto profile = inventory::Profile::load(u"vllm-metax"_s);
        QVERIFY(profile);
        ComparisonRequest request = Comparison::ofEntry({}, entry, trees, Pair::PluginTarget, true, keepsNothing);
        QVERIFY(request.base);
        request.profile = std::make_shared<const inventory::Profile>(*profile);
        const diff::SideBySide rows = Comparison::compute(request, {});
        QStringList origins;
        for (const diff::Row &row : rows.rows) {
            if (row.origin)
                origins.append(u"%1 %2 %3"_s.arg(row.leftLine + 1).arg(int(*row.origin)).arg(row.annotated));
        }
        QCOMPARE(origins.join(u", "_s), u"2 1 0, 6 2 0, 10 2 1"_s);
        QCOMPARE(rows.change, diff::CodeChange::Executable);

        QVERIFY(!Comparison::ofEntry({}, entry, trees, Pair::BaseTarget, true, keepsNothing).base);
        entry.domain = inventory::Domain::Registry; // derives from its counterpart, and is no copy of it
        QVERIFY(!Comparison::ofEntry({}, entry, trees, Pair::PluginTarget, true, keepsNothing).base);
    }

    void commentsAndDocstringsAreNoCode()
    {
        m_repository.write(u"plugin.py"_s, "import x\n\n\n@patch(\"up\", \"C.run\")\ndef run(self):\n"
                                           "    # one\n    return 1\n");
        m_repository.commit(u"comment"_s);
        const auto repository = git::Repository::open(m_repository.path());
        const Trees trees{*repository->revisionTree(*repository->resolve(u"HEAD"_s)), nullptr, m_trees.target};
        m_entry.local = {u"plugin.py"_s, 5, 7, u"run"_s, u"function"_s, {}};
        m_entry.replacement = m_entry.local;
        const auto request = Comparison::ofEntry({}, m_entry, trees, Pair::PluginTarget, false, keepsNothing);
        QCOMPARE(Comparison::compute(request, {}).change, diff::CodeChange::OnlyWords);
        QCOMPARE(compare(Pair::PluginTarget).change, diff::CodeChange::Executable);
    }

    void sliceContentIsTheDefinitionAlone()
    {
        const SideRequest side = Comparison::side({}, m_entry, m_trees, Role::Target, false, keepsNothing);
        QCOMPARE(Comparison::sliceContent(side), QByteArray("    def run(self):\n\n        return 1\n"));
        SideRequest last;
        last.tree = m_trees.target;
        last.path = u"plugin.py"_s;
        last.slice = {8, 90};
        QCOMPARE(Comparison::sliceContent(last), QByteArray("rest = 1\n"));
    }

    void unreadableTextIsNoEvidenceOfAChange()
    {
        const review::ContentDigests recorded{u"a"_s, u"b"_s, u"c"_s};
        const auto side = [&](Role role) { return Comparison::side({}, m_entry, m_trees, role, false, keepsNothing); };
        const EntrySides sides{m_entry.id, recorded, side(Role::Plugin), side(Role::Base), side(Role::Target)};
        const review::ContentDigests now = digestsOf({sides}, {}).value(m_entry.id);
        QCOMPARE(now.base, u"b"_s); // its tree is not at hand
        QCOMPARE(now.target, QString::fromLatin1(QCryptographicHash::hash("    def run(self):\n\n        return 1\n",
                                                                          QCryptographicHash::Sha256)
                                                     .toHex()));
        QVERIFY(now.local != recorded.local);
    }
};

} // namespace mxw::app

QTEST_GUILESS_MAIN(mxw::app::TestComparison)
#include "tst_comparison.moc"
