// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/LogImport.h"

#include "models/validation/LogComparisons.h"
#include "models/validation/LogLines.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace mxw::validation {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::LogImport)
};

constexpr qsizetype MaxMessage = 20'000;
constexpr std::size_t MaxCases = 500'000;

/// What pytest prints around the failures.
struct Patterns
{
    // "____ TestX.test_y[1-2] ____", "___ ERROR at setup of test_y ___"
    QRegularExpression section{u"^_{3,} (?:ERROR at (?:setup|teardown) of )?(\\S.*?) _{3,}$"_s};
    QRegularExpression banner{u"^=+ (.+?) =+$"_s};
    QRegularExpression summary{u"^(PASSED|FAILED|ERROR|XFAIL|XPASS) ([^\\s:]+\\.py(?:::\\S.*?)?)(?: - (.*))?$"_s};
    QRegularExpression running{u"^(\\S+\\.py::\\S.*?) (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)(?: \\((.*)\\))?"
                               "(?:\\s+\\[ *\\d+%\\])?$"_s};
    QRegularExpression worker{u"^\\[gw\\d+\\](?: \\[ *\\d+%\\])? (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS) "
                              "(\\S+\\.py::\\S.*?) *$"_s};
    QRegularExpression place{u"^(\\S+\\.py):(\\d+): *(\\w*(?:Error|Exception|Failed)\\b.*)?$"_s};
    QRegularExpression frame{u"^ *File \"([^\"]+)\", line (\\d+)"_s};
    QRegularExpression count{u"(\\d+) (passed|failed|skipped|xfailed|xpassed|errors?|deselected)\\b"_s};
    QRegularExpression collected{u"^collected (\\d+) items?(?: / (\\d+) errors?)?(?: / (\\d+) deselected)?"_s};
};

std::optional<CaseOutcome> outcomeOf(const QString &word)
{
    static constexpr std::pair<QLatin1StringView, CaseOutcome> Known[] = {
        {"PASSED"_L1, CaseOutcome::Passed},   {"FAILED"_L1, CaseOutcome::Failed}, {"ERROR"_L1, CaseOutcome::Error},
        {"SKIPPED"_L1, CaseOutcome::Skipped}, {"XFAIL"_L1, CaseOutcome::XFailed}, {"XPASS"_L1, CaseOutcome::XPassed},
    };
    for (const auto &[name, outcome] : Known) {
        if (name == word)
            return outcome;
    }
    return std::nullopt;
}

/// "TestX.test_y[1.5]" of "path.py::TestX::test_y[1.5]": as the head of a failure has it.
QString headOf(const QString &node)
{
    const QString name = node.section("::"_L1, 1);
    const QString parameters = name.contains(u'[') ? name.sliced(name.indexOf(u'[')) : QString();
    return name.chopped(parameters.size()).replace("::"_L1, "."_L1) + parameters;
}

/// The report of one failure.
struct Section
{
    QString head;
    bool isSetup = false;
    QString message;
    CallSite site;
    QString statement; ///< the last that was printed
    std::vector<Comparison> comparisons;
};

class LogReader
{
public:
    RunRecord read(const QByteArray &text)
    {
        m_record.fromText = true;
        for (const QString &line : logLines(text, m_record.isCut))
            readLine(line);
        leaveSection();
        placeSections();
        sayWhatIsMissing();
        return std::move(m_record);
    }

private:
    void readLine(const QString &line)
    {
        if (readBanner(line) || readSection(line) || readOutcome(line))
            return;
        QChar mark;
        const QString plain = withoutMark(line, mark);
        if (m_section)
            readReport(plain, mark);
        else
            readFrame(plain);
        if (mark != u'>')
            m_comparisons.read(plain, m_isWarning);
    }

    bool readBanner(const QString &line)
    {
        if (!line.startsWith(u'='))
            return false;
        const auto match = m_patterns.banner.match(line);
        if (!match.hasMatch())
            return false;
        leaveSection();
        const QString words = match.captured(1);
        m_isWarning = words.startsWith("warnings summary"_L1);
        auto counts = m_patterns.count.globalMatch(words);
        if (!counts.hasNext() || !words.contains(" in "_L1))
            return true;
        m_counted = 0;
        while (counts.hasNext()) {
            const auto count = counts.next();
            if (count.captured(2) == "deselected"_L1)
                m_record.deselected = count.captured(1).toLongLong();
            else
                m_counted += count.captured(1).toLongLong();
        }
        return true;
    }

    bool readSection(const QString &line)
    {
        if (!line.startsWith("___"_L1)) {
            if (const auto match = m_patterns.collected.match(line); match.hasMatch()) {
                m_record.collected = true;
                m_record.deselected = match.captured(3).toLongLong();
                m_record.collectionErrors = match.captured(2).toLongLong();
                m_record.selected = match.captured(1).toLongLong() - m_record.deselected;
                return true;
            }
            return false;
        }
        const auto match = m_patterns.section.match(line);
        if (!match.hasMatch())
            return false;
        leaveSection();
        m_section.emplace();
        m_section->head = match.captured(1);
        m_section->isSetup = line.contains("ERROR at "_L1);
        return true;
    }

    /// "FAILED path::test - message" and its like.
    bool readOutcome(const QString &line)
    {
        if (!line.contains(".py"_L1))
            return false;
        QString node;
        QString word;
        QString rest;
        if (auto match = m_patterns.summary.match(line); match.hasMatch()) {
            word = match.captured(1);
            node = match.captured(2);
            rest = match.captured(3);
        } else if (match = m_patterns.worker.match(line); match.hasMatch()) {
            word = match.captured(1);
            node = match.captured(2);
        } else if (match = m_patterns.running.match(line); match.hasMatch()) {
            node = match.captured(1);
            word = match.captured(2);
            rest = match.captured(3);
        } else {
            return false;
        }
        leaveSection();
        setOutcome(node, *outcomeOf(word), rest);
        return true;
    }

    void setOutcome(const QString &node, CaseOutcome outcome, const QString &words)
    {
        const int number = caseOf(node);
        if (number < 0)
            return;
        TestCase &testCase = m_record.cases[std::size_t(number)];
        testCase.outcome = outcome;
        if (outcome == CaseOutcome::Failed || outcome == CaseOutcome::Error) {
            if (testCase.message.isEmpty())
                testCase.message = words.left(MaxMessage);
        } else if (testCase.reason.isEmpty()) {
            testCase.reason = words.left(MaxMessage);
        }
        if (words.isEmpty())
            return;
        m_comparisons.read(words, outcome != CaseOutcome::Failed && outcome != CaseOutcome::Error);
        m_short[number] = m_comparisons.take();
    }

    int caseOf(const QString &node)
    {
        if (const auto known = m_cases.constFind(node); known != m_cases.constEnd())
            return *known;
        if (m_record.cases.size() >= MaxCases) {
            m_record.isCut = true;
            return -1;
        }
        const auto number = int(m_record.cases.size());
        TestCase testCase;
        testCase.node = node;
        testCase.file = node.section("::"_L1, 0, 0);
        m_record.cases.push_back(testCase);
        m_cases.insert(node, number);
        return number;
    }

    /// A line of the report of a failure.
    void readReport(const QString &line, QChar mark)
    {
        Section &section = *m_section;
        if (mark == u'>')
            section.statement = line;
        if (mark == u'E' && section.message.size() < MaxMessage)
            section.message += (section.message.isEmpty() ? QString() : u"\n"_s) + line;
        if (section.site.file.isEmpty()) {
            if (const auto match = m_patterns.place.match(line); match.hasMatch())
                section.site = {match.captured(1), match.captured(2).toInt(), section.statement};
        }
    }

    /// Tracebacks outside of pytest: the last frame in a test, else the last at all.
    void readFrame(const QString &line)
    {
        if (m_wantsStatement) {
            m_wantsStatement = false;
            if (line.startsWith(u' '))
                m_frame.text = line.trimmed();
        }
        const auto match = line.contains("File \""_L1) ? m_patterns.frame.match(line) : QRegularExpressionMatch();
        if (line.startsWith("Traceback (most recent call last)"_L1))
            leaveSection();
        if (!match.hasMatch())
            return;
        const bool isTest = match.captured(1).contains("test"_L1) && !match.captured(1).contains("testing"_L1);
        const bool hasTest = m_frame.file.contains("test"_L1) && !m_frame.file.contains("testing"_L1);
        if (!isTest && hasTest)
            return;
        m_frame = {match.captured(1), match.captured(2).toInt(), {}};
        m_wantsStatement = true;
    }

    /// Ends the report at hand, or what stood outside of reports.
    void leaveSection()
    {
        std::vector<Comparison> found = m_comparisons.take();
        if (m_section) {
            for (Comparison &comparison : found)
                comparison.site = m_section->site;
            m_section->comparisons = std::move(found);
            m_sections.push_back(std::move(*m_section));
            m_section.reset();
        } else {
            for (Comparison &comparison : found) {
                comparison.site = m_frame;
                m_record.comparisons.push_back(std::move(comparison));
            }
        }
        m_frame = {};
        m_wantsStatement = false;
    }

    /// Reports name a test without its file; the outcomes at the end tell it.
    void placeSections()
    {
        QMultiHash<QString, int> heads;
        for (std::size_t i = m_record.cases.size(); i-- > 0;)
            heads.insert(headOf(m_record.cases[i].node), int(i));
        for (Section &section : m_sections) {
            const int number = caseOfSection(section, heads);
            if (number < 0)
                continue;
            TestCase &testCase = m_record.cases[std::size_t(number)];
            if (!section.message.isEmpty())
                testCase.message = section.message.left(MaxMessage);
            testCase.phase = section.isSetup ? u"setup"_s : u"call"_s;
            testCase.line =
                testCase.line == 0 && section.site.file == testCase.file ? section.site.line : testCase.line;
            if (!section.comparisons.empty())
                m_short.remove(number);
            for (Comparison &comparison : section.comparisons)
                attach(std::move(comparison), number);
        }
        // In short form only where there was no report.
        for (std::size_t i = 0; i < m_record.cases.size(); ++i) {
            for (Comparison &comparison : m_short[int(i)])
                attach(std::move(comparison), int(i));
        }
    }

    int caseOfSection(const Section &section, const QMultiHash<QString, int> &heads)
    {
        int first = -1;
        for (auto it = heads.constFind(section.head); it != heads.constEnd() && it.key() == section.head; ++it) {
            const TestCase &candidate = m_record.cases[std::size_t(*it)];
            first = first < 0 ? *it : first;
            if (!section.site.file.isEmpty() && candidate.file == section.site.file)
                return *it;
        }
        if (first >= 0)
            return first;
        if (!section.head.startsWith("test"_L1, Qt::CaseInsensitive))
            return -1;
        QString name = section.head;
        const qsizetype parameters = name.indexOf(u'[');
        const QString rest = parameters < 0 ? QString() : name.sliced(parameters);
        name = name.chopped(rest.size()).replace("."_L1, "::"_L1) + rest;
        const int number = caseOf(section.site.file.isEmpty() ? name : section.site.file + u"::"_s + name);
        if (number >= 0)
            m_record.cases[std::size_t(number)].outcome = section.isSetup ? CaseOutcome::Error : CaseOutcome::Failed;
        return number;
    }

    void attach(Comparison comparison, int number)
    {
        TestCase &testCase = m_record.cases[std::size_t(number)];
        comparison.testCase = number;
        comparison.node = testCase.node;
        comparison.index = int(testCase.comparisons.size());
        testCase.comparisons.push_back(int(m_record.comparisons.size()));
        m_record.comparisons.push_back(std::move(comparison));
    }

    void sayWhatIsMissing()
    {
        const auto named = qint64(m_record.cases.size());
        if (m_counted > named) {
            if (m_record.selected == 0)
                m_record.selected = m_counted;
            m_record.problems.append(Text::tr("The log counts %1 tests and names %2 of them. “pytest -rA” names all.")
                                         .arg(m_counted)
                                         .arg(named));
        }
    }

    const Patterns m_patterns;
    LogComparisons m_comparisons;
    RunRecord m_record;
    QHash<QString, int> m_cases;
    QHash<int, std::vector<Comparison>> m_short; ///< what the lines of outcomes say, by case
    std::vector<Section> m_sections;
    std::optional<Section> m_section;
    CallSite m_frame;
    bool m_wantsStatement = false;
    bool m_isWarning = false;
    qint64 m_counted = 0;
};

} // namespace

RunRecord readLog(const QByteArray &text)
{
    return LogReader().read(text);
}

} // namespace mxw::validation
