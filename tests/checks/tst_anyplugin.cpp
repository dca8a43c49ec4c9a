// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"
#include "tests/support/PythonSources.h"

#include <QSet>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

/// A plugin of any files at all can be scanned, and the files that do not parse are named.
class AnyPluginTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anyFiles();
};

void AnyPluginTest::anyFiles()
{
    QRandomGenerator random(42);
    const QStringList library = standardLibrary();
    Files files;
    QSet<QString> faulty; // for certain
    QSet<QString> sound;
    QStringList uncertain;
    const auto add = [&](const QString &kind, int number, const QByteArray &content) {
        const QString path = u"vllm_metax/any/%1_%2.py"_s.arg(kind).arg(number);
        files.insert(path, content);
        return path;
    };
    for (int i = 0; i < 3 * brokenForms; ++i)
        faulty.insert(add(u"broken"_s, i, broken(generatedProgram(random), i)));
    for (int i = 0; i < 20; ++i)
        sound.insert(add(u"sound"_s, i, generatedProgram(random)));
    for (int i = 0; i < 40; ++i) {
        const QByteArray whole = library.isEmpty()
                                     ? generatedProgram(random)
                                     : contentOf(library.at(qsizetype(random.bounded(quint32(library.size())))));
        uncertain.append(add(u"mutated"_s, i, mutated(whole.left(30'000), random)));
    }
    // Reached, broken and imported by one another.
    files.insert(u"vllm_metax/patch/__init__.py"_s, "from vllm_metax.any import sound_0, broken_0, mutated_1\n");

    source::WorkerPool pool;
    std::vector<source::ParseJob> jobs;
    for (const QString &path : std::as_const(uncertain))
        jobs.push_back(
            {source::ParseJob::What::Outline, path, [content = files.value(path)] { return std::optional(content); }});
    pool.run(std::move(jobs), [&](size_t index, Result<source::ParseOutcome> outcome) {
        const bool sane = outcome && !outcome->outline.fault;
        (sane ? sound : faulty).insert(uncertain.at(qsizetype(index)));
    });

    ScanFixture fixture({{u"vllm/a.py"_s, "x = 1\n"}}, {{u"vllm/a.py"_s, "x = 2\n"}}, files);
    const checks::Analysis analysis = fixture.scan();
    QSet<QString> reported;
    for (const checks::Finding &finding : analysis.findings) {
        if (finding.check != "A05"_L1)
            continue;
        QVERIFY2(!reported.contains(finding.file), qPrintable(finding.file));
        reported.insert(finding.file);
    }
    QStringList missed = (faulty - reported).values();
    QStringList wrong = (reported - faulty).values();
    QCOMPARE(missed.join(u' '), QString());
    QCOMPARE(wrong.join(u' '), QString());
    QVERIFY(sound.size() > 20);
}

MXW_WORKER_TEST_MAIN(AnyPluginTest)
#include "tst_anyplugin.moc"
