// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/NewReviewDialog.h"
#include "widgets/ReviewHistory.h"
#include "widgets/Theme.h"

#include <QApplication>
#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <memory>
#include <semaphore>

// The QTRY macros of Qt 6.8 narrow a duration where they are expanded.
#pragma GCC diagnostic ignored "-Wconversion"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::widgets;

namespace {

/// Knows revisions "v1" and "v2"; everything else does not exist.
Result<checks::ReviewSetup> validate(const checks::ScanRequest &request)
{
    const auto revision = [](const QString &spec, const QString &commit, const QString &summary) {
        return checks::RevisionRecord{spec, commit, {}, summary, u"2026-06-23T10:15:00+02:00"_s};
    };
    if (request.base != "v1"_L1)
        return fail(Error::Kind::NotFound, u"There is no revision “%1” in the upstream repository."_s.arg(request.base),
                    u"Check the spelling, or fetch it with git."_s, u"revspec not found"_s);
    checks::ReviewSetup setup;
    setup.upstreamPath = request.upstream;
    setup.pluginPath = request.plugin;
    setup.base = revision(u"v1"_s, u"1111111aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"_s, u"Start the scheduler"_s);
    setup.target = revision(request.target, u"2222222bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"_s, u"Rename the sampler"_s);
    setup.pluginHead = revision(u"HEAD"_s, u"3333333ccccccccccccccccccccccccccccccccc"_s, u"Patch the sampler"_s);
    setup.pluginStaged = true;
    return setup;
}

} // namespace

class tst_NewReviewDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        QCoreApplication::setOrganizationName(u"mxw-tests"_s);
        QCoreApplication::setApplicationName(u"tst_newreviewdialog"_s);
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.filePath(u"settings"_s));
        // The proposal goes to the user's documents: into the test's folder here.
        qputenv("HOME", m_home.path().toUtf8());
        qputenv("XDG_CONFIG_HOME", m_home.filePath(u"config"_s).toUtf8());
        QDir home(m_home.path());
        QVERIFY(home.mkpath(u"upstream"_s) && home.mkpath(u"my plugin"_s));
        Theme(Theme::Mode::Light).apply(*qApp);
    }

    void init() { QSettings().clear(); }

    void saysWhatIsMissingFieldByField()
    {
        NewReviewDialog dialog(validate);
        open(dialog);
        QVERIFY(!ok(dialog)->isEnabled());
        QCOMPARE(message(dialog), u"Choose the upstream repository."_s);
        type(dialog, u"upstreamEdit"_s, m_home.filePath(u"nowhere"_s));
        QVERIFY(message(dialog).endsWith(u"This folder does not exist."_s));
        QFile file(m_home.filePath(u"a-file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        type(dialog, u"upstreamEdit"_s, file.fileName());
        QVERIFY(message(dialog).endsWith(u"This is a file. Choose the folder of the repository."_s));
        QCOMPARE(edit(dialog, u"upstreamEdit"_s)->accessibleDescription(),
                 u"This is a file. Choose the folder of the repository."_s);
        type(dialog, u"upstreamEdit"_s, upstream());
        QVERIFY(message(dialog).startsWith(u"Name the base"_s));
        type(dialog, u"baseEdit"_s, u"v1"_s);
        QVERIFY(message(dialog).startsWith(u"Name the target"_s));
        type(dialog, u"targetEdit"_s, u"v2"_s);
        QCOMPARE(message(dialog), u"Choose the plugin repository."_s);
        type(dialog, u"pluginEdit"_s, u"~/my plugin"_s);
        QCOMPARE(message(dialog), u"Checking the repositories…"_s);
        QTRY_VERIFY(ok(dialog)->isEnabled());
        QCOMPARE(dialog.request().plugin, plugin());
    }

    void confirmsInWords()
    {
        NewReviewDialog dialog(validate);
        fill(dialog);
        QTRY_VERIFY(ok(dialog)->isEnabled());
        QCOMPARE(edit(dialog, u"baseEdit"_s)->accessibleDescription(), u"1111111 · 2026-06-23 · Start the scheduler"_s);
        QCOMPARE(edit(dialog, u"targetEdit"_s)->accessibleDescription(),
                 u"2222222 · 2026-06-23 · Rename the sampler"_s);
        QCOMPARE(edit(dialog, u"pluginEdit"_s)->accessibleDescription(),
                 u"HEAD 3333333 · 2026-06-23 · Patch the sampler · staged changes"_s);
        QVERIFY(message(dialog).startsWith(u"Everything is there."_s));
    }

    void showsTheValidatorsError()
    {
        NewReviewDialog dialog(validate);
        fill(dialog, u"v9"_s);
        QTRY_COMPARE(
            message(dialog),
            u"There is no revision “v9” in the upstream repository.\nCheck the spelling, or fetch it with git."_s);
        QVERIFY(!ok(dialog)->isEnabled());
        // Enter in a field does not get around it.
        QTest::keyClick(edit(dialog, u"baseEdit"_s), Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        // Mended: valid without further ado.
        type(dialog, u"baseEdit"_s, u"v1"_s);
        QTRY_VERIFY(ok(dialog)->isEnabled());
    }

    void waitsForTheTyping()
    {
        auto calls = std::make_shared<std::atomic<int>>(0);
        NewReviewDialog dialog([calls](const checks::ScanRequest &request) {
            ++*calls;
            return validate(request);
        });
        fill(dialog);
        QTRY_VERIFY(ok(dialog)->isEnabled());
        const int before = *calls;
        type(dialog, u"targetEdit"_s, u"v2.0.1"_s);
        QVERIFY(!ok(dialog)->isEnabled());
        QTRY_VERIFY(ok(dialog)->isEnabled());
        QCOMPARE(calls->load() - before, 1);
    }

    void dropsStaleAnswers()
    {
        // The first question is held back; meanwhile the user types on.
        auto gate = std::make_shared<std::counting_semaphore<16>>(0);
        auto started = std::make_shared<std::atomic<int>>(0);
        NewReviewDialog dialog([gate, started](const checks::ScanRequest &request) {
            if (started->fetch_add(1) == 0)
                gate->acquire();
            return validate(request);
        });
        fill(dialog);
        QTRY_COMPARE(started->load(), 1);
        type(dialog, u"baseEdit"_s, u"v7"_s);
        gate->release();
        QTRY_COMPARE(started->load(), 2);
        QTRY_VERIFY(message(dialog).startsWith(u"There is no revision “v7”"_s));
        QVERIFY(!ok(dialog)->isEnabled());
    }

    void survivesBeingClosedWhileChecking()
    {
        auto gate = std::make_shared<std::counting_semaphore<16>>(0);
        auto started = std::make_shared<std::atomic<bool>>(false);
        auto finished = std::make_shared<std::atomic<bool>>(false);
        {
            NewReviewDialog dialog([=](const checks::ScanRequest &request) {
                *started = true;
                gate->acquire();
                auto answer = validate(request);
                *finished = true;
                return answer;
            });
            fill(dialog);
            QTRY_VERIFY(started->load());
        }
        gate->release();
        QTRY_VERIFY(finished->load());
        QTest::qWait(50);
    }

    void choosesTheSubject()
    {
        NewReviewDialog dialog(validate);
        fill(dialog);
        auto *subject = dialog.findChild<QComboBox *>(u"subject"_s);
        QCOMPARE(dialog.request().subject, u"worktree"_s);
        subject->setFocus();
        QTest::keyClick(subject, Qt::Key_Down);
        QCOMPARE(dialog.request().subject, u"index"_s);
        QTest::keyClick(subject, Qt::Key_Down);
        QVERIFY(edit(dialog, u"subjectRevisionEdit"_s)->isVisible());
        QCOMPARE(message(dialog), u"Name the revision of the plugin that is judged."_s);
        type(dialog, u"subjectRevisionEdit"_s, u"index"_s);
        QVERIFY(message(dialog).contains(u"not a revision"_s));
        type(dialog, u"subjectRevisionEdit"_s, u"release/1.2"_s);
        QCOMPARE(dialog.request().subject, u"release/1.2"_s);
        subject->setFocus();
        QTest::keyClick(subject, Qt::Key_Down);
        QVERIFY(edit(dialog, u"subjectInstalledEdit"_s)->isVisible());
        QVERIFY(!edit(dialog, u"subjectRevisionEdit"_s)->isVisible());
        type(dialog, u"subjectInstalledEdit"_s, m_home.filePath(u"site/plugin"_s));
        QVERIFY(message(dialog).endsWith(u"There is no such file or folder."_s));
        type(dialog, u"subjectInstalledEdit"_s, plugin());
        QCOMPARE(dialog.request().subject, u"installed:"_s + plugin());
        QTRY_VERIFY(ok(dialog)->isEnabled());
    }

    void requestRoundTrip_data()
    {
        QTest::addColumn<QString>("subject");
        for (const char *subject : {"worktree", "index", "v1.2", "installed:/opt/site/plugin"})
            QTest::newRow(subject) << QString::fromLatin1(subject);
    }

    void requestRoundTrip()
    {
        QFETCH(const QString, subject);
        checks::ScanRequest request;
        request.upstream = u"/srv/upstream"_s;
        request.base = u"v1"_s;
        request.target = u"feature/x"_s;
        request.plugin = u"/srv/plugin"_s;
        request.subject = subject;
        request.profile = u"/srv/profile.json"_s;
        request.cacheFolder = u"/var/cache/x"_s;
        NewReviewDialog dialog(validate);
        dialog.setRequest(request);
        QVERIFY(dialog.request() == request);
    }

    void proposesASessionFile()
    {
        NewReviewDialog dialog(validate);
        fill(dialog, u"v1"_s, u"origin/release: 2"_s);
        const QString date = QDate::currentDate().toString(Qt::ISODate);
        const QString proposed = dialog.sessionFile();
        QVERIFY2(proposed.endsWith(u"/MetaX reviews/my-plugin-origin-release-2-%1.mxreview"_s.arg(date)),
                 qPrintable(proposed));
        QVERIFY(proposed.startsWith(m_home.path()));

        // One that exists is not proposed again.
        QVERIFY(QDir().mkpath(QFileInfo(proposed).path()));
        QFile taken(proposed);
        QVERIFY(taken.open(QIODevice::WriteOnly));
        type(dialog, u"targetEdit"_s, u"v3"_s);
        type(dialog, u"targetEdit"_s, u"origin/release: 2"_s);
        QVERIFY(dialog.sessionFile().endsWith(date + u"-2.mxreview"_s));

        // What the user typed stays, and must not exist.
        type(dialog, u"sessionEdit"_s, proposed);
        QVERIFY(message(dialog).contains(u"exists already"_s));
        QVERIFY(!ok(dialog)->isEnabled());
        type(dialog, u"sessionEdit"_s, m_home.filePath(u"kept here/mine"_s));
        type(dialog, u"targetEdit"_s, u"v2"_s);
        QCOMPARE(dialog.sessionFile(), m_home.filePath(u"kept here/mine.mxreview"_s));
        QTRY_VERIFY(ok(dialog)->isEnabled());
        QTest::mouseClick(ok(dialog), Qt::LeftButton);
        QVERIFY(!dialog.isVisible());
        QVERIFY(QDir(m_home.filePath(u"kept here"_s)).exists());
    }

    void remembersRecentSetups()
    {
        for (int i = 0; i < 12; ++i) {
            checks::ScanRequest request;
            request.upstream = upstream();
            request.plugin = plugin();
            request.base = u"v%1"_s.arg(i);
            request.target = u"v%1"_s.arg(i + 1);
            auto history = ReviewHistory::load();
            history.remember(request);
        }
        QCOMPARE(ReviewHistory::load().setups().size(), size_t(10));
        QCOMPARE(ReviewHistory::load().setups().front().target, u"v12"_s);
        QCOMPARE(ReviewHistory::load().revisions().first(), u"v12"_s);

        {
            NewReviewDialog dialog(validate);
            fill(dialog);
            QTRY_VERIFY(ok(dialog)->isEnabled());
            QSignalSpy accepted(&dialog, &QDialog::accepted);
            QTest::keyClick(edit(dialog, u"targetEdit"_s), Qt::Key_Return);
            QCOMPARE(accepted.count(), 1);
        }
        NewReviewDialog dialog(validate);
        open(dialog);
        auto *recent = dialog.findChild<QComboBox *>(u"recent"_s);
        QVERIFY(recent->isVisible());
        QCOMPARE(recent->count(), 10);
        QCOMPARE(recent->currentIndex(), -1);
        recent->setFocus();
        QTest::keyClick(recent, Qt::Key_Down);
        QCOMPARE(dialog.request().base, u"v1"_s);
        QCOMPARE(dialog.request().target, u"v2"_s);
        QCOMPARE(dialog.request().plugin, plugin());
        QTRY_VERIFY(ok(dialog)->isEnabled());
    }

    void browses()
    {
        NewReviewDialog dialog(validate);
        open(dialog);
        qApp->setAttribute(Qt::AA_DontUseNativeDialogs);
        for (auto *button : dialog.findChildren<QPushButton *>()) {
            if (button->accessibleName() == "Choose the plugin repository"_L1)
                QTest::mouseClick(button, Qt::LeftButton);
        }
        auto *browser = dialog.findChild<QFileDialog *>();
        QVERIFY(browser);
        QTRY_VERIFY(browser->isVisible());
        Q_EMIT browser->fileSelected(plugin());
        QCOMPARE(dialog.request().plugin, plugin());
        browser->close();
    }

    /// Pictures for people, only when a folder is named.
    void pictures()
    {
        const QString folder = qEnvironmentVariable("MXW_PICTURES");
        if (folder.isEmpty())
            QSKIP("MXW_PICTURES names no folder");
        checks::ScanRequest request;
        request.upstream = upstream();
        request.plugin = plugin();
        request.base = u"v1"_s;
        request.target = u"v2"_s;
        ReviewHistory::load().remember(request);
        for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            const QString prefix = mode == Theme::Mode::Light ? u"dialog-light-"_s : u"dialog-dark-"_s;
            Theme(mode).apply(*qApp);
            NewReviewDialog dialog(validate);
            open(dialog);
            QVERIFY(dialog.grab().save(QDir(folder).filePath(prefix + u"empty.png"_s)));
            dialog.setRequest(request);
            QTRY_VERIFY(ok(dialog)->isEnabled());
            QVERIFY(dialog.grab().save(QDir(folder).filePath(prefix + u"valid.png"_s)));
            type(dialog, u"baseEdit"_s, u"v9"_s);
            type(dialog, u"pluginEdit"_s, u"/no/such/plugin"_s);
            QTest::qWait(600);
            QVERIFY(dialog.grab().save(QDir(folder).filePath(prefix + u"local.png"_s)));
            type(dialog, u"pluginEdit"_s, plugin());
            QTRY_VERIFY(message(dialog).contains(u"v9"_s));
            QTest::qWait(500);
            QVERIFY(dialog.grab().save(QDir(folder).filePath(prefix + u"error.png"_s)));
        }
        Theme(Theme::Mode::Light).apply(*qApp);
    }

private:
    QString upstream() const { return m_home.filePath(u"upstream"_s); }
    QString plugin() const { return m_home.filePath(u"my plugin"_s); }
    static void open(NewReviewDialog &dialog)
    {
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    }
    void fill(NewReviewDialog &dialog, const QString &base = u"v1"_s, const QString &target = u"v2"_s) const
    {
        open(dialog);
        type(dialog, u"upstreamEdit"_s, upstream());
        type(dialog, u"baseEdit"_s, base);
        type(dialog, u"targetEdit"_s, target);
        type(dialog, u"pluginEdit"_s, plugin());
    }
    static QLineEdit *edit(const NewReviewDialog &dialog, const QString &name)
    {
        return dialog.findChild<QLineEdit *>(name);
    }
    static void type(const NewReviewDialog &dialog, const QString &name, const QString &text)
    {
        QLineEdit *field = edit(dialog, name);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, text);
    }
    static QString message(const NewReviewDialog &dialog) { return dialog.findChild<QLabel *>(u"message"_s)->text(); }
    static QPushButton *ok(const NewReviewDialog &dialog)
    {
        return dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    }

    QTemporaryDir m_home;
};

QTEST_MAIN(tst_NewReviewDialog)
#include "tst_newreviewdialog.moc"
