// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/DemoCommand.h"

#include "app/Console.h"
#include "app/ExportCommand.h"
#include "app/SampleFiles.h"
#include "app/ScanCommand.h"

#include <QDir>

namespace mxw::app {

using namespace Qt::StringLiterals;

int DemoCommand::run()
{
    const auto sample = prepareSampleFiles();
    if (!sample) {
        printError(sample.error());
        return ExitUnusable;
    }
    const ScanOptions scan{
        .request = sample->request, .session = sample->session, .json = {}, .sarif = {}, .failOn = {}};
    if (const int status = ScanCommand::run(scan); status != ExitClean)
        return status;
    const ExportOptions record{sample->session, ExportOptions::Format::Markdown, sample->record};
    if (const int status = ExportCommand::run(record); status != ExitClean)
        return status;
    printOut(u'\n' +
             tr("This was the bundled sample. Nothing has been decided in it yet.\n"
                "Session:      %1\n"
                "Audit record: %2\n"
                "Open it in the window with: metax-workbench --sample")
                 .arg(QDir::toNativeSeparators(sample->session), QDir::toNativeSeparators(sample->record)) +
             u'\n');
    return ExitClean;
}

} // namespace mxw::app
