// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/ErrorFigures.h"

#include <QDateTime>
#include <QJsonValue>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw::validation {

/// Where a comparison stands in the source.
struct CallSite
{
    QString file;
    int line = 0; ///< 1-based; 0 when not known
    QString text;

    bool operator==(const CallSite &) const = default;
};

struct Operand
{
    QString source; ///< its text in the call
    QString dtype;  ///< "float16", "bfloat16", "float8_e4m3fn", …
    std::vector<qint64> shape;
    QString device; ///< "cpu", "cuda:0", …
    bool contiguous = true;

    bool operator==(const Operand &) const = default;
};

enum class ComparisonOutcome { Pass, Fail, Error };

/// How the numbers of a comparison came to us.
enum class ComparisonSource {
    Captured, ///< computed beside the test
    Log,      ///< read off a printed failure: only what it says is known
    Dump,     ///< from a pair of msprobe statistics
};

struct Comparison
{
    int testCase = -1; ///< index into RunRecord::cases; -1 for none
    int process = -1;  ///< index into RunRecord::processes; -1 when read from a text
    QString node;
    int index = 0;
    QString form;
    QString item;
    CallSite site;
    Operand first;
    Operand second;
    std::optional<double> rtol;
    std::optional<double> atol;
    bool equalNan = false;
    ComparisonOutcome outcome = ComparisonOutcome::Pass;
    QString message;
    std::optional<double> value; ///< of forms that give one number
    std::optional<double> limit;
    std::optional<ErrorFigures> figures;
    QString dumpFirst; ///< file names in the run's dumps
    QString dumpSecond;
    ComparisonSource source = ComparisonSource::Captured;
};

enum class CaseOutcome { Running, Passed, Failed, Error, Skipped, XFailed, XPassed };

struct CaseParameter
{
    enum class Kind { Int, Float, Bool, String, None, Dtype, Tuple, Other };

    QString name;
    QString text; ///< its repr
    Kind kind = Kind::Other;
    QJsonValue value;

    bool operator==(const CaseParameter &) const = default;
};

struct TestCase
{
    QString node;
    QString file;
    int line = 0; ///< 1-based
    std::vector<CaseParameter> parameters;
    CaseOutcome outcome = CaseOutcome::Running;
    QString phase;
    double seconds = 0;
    QString reason;               ///< of a skip or an expected failure
    QString message;              ///< of a failure
    int children = 0;             ///< processes it started, as far as seen
    std::vector<int> comparisons; ///< indexes into RunRecord::comparisons
};

struct ImportOrigin
{
    QString module;
    QString file;
    QStringList paths;

    bool operator==(const ImportOrigin &) const = default;
};

struct DeviceName
{
    int index = 0;
    QString name; ///< "MetaX C500", …
    QString type; ///< "cuda", …

    bool operator==(const DeviceName &) const = default;
};

/// One process of a run, by its own account.
struct ProcessRecord
{
    QString file; ///< its capture file
    qint64 pid = 0;
    qint64 parent = 0;
    QString host;
    QDateTime started;
    QStringList argv;
    QString folder;
    QString pythonVersion;
    QString pythonExecutable;
    QMap<QString, QString> packages; ///< name to version; only those that are there
    QMap<QString, QString> environment;
    std::vector<ImportOrigin> origins;
    std::vector<DeviceName> devices;
    QString maca; ///< torch.version.maca; empty when it has none
    QString cuda;
    bool ended = false; ///< it said that it ends; a crash does not
    std::optional<int> exitCode;
    double recorderSeconds = 0;
};

/// Everything that a run delivered, as far as it has arrived.
struct RunRecord
{
    std::vector<ProcessRecord> processes;
    std::vector<TestCase> cases;
    std::vector<Comparison> comparisons;
    bool collected = false;
    qint64 selected = 0;
    qint64 deselected = 0;
    qint64 collectionErrors = 0;
    QStringList problems;  ///< what the recorder could not do, and lines that could not be read
    bool isCut = false;    ///< more arrived than is kept
    bool fromText = false; ///< read from a printed log or a dump: weaker evidence, no environment record
};

/// Cases by outcome.
struct OutcomeCounts
{
    qint64 passed = 0;
    qint64 failed = 0; ///< errors included
    qint64 skipped = 0;
    qint64 expectedFailures = 0; ///< xfailed and xpassed
    qint64 unfinished = 0;       ///< started, and never said how they ended

    bool operator==(const OutcomeCounts &) const = default;
};
OutcomeCounts countOutcomes(const RunRecord &record);

/// Error over allowed of the worst element: at most 1 when it passes by its own figures. Infinite when an element has
/// an infinite or undefined error. Nothing without figures or tolerances.
std::optional<double> worstOverAllowed(const Comparison &comparison);

} // namespace mxw::validation
