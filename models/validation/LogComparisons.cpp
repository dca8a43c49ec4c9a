// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/LogComparisons.h"

#include "models/validation/LogNumbers.h"

#include <algorithm>
#include <limits>

namespace mxw::validation {

using namespace Qt::StringLiterals;
using namespace lognumbers;

namespace {

constexpr qsizetype MaxMessage = 4000;
constexpr int LinesOfOne = 40; ///< a failure's lines are near to each other
constexpr std::size_t MaxFound = 100'000;
constexpr double Unknown = std::numeric_limits<double>::quiet_NaN();

/// NUM in a pattern: a number of Python.
constexpr auto NumberPattern = "([-+]?(?:nan|inf|\\d+\\.?\\d*(?:[eE][-+]?\\d+)?|\\.\\d+(?:[eE][-+]?\\d+)?))";

void setAttribute(Operand &operand, const QString &attribute, const QString &value)
{
    if (attribute == "dtype"_L1)
        operand.dtype = value.startsWith("torch."_L1) ? value.sliced(6) : value;
    else if (attribute == "device"_L1)
        operand.device = value;
    else if (attribute == "shape"_L1)
        operand.shape = indexOf(value.section(u'[', 1).section(u']', 0, 0));
}

} // namespace

LogComparisons::LogComparisons()
{
    addTorch();
    addNumpy();
    addOthers();
}

void LogComparisons::add(const char *word, const char *pattern, Handler handler)
{
    QString text = QString::fromUtf8(pattern).replace("NUM"_L1, QString::fromUtf8(NumberPattern));
    m_phrases.push_back({QString::fromUtf8(word), QRegularExpression(text), handler});
}

void LogComparisons::addTorch()
{
    using L = LogComparisons;
    add("are not ", "([A-Z][A-Za-z_ -]{0,60}) are not (close|equal)!", &L::torchHead);
    add("do not match: ", "The values for attribute '([\\w()]+)' do not match: (.+?) != (.+?)\\.?$", &L::attribute);
    add("mismatch: ", "(None|Booleans) mismatch: .+ is not .+", &L::torchStructure);
    add("sequences mismatch", "The length of the sequences mismatch: \\d+ != \\d+", &L::torchStructure);
    add("of the mappings", "The keys of the mappings do not match", &L::torchStructure);
    add("Mismatched elements: ", "Mismatched elements: (\\d+) / (\\d+)", &L::mismatched);
    add("reatest ", "Greatest (absolute|relative) difference: NUM at index \\(([^)]*)\\)(?: \\(up to NUM allowed\\))?",
        &L::torchDifference);
    add(" difference: ",
        "(?<!Greatest )(?<!Max )\\b([Aa]bsolute|[Rr]elative) difference: NUM(?: \\(up to NUM allowed\\))?",
        &L::torchDifference);
    add(" but got ", "Expected NUM but got NUM\\.", &L::scalars);
    add("failure occurred for item", "The failure occurred for item (\\[.*\\])", &L::item);
}

void LogComparisons::addNumpy()
{
    using L = LogComparisons;
    add("Not equal to tolerance", "Not equal to tolerance rtol=NUM, atol=NUM", &L::numpyTolerance);
    add("Arrays are not", "Arrays are not (equal|almost equal to \\d+ (?:decimals|significance)|less-ordered)",
        &L::numpyHead);
    add(" location mismatch", "\\b(nan|[+-]?inf) location mismatch:", &L::numpyPlaces);
    add("shapes (", "\\(shapes \\(([^)]*)\\), \\(([^)]*)\\) mismatch\\)", &L::numpyShapes);
    add("Max ", "Max (absolute|relative) difference(?: among violations)?: NUM", &L::numpyDifference);
    add(": array(", "^ *(x|y|ACTUAL|DESIRED): array\\(", &L::numpyOperand);
    add("(ACTUAL)", "^ *\\[([\\d, ]*)\\]: NUM \\(ACTUAL\\), NUM \\(DESIRED\\)", &L::numpyIndex);
}

void LogComparisons::addOthers()
{
    using L = LogComparisons;
    add(" rate ", "(Accuracy pass|FP8 bit-exact) rate NUM < NUM(?: \\(atol=NUM, rtol=NUM\\))?", &L::rate);
    add("Max absolute error ", "Max absolute error NUM exceeds NUM \\* atol=NUM", &L::maxAbsolute);
    add("Mean absolute error ", "Mean absolute error NUM(?: exceeds (?:NUM \\* atol=)?NUM)?", &L::meanAbsolute);
    add("differs from run", "Run \\d+: (\\w+(?:\\[[^\\]]*\\])?) differs from run \\d+ \\(max diff = NUM\\)",
        &L::runDiffers);
    add("Mismatch percentage", "Mismatch percentage is NUM for rtol NUM \\(threshold: NUM\\)", &L::percentage);
    add("Test", "(?:^|: )(Test\\d+): *$", &L::logprobs);
    add("Matched tokens:", "Matched tokens:\\s", &L::logprobsSide);
    add(":\t", "^([\\w.-]+):\\t['\"].*\\t", &L::logprobsSide);
    add("greater than ref error", "(\\S+) Compiled error NUM is greater than ref error NUM by more than NUM ?[Xx]",
        &L::triton);
    add("assert ", "^(?:AssertionError: )?assert NUM (<=|>=|<|>|==) NUM$", &L::assertion);
    add("where False = ", "where False = (?:<[^>]*?)?\\b(allclose|equal|isclose|array_equal)\\b", &L::falseOf);
    add("is not true", "\\bFalse is not true\\b", &L::falseOf);
    add("Difference at ", "Difference at ([\\d, ()\\[\\]]+): NUM, expected NUM", &L::jaxDifference);
    add("Number of mismatched", "Number of mismatched elements: (\\d+)", &L::ligerCount);
    add("Mismatch at index (", "Mismatch at index \\(([\\d, ]*)\\): \\w+\\[.*?\\] = NUM, \\w+\\[.*?\\] = NUM",
        &L::ligerPlace);
    add("NaN detected", "NaN detected! ?(.*)$", &L::nanDetected);
}

void LogComparisons::read(const QString &line, bool isWarning)
{
    m_isWarning = isWarning;
    std::vector<std::pair<QRegularExpressionMatch, Handler>> matches;
    for (const Phrase &phrase : m_phrases) {
        if (!line.contains(phrase.word))
            continue;
        auto all = phrase.pattern.globalMatch(line);
        while (all.hasNext() && matches.size() < 64)
            matches.emplace_back(all.next(), phrase.handler);
    }
    std::ranges::stable_sort(matches, {}, [](const auto &found) { return found.first.capturedStart(); });
    if (matches.empty() && m_open && ++m_open->linesSince > LinesOfOne)
        close();
    for (const auto &[match, handler] : matches) {
        (this->*handler)(match);
        if (m_open)
            m_open->linesSince = 0;
    }
    if (m_open && m_open->comparison.message.size() < MaxMessage) {
        QString &message = m_open->comparison.message;
        message += message.isEmpty() ? line : u'\n' + line;
        message.truncate(MaxMessage);
    }
}

void LogComparisons::close()
{
    if (!m_open)
        return;
    if (m_open->hasFigures)
        m_open->comparison.figures = m_open->figures;
    m_open->comparison.message = m_open->comparison.message.trimmed();
    if (m_found.size() < MaxFound)
        m_found.push_back(std::move(m_open->comparison));
    m_open.reset();
}

std::vector<Comparison> LogComparisons::take()
{
    close();
    return std::exchange(m_found, {});
}

LogComparisons::Open &LogComparisons::begin(const QString &form)
{
    close();
    m_open.emplace();
    m_open->comparison.form = form;
    m_open->comparison.source = ComparisonSource::Log;
    m_open->comparison.outcome = m_isWarning ? ComparisonOutcome::Pass : ComparisonOutcome::Fail;
    return *m_open;
}

LogComparisons::Open &LogComparisons::current(Once once, const char *form)
{
    if (!m_open || (m_open->seen & once) != 0)
        begin(QString::fromLatin1(form));
    m_open->seen |= once;
    return *m_open;
}

void LogComparisons::torchHead(const QRegularExpressionMatch &match)
{
    Open &open = current(Once(Head | Counts | Absolute | Relative | Values), "torch.testing.assert_close");
    open.seen = Head;
    if (match.captured(2) == "equal"_L1) {
        open.comparison.rtol = 0;
        open.comparison.atol = 0;
    }
}

void LogComparisons::torchStructure(const QRegularExpressionMatch &)
{
    begin(u"torch.testing.assert_close"_s).comparison.outcome = ComparisonOutcome::Error;
}

void LogComparisons::attribute(const QRegularExpressionMatch &match)
{
    Open &open = begin(u"torch.testing.assert_close"_s);
    open.comparison.outcome = ComparisonOutcome::Error;
    setAttribute(open.comparison.first, match.captured(1), match.captured(2));
    setAttribute(open.comparison.second, match.captured(1), match.captured(3));
}

void LogComparisons::mismatched(const QRegularExpressionMatch &match)
{
    Open &open = current(Counts, "torch.testing.assert_close");
    open.figures.mismatches = match.captured(1).toLongLong();
    open.figures.count = match.captured(2).toLongLong();
    open.hasFigures = true;
}

void LogComparisons::torchDifference(const QRegularExpressionMatch &match)
{
    const bool isAbsolute = match.captured(1).startsWith(u'a', Qt::CaseInsensitive);
    const bool hasIndex = match.regularExpression().captureCount() == 4;
    Open &open = current(isAbsolute ? Absolute : Relative, "torch.testing.assert_close");
    open.hasFigures = true;
    setGreatest(isAbsolute ? open.figures.absolute : open.figures.relative, numberOf(match.captured(2)));
    if (const QString allowed = match.captured(hasIndex ? 4 : 3); !allowed.isEmpty())
        (isAbsolute ? open.comparison.atol : open.comparison.rtol) = numberOf(allowed);
    if (hasIndex)
        (isAbsolute ? open.figures.worst : open.figures.worstRelative) =
            WorstElement{indexOf(match.captured(3)), Unknown, Unknown};
}

void LogComparisons::scalars(const QRegularExpressionMatch &match)
{
    Open &open = current(Values, "torch.testing.assert_close");
    open.figures.count = 1;
    open.figures.mismatches = 1;
    open.figures.worst = WorstElement{{}, numberOf(match.captured(2)), numberOf(match.captured(1))};
    open.hasFigures = true;
}

void LogComparisons::item(const QRegularExpressionMatch &match)
{
    if (m_open)
        m_open->comparison.item = match.captured(1);
}

void LogComparisons::numpyTolerance(const QRegularExpressionMatch &match)
{
    Open &open = begin(u"numpy.testing.assert_allclose"_s);
    open.isNumpy = true;
    open.comparison.rtol = numberOf(match.captured(1));
    open.comparison.atol = numberOf(match.captured(2));
}

void LogComparisons::numpyHead(const QRegularExpressionMatch &match)
{
    const bool isExact = match.captured(1) == "equal"_L1;
    begin(isExact ? u"numpy.testing.assert_array_equal"_s : u"numpy.testing.assert_array_almost_equal"_s).isNumpy =
        true;
    if (isExact) {
        m_open->comparison.rtol = 0;
        m_open->comparison.atol = 0;
    }
}

void LogComparisons::numpyPlaces(const QRegularExpressionMatch &)
{
    if (!m_open)
        begin(u"numpy.testing"_s).isNumpy = true;
}

void LogComparisons::numpyShapes(const QRegularExpressionMatch &match)
{
    if (!m_open)
        begin(u"numpy.testing"_s).isNumpy = true;
    m_open->comparison.outcome = ComparisonOutcome::Error;
    m_open->comparison.first.shape = indexOf(match.captured(1));
    m_open->comparison.second.shape = indexOf(match.captured(2));
}

void LogComparisons::numpyDifference(const QRegularExpressionMatch &match)
{
    const bool isAbsolute = match.captured(1) == "absolute"_L1;
    Open &open = current(isAbsolute ? Absolute : Relative, "numpy.testing");
    open.hasFigures = true;
    setGreatest(isAbsolute ? open.figures.absolute : open.figures.relative, numberOf(match.captured(2)));
}

void LogComparisons::numpyOperand(const QRegularExpressionMatch &match)
{
    if (!m_open)
        return;
    const QString name = match.captured(1);
    (name == "x"_L1 || name == "ACTUAL"_L1 ? m_open->comparison.first : m_open->comparison.second).source = name;
}

void LogComparisons::numpyIndex(const QRegularExpressionMatch &match)
{
    // Of several the text does not say which is the worst.
    if (!m_open || m_open->figures.mismatches != 1)
        return;
    m_open->figures.worst =
        WorstElement{indexOf(match.captured(1)), numberOf(match.captured(2)), numberOf(match.captured(3))};
}

} // namespace mxw::validation
