// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ExportCommand.h"

#include "app/Console.h"
#include "app/DriftNotes.h"
#include "app/FileOutput.h"
#include "app/RecordSource.h"
#include "app/SessionJson.h"
#include "models/audit/HtmlWriter.h"
#include "models/audit/JsonText.h"
#include "models/audit/MarkdownWriter.h"
#include "models/audit/PdfWriter.h"
#include "models/audit/RecordBuilder.h"
#include "models/audit/SarifWriter.h"

#include <QFileInfo>
#include <QLocale>

namespace mxw::app {

QByteArray ExportCommand::content(review::Session &session, ExportOptions::Format format, bool final)
{
    const RecordSource source(session);
    switch (format) {
    case ExportOptions::Format::Markdown:
        return audit::toMarkdown(source.input(final)).toUtf8();
    case ExportOptions::Format::Html:
        return audit::toHtml(audit::auditRecord(source.input(final)), QLocale().bcp47Name());
    case ExportOptions::Format::Pdf:
        return audit::toPdf(audit::auditRecord(source.input(final)));
    case ExportOptions::Format::Json:
        return audit::jsonText(sessionToJson(session, source, final));
    case ExportOptions::Format::Sarif:
        return audit::toSarif({.analysis = session.analysis(),
                               .state = &session.state(),
                               .version = QStringLiteral(MXW_VERSION),
                               .language = QLocale().name(),
                               .rereview = source.rereview(),
                               .draft = !final});
    }
    Q_UNREACHABLE_RETURN({});
}

Result<void> ExportCommand::write(review::Session &session, ExportOptions::Format format, const QString &output,
                                  bool final)
{
    if (QFileInfo(output).canonicalFilePath() == QFileInfo(session.path()).canonicalFilePath())
        return fail(Error::Kind::Invalid, tr("The record would replace the session itself."),
                    tr("Choose another file name."));
    return writeOutput(output, content(session, format, final));
}

std::vector<audit::OpenPoint> ExportCommand::open(review::Session &session)
{
    return RecordSource(session).open();
}

QStringList ExportCommand::lines(const std::vector<audit::OpenPoint> &points)
{
    QStringList lines;
    for (const audit::OpenPoint &point : points) {
        for (const QString &missing : point.missing)
            lines << (point.entry.isEmpty() ? point.name + QStringLiteral(": ") + missing
                                            : point.entry + QStringLiteral(": ") + missing);
    }
    return lines;
}

int ExportCommand::run(const ExportOptions &options)
{
    auto session = review::Session::open(options.session);
    if (!session)
        return unusable(session.error());
    DriftNotes::print(*session);
    if (options.final) {
        const auto points = open(*session);
        for (const QString &line : lines(points))
            printNote(line);
        if (!points.empty()) {
            printNote(tr("No final record was written: %n point(s) are open. Without --final, a draft is written.",
                         nullptr, int(points.size())));
            return ExitFindings;
        }
    }
    if (const auto written = write(*session, options.format, options.output, options.final); !written)
        return unusable(written.error());
    return ExitClean;
}

} // namespace mxw::app
