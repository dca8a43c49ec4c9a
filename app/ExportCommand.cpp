// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ExportCommand.h"

#include "app/Console.h"
#include "app/DriftNotes.h"
#include "app/FileOutput.h"
#include "app/SessionJson.h"
#include "models/audit/MarkdownWriter.h"
#include "models/audit/SarifWriter.h"

#include <QDateTime>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLocale>

namespace mxw::app {

namespace {

QByteArray content(const review::Session &session, ExportOptions::Format format)
{
    if (format == ExportOptions::Format::Json)
        return QJsonDocument(sessionToJson(session)).toJson(QJsonDocument::Indented);
    if (format == ExportOptions::Format::Sarif) {
        return audit::toSarif({.analysis = session.analysis(),
                               .state = &session.state(),
                               .version = QStringLiteral(MXW_VERSION),
                               .language = QLocale().name()});
    }
    return audit::toMarkdown({.analysis = session.analysis(),
                              .state = session.state(),
                              .events = session.events(),
                              .exportedAt = QDateTime::currentDateTime(),
                              .sessionFile = QFileInfo(session.path()).fileName()})
        .toUtf8();
}

} // namespace

Result<void> ExportCommand::write(const review::Session &session, ExportOptions::Format format, const QString &output)
{
    if (QFileInfo(output).canonicalFilePath() == QFileInfo(session.path()).canonicalFilePath())
        return fail(Error::Kind::Invalid, tr("The record would replace the session itself."),
                    tr("Choose another file name."));
    return writeOutput(output, content(session, format));
}

int ExportCommand::run(const ExportOptions &options)
{
    auto session = review::Session::open(options.session);
    if (!session) {
        printError(session.error());
        return ExitUnusable;
    }
    DriftNotes::print(*session);
    if (const auto written = write(*session, options.format, options.output); !written) {
        printError(written.error());
        return ExitUnusable;
    }
    return ExitClean;
}

} // namespace mxw::app
