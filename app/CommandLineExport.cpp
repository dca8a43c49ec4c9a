// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/CommandLine.h"

#include <QCommandLineParser>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <optional>

namespace mxw::app {

using namespace Qt::StringLiterals;

std::optional<ExportOptions::Format> ExportOptions::formatOf(const QString &word)
{
    if (word == "md"_L1)
        return ExportOptions::Format::Markdown;
    if (word == "html"_L1)
        return ExportOptions::Format::Html;
    if (word == "pdf"_L1)
        return ExportOptions::Format::Pdf;
    if (word == "json"_L1)
        return ExportOptions::Format::Json;
    if (word == "sarif"_L1)
        return ExportOptions::Format::Sarif;
    return {};
}

bool CommandLine::needsFonts(const QStringList &arguments)
{
    if (!arguments.contains(u"export"_s))
        return false;
    const auto isPdf = [](const QString &argument) {
        return argument == "pdf"_L1 || argument.endsWith("=pdf"_L1) ||
               argument.endsWith(".pdf"_L1, Qt::CaseInsensitive);
    };
    return std::ranges::any_of(arguments, isPdf);
}

Result<ExportOptions::Format> CommandLine::parseFormat(const QString &name, const QString &output)
{
    const auto format = ExportOptions::formatOf(name.isEmpty() ? QFileInfo(output).suffix().toLower() : name);
    if (format)
        return *format;
    return unusable(name.isEmpty()
                        ? tr("export needs “--format”: md, html, pdf, json or sarif.")
                        : tr("“%1” is not a format. The formats are md, html, pdf, json and sarif.").arg(name));
}

Result<Invocation> CommandLine::parseExport(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(tr(
        "metax-workbench export: writes the audit record of a session. It is a draft, and says so, unless --final is "
        "given."));
    const QCommandLineOption help({u"h"_s, u"help"_s}, tr("Shows this help."));
    const QCommandLineOption language(u"language"_s, tr("Language of texts and messages: en or zh_CN."), u"LANGUAGE"_s);
    const QCommandLineOption format(
        u"format"_s, tr("md, html, pdf, json or sarif; without it, by the name of the file."), u"FORMAT"_s);
    const QCommandLineOption output({u"o"_s, u"output"_s}, tr("File to write; “-” for standard output."), u"FILE"_s);
    const QCommandLineOption final(
        u"final"_s, tr("Writes a final record. While gates are open, decisions are stale or reviewed code has changed, "
                       "lists that and writes nothing (exit status 1)."));
    const QCommandLineOption schema(
        u"print-schema"_s, tr("Prints the JSON schema of an export (session) or of scan --json (scan)."), u"NAME"_s);
    parser.addOptions({help, format, output, final, schema, language});
    parser.addPositionalArgument(u"FILE"_s, tr("Session (.mxreview)."));
    if (!parser.parse(arguments))
        return unusable(parser.errorText());
    if (parser.isSet(help))
        return PrintOptions{parser.helpText()};
    if (parser.isSet(schema)) {
        QFile file(u":/schema/%1-1.schema.json"_s.arg(parser.value(schema)));
        if (!file.open(QIODevice::ReadOnly))
            return unusable(tr("“%1” is not a schema. The schemas are session and scan.").arg(parser.value(schema)));
        return PrintOptions{QString::fromUtf8(file.readAll())};
    }
    if (parser.positionalArguments().size() != 1)
        return unusable(tr("export needs one session file."));
    if (parser.value(output).isEmpty())
        return unusable(tr("export needs “-o FILE”."));
    const auto known = parseFormat(parser.value(format), parser.value(output));
    if (!known)
        return std::unexpected(known.error());
    return ExportOptions{parser.positionalArguments().first(), *known, parser.value(output), parser.isSet(final)};
}

} // namespace mxw::app
