// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Usage: gallery OUTDIR [look…] [--validation]. Draws every view (or the validation pane alone) of the real window on
// the bundled review, in light, dark and Chinese, large and small, and with a font of twice the size. Each look is
// drawn by a process of its own: the language is one of the process.
#include "app/MainWindow.h"
#include "app/Preferences.h"
#include "app/ReviewController.h"
#include "app/SampleReview.h"
#include "app/Translations.h"
#include "app/WindowActions.h"
#include "models/source/WorkerPool.h"
#include "tests/app/IsolatedUser.h"
#include "tests/app/WindowDriver.h"
#include "tests/gallery/ChainGallery.h"
#include "tests/gallery/RecordGallery.h"
#include "tests/gallery/ValidationGallery.h"
#include "widgets/ChainPane.h"
#include "widgets/DiffView.h"
#include "widgets/EntryPane.h"
#include "widgets/FindingsView.h"
#include "widgets/InventoryView.h"
#include "widgets/NewReviewDialog.h"
#include "widgets/RulePageDialog.h"
#include "widgets/Theme.h"

#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QMessageBox>
#include <QProcess>
#include <QTemporaryDir>
#include <QToolButton>

#include <cstdio>

namespace {

using namespace Qt::StringLiterals;
using namespace mxw;

struct Look
{
    QString name;
    widgets::Theme::Mode mode = widgets::Theme::Mode::Light;
    QString language = u"en"_s;
    QSize size{1440, 900};
    double fontScale = 1.0;
};

std::vector<Look> looks()
{
    using Mode = widgets::Theme::Mode;
    return {{u"light"_s, Mode::Light, u"en"_s, {1440, 900}, 1.0},
            {u"dark"_s, Mode::Dark, u"en"_s, {1440, 900}, 1.0},
            {u"zh_CN"_s, Mode::Light, u"zh_CN"_s, {1440, 900}, 1.0},
            {u"zh_CN-dark"_s, Mode::Dark, u"zh_CN"_s, {1440, 900}, 1.0},
            {u"small"_s, Mode::Light, u"en"_s, {1100, 700}, 1.0},
            {u"small-zh_CN"_s, Mode::Light, u"zh_CN"_s, {1100, 700}, 1.0},
            {u"double"_s, Mode::Light, u"en"_s, {1920, 1400}, 2.0}};
}

/// Draws one look into one folder.
class Gallery
{
public:
    Gallery(const Look &look, const QString &folder) : m_look(look), m_folder(folder) { QDir().mkpath(folder); }

    void draw()
    {
        const auto sample = app::prepareSample(m_data.filePath(u"sample"_s));
        if (!sample)
            qFatal("%s", qPrintable(sample.error().what));
        m_sample = *sample;
        tests::WindowDriver driver;
        driver.window.resize(m_look.size);
        settle(driver);
        save(&driver.window, u"01-start"_s);
        drawDialog(driver);
        drawErrors(driver);
        drawReview(driver);
        gallery::drawRecord(driver, request(), m_data.filePath(u"second.mxreview"_s),
                            [this](QWidget *widget, const QString &name) { save(widget, name); });
        drawWithoutRepositories(driver);
        gallery::drawChains(m_look.size, [this](QWidget *widget, const QString &name) { save(widget, name); });
        drawValidation();
    }

    void drawValidation()
    {
        gallery::drawValidation(m_look.size, [this](QWidget *widget, const QString &name) { save(widget, name); });
    }

private:
    void settle(tests::WindowDriver &driver)
    {
        for (int i = 0; i < 5; ++i) {
            QTest::qWait(60);
            driver.window.resize(m_look.size);
        }
    }

    void save(QWidget *widget, const QString &name)
    {
        const QString file = QDir(m_folder).filePath(name + u".png"_s);
        if (!widget->grab().save(file))
            qFatal("cannot write %s", qPrintable(file));
    }

    checks::ScanRequest request() const
    {
        return {.upstream = m_sample.upstream,
                .base = m_sample.base,
                .target = m_sample.target,
                .plugin = m_sample.plugin,
                .subject = u"index"_s,
                .profile = u"vllm-metax"_s,
                .cacheFolder = {}};
    }

    void drawDialog(tests::WindowDriver &driver)
    {
        driver.window.newReview();
        auto *dialog = driver.find<widgets::NewReviewDialog>();
        QTest::qWait(100);
        save(dialog, u"02-new-review-empty"_s);
        dialog->setRequest(request());
        QTest::qWait(1'500);
        save(dialog, u"03-new-review-valid"_s);
        auto wrong = request();
        wrong.target = u"v9.9"_s;
        dialog->setRequest(wrong);
        QTest::qWait(1'500);
        save(dialog, u"04-new-review-wrong"_s);
        dialog->reject();
        driver.waitFor([&] { return !driver.find<widgets::NewReviewDialog>(); });
    }

    void drawErrors(tests::WindowDriver &driver)
    {
        const QString file = m_data.filePath(u"garbage.mxreview"_s);
        QFile garbage(file);
        if (!garbage.open(QIODevice::WriteOnly) || garbage.write("no session at all") < 0)
            qFatal("cannot write %s", qPrintable(file));
        garbage.close();
        driver.window.openSession(file);
        QTest::qWait(100);
        if (auto *box = driver.find<QMessageBox>())
            save(box, u"05-error"_s);
        driver.takeMessage();
    }

    void drawReview(tests::WindowDriver &driver)
    {
        const QString file = m_data.filePath(u"sample.mxreview"_s);
        if (const auto created = driver.controller.create(request(), file); !created)
            qFatal("%s", qPrintable(created.error().what));
        QTest::qWait(1);
        save(&driver.window, u"06-scanning"_s);
        if (!driver.waitForReview())
            qFatal("the scan did not end");
        settle(driver);
        save(&driver.window, u"07-review"_s);
        selectWithBothSides(driver);
        settle(driver);
        save(&driver.window, u"08-comparison"_s);
        driver.press(Qt::Key_Z);
        settle(driver);
        save(&driver.window, u"09-unfolded"_s);
        drawFinding(driver);
        drawSuppressed(driver);
        drawDecided(driver);
        drawChains(driver);
        drawModels(driver);
        action(driver, app::Command::ExplainCheck)->trigger();
        QTest::qWait(200);
        auto *page = driver.find<widgets::RulePageDialog>();
        page->setCheck(u"P03"_s);
        save(page, u"15-explain-check"_s);
        page->reject();
        delete page;
        action(driver, app::Command::Keys)->trigger();
        QTest::qWait(200);
        save(driver.find<QDialog>(), u"13-keys"_s);
        driver.find<QDialog>()->reject();
    }

    /// The Chain tab in the window: a registration that works and one that is broken.
    void drawChains(tests::WindowDriver &driver)
    {
        action(driver, app::Command::ShowChain)->trigger();
        auto *pane = driver.find<widgets::ChainPane>();
        for (const auto &[key, name] :
             {std::pair(u"gptq"_s, u"19-chain"_s), std::pair(u"fp8"_s, u"20-broken-chain"_s)}) {
            for (const inventory::Entry &entry : driver.controller.analysis()->entries) {
                if (entry.domain == inventory::Domain::Registry && entry.key == key)
                    driver.find<widgets::InventoryView>()->selectEntry(entry.id);
            }
            QTest::qWait(500);
            driver.waitFor([&] { return !pane->isLayingOut(); });
            settle(driver);
            save(&driver.window, name);
        }
        action(driver, app::Command::ShowDiff)->trigger();
    }

    /// A copy with its origins, the commits that touched it, and its matrix with a configuration.
    void drawModels(tests::WindowDriver &driver)
    {
        auto *inventory = driver.find<widgets::InventoryView>();
        inventory->selectEntry(u"model:vllm_metax/models/moonbeam.py"_s);
        settle(driver);
        save(&driver.window, u"21-origins"_s);
        action(driver, app::Command::ShowCommits)->trigger();
        for (const checks::CommitRecord &commit : driver.controller.analysis()->models.commits) {
            if (commit.summary.contains(u"#103"))
                inventory->selectEntry(commit.entryId());
        }
        settle(driver);
        save(&driver.window, u"22-commits"_s);
        inventory->selectEntry(u"model:vllm_metax/models/moonbeam.py"_s);
        action(driver, app::Command::ShowMatrix)->trigger();
        settle(driver);
        save(&driver.window, u"23-matrix"_s);
        action(driver, app::Command::ShowDiff)->trigger();
    }

    static void selectWithBothSides(tests::WindowDriver &driver)
    {
        for (const inventory::Entry &entry : driver.controller.analysis()->entries) {
            if (entry.atTarget && entry.replacement && entry.changedSinceBase.value_or(false)) {
                driver.find<widgets::InventoryView>()->selectEntry(entry.id);
                return;
            }
        }
    }

    void drawFinding(tests::WindowDriver &driver)
    {
        const auto analysis = driver.controller.analysis();
        const auto moved = std::ranges::find_if(
            analysis->findings, [](const checks::Finding &finding) { return !finding.details.isEmpty(); });
        if (moved == analysis->findings.end())
            return;
        Q_EMIT driver.find<widgets::FindingsView>()->findingActivated(*moved);
        settle(driver);
        save(&driver.window, u"10-finding"_s);
    }

    void drawSuppressed(tests::WindowDriver &driver)
    {
        const auto analysis = driver.controller.analysis();
        const auto several = std::ranges::find_if(analysis->entries, [&](const inventory::Entry &entry) {
            return analysis->findingsOf(entry.id).size() > 1;
        });
        if (several == analysis->entries.end())
            return;
        driver.find<widgets::InventoryView>()->selectEntry(several->id);
        driver.find<widgets::DiffView>()->setFocus();
        action(driver, app::Command::SuppressFinding)->trigger();
        driver.type(u"The path is never taken on this device: the platform refuses it at start-up."_s);
        settle(driver);
        save(&driver.window, u"16-suppressing"_s);
        driver.press(Qt::Key_Return, Qt::ControlModifier);
        settle(driver);
        save(&driver.window, u"17-suppressed"_s);
        for (const QString &button : {u"showSuppressed"_s, u"showSuppressedFindings"_s})
            driver.find<QToolButton>(button)->click();
        settle(driver);
        save(&driver.window, u"18-suppressed-shown"_s);
        action(driver, app::Command::Undo)->trigger();
    }

    void drawDecided(tests::WindowDriver &driver)
    {
        const auto analysis = driver.controller.analysis();
        int number = 0;
        for (const inventory::Entry &entry : analysis->entries) {
            if (number == 6)
                break;
            driver.find<widgets::InventoryView>()->selectEntry(entry.id);
            settle(driver);
            driver.find<widgets::EntryPane>()->choose(number++ % 4 + 1);
            driver.type(u"The device has no such instruction; measured on the target."_s);
        }
        driver.find<widgets::EntryPane>()->commitEdits();
        settle(driver);
        save(&driver.window, u"11-decided"_s);
        driver.find<widgets::DiffView>()->setFocus();
        action(driver, app::Command::Find)->trigger();
        driver.type(u"def"_s);
        settle(driver);
        save(&driver.window, u"12-find"_s);
    }

    void drawWithoutRepositories(tests::WindowDriver &driver)
    {
        const QString session = m_data.filePath(u"sample.mxreview"_s);
        driver.controller.close();
        QDir(QFileInfo(m_sample.plugin).path()).removeRecursively();
        driver.window.openSession(session);
        settle(driver);
        save(&driver.window, u"14-without-repositories"_s);
    }

    static QAction *action(const tests::WindowDriver &driver, app::Command command)
    {
        return driver.find<app::WindowActions>()->action(command);
    }

    Look m_look;
    QString m_folder;
    QTemporaryDir m_data;
    app::SampleRepositories m_sample;
};

int drawLook(QApplication &application, const Look &look, const QString &folder, bool onlyValidation)
{
    app::installTranslators(application, app::localeFor(look.language));
    if (look.fontScale != 1.0) {
        QFont font = QApplication::font();
        font.setPointSizeF(font.pointSizeF() * look.fontScale);
        QApplication::setFont(font);
    }
    widgets::Theme(look.mode).apply(application);
    Gallery gallery(look, folder);
    if (onlyValidation)
        gallery.drawValidation();
    else
        gallery.draw();
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    if (const auto status = source::runWorkerIfAsked(argc, argv))
        return *status;
    const tests::IsolatedUser user;
    QApplication application(argc, argv);
    QApplication::setApplicationDisplayName(u"MetaX Upgrade Workbench"_s);
    QStringList arguments = QApplication::arguments();
    const bool onlyValidation = arguments.removeAll(u"--validation"_s) > 0;
    if (arguments.size() < 2) {
        std::fprintf(stderr, "usage: gallery OUTDIR [look…] [--validation]\n");
        return 2;
    }
    const QDir out(arguments.at(1));
    const bool single = arguments.size() == 3;
    for (const Look &look : looks()) {
        if (arguments.size() > 2 && !arguments.contains(look.name))
            continue;
        if (single)
            return drawLook(application, look, out.filePath(look.name), onlyValidation);
        std::printf("%s\n", qPrintable(look.name));
        std::fflush(stdout);
        QStringList words{out.path(), look.name};
        if (onlyValidation)
            words << u"--validation"_s;
        if (QProcess::execute(QApplication::applicationFilePath(), words) != 0)
            return 1;
    }
    return 0;
}
