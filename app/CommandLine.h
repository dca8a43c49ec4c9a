// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"
#include "models/checks/Scan.h"
#include "models/core/Result.h"
#include "models/review/Merge.h"
#include "models/validation/DType.h"
#include "models/validation/ErrorEngine.h"
#include "models/validation/RunSpec.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

class QCommandLineParser;

namespace mxw::app {

struct WindowOptions
{
    QString session; ///< empty: the start page
    bool sample = false;
};

struct ScanOptions
{
    checks::ScanRequest request;
    QString session;          ///< empty: none is written
    QString json;             ///< empty: none; "-": standard output
    QString sarif;            ///< the same
    QStringList configs = {}; ///< files: the config.json of checkpoints
    std::optional<checks::Severity> failOn;
    QString prior = {}; ///< session of the earlier review that this one follows on; empty: none
};

struct ChainOptions
{
    checks::ScanRequest request;
    QString entry; ///< empty: the whole plugin
    QString json;  ///< empty: none; "-": standard output
    QString svg;   ///< the same
};

struct CommitsOptions
{
    checks::ScanRequest request;
    QStringList paths; ///< of upstream or of the plugin; empty: all
    QString json;      ///< empty: none; "-": standard output
};

struct CompareOptions
{
    QString actual; ///< FILE, FILE.npz:MEMBER or FILE.safetensors:NAME
    QString expected;
    validation::ComparisonOptions comparison; ///< without tolerances: those of torch for the dtypes
    std::optional<validation::DType> dtype;   ///< reads the elements of both as this
    QString json;                             ///< empty: none; "-": standard output
};

struct ExportOptions
{
    enum class Format { Markdown, Html, Pdf, Json, Sarif };
    QString session;
    Format format = Format::Markdown;
    QString output;     ///< "-": standard output
    bool final = false; ///< refused while something is open

    /// "md", "html", "pdf", "json", "sarif"
    static std::optional<Format> formatOf(const QString &word);
};

struct ExplainOptions
{
    QString check; ///< empty: lists all checks
};

struct ValidateOptions
{
    QString session;
    validation::RunSpec spec;
    bool consent = false; ///< code of the repositories may run
    QStringList entries;  ///< that the run is attached to
    QString bundle;       ///< write a bundle there instead
    QString import;       ///< import this instead
    QString json;         ///< empty: none; "-": standard output
};

struct MergeOptions
{
    QString mine;
    QString theirs;
    review::MergeChoice take = review::MergeChoice::Undecided;
    QString json; ///< empty: none; "-": standard output
};

struct ReplayOptions
{
    QString session;
    std::optional<qint64> at = {}; ///< number of an event; nothing: the last one
    bool verify = false;
    QString json;        ///< empty: none; "-": standard output
    QString cacheFolder; ///< empty: none
};

struct DemoOptions
{
};

/// `--help` and `--version`.
struct PrintOptions
{
    QString text;
};

using Invocation =
    std::variant<WindowOptions, ScanOptions, ChainOptions, CommitsOptions, CompareOptions, ExportOptions,
                 ExplainOptions, ValidateOptions, MergeOptions, ReplayOptions, DemoOptions, PrintOptions>;

/// What the user asked for on the command line. Needs no application object.
class CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::CommandLine)
public:
    /// Whether this invocation opens a window; everything else runs without a display.
    static bool opensWindow(const QStringList &arguments);
    /// Whether this invocation needs fonts, though no display.
    static bool needsFonts(const QStringList &arguments);
    /// The value of `--language`; empty: the system's.
    static QString language(const QStringList &arguments);
    /// `arguments` begin with the program's name.
    static Result<Invocation> parse(const QStringList &arguments);

private:
    static Result<Invocation> parseWindow(const QStringList &arguments);
    static Result<Invocation> parseScan(const QStringList &arguments);
    static Result<Invocation> parseChain(const QStringList &arguments);
    static Result<Invocation> parseCommits(const QStringList &arguments);
    static Result<Invocation> parseCompare(const QStringList &arguments);
    static Result<Invocation> parseExport(const QStringList &arguments);
    static Result<Invocation> parseExplain(const QStringList &arguments);
    static Result<Invocation> parseMerge(const QStringList &arguments);
    static Result<Invocation> parseReplay(const QStringList &arguments);
    static Result<Invocation> parseValidate(const QStringList &arguments);
    static Result<checks::ScanRequest> parseReview(const QCommandLineParser &parser, const QString &command);
    static Result<std::vector<inventory::Domain>> parseDomains(const QString &text);
    static Result<ExportOptions::Format> parseFormat(const QString &name, const QString &output);
    static std::unexpected<Error> unusable(const QString &what);
    static std::unexpected<Error> later(const QString &what);
};

} // namespace mxw::app
