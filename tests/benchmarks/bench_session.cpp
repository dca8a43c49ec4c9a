// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A session of MXW_BENCH_EVENTS (20,000) events on MXW_BENCH_ENTRIES (2,000) entries: opening it, one more event, steps
// of a replay to near and far moments, and the same with all views of the real window. The peer opens the same file by
// Python's sqlite3, checks the hash chain and decodes every event.
#include "app/MainWindow.h"
#include "app/ReviewController.h"
#include "models/review/Session.h"
#include "tests/benchmarks/PeakMemory.h"
#include "tests/benchmarks/Peer.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

namespace {

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::review;

constexpr int Steps = 40;

const char PeerProgram[] = R"(
import hashlib, json, sqlite3, struct, sys
previous = bytes(32)
events = 0
for row in sqlite3.connect(sys.argv[1]).execute(
        "SELECT seq, time, actor, kind, payload, previous_hash, hash FROM events ORDER BY seq"):
    digest = hashlib.sha256(b"mxreview-event-1\n")
    for field in [str(row[0]).encode(), *(text.encode() for text in row[1:5]), row[5]]:
        digest.update(struct.pack(">I", len(field)) + field)
    assert digest.digest() == row[6] and row[5] == previous
    previous = row[6]
    json.loads(row[4])
    events += 1
print(events)
)";

int numberFrom(const char *variable, int usual)
{
    const int asked = qEnvironmentVariableIntValue(variable);
    return asked > 0 ? asked : usual;
}

/// Entries in files of 20, half of them with findings.
checks::Analysis analysisOf(int entries)
{
    checks::Analysis analysis;
    analysis.setup.upstreamPath = u"/nowhere/upstream"_s;
    analysis.setup.pluginPath = u"/nowhere/plugin"_s;
    analysis.setup.subjectKind = u"index"_s;
    analysis.setup.subjectId = u"1"_s;
    for (int i = 0; i < entries; ++i) {
        inventory::Entry entry;
        entry.file = u"package/patch/file_%1.py"_s.arg(i / 20);
        entry.symbol = u"function_%1"_s.arg(i);
        entry.targetModule = u"upstream.module_%1"_s.arg(i / 20);
        entry.targetAttribute = entry.symbol;
        entry.id = u"patch:%1:%2"_s.arg(entry.file, entry.target());
        entry.line = entry.endLine = i % 20 * 10 + 1;
        entry.local = {entry.file, entry.line, entry.endLine, entry.symbol, u"function"_s, {}};
        analysis.entries.push_back(entry);
        for (int finding = 0; finding < i % 3; ++finding) {
            checks::Finding found;
            found.check = finding == 0 ? u"P03"_s : u"P04"_s;
            found.severity = finding == 0 ? checks::Severity::Error : checks::Severity::Warning;
            found.entry = entry.id;
            found.file = entry.file;
            found.line = entry.line;
            found.symbol = entry.symbol;
            found.message = u"The signature of %1 differs."_s.arg(entry.symbol);
            analysis.findings.push_back(found);
        }
    }
    return analysis;
}

EventPayload payloadOf(const checks::Analysis &analysis, QRandomGenerator &random, qint64 seq)
{
    const inventory::Entry &entry = analysis.entries[random.bounded(quint32(analysis.entries.size()))];
    switch (random.bounded(9)) {
    case 0:
        return NoteWritten{entry.id, u"A note on %1, written at step %2."_s.arg(entry.symbol).arg(seq)};
    case 1:
        return ChecklistMarked{entry.id, u"target-read"_s, random.bounded(4) > 0};
    case 2: {
        Evidence evidence;
        evidence.entry = entry.id;
        evidence.kind = Evidence::Kind::Note;
        evidence.summary = u"Seen at step %1."_s.arg(seq);
        return EvidenceAttached{evidence};
    }
    case 3:
        if (seq > 10)
            return Undone{seq - 1 - random.bounded(3)};
        [[fallthrough]];
    case 4: {
        const checks::Finding &finding = analysis.findings[random.bounded(quint32(analysis.findings.size()))];
        return FindingSuppressed{finding.fingerprint(), finding.check, finding.file, finding.symbol, u"Not here."_s};
    }
    default: {
        Decision decision;
        decision.entry = entry.id;
        decision.disposition = random.bounded(2) == 0 ? Disposition::Retain : Disposition::Update;
        decision.reason = u"The device has no such kernel; looked at again at step %1."_s.arg(seq);
        return DecisionMade{decision};
    }
    }
}

void makeSession(const QString &path, int events, int entries)
{
    const checks::Analysis analysis = analysisOf(entries);
    auto session = Session::create(path, analysis, u"Reviewer"_s);
    if (!session)
        qFatal("%s", qPrintable(session.error().what));
    QRandomGenerator random(1);
    for (qint64 seq = 2; seq <= events; ++seq) {
        if (const auto done = session->journal().append(payloadOf(analysis, random, seq), u"Reviewer"_s); !done)
            qFatal("%s", qPrintable(done.error().what));
    }
}

/// The slowest of several, in seconds.
template <typename Work> double worst(int count, Work work)
{
    double slowest = 0;
    for (int i = 0; i < count; ++i) {
        QElapsedTimer timer;
        timer.start();
        work(i);
        slowest = std::max(slowest, double(timer.nsecsElapsed()) / 1e9);
    }
    return slowest;
}

void tell(const char *what, double seconds, double most)
{
    std::printf("%-44s %9.1f ms   at most %.0f ms %s\n", what, seconds * 1e3, most * 1e3,
                seconds <= most ? "" : "  TOO SLOW");
}

void measureSession(const QString &path)
{
    const double opening = benchmarks::best(3, [&] {
        if (const auto session = Session::open(path); !session)
            qFatal("%s", qPrintable(session.error().what));
    });
    const double peer = benchmarks::best(
        3, [&] { benchmarks::runProgram(u"python3"_s, {u"-c"_s, QString::fromLatin1(PeerProgram), path}); });
    benchmarks::report(u"open"_s, opening, u"python3: read, hash, decode"_s, peer);
    tell("open", opening, 1.0);

    auto session = Session::open(path);
    const QString entry = session->analysis().entries.front().id;
    tell("one more event and its state, slowest",
         worst(Steps,
               [&](int i) {
                   if (!session->writeNote(entry, u"note %1"_s.arg(i), u"Reviewer"_s))
                       qFatal("no event");
               }),
         0.05);
    tell("undo and its state, slowest",
         worst(10,
               [&](int) {
                   if (!session->undo(u"Reviewer"_s))
                       qFatal("no undo");
               }),
         0.05);
    const auto last = qint64(session->events().size());
    tell("replay: first step", worst(1, [&](int) { session->stateAt(last); }), 0.05);
    tell("replay: a step back, slowest", worst(Steps, [&](int i) { session->stateAt(last - i); }), 0.05);
    QRandomGenerator random(3);
    tell("replay: anywhere, slowest",
         worst(Steps, [&](int) { session->stateAt(1 + qint64(random.bounded(quint32(last)))); }), 0.05);
}

void measureWindow(const QString &path)
{
    app::ReviewController controller({}, u"Reviewer"_s);
    app::MainWindow window(controller);
    window.show();
    QApplication::processEvents();
    tell("window: open",
         worst(1,
               [&](int) {
                   window.openSession(path);
                   QApplication::processEvents();
               }),
         1.0);
    if (!controller.isEditable())
        qFatal("the window did not open the session");
    const QString entry = controller.analysis()->entries.front().id;
    const auto settle = [] { QApplication::processEvents(); };
    tell("window: one more event, slowest",
         worst(Steps,
               [&](int i) {
                   if (!controller.writeNote(entry, u"words %1"_s.arg(i)))
                       qFatal("no event");
                   settle();
               }),
         0.05);
    const auto last = qint64(controller.session()->events().size());
    tell("window: into the replay",
         worst(1,
               [&](int) {
                   if (!controller.showMoment(last))
                       qFatal("no replay");
                   settle();
               }),
         0.2);
    tell("window: a step back, slowest",
         worst(Steps,
               [&](int i) {
                   (void)controller.showMoment(last - i);
                   settle();
               }),
         0.05);
    QRandomGenerator random(5);
    tell("window: a step anywhere, slowest",
         worst(Steps,
               [&](int) {
                   (void)controller.showMoment(1 + qint64(random.bounded(quint32(last))));
                   settle();
               }),
         0.05);
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setOrganizationName(u"metax-workbench-bench"_s);
    // Of the events, not of the disk: each one is waited for.
    const bool inMemory = QFileInfo(u"/dev/shm"_s).isWritable();
    const QTemporaryDir folder(inMemory ? u"/dev/shm/mxw-bench-XXXXXX"_s : u"bench-XXXXXX"_s);
    const int events = numberFrom("MXW_BENCH_EVENTS", 20'000);
    const int entries = numberFrom("MXW_BENCH_ENTRIES", 2'000);
    const QString path = folder.filePath(u"bench.mxreview"_s);
    makeSession(path, events, entries);
    std::printf("%d events, %d entries, %.1f MB\n", events, entries, double(QFileInfo(path).size()) / 1e6);
    measureSession(path);
    measureWindow(path);
    return 0;
}
