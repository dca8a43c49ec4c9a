// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/CaseFilter.h"

#include "models/items/CaseModel.h"
#include "models/items/RunWords.h"
#include "models/validation/RunPatterns.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mxw::items {

using namespace Qt::StringLiterals;
using validation::CaseOutcome;

namespace {

constexpr std::array keys{"outcome"_L1, "param"_L1, "dtype"_L1, "device"_L1,
                          "pattern"_L1, "form"_L1,  "file"_L1,  "change"_L1};

bool begins(const QString &text, const QString &with)
{
    return text.startsWith(with, Qt::CaseInsensitive);
}

/// The beginning of the word is enough. What broke a test is a failure too.
bool hasOutcome(CaseOutcome outcome, const QString &word)
{
    return begins(outcomeWord(outcome), word) ||
           (outcome == CaseOutcome::Error && begins(outcomeWord(CaseOutcome::Failed), word));
}

/// "K=4096" asks for that very value, "K=" and "K" for having the parameter.
bool hasParameter(const validation::TestCase &testCase, const QString &word)
{
    const QString name = word.section(u'=', 0, 0);
    const QString value = word.section(u'=', 1);
    return std::ranges::any_of(testCase.parameters, [&](const validation::CaseParameter &parameter) {
        return parameter.name.compare(name, Qt::CaseInsensitive) == 0 &&
               (value.isEmpty() || validation::shownValue(parameter).compare(value, Qt::CaseInsensitive) == 0 ||
                parameter.text.compare(value, Qt::CaseInsensitive) == 0);
    });
}

bool hasDtype(const CaseRow &row, const QString &word)
{
    return begins(row.summary->dtype, word) ||
           std::ranges::any_of(row.testCase->parameters, [&](const validation::CaseParameter &parameter) {
               return parameter.kind == validation::CaseParameter::Kind::Dtype &&
                      begins(validation::shownValue(parameter), word);
           });
}

bool hasPattern(const validation::PatternSet &patterns, const QString &word)
{
    const auto all = patterns.all();
    return std::ranges::any_of(
        all, [&](validation::ErrorPattern pattern) { return toString(pattern).contains(word, Qt::CaseInsensitive); });
}

bool hasText(const CaseRow &row, const QString &text)
{
    const auto contains = [&](const QString &where) { return where.contains(text, Qt::CaseInsensitive); };
    return contains(row.testCase->node) || contains(row.testCase->reason) || contains(row.testCase->message) ||
           std::ranges::any_of(row.testCase->parameters, [&](const validation::CaseParameter &parameter) {
               return contains(parameter.name) || contains(validation::shownValue(parameter));
           });
}

/// A text that sorts its numbers as numbers, 9 before 10: each gets its length in front.
QString naturalKey(const QString &text)
{
    QString key;
    key.reserve(text.size() + 8);
    for (qsizetype i = 0; i < text.size();) {
        if (!text[i].isDigit()) {
            key += text[i++];
            continue;
        }
        qsizetype end = i;
        while (end < text.size() && text[end].isDigit())
            ++end;
        while (i + 1 < end && text[i] == u'0')
            ++i;
        key += QChar(ushort(u'0' + std::min<qsizetype>(end - i, 40)));
        key += QStringView(text).mid(i, end - i);
        i = end;
    }
    return key;
}

int compareNumbers(double left, double right)
{
    return left < right ? -1 : left > right ? 1 : 0;
}

bool hasNumberKey(int column)
{
    return CaseRow::isNumeric(column) || column == CaseRow::OutcomeColumn || column == CaseRow::ChangeColumn;
}

/// What is to be looked at first is least.
int urgency(CaseOutcome outcome)
{
    switch (outcome) {
    case CaseOutcome::Failed:
        return 1;
    case CaseOutcome::Error:
        return 2;
    case CaseOutcome::Running:
        return 3;
    case CaseOutcome::XPassed:
        return 4;
    case CaseOutcome::Passed:
        return 5;
    case CaseOutcome::XFailed:
        return 6;
    case CaseOutcome::Skipped:
        return 7;
    }
    return 8;
}

double numberKey(const CaseRow &row, int column)
{
    if (column == CaseRow::OutcomeColumn) {
        // Among those of one outcome, the worst first.
        const double over = row.number(CaseRow::OverAllowedColumn);
        return urgency(row.testCase->outcome) - (over > 0 ? (std::isinf(over) ? 0.9 : 0.9 * over / (1 + over)) : 0);
    }
    if (column == CaseRow::ChangeColumn)
        return row.pair ? int(row.pair->change) : -1;
    return row.number(column);
}

} // namespace

CaseFilter::CaseFilter(QObject *parent) : QSortFilterProxyModel(parent), m_none(std::make_unique<CaseModel>())
{
    setRecursiveFilteringEnabled(true);
}

CaseFilter::~CaseFilter() = default;

void CaseFilter::setCases(CaseModel *cases)
{
    m_cases = cases;
    // Before the connections of the base class, which sorts by these keys.
    connect(cases, &QAbstractItemModel::dataChanged, this, &CaseFilter::refreshKeys);
    connect(cases, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &parent, int first, int last) {
        refreshKeys(m_cases->index(first, 0, parent), m_cases->index(last, 0, parent));
    });
    connect(cases, &QAbstractItemModel::modelReset, this, &CaseFilter::makeKeys);
    setSourceModel(cases);
}

void CaseFilter::sort(int column, Qt::SortOrder order)
{
    m_keyColumn = column;
    makeKeys();
    QSortFilterProxyModel::sort(column, order);
}

void CaseFilter::makeKeys()
{
    const auto count = m_cases && m_keyColumn >= 0 ? m_cases->record().cases.size() : 0;
    m_numbers.assign(hasNumberKey(m_keyColumn) ? count : 0, -1);
    m_texts.assign(hasNumberKey(m_keyColumn) ? 0 : count, {});
    for (size_t i = 0; i < count; ++i)
        makeKey(int(i));
}

void CaseFilter::makeKey(int testCase)
{
    const auto place = size_t(testCase);
    const CaseRow row = m_cases->row(testCase);
    if (hasNumberKey(m_keyColumn)) {
        m_numbers.resize(std::max(m_numbers.size(), place + 1), -1);
        m_numbers[place] = numberKey(row, m_keyColumn);
    } else {
        m_texts.resize(std::max(m_texts.size(), place + 1));
        const bool byNode = m_keyColumn == CaseRow::TestColumn;
        m_texts[place] = naturalKey(byNode ? row.testCase->node : row.text(m_keyColumn));
    }
}

void CaseFilter::refreshKeys(const QModelIndex &first, const QModelIndex &last)
{
    for (int row = first.row(); m_keyColumn >= 0 && row <= last.row(); ++row) {
        if (const int testCase = m_cases->caseOf(first.siblingAtRow(row)); testCase >= 0)
            makeKey(testCase);
    }
}

void CaseFilter::setQuery(const QString &query)
{
    m_words.clear();
    for (const QString &word : query.simplified().split(u' ', Qt::SkipEmptyParts)) {
        const auto colon = word.indexOf(u':');
        const QString key = word.left(std::max<qsizetype>(colon, 0)).toLower();
        if (std::ranges::find(keys, key) == keys.end())
            m_words.push_back({QString(), word}); // such as "file.py::test"
        else if (const QString value = word.mid(colon + 1); !value.isEmpty())
            m_words.push_back({key, value}); // else it is still being typed
    }
    // Rows that go and stay in turns would go one by one, each with its signals: a reset is faster by orders.
    setSourceModel(m_none.get());
    setSourceModel(m_cases);
}

int CaseFilter::caseCount() const
{
    if (!m_cases || m_cases->grouping().kind == CaseGrouping::Kind::None)
        return rowCount();
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        count += rowCount(index(row, 0));
    return count;
}

std::vector<int> CaseFilter::shownCases() const
{
    std::vector<int> cases;
    const auto add = [&](const QModelIndex &index) {
        if (const int testCase = m_cases->caseOf(mapToSource(index)); testCase >= 0)
            cases.push_back(testCase);
    };
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex top = index(row, 0);
        add(top);
        for (int child = 0; child < rowCount(top); ++child)
            add(index(child, 0, top));
    }
    return cases;
}

std::vector<int> CaseFilter::keptCases() const
{
    std::vector<int> cases;
    for (int i = 0; i < int(m_cases->record().cases.size()); ++i) {
        if (m_words.empty() || accepts(i))
            cases.push_back(i);
    }
    return cases;
}

bool CaseFilter::accepts(int testCase) const
{
    const CaseRow row = m_cases->row(testCase);
    return std::ranges::all_of(m_words, [&](const Word &word) { return matches(row, word); });
}

bool CaseFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = m_cases->index(row, 0, parent);
    const int testCase = m_cases->caseOf(index);
    return testCase >= 0 && accepts(testCase); // a group is shown when a row below it is
}

bool CaseFilter::matches(const CaseRow &row, const Word &word)
{
    if (word.key.isEmpty())
        return hasText(row, word.value);
    if (word.key == "outcome"_L1)
        return hasOutcome(row.testCase->outcome, word.value);
    if (word.key == "param"_L1)
        return hasParameter(*row.testCase, word.value);
    if (word.key == "dtype"_L1)
        return hasDtype(row, word.value);
    if (word.key == "device"_L1)
        return begins(row.summary->device, word.value);
    if (word.key == "pattern"_L1)
        return hasPattern(row.summary->patterns, word.value);
    if (word.key == "form"_L1)
        return row.summary->form.contains(word.value, Qt::CaseInsensitive);
    if (word.key == "file"_L1)
        return row.testCase->file.contains(word.value, Qt::CaseInsensitive);
    return row.pair && begins(toString(row.pair->change), word.value);
}

bool CaseFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const int leftCase = m_cases->caseOf(left);
    const int rightCase = m_cases->caseOf(right);
    int order = 0;
    if (leftCase < 0 || rightCase < 0) {
        const QVariant l = left.data(CaseModel::SortRole);
        const QVariant r = right.data(CaseModel::SortRole);
        order = l.typeId() == QMetaType::QString ? naturalKey(l.toString()).compare(naturalKey(r.toString()))
                                                 : compareNumbers(l.toDouble(), r.toDouble());
    } else if (hasNumberKey(m_keyColumn)) {
        order = compareNumbers(m_numbers[size_t(leftCase)], m_numbers[size_t(rightCase)]);
    } else {
        order = m_texts[size_t(leftCase)].compare(m_texts[size_t(rightCase)]);
    }
    if (order != 0)
        return order < 0;
    // Equal ones keep their order in either direction.
    return (left.row() < right.row()) == (sortOrder() == Qt::AscendingOrder);
}

} // namespace mxw::items
