// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "IsolatedUser.h"
#include "ReviewRepositories.h"

#include "models/review/Checklist.h"
#include "models/review/Session.h"
#include "models/source/WorkerPool.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using tests::IsolatedUser;
using tests::ReviewRepositories;

namespace {

struct Outcome
{
    int status = -1;
    QByteArray out;
    QString err;
};

Outcome run(const QString &program, const QStringList &arguments, const QMap<QString, QString> &variables = {})
{
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"DISPLAY"_s);
    for (const auto &[name, value] : variables.asKeyValueRange())
        environment.insert(name, value);
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForFinished(120'000))
        process.kill();
    return {process.exitCode(), process.readAllStandardOutput(), QString::fromUtf8(process.readAllStandardError())};
}

const QStringList Formats{u"md"_s, u"html"_s, u"pdf"_s, u"json"_s, u"sarif"_s};

} // namespace

/// The program itself: formats, drafts and final records, the same bytes every time, the published schemas.
class TestExportCommand : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        const Outcome scanned =
            run(program(), QStringList{u"scan"_s} + m_repositories.scanArguments() +
                               QStringList{u"--session"_s, session(), u"--json"_s, m_folder.filePath(u"scan.json"_s)});
        QVERIFY2(scanned.status == 0, qPrintable(scanned.err));
        decideOne();
    }

    void everyFormatIsTheSameEachTime_data()
    {
        QTest::addColumn<QString>("format");
        for (const QString &format : Formats)
            QTest::newRow(qPrintable(format)) << format;
    }
    void everyFormatIsTheSameEachTime()
    {
        QFETCH(const QString, format);
        const QString file = m_folder.filePath(u"record."_s + format);
        const Outcome first = run(program(), {u"export"_s, session(), u"-o"_s, file}, {{u"QT_HASH_SEED"_s, u"0"_s}});
        QVERIFY2(first.status == 0, qPrintable(first.err));
        const QByteArray written = contentOf(file);
        QVERIFY(written.size() > 500);
        const Outcome second = run(program(), {u"export"_s, session(), u"--format"_s, format, u"-o"_s, file},
                                   {{u"QT_HASH_SEED"_s, u"4711"_s},
                                    {u"TZ"_s, u"Asia/Shanghai"_s},
                                    {u"LC_NUMERIC"_s, u"de_DE.UTF-8"_s},
                                    {u"LC_TIME"_s, u"de_DE.UTF-8"_s}});
        QVERIFY2(second.status == 0, qPrintable(second.err));
        QCOMPARE(contentOf(file), written);
        // Each run has another order of hashes: of two things in one, half of them would give the same by chance.
        for (int i = 0; i < 6; ++i) {
            QCOMPARE(run(program(), {u"export"_s, session(), u"-o"_s, file}, {}).status, 0);
            QVERIFY(contentOf(file) == written);
        }
    }

    void aFinalRecordIsRefusedWhileSomethingIsOpen()
    {
        const QString file = m_folder.filePath(u"final.html"_s);
        const Outcome refused = run(program(), {u"export"_s, session(), u"--final"_s, u"-o"_s, file});
        QCOMPARE(refused.status, 1);
        QVERIFY(!QFile::exists(file));
        const auto opened = review::Session::open(session());
        QVERIFY(opened);
        for (const inventory::Entry &entry : opened->analysis().entries)
            QVERIFY2(refused.err.contains(entry.id + u": "_s), qPrintable(entry.id));
        QVERIFY(refused.err.contains(u"No final record was written"_s));
    }

    void draftsSaySo()
    {
        const QJsonObject json =
            QJsonDocument::fromJson(
                run(program(), {u"export"_s, session(), u"--format"_s, u"json"_s, u"-o"_s, u"-"_s}).out)
                .object();
        QCOMPARE(json.value(u"draft"), QJsonValue(true));
        QVERIFY(json.value(u"scanNotes").isArray());
        const QByteArray page = run(program(), {u"export"_s, session(), u"--format"_s, u"html"_s, u"-o"_s, u"-"_s}).out;
        QVERIFY(page.contains("DRAFT"));
    }

    void exportsMatchThePublishedSchemas()
    {
        if (run(u"python3"_s, {u"-c"_s, u"import jsonschema"_s}).status != 0)
            QSKIP("python3 has no jsonschema");
        QVERIFY(run(program(), {u"export"_s, session(), u"-o"_s, m_folder.filePath(u"session.json"_s)}).status == 0);
        for (const QString &name : {u"scan"_s, u"session"_s}) {
            const Outcome schema = run(program(), {u"export"_s, u"--print-schema"_s, name});
            QCOMPARE(schema.status, 0);
            QFile file(m_folder.filePath(name + u".schema.json"_s));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(schema.out);
            file.close();
            const Outcome valid =
                run(u"python3"_s, {u"-c"_s,
                                   u"import json, jsonschema, sys\n"
                                   "schema = json.load(open(sys.argv[1]))\n"
                                   "jsonschema.Draft202012Validator.check_schema(schema)\n"
                                   "jsonschema.Draft202012Validator(schema).validate(json.load(open(sys.argv[2])))"_s,
                                   file.fileName(), m_folder.filePath(name + u".json"_s)});
            QVERIFY2(valid.status == 0, qPrintable(name + u": "_s + valid.err));
        }
        // It would not do so whatever was written.
        const Outcome crossed =
            run(u"python3"_s, {u"-c"_s,
                               u"import json, jsonschema, sys\njsonschema.validate(json.load(open(sys.argv[2])), "
                               "json.load(open(sys.argv[1])))"_s,
                               m_folder.filePath(u"session.schema.json"_s), m_folder.filePath(u"scan.json"_s)});
        QVERIFY(crossed.status != 0);
        QCOMPARE(run(program(), {u"export"_s, u"--print-schema"_s, u"other"_s}).status, 2);
    }

private:
    static QString program() { return QString::fromLocal8Bit(MXW_PROGRAM); }
    QString session() const { return m_folder.filePath(u"review.mxreview"_s); }

    static QByteArray contentOf(const QString &name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void decideOne()
    {
        auto opened = review::Session::open(session());
        QVERIFY(opened);
        const inventory::Entry entry = opened->analysis().entries.front();
        review::Decision decision;
        decision.entry = entry.id;
        decision.reason = u"<b>Needed</b> 补丁"_s;
        QVERIFY(opened->decide(decision, u"Wu Lan"_s));
        for (const review::ChecklistItem &item : review::checklistFor(entry.domain))
            QVERIFY(opened->markChecklist(entry.id, item.id, true, u"Wu Lan"_s));
        review::Evidence evidence;
        evidence.entry = entry.id;
        evidence.kind = review::Evidence::Kind::Note;
        evidence.summary = u"Seen in the trial."_s;
        QVERIFY(opened->attachEvidence(evidence, u"Wu Lan"_s, "what was seen"));
        if (opened->analysis().findings.empty())
            return;
        const checks::Finding &finding = opened->analysis().findings.front();
        QVERIFY(opened->judge({finding.fingerprint(), finding.check, finding.file, finding.symbol,
                               review::Attribution::AdaptationRegression},
                              u"Wu Lan"_s));
    }

    IsolatedUser m_user;
    QTemporaryDir m_folder;
    ReviewRepositories m_repositories;
};

int main(int argc, char **argv)
{
    if (const auto status = source::runWorkerIfAsked(argc, argv))
        return *status;
    QCoreApplication application(argc, argv);
    TestExportCommand test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_exportcommand.moc"
