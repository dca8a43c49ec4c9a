// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/Check.h"
#include "models/review/Session.h"
#include "tests/app/IsolatedUser.h"
#include "tests/app/ReviewRepositories.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mxw::tests {

/// Runs the real program, without a display.
class TestCommandLine : public QObject
{
    Q_OBJECT

private:
    struct Outcome
    {
        int status = -1;
        QString out;
        QString err;
    };

    static Outcome run(const QStringList &arguments)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const QString &name : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s})
            environment.remove(name);
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(MXW_PROGRAM), arguments);
        if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
            return {-1, {}, process.errorString()};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    Outcome scan(const QStringList &more) const
    {
        return run(QStringList{u"scan"_s} + m_review.scanArguments() + more);
    }

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void writeFile(const QString &path, const QByteArray &content)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

    QString file(const QString &name) const { return m_folder.filePath(name); }

    ReviewRepositories m_review;
    QTemporaryDir m_folder;

private Q_SLOTS:
    void scanWritesJson()
    {
        const Outcome outcome = scan({u"--json"_s, file(u"scan.json"_s)});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        const QJsonObject json = QJsonDocument::fromJson(contentOf(file(u"scan.json"_s))).object();
        QCOMPARE(json.value(u"schema"_s).toInt(), 1);
        QCOMPARE(json.value(u"entries"_s).toArray().size(), ReviewRepositories::Entries);
        const QJsonObject sample = entryWithTarget(json, u"vllm.sampler:sample"_s);
        QCOMPARE(sample.value(u"domain"_s).toString(), u"patch"_s);
        QCOMPARE(sample.value(u"file"_s).toString(), u"vllm_metax/patch/sampler.py"_s);
        QCOMPARE(sample.value(u"active"_s).toBool(), true);
        QCOMPARE(sample.value(u"reached"_s).toString(), u"general"_s);
        const QJsonObject gone = findingOf(json, u"A01"_s);
        QCOMPARE(gone.value(u"severity"_s).toString(), u"error"_s);
        QCOMPARE(gone.value(u"file"_s).toString(), u"vllm_metax/patch/broken.py"_s);
        QVERIFY2(gone.value(u"movedTo"_s).toString().contains(u"vllm.new"_s), qPrintable(outcome.out));
        QVERIFY(outcome.out.contains(u"vllm_metax/patch/broken.py"_s));
        QVERIFY(outcome.out.contains(u"A01"_s));
    }

    static QJsonObject entryWithTarget(const QJsonObject &json, const QString &target)
    {
        for (const QJsonValue &entry : json.value(u"entries"_s).toArray()) {
            if (entry.toObject().value(u"target"_s).toString() == target)
                return entry.toObject();
        }
        return {};
    }

    static QJsonObject findingOf(const QJsonObject &json, const QString &check)
    {
        for (const QJsonValue &finding : json.value(u"findings"_s).toArray()) {
            if (finding.toObject().value(u"check"_s).toString() == check)
                return finding.toObject();
        }
        return {};
    }

    void jsonOnStandardOutputIsAlone()
    {
        const Outcome outcome = scan({u"--json"_s, u"-"_s});
        QCOMPARE(outcome.status, 0);
        QJsonParseError error;
        QJsonDocument::fromJson(outcome.out.toUtf8(), &error);
        QCOMPARE(error.error, QJsonParseError::NoError);
    }

    void statusSaysWhetherFindingsAreSevere()
    {
        QCOMPARE(scan({}).status, 0);
        QCOMPARE(scan({u"--fail-on"_s, u"error"_s}).status, 1);
        ReviewRepositories mended;
        mended.mendPlugin();
        const Outcome outcome = run(QStringList{u"scan"_s} + mended.scanArguments() +
                                    QStringList{u"--fail-on"_s, u"error"_s, u"--json"_s, u"-"_s});
        const QJsonObject json = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QVERIFY(findingOf(json, u"A01"_s).isEmpty());
        // The signature of `sample` changed under its patch, so the errors that are left are told, not guessed.
        bool anyError = false;
        for (const QJsonValue &finding : json.value(u"findings"_s).toArray())
            anyError |= finding.toObject().value(u"severity"_s) == u"error"_s;
        QCOMPARE(outcome.status, anyError ? 1 : 0);
    }

    void unusableInput_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        const QString up = m_review.upstream.path();
        const QString plugin = m_review.plugin.path();
        const QStringList pair{u"scan"_s, u"--upstream"_s, up, u"--plugin"_s, plugin, u"--no-cache"_s};
        QTest::newRow("no repository") << QStringList{u"scan"_s,   u"--upstream"_s, m_folder.path(),
                                                      u"--base"_s, u"base"_s,       u"--target"_s,
                                                      u"target"_s, u"--plugin"_s,   plugin}
                                       << m_folder.path();
        QTest::newRow("no such revision")
            << pair + QStringList{u"--base"_s, u"nowhere-1"_s, u"--target"_s, u"target"_s} << u"nowhere-1"_s;
        QTest::newRow("no such subject") << pair + QStringList{u"--base"_s, u"base"_s,      u"--target"_s,
                                                               u"target"_s, u"--subject"_s, u"nowhere-2"_s}
                                         << u"nowhere-2"_s;
        QTest::newRow("no target") << pair + QStringList{u"--base"_s, u"base"_s} << u"--target"_s;
        const QStringList whole = pair + QStringList{u"--base"_s, u"base"_s, u"--target"_s, u"target"_s};
        QTest::newRow("no such profile") << whole + QStringList{u"--profile"_s, u"nowhere-3"_s} << u"nowhere-3"_s;
        QTest::newRow("no such domain") << whole + QStringList{u"--domain"_s, u"patches"_s} << u"patches"_s;
        QTest::newRow("two on standard output")
            << whole + QStringList{u"--sarif"_s, u"-"_s, u"--json"_s, u"-"_s} << u"standard output"_s;
        QTest::newRow("no such severity") << whole + QStringList{u"--fail-on"_s, u"fatal"_s} << u"fatal"_s;
        QTest::newRow("unknown option") << whole + QStringList{u"--frobnicate"_s} << u"frobnicate"_s;
        QTest::newRow("unwritable json") << whole + QStringList{u"--json"_s, file(u"no/such/folder/x.json"_s)}
                                         << u"x.json"_s;
        QTest::newRow("later command") << QStringList{u"probe"_s} << u"not in this version"_s;
        QTest::newRow("no session") << QStringList{u"export"_s,   file(u"none.mxreview"_s),
                                                   u"--format"_s, u"md"_s,
                                                   u"-o"_s,       u"-"_s}
                                    << u"none.mxreview"_s;
    }

    void unusableInput()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains(words), qPrintable(outcome.err));
        QCOMPARE(outcome.out.count(u"A01"_s) > 0, words == u"x.json"_s);
    }

    void sessionIsCreatedAndExtended()
    {
        const QString session = file(u"review.mxreview"_s);
        QVERIFY2(scan({u"--session"_s, session}).status == 0, "create");
        {
            const auto opened = review::Session::open(session);
            QVERIFY(opened);
            QCOMPARE(opened->events().size(), size_t(1));
            QCOMPARE(opened->analysis().entries.size(), size_t(ReviewRepositories::Entries));
        }
        QCOMPARE(scan({u"--session"_s, session}).status, 0);
        QCOMPARE(review::Session::open(session)->events().size(), size_t(1));
        ReviewRepositories other;
        other.mendPlugin();
        const Outcome extended =
            run(QStringList{u"scan"_s} + other.scanArguments() + QStringList{u"--session"_s, session});
        QCOMPARE(extended.status, 0);
        QVERIFY(extended.err.contains(u"other repositories"_s));
        QCOMPARE(review::Session::open(session)->events().size(), size_t(2));
    }

    void exportsMarkdownAndJson()
    {
        const QString session = file(u"export.mxreview"_s);
        QCOMPARE(scan({u"--session"_s, session}).status, 0);
        const QString id = [&] {
            auto opened = review::Session::open(session);
            review::Decision decision;
            decision.entry = opened->analysis().entries.front().id;
            decision.disposition = review::Disposition::Migrate;
            decision.reason = u"A platform hook exists now."_s;
            const bool written = opened->decide(decision, u"Reviewer"_s).has_value();
            return written ? decision.entry : QString();
        }();
        QVERIFY(!id.isEmpty());
        const QString record = file(u"AUDIT.md"_s);
        const Outcome markdown = run({u"export"_s, session, u"--format"_s, u"md"_s, u"-o"_s, record});
        QVERIFY2(markdown.status == 0, qPrintable(markdown.err));
        QVERIFY(contentOf(record).contains("A platform hook exists now."));
        const Outcome json = run({u"export"_s, session, u"--format"_s, u"json"_s, u"-o"_s, u"-"_s});
        QCOMPARE(json.status, 0);
        const QJsonObject object = QJsonDocument::fromJson(json.out.toUtf8()).object();
        const QJsonObject decision = object.value(u"decisions"_s).toArray().at(0).toObject();
        QCOMPARE(decision.value(u"entry"_s).toString(), id);
        QCOMPARE(decision.value(u"actor"_s).toString(), u"Reviewer"_s);
        const Outcome unknown = run({u"export"_s, session, u"--format"_s, u"docx"_s, u"-o"_s, record});
        QCOMPARE(unknown.status, 2);
        QVERIFY(unknown.err.contains(u"is not a format"_s));
        // The record never replaces the session.
        const QByteArray before = contentOf(session);
        QCOMPARE(run({u"export"_s, session, u"--format"_s, u"md"_s, u"-o"_s, session}).status, 2);
        QCOMPARE(contentOf(session), before);
    }

    void garbageSessionStaysAsItIs()
    {
        const QString session = file(u"garbage.mxreview"_s);
        const QByteArray garbage("this is no session\n\0\1\2", 22);
        writeFile(session, garbage);
        for (const Outcome &outcome :
             {scan({u"--session"_s, session}), run({u"export"_s, session, u"--format"_s, u"md"_s, u"-o"_s, u"-"_s})}) {
            QCOMPARE(outcome.status, 2);
            QVERIFY2(outcome.err.contains(u"garbage.mxreview"_s), qPrintable(outcome.err));
        }
        QCOMPARE(contentOf(session), garbage);
    }

    void newerSessionStaysAsItIs()
    {
        const QString session = file(u"newer.mxreview"_s);
        QCOMPARE(scan({u"--session"_s, session}).status, 0);
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"newer"_s);
            database.setDatabaseName(session);
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY(query.exec(u"PRAGMA journal_mode=DELETE"_s));
            QVERIFY(query.exec(u"PRAGMA user_version=%1"_s.arg(review::Journal::SchemaVersion + 1)));
        }
        QSqlDatabase::removeDatabase(u"newer"_s);
        const QByteArray before = contentOf(session);
        const Outcome outcome = scan({u"--session"_s, session});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains(u"newer"_s, Qt::CaseInsensitive), qPrintable(outcome.err));
        QCOMPARE(contentOf(session), before);
    }

    void helpAndVersionNeedNoDisplay()
    {
        const Outcome version = run({u"--version"_s});
        QCOMPARE(version.status, 0);
        QVERIFY(version.out.startsWith(u"metax-workbench "_s));
        QVERIFY(run({u"--help"_s}).out.contains(u"--headless-demo"_s));
        QVERIFY(run({u"scan"_s, u"--help"_s}).out.contains(u"--fail-on"_s));
    }

    void scanWritesSarif()
    {
        const Outcome outcome = scan({u"--sarif"_s, file(u"scan.sarif"_s)});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QVERIFY(outcome.out.contains(u"A01"_s));
        const QByteArray bytes = contentOf(file(u"scan.sarif"_s));
        const QJsonObject log = QJsonDocument::fromJson(bytes).object();
        QCOMPARE(log.value(u"version"_s).toString(), u"2.1.0"_s);
        const QJsonObject ran = log.value(u"runs"_s).toArray().at(0).toObject();
        const QJsonArray results = ran.value(u"results"_s).toArray();
        QVERIFY(std::ranges::any_of(results, [](const QJsonValue &result) {
            return result.toObject().value(u"ruleId"_s) == u"A01"_s &&
                   result.toObject().value(u"level"_s) == u"error"_s;
        }));
        QVERIFY(!results.at(0).toObject().contains(u"suppressions"_s));
        QVERIFY(!bytes.contains(m_review.plugin.path().toUtf8()));
        QVERIFY(!bytes.contains(m_review.upstream.path().toUtf8()));
        // The same input, the same bytes; alone on standard output.
        QCOMPARE(scan({u"--sarif"_s, u"-"_s}).out.toUtf8(), bytes);
    }

    void suppressedFindingsDoNotFailTheScan()
    {
        const QString session = file(u"suppressed.mxreview"_s);
        const QStringList asked{u"--session"_s, session,     u"--fail-on"_s,
                                u"error"_s,     u"--json"_s, file(u"suppressed.json"_s)};
        QCOMPARE(scan(asked).status, 1);
        {
            auto opened = review::Session::open(session);
            QVERIFY(opened);
            const checks::Analysis analysis = opened->analysis();
            for (const checks::Finding &finding : analysis.findings) {
                if (finding.severity == checks::Severity::Error)
                    QVERIFY(opened->suppress(finding, u"Only in this test"_s, u"Reviewer"_s));
            }
        }
        const Outcome outcome = scan(asked + QStringList{u"--sarif"_s, file(u"suppressed.sarif"_s)});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QVERIFY(outcome.out.contains(u"Only in this test"_s));
        QCOMPARE(scan({u"--fail-on"_s, u"error"_s}).status, 1); // without the session they count
        QCOMPARE(scan({u"--session"_s, session, u"--fail-on"_s, u"warning"_s}).status, anyWarning(session) ? 1 : 0);

        const QJsonObject json = QJsonDocument::fromJson(contentOf(file(u"suppressed.json"_s))).object();
        const QJsonObject why = findingOf(json, u"A01"_s).value(u"suppressed"_s).toObject();
        QCOMPARE(why.value(u"reason"_s).toString(), u"Only in this test"_s);
        QCOMPARE(why.value(u"by"_s).toString(), u"Reviewer"_s);
        QVERIFY(QDateTime::fromString(why.value(u"at"_s).toString(), Qt::ISODateWithMs).isValid());
        const Outcome exported = run({u"export"_s, session, u"--format"_s, u"sarif"_s, u"-o"_s, u"-"_s});
        QCOMPARE(exported.status, 0);
        const auto resultsOf = [](const QByteArray &sarif) {
            const QJsonArray runs = QJsonDocument::fromJson(sarif).object().value(u"runs"_s).toArray();
            return runs.at(0).toObject().value(u"results"_s).toArray();
        };
        const QJsonArray results = resultsOf(exported.out.toUtf8());
        QVERIFY(!results.isEmpty());
        QCOMPARE(results, resultsOf(contentOf(file(u"suppressed.sarif"_s))));
        for (const QJsonValue &result : results)
            QCOMPARE(result.toObject().value(u"suppressions"_s).toArray().size(),
                     result.toObject().value(u"level"_s) == u"error"_s ? 1 : 0);
    }

    static bool anyWarning(const QString &session)
    {
        return review::Session::open(session)->analysis().count(checks::Severity::Warning) > 0;
    }

    void explainPrintsThePage()
    {
        const Outcome page = run({u"explain"_s, u"a01"_s, u"--language"_s, u"en"_s});
        QVERIFY2(page.status == 0, qPrintable(page.err));
        QVERIFY(page.out.startsWith(u"# A01 Unresolved import\n"_s));
        QVERIFY(page.out.contains(u"```python\n"_s));
        QVERIFY(page.out.contains(u"## What it cannot tell\n"_s));
        const Outcome list = run({u"explain"_s});
        QCOMPARE(list.status, 0);
        for (const checks::Check &check : checks::catalogue())
            QVERIFY2(list.out.contains(check.id + u"  "_s + check.title() + u'\n'), qPrintable(list.out));
        const Outcome none = run({u"explain"_s, u"A0X"_s});
        QCOMPARE(none.status, 2);
        QVERIFY(none.out.isEmpty());
        QVERIFY2(none.err.contains(u"A0X"_s) && none.err.contains(u"A01"_s), qPrintable(none.err));
        QCOMPARE(run({u"explain"_s, u"A01"_s, u"A02"_s}).status, 2);
        QVERIFY(run({u"--help"_s}).out.contains(u"explain"_s));
        QVERIFY(run({u"explain"_s, u"--help"_s}).out.contains(u"CHECK"_s));
    }

    void demoRunsToTheRecord()
    {
        const Outcome outcome = run({u"--headless-demo"_s});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        static const QRegularExpression recordLine(u"Audit record: (.*)"_s);
        const QString record = recordLine.match(outcome.out).captured(1);
        QVERIFY2(contentOf(record).startsWith("#"), qPrintable(outcome.out));
        // A second run finds everything there and changes no decision.
        QCOMPARE(run({u"--headless-demo"_s}).status, 0);
    }
};

} // namespace mxw::tests

int main(int argc, char **argv)
{
    const mxw::tests::IsolatedUser user;
    QCoreApplication application(argc, argv);
    mxw::tests::TestCommandLine test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_commandline.moc"
