// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/WorkerPool.h"
#include "tests/app/IsolatedUser.h"
#include "tests/app/ReviewRepositories.h"
#include "tests/app/WindowDriver.h"
#include "widgets/EntryPane.h"

#include <QApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <thread>

using namespace Qt::StringLiterals;

namespace mxw::tests {

namespace {

constexpr auto ChildOption = "--decide-forever";

QString reasonOf(int number)
{
    return u"reason %1"_s.arg(number);
}

/// The child: a window that decides entry after entry, and says so on standard output once the window knows it to be
/// saved. It never ends by itself.
int decideForever(const QString &session)
{
    WindowDriver driver;
    driver.window.openSession(session);
    if (!driver.controller.isEditable())
        return 3;
    const auto &entries = driver.controller.analysis()->entries;
    for (int number = 0;; ++number) {
        review::Decision decision;
        decision.entry = entries[static_cast<size_t>(number) % entries.size()].id;
        decision.disposition = review::dispositionsFor(inventory::Domain::Patch)[static_cast<size_t>(number) % 4];
        decision.reason = reasonOf(number);
        Q_EMIT driver.find<widgets::EntryPane>()->decisionRequested(decision);
        const auto &record = driver.controller.state().entry(decision.entry).decision;
        if (!record || record->decision.reason != decision.reason)
            return 4;
        std::printf("%d\n", number);
        std::fflush(stdout);
        QApplication::processEvents();
    }
}

} // namespace

class TestKilledWindow : public QObject
{
    Q_OBJECT

private:
    ReviewRepositories m_review;
    QTemporaryDir m_folder;

    QString makeSession(const QString &name)
    {
        const QString file = m_folder.filePath(name);
        WindowDriver driver;
        const auto created = driver.controller.create(m_review.request(), file);
        return created && driver.waitForReview() ? file : QString();
    }

private Q_SLOTS:
    void noAcknowledgedDecisionIsLost_data()
    {
        QTest::addColumn<int>("acknowledged");
        QTest::addColumn<int>("microseconds");
        for (const int count : {1, 2, 3, 7, 20}) {
            for (const int delay : {0, 300, 1'500, 4'000})
                QTest::addRow("after %d, %d us", count, delay) << count << delay;
        }
    }

    void noAcknowledgedDecisionIsLost()
    {
        QFETCH(int, acknowledged);
        QFETCH(int, microseconds);
        const QString session = makeSession(u"killed-%1-%2.mxreview"_s.arg(acknowledged).arg(microseconds));
        QVERIFY(!session.isEmpty());

        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(ChildOption), session});
        QVERIFY(child.waitForStarted());
        QByteArray said;
        while (said.count('\n') < acknowledged) {
            QVERIFY2(child.waitForReadyRead(60'000), child.readAllStandardError().constData());
            said += child.readAllStandardOutput();
        }
        // Somewhere between two events, or inside of one.
        std::this_thread::sleep_for(std::chrono::microseconds(microseconds));
        child.kill();
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        said += child.readAllStandardOutput();
        const auto told = said.count('\n');
        QVERIFY(told >= acknowledged);

        WindowDriver driver;
        driver.window.openSession(session);
        QVERIFY(driver.controller.isEditable());
        std::vector<QString> reasons;
        for (const review::Event &event : driver.controller.session()->events()) {
            if (const auto *made = std::get_if<review::DecisionMade>(&event.payload))
                reasons.push_back(made->decision.reason);
        }
        // Whatever was acknowledged is there, in order; at most the one under way is there besides.
        QVERIFY2(qsizetype(reasons.size()) == told || qsizetype(reasons.size()) == told + 1,
                 qPrintable(u"%1 acknowledged, %2 found"_s.arg(told).arg(reasons.size())));
        for (size_t i = 0; i < reasons.size(); ++i)
            QCOMPARE(reasons[i], reasonOf(static_cast<int>(i)));
        review::Decision next;
        next.entry = driver.controller.analysis()->entries.front().id;
        QVERIFY(driver.controller.decide(next));
    }
};

} // namespace mxw::tests

int main(int argc, char **argv)
{
    if (const auto status = mxw::source::runWorkerIfAsked(argc, argv))
        return *status;
    const mxw::tests::IsolatedUser user;
    QApplication application(argc, argv);
    if (const QStringList arguments = QApplication::arguments();
        arguments.value(1) == QLatin1String(mxw::tests::ChildOption))
        return mxw::tests::decideForever(arguments.value(2));
    mxw::tests::TestKilledWindow test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_killed_window.moc"
