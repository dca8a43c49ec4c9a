// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/StateTimeline.h"
#include "tests/review/ReviewSamples.h"

#include <QRandomGenerator>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::review;

namespace {

/// Random reviews: the same seed gives the same events.
class RandomReview
{
public:
    explicit RandomReview(quint32 seed) : m_random(seed) {}

    std::vector<Event> events(int count, int undosOfTen)
    {
        std::vector<Event> events;
        for (int i = 1; i <= count; ++i) {
            const bool undoes = i > 1 && m_random.bounded(10) < undosOfTen;
            Event event{i,           QDateTime::fromSecsSinceEpoch(i).toUTC(),
                        u"Wu Lan"_s, undoes ? EventPayload(Undone{undoTarget(i)}) : payload(i),
                        {},          {}};
            events.push_back(event);
        }
        return events;
    }

private:
    /// Mostly something recent, now and then anything, an undo event or the future included.
    qint64 undoTarget(int seq)
    {
        const int among = m_random.bounded(8) == 0 ? seq + 2 : std::min(seq - 1, 6);
        return std::max(1, seq - 1 - static_cast<int>(m_random.bounded(among)));
    }

    QString entry() { return u"patch:%1"_s.arg(m_random.bounded(7)); }

    EventPayload payload(int seq)
    {
        switch (m_random.bounded(9)) {
        case 0:
            return ScanRecorded{u"analysis %1"_s.arg(seq), u"files %1"_s.arg(seq)};
        case 1:
            return NoteWritten{entry(), m_random.bounded(3) == 0 ? QString() : u"note %1"_s.arg(seq)};
        case 2:
            return ChecklistMarked{entry(), u"target-read"_s, m_random.bounded(2) == 0};
        case 3:
            return FindingSuppressed{u"finding %1"_s.arg(m_random.bounded(4)), u"P01"_s, u"a.py"_s, u"f"_s, u"why"_s};
        case 4:
            return FindingUnsuppressed{u"finding %1"_s.arg(m_random.bounded(4))};
        case 5: {
            Evidence evidence;
            evidence.entry = entry();
            evidence.kind = Evidence::Kind::Note;
            evidence.summary = u"seen %1"_s.arg(seq);
            return EvidenceAttached{evidence};
        }
        case 6:
            return EvidenceDetached{static_cast<qint64>(1 + m_random.bounded(seq))};
        case 7:
            return CounterpartSet{u"a.py"_s, m_random.bounded(2) == 0 ? QString() : u"up/%1.py"_s.arg(seq)};
        default:
            return DecisionMade{
                test::sampleDecision(entry(), m_random.bounded(2) == 0 ? Disposition::Retain : Disposition::Remove)};
        }
    }

    QRandomGenerator m_random;
};

/// All that a state says, so that two of them can be compared.
struct Said
{
    std::vector<EntryState> entries;
    Suppressions suppressions;
    QHash<QString, QString> counterparts;
    QString analysis;
    QString files;
    std::optional<qint64> undoable;
    std::optional<qint64> redoable;

    explicit Said(const ReviewState &state)
        : suppressions(state.suppressions()), counterparts(state.counterparts()), analysis(state.analysisDigest()),
          files(state.filesDigest()), undoable(state.undoable()), redoable(state.redoable())
    {
        for (int i = 0; i < 7; ++i)
            entries.push_back(state.entry(u"patch:%1"_s.arg(i)));
    }
    bool operator==(const Said &) const = default;
};

} // namespace

/// However a state was come to, it is the one that folding gives.
class TestStateTimeline : public QObject
{
    Q_OBJECT
private:
    static void reviews()
    {
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("undos");
        for (int seed = 1; seed <= 12; ++seed)
            QTest::addRow("seed %d", seed) << seed << seed % 6;
    }

private Q_SLOTS:
    void growingEqualsFolding_data() { reviews(); }
    void growingEqualsFolding()
    {
        QFETCH(int, seed);
        QFETCH(int, undos);
        const auto events = RandomReview(quint32(seed)).events(700, undos);
        StateTimeline timeline;
        ReviewState state;
        for (size_t count = 1; count <= events.size(); ++count) {
            const std::span<const Event> known(events.data(), count);
            timeline.grow(state, known);
            if (count % 29 == 0 || count > 680)
                QVERIFY2(Said(state) == Said(ReviewState::fold(known)), qPrintable(QString::number(count)));
        }
    }

    void steppingAnywhereEqualsFolding_data() { reviews(); }
    void steppingAnywhereEqualsFolding()
    {
        QFETCH(int, seed);
        QFETCH(int, undos);
        const auto events = RandomReview(quint32(seed)).events(2'500, undos);
        QRandomGenerator random{quint32(seed) + 100};
        StateTimeline timeline;
        qint64 at = qint64(events.size());
        for (int step = 0; step < 120; ++step) {
            switch (random.bounded(4)) {
            case 0:
                at = 1 + qint64(random.bounded(quint32(events.size())));
                break;
            case 1:
                at = std::min<qint64>(at + 1, qint64(events.size()));
                break;
            default:
                at = std::max<qint64>(at - 1 - random.bounded(3), 1);
            }
            QVERIFY2(Said(timeline.at(events, size_t(at))) == Said(ReviewState::fold(events, at)),
                     qPrintable(u"step %1 to %2"_s.arg(step).arg(at)));
        }
    }

    void nothingBeforeTheFirstEvent()
    {
        const auto events = RandomReview(1).events(10, 0);
        StateTimeline timeline;
        QVERIFY(Said(timeline.at(events, 0)) == Said(ReviewState()));
        QVERIFY(Said(timeline.at(events, 99)) == Said(ReviewState::fold(events)));
    }
};

QTEST_GUILESS_MAIN(TestStateTimeline)
#include "tst_statetimeline.moc"
