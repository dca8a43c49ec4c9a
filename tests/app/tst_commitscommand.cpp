// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/IsolatedUser.h"
#include "tests/support/TestRepository.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mxw::tests {

namespace {

struct Outcome
{
    int status = -1;
    QString out;
    QString error;
};

Outcome runProgram(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(MXW_PROGRAM), QStringList{u"commits"_s} + arguments);
    if (!process.waitForFinished(120'000))
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

const QByteArray Layer = "class Layer:\n"
                         "    def forward(self, x):\n"
                         "        first = x + 1\n"
                         "        second = first * 2\n"
                         "        return second\n";

} // namespace

/// `commits` as a program, on an upstream of three commits after base.
class TestCommitsCommand : public QObject
{
    Q_OBJECT

private:
    TestRepository m_upstream;
    TestRepository m_plugin;
    QTemporaryDir m_folder;

    QStringList review() const
    {
        return {u"--upstream"_s, m_upstream.path(), u"--base"_s,     u"base"_s,      u"--target"_s,
                u"main"_s,       u"--plugin"_s,     m_plugin.path(), u"--subject"_s, u"HEAD"_s,
                u"--no-cache"_s, u"--language"_s,   u"en"_s};
    }

    QJsonObject json(const QStringList &more)
    {
        const QString file = m_folder.filePath(u"commits.json"_s);
        const Outcome outcome = runProgram(review() + QStringList{u"--json"_s, file} + more);
        QFile written(file);
        if (outcome.status != 0 || !written.open(QFile::ReadOnly))
            qFatal("%s", qPrintable(outcome.error));
        return QJsonDocument::fromJson(written.readAll()).object();
    }

    static QStringList summaries(const QJsonObject &object)
    {
        QStringList found;
        for (const QJsonValue commit : object.value("commits"_L1).toArray())
            found.append(commit["summary"_L1].toString());
        return found;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_upstream.write(u"vllm/__init__.py"_s, "");
        m_upstream.write(u"vllm/layer.py"_s, Layer);
        m_upstream.write(u"vllm/tools.py"_s, "def tool():\n    return 1\n");
        m_upstream.write(u"vllm/other.py"_s, "x = 1\n");
        m_upstream.commit(u"base"_s);
        m_upstream.tag(u"base"_s);
        m_upstream.write(u"vllm/layer.py"_s, QByteArray(Layer).replace("first * 2", "first * 3"));
        m_upstream.write(u"vllm/other.py"_s, "x = 2\n");
        m_upstream.commit(u"Change the layer"_s);
        m_upstream.write(u"vllm/tools.py"_s, "def tool():\n    return 2\n");
        m_upstream.commit(u"Change a tool"_s);
        m_upstream.write(u"vllm/other.py"_s, "x = 3\n");
        m_upstream.commit(u"Elsewhere"_s);
        m_plugin.write(u"pyproject.toml"_s,
                       "[project.entry-points.\"vllm.general_plugins\"]\nmetax = \"vllm_metax:register\"\n");
        m_plugin.write(u"vllm_metax/__init__.py"_s, "def register():\n    import vllm_metax.mine\n");
        m_plugin.write(u"vllm_metax/mine.py"_s, "from vllm.tools import tool\n"
                                                "from vllm.layer import Layer\n"
                                                "from vllm_metax.far import away\n"
                                                "CHUNK = 64\n"
                                                "def split(values):\n"
                                                "    for at in range(0, len(values), CHUNK):\n"
                                                "        yield values[at:at + CHUNK]\n"
                                                "def join(parts):\n"
                                                "    whole = []\n"
                                                "    for part in parts:\n"
                                                "        whole.extend(part)\n"
                                                "    return whole\n"
                                                "class Mine(Layer):\n"
                                                "    def forward(self, x):\n"
                                                "        first = x + 1\n"
                                                "        second = first * 2\n"
                                                "        return second\n");
        m_plugin.write(u"vllm_metax/far/away.py"_s, "TABLE = {}\nclass Away:\n    size = 7\n");
        m_plugin.commit(u"plugin"_s);
    }

    void listsCommitsAsATable()
    {
        const Outcome outcome = runProgram(review());
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.out.startsWith(u"1 commit"_s), qPrintable(outcome.out));
        const QString row = outcome.out.section(u'\n', 1, 1);
        for (const QString &part : {u"not carried"_s, u"parent"_s, u"vllm/layer.py"_s, u"Change the layer"_s})
            QVERIFY2(row.contains(part), qPrintable(row));
    }

    void writesJson()
    {
        const QJsonObject object = json({});
        QCOMPARE(object.value("schema"_L1).toInt(), 1);
        QVERIFY(object.value("review"_L1).isObject());
        QVERIFY(object.value("counterparts"_L1).isArray());
        QCOMPARE(summaries(object), QStringList{u"Change the layer"_s});
        const QJsonObject commit = object.value("commits"_L1)[0].toObject();
        QCOMPARE(commit.value("carried"_L1).toString(), u"no"_s);
        QCOMPARE(commit.value("otherFiles"_L1)[0].toString(), u"vllm/other.py"_s);
        const QJsonValue file = commit.value("files"_L1)[0];
        QCOMPARE(file["path"_L1].toString(), u"vllm/layer.py"_s);
        QCOMPARE(file["localFiles"_L1][0].toString(), u"vllm_metax/mine.py"_s);
    }

    void importsAreListedWhenAskedFor()
    {
        QCOMPARE(summaries(json({u"--imports"_s})), (QStringList{u"Change a tool"_s, u"Change the layer"_s}));
    }

    void pathsRestrict()
    {
        QCOMPARE(summaries(json({u"--imports"_s, u"--path"_s, u"vllm/tools.py"_s})), QStringList{u"Change a tool"_s});
        QCOMPARE(summaries(json({u"--imports"_s, u"--path"_s, u"vllm_metax/mine.py"_s})),
                 (QStringList{u"Change a tool"_s, u"Change the layer"_s}));
        QCOMPARE(summaries(json({u"--imports"_s, u"--path"_s, u"vllm/none.py"_s})), QStringList());
    }

    void counterpartsAreTakenAsGiven()
    {
        const QStringList given{u"--counterpart"_s, u"vllm_metax/far/away.py=vllm/tools.py"_s};
        QCOMPARE(summaries(json(given)), (QStringList{u"Change a tool"_s, u"Change the layer"_s}));
    }

    void unusableInput_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        QTest::newRow("no pair") << (review() << u"--counterpart"_s << u"only"_s) << u"PLUGINFILE=UPSTREAMFILE"_s;
        QTest::newRow("stray word") << (review() << u"word"_s) << u"word"_s;
        QTest::newRow("no revision") << (review() << u"--target"_s << u"nowhere"_s) << u"nowhere"_s;
        QTest::newRow("nothing") << QStringList() << u"--upstream"_s;
    }

    void unusableInput()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        const Outcome outcome = runProgram(arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.error.contains(words), qPrintable(outcome.error));
    }

    void helpNamesTheOptions()
    {
        const Outcome outcome = runProgram({u"--help"_s, u"--language"_s, u"en"_s});
        QCOMPARE(outcome.status, 0);
        for (const QString &option : {u"--path"_s, u"--counterpart"_s, u"--imports"_s, u"--json"_s})
            QVERIFY2(outcome.out.contains(option), qPrintable(outcome.out));
    }
};

} // namespace mxw::tests

int main(int argc, char **argv)
{
    const mxw::tests::IsolatedUser user;
    QCoreApplication application(argc, argv);
    mxw::tests::TestCommitsCommand test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_commitscommand.moc"
