// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunReader.h"

#include "models/validation/RecordJson.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace mxw::validation {

void RunReader::feed(const QString &file, const QByteArray &bytes)
{
    Source &source = m_sources[file];
    qsizetype from = 0;
    for (qsizetype end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', from)) {
        if (!source.skipping) {
            source.rest += bytes.sliced(from, end - from);
            readLine(source, file, source.rest);
        }
        source.rest.clear();
        source.skipping = false;
        from = end + 1;
    }
    if (!source.skipping)
        source.rest += bytes.sliced(from);
    if (source.rest.size() > MaxLine) {
        complain(tr("%1: a line of more than %2 MiB was left out.").arg(file).arg(MaxLine / 1024 / 1024));
        source.rest.clear();
        source.skipping = true;
    }
}

void RunReader::finish()
{
    for (auto it = m_sources.begin(); it != m_sources.end(); ++it) {
        if (!it->rest.isEmpty())
            complain(tr("%1: the last line is incomplete; the process was cut off there.").arg(it.key()));
        it->rest.clear();
    }
}

void RunReader::readLine(Source &source, const QString &file, const QByteArray &line)
{
    if (line.trimmed().isEmpty())
        return;
    if (++m_records > MaxRecords) {
        m_record.isCut = true;
        return;
    }
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(line, &error).object();
    if (error.error != QJsonParseError::NoError) {
        complain(tr("%1: a line is not JSON (%2).").arg(file, error.errorString()));
        return;
    }
    const QString record = object.value(u"record").toString();
    if (record == "comparison"_L1)
        readComparison(source, object);
    else if (record == "test-start"_L1)
        readTestStart(object);
    else if (record == "test"_L1)
        readTest(object);
    else if (record == "start"_L1)
        readStart(source, file, object);
    else if (record == "origins"_L1)
        readOrigins(source, object);
    else if (record == "collected"_L1)
        readCollected(object);
    else if (record == "end"_L1)
        readEnd(source, object);
    else if (record == "problem"_L1)
        complain(
            tr("The recorder failed in %1: %2").arg(textOf(object.value(u"where")), textOf(object.value(u"message"))));
}

void RunReader::readStart(Source &source, const QString &file, const QJsonObject &object)
{
    if (wholeOf(object.value(u"schema")) > 1) {
        complain(tr("%1 was written by a newer capture plugin; what is new in it is left out.").arg(file));
    }
    source.process = static_cast<int>(m_record.processes.size());
    m_record.processes.push_back(processFromJson(object));
    m_record.processes.back().file = file;
}

void RunReader::readOrigins(Source &source, const QJsonObject &object)
{
    if (source.process >= 0)
        addOrigins(m_record.processes[static_cast<std::size_t>(source.process)], object);
}

void RunReader::readCollected(const QJsonObject &object)
{
    // Each worker of pytest-xdist collects the same; shards of an array job each have their own part.
    m_record.collected = true;
    for (const QString &node : textsOf(object.value(u"nodes")))
        m_selected.insert(node);
    m_record.selected = std::max({m_record.selected, wholeOf(object.value(u"selected")), qint64{m_selected.size()}});
    m_record.deselected = std::max(m_record.deselected, wholeOf(object.value(u"deselected")));
    for (const QJsonValue &failure : object.value(u"failures").toArray()) {
        const int index = caseOf(textOf(failure[u"node"]));
        if (index < 0)
            continue;
        TestCase &testCase = m_record.cases[static_cast<std::size_t>(index)];
        testCase.outcome = CaseOutcome::Error;
        testCase.phase = u"collect"_s;
        testCase.message = textOf(failure[u"message"]);
    }
    m_record.collectionErrors = std::max(m_record.collectionErrors, wholeOf(object.value(u"errors")));
}

int RunReader::caseOf(const QString &node)
{
    if (node.isEmpty())
        return -1;
    const auto known = m_cases.constFind(node);
    if (known != m_cases.cend())
        return *known;
    const int index = static_cast<int>(m_record.cases.size());
    m_record.cases.push_back({});
    m_record.cases.back().node = node;
    m_record.cases.back().file = node.section(u"::"_s, 0, 0);
    m_cases.insert(node, index);
    return index;
}

void RunReader::readTestStart(const QJsonObject &object)
{
    const int index = caseOf(textOf(object.value(u"node")));
    if (index >= 0)
        startCase(m_record.cases[static_cast<std::size_t>(index)], object);
}

void RunReader::readTest(const QJsonObject &object)
{
    const int index = caseOf(textOf(object.value(u"node")));
    if (index >= 0)
        endCase(m_record.cases[static_cast<std::size_t>(index)], object);
}

void RunReader::readComparison(const Source &source, const QJsonObject &object)
{
    Comparison comparison = comparisonFromJson(object);
    comparison.process = source.process;
    comparison.testCase = caseOf(comparison.node);
    if (comparison.testCase >= 0) {
        m_record.cases[static_cast<std::size_t>(comparison.testCase)].comparisons.push_back(
            static_cast<int>(m_record.comparisons.size()));
    }
    m_record.comparisons.push_back(std::move(comparison));
}

void RunReader::readEnd(Source &source, const QJsonObject &object)
{
    if (source.process < 0)
        return;
    ProcessRecord &process = m_record.processes[static_cast<std::size_t>(source.process)];
    process.ended = true;
    if (object.value(u"exit").isDouble())
        process.exitCode = object.value(u"exit").toInt();
    process.recorderSeconds = object.value(u"recorderSeconds").toDouble();
}

void RunReader::complain(const QString &problem)
{
    constexpr qsizetype most = 1'000;
    if (m_record.problems.size() < most)
        m_record.problems.append(problem);
}

} // namespace mxw::validation
