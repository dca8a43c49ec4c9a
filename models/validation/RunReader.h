// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/RunRecord.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

namespace mxw::validation {

/// Puts a run together from the capture files of its processes, while they grow or afterwards. Lines are untrusted: one
/// that cannot be read becomes a problem of the record, and what is too much is left out and said (RunRecord::isCut).
class RunReader
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::RunReader)
public:
    static constexpr qsizetype MaxLine = 16 * 1024 * 1024;
    static constexpr qsizetype MaxRecords = 2'000'000;

    /// The next bytes of a file, in order; a line may come in pieces.
    void feed(const QString &file, const QByteArray &bytes);
    /// No more will come: a rest without line end is a line that was cut off.
    void finish();

    const RunRecord &record() const { return m_record; }

private:
    struct Source
    {
        QByteArray rest;
        int process = -1;
        bool skipping = false; ///< in a line that is too long
    };

    void readLine(Source &source, const QString &file, const QByteArray &line);
    void readStart(Source &source, const QString &file, const QJsonObject &object);
    void readOrigins(Source &source, const QJsonObject &object);
    void readTestStart(const QJsonObject &object);
    void readTest(const QJsonObject &object);
    void readCollected(const QJsonObject &object);
    void readComparison(const Source &source, const QJsonObject &object);
    void readEnd(Source &source, const QJsonObject &object);
    int caseOf(const QString &node);
    void complain(const QString &problem);

    RunRecord m_record;
    QHash<QString, Source> m_sources;
    QHash<QString, int> m_cases;
    QSet<QString> m_selected; ///< ids of all collected tests
    qsizetype m_records = 0;
};

} // namespace mxw::validation
