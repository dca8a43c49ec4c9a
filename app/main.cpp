// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ChainCommand.h"
#include "app/ChoiceMenus.h"
#include "app/CommandLine.h"
#include "app/CommitsCommand.h"
#include "app/CompareCommand.h"
#include "app/Console.h"
#include "app/DemoCommand.h"
#include "app/ExplainCommand.h"
#include "app/ExportCommand.h"
#include "app/MainWindow.h"
#include "app/MergeCommand.h"
#include "app/Preferences.h"
#include "app/ReplayCommand.h"
#include "app/ReviewController.h"
#include "app/ScanCommand.h"
#include "app/Translations.h"
#include "app/ValidateCommand.h"
#include "models/source/OutlineCache.h"
#include "models/source/WorkerPool.h"

#include <QApplication>
#include <QGuiApplication>
#include <QStyleHints>

namespace {

using namespace mxw;
using namespace mxw::app;

void nameApplication()
{
    QCoreApplication::setOrganizationName(QStringLiteral("metax-workbench"));
    QCoreApplication::setApplicationName(QStringLiteral("metax-workbench"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MXW_VERSION));
}

QStringList argumentsOf(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    return arguments;
}

struct HeadlessRun
{
    int operator()(const ScanOptions &options) const { return ScanCommand::run(options); }
    int operator()(const ExportOptions &options) const { return ExportCommand::run(options); }
    int operator()(const ExplainOptions &options) const { return ExplainCommand::run(options); }
    int operator()(const ChainOptions &options) const { return ChainCommand::run(options); }
    int operator()(const CommitsOptions &options) const { return CommitsCommand::run(options); }
    int operator()(const ValidateOptions &options) const { return ValidateCommand::run(options); }
    int operator()(const MergeOptions &options) const { return MergeCommand::run(options); }
    int operator()(const CompareOptions &options) const { return CompareCommand::run(options); }
    int operator()(const ReplayOptions &options) const { return ReplayCommand::run(options); }
    int operator()(const DemoOptions &) const { return DemoCommand::run(); }
    int operator()(const PrintOptions &options) const
    {
        printOut(options.text);
        return ExitClean;
    }
    int operator()(const WindowOptions &) const { return ExitUnusable; }
};

template <typename Application> int runHeadless(int &argc, char **argv)
{
    Application application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    installTranslators(application, localeFor(CommandLine::language(arguments)));
    const auto invocation = CommandLine::parse(arguments);
    if (!invocation)
        return unusable(invocation.error());
    return std::visit(HeadlessRun{}, *invocation);
}

int runWindow(int &argc, char **argv)
{
    QApplication application(argc, argv);
    QApplication::setApplicationDisplayName(QStringLiteral("MetaX Upgrade Workbench"));
    const QStringList arguments = QCoreApplication::arguments();
    const QString asked = CommandLine::language(arguments);
    installTranslators(application, localeFor(asked.isEmpty() ? Preferences().language() : asked));
    const auto invocation = CommandLine::parse(arguments);
    if (!invocation)
        return unusable(invocation.error());
    const auto *options = std::get_if<WindowOptions>(&*invocation);
    if (!options)
        return std::visit(HeadlessRun{}, *invocation);
    applyAppearance();
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    QObject::connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, &application, &applyAppearance);
#endif
    ReviewController controller(source::OutlineCache::defaultFolder(), review::Journal::defaultActor());
    MainWindow window(controller);
    window.show();
    if (options->sample)
        window.openSample();
    else if (!options->session.isEmpty())
        window.openSession(options->session);
    return QApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    if (const auto status = source::runWorkerIfAsked(argc, argv))
        return *status;
    nameApplication();
    const QStringList arguments = argumentsOf(argc, argv);
    if (CommandLine::opensWindow(arguments))
        return runWindow(argc, argv);
    if (!CommandLine::needsFonts(arguments))
        return runHeadless<QCoreApplication>(argc, argv);
    // Whatever display there is: the same fonts and the same bytes without one.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return runHeadless<QGuiApplication>(argc, argv);
}
