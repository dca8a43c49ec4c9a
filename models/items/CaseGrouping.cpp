// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/CaseGrouping.h"

#include "models/items/RunWords.h"
#include "models/validation/RunPatterns.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace mxw::items {

using namespace Qt::StringLiterals;

namespace {

/// The context of this file's words.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::items::CaseGrouping)
};

QString orNone(const QString &text)
{
    return text.isEmpty() ? Text::tr("(none)") : text;
}

QString parameterOf(const validation::TestCase &testCase, const QString &name)
{
    const auto found = std::ranges::find(testCase.parameters, name, &validation::CaseParameter::name);
    return found == testCase.parameters.end() ? QString() : u"%1 = %2"_s.arg(name, validation::shownValue(*found));
}

} // namespace

QString CaseGrouping::groupOf(const CaseRow &row) const
{
    switch (kind) {
    case Kind::None:
        break;
    case Kind::File:
        return orNone(row.testCase->file);
    case Kind::Outcome:
        return outcomeText(row.testCase->outcome);
    case Kind::Form:
        return orNone(row.summary->form);
    case Kind::Dtype:
        return orNone(row.summary->dtype);
    case Kind::Device:
        return orNone(row.summary->device);
    case Kind::Pattern: {
        const auto patterns = row.summary->patterns.all();
        return patterns.empty() ? Text::tr("(no pattern)") : displayName(patterns.front());
    }
    case Kind::Change:
        return row.pair ? displayName(row.pair->change) : Text::tr("(not compared)");
    case Kind::Parameter: {
        const QString value = parameterOf(*row.testCase, parameter);
        return value.isEmpty() ? Text::tr("(without %1)").arg(parameter) : value;
    }
    }
    return Text::tr("(none)");
}

QString CaseGrouping::title() const
{
    switch (kind) {
    case Kind::None:
        return Text::tr("Not grouped");
    case Kind::File:
        return Text::tr("By file");
    case Kind::Outcome:
        return Text::tr("By outcome");
    case Kind::Form:
        return Text::tr("By form of comparison");
    case Kind::Dtype:
        return Text::tr("By dtype");
    case Kind::Device:
        return Text::tr("By device");
    case Kind::Pattern:
        return Text::tr("By pattern");
    case Kind::Change:
        return Text::tr("By change");
    case Kind::Parameter:
        return Text::tr("By %1").arg(parameter);
    }
    return {};
}

QStringList parameterNames(const validation::RunRecord &record)
{
    QStringList names;
    QSet<QString> seen;
    for (const validation::TestCase &testCase : record.cases) {
        for (const validation::CaseParameter &parameter : testCase.parameters) {
            if (!seen.contains(parameter.name)) {
                seen.insert(parameter.name);
                names << parameter.name;
            }
        }
    }
    return names;
}

} // namespace mxw::items
