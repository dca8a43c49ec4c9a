// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/DemoCommand.h"

#include "app/Console.h"
#include "app/ExportCommand.h"
#include "app/SampleFiles.h"
#include "app/ScanCommand.h"
#include "app/ValidateCommand.h"
#include "models/validation/Interpreters.h"

#include <QDir>
#include <QFileInfo>

namespace mxw::app {

using namespace Qt::StringLiterals;

/// The sample's own tests, which are part of this program: no consent is missing.
bool DemoCommand::validate(const SampleFiles &sample)
{
    const QString python = validation::findPython({u"pytest"_s, u"numpy"_s});
    if (python.isEmpty()) {
        printOut(tr("The numerical tests of the sample need Python with pytest and numpy, which were not found.") +
                 u'\n');
        return false;
    }
    ValidateOptions options;
    options.session = sample.session;
    options.spec.python = python;
    options.spec.suite = {u"tests"_s};
    options.consent = true;
    return ValidateCommand::run(options) != ExitUnusable;
}

int DemoCommand::run()
{
    const auto sample = prepareSampleFiles();
    if (!sample)
        return unusable(sample.error());
    const ScanOptions scan{
        .request = sample->request, .session = sample->session, .json = {}, .sarif = {}, .failOn = {}};
    if (const int status = ScanCommand::run(scan); status != ExitClean)
        return status;
    const bool validated = validate(*sample);
    const QFileInfo record(sample->record);
    const QString page = record.path() + u'/' + record.completeBaseName() + u".html"_s;
    for (const ExportOptions &options :
         {ExportOptions{sample->session, ExportOptions::Format::Markdown, sample->record},
          ExportOptions{sample->session, ExportOptions::Format::Html, page}}) {
        if (const int status = ExportCommand::run(options); status != ExitClean)
            return status;
    }
    printOut(u'\n' +
             tr("This was the bundled sample. Nothing has been decided in it yet.\n"
                "%3\n"
                "Session:      %1\n"
                "Audit record: %2\n"
                "For a browser: %4\n"
                "Open it in the window with: metax-workbench --sample")
                 .arg(QDir::toNativeSeparators(sample->session), QDir::toNativeSeparators(sample->record),
                      validated ? tr("Its numerical tests ran, and some fail on purpose.")
                                : tr("Its numerical tests did not run."),
                      QDir::toNativeSeparators(page)) +
             u'\n');
    return ExitClean;
}

} // namespace mxw::app
