// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/RecordGallery.h"

#include "app/RereviewTab.h"
#include "app/SessionMerge.h"
#include "app/WindowActions.h"
#include "widgets/DiffView.h"
#include "widgets/EntryPane.h"
#include "widgets/EvidenceDialog.h"
#include "widgets/ExportDialog.h"
#include "widgets/InventoryView.h"
#include "widgets/MergeDialog.h"
#include "widgets/ReplayBar.h"

#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QRadioButton>
#include <QTest>

namespace mxw::gallery {

using namespace Qt::StringLiterals;

namespace {

class RecordGallery
{
public:
    using Save = std::function<void(QWidget *, const QString &)>;
    RecordGallery(tests::WindowDriver &driver, const Save &save)
        : m_driver(driver), m_save(save), m_size(driver.window.size())
    {
    }

    void drawEvidence()
    {
        select([&](const inventory::Entry &entry) {
            return entry.atTarget && entry.changedSinceBase.value_or(false) &&
                   m_driver.controller.analysis()->findingsOf(entry.id).size() > 1;
        });
        m_driver.find<widgets::EntryPane>()->choose(4);
        m_driver.type(u"Upstream has it since the second commit of the range."_s);
        m_driver.find<widgets::EntryPane>()->commitEdits();
        m_driver.find<widgets::DiffView>()->setFocus();
        trigger(app::Command::NextDifference);
        trigger(app::Command::AttachEvidence);
        if (auto *dialog = await<widgets::EvidenceDialog>()) {
            m_save(dialog, u"70-evidence"_s);
            dialog->accept();
        }
        saveWindow(u"71-needed"_s);
        trigger(app::Command::JudgeFinding);
        saveWindow(u"72-judging"_s);
        m_driver.press(Qt::Key_Escape);
    }

    void drawReplay()
    {
        trigger(app::Command::Replay);
        settle();
        auto *bar = m_driver.find<widgets::ReplayBar>();
        bar->moveTo(bar->position() / 2);
        saveWindow(u"73-replay"_s);
        trigger(app::Command::Replay);
        settle();
    }

    void drawExport()
    {
        trigger(app::Command::Export);
        auto *dialog = await<widgets::ExportDialog>();
        if (!dialog)
            return;
        m_save(dialog, u"74-export"_s);
        for (auto *choice : dialog->findChildren<QRadioButton *>()) {
            if (!choice->isChecked()) {
                choice->click();
                break;
            }
        }
        QTest::qWait(100);
        m_save(dialog, u"75-export-final"_s);
        dialog->reject();
    }

    void drawRereview(const checks::ScanRequest &request, const QString &session)
    {
        const QString earlier = m_driver.controller.session()->path();
        checks::ScanRequest changed = request;
        changed.subject = u"worktree"_s;
        m_driver.controller.close();
        if (!m_driver.controller.create(changed, session) || !m_driver.waitForReview())
            qFatal("no second session");
        m_driver.find<app::RereviewTab>()->follow(earlier);
        if (auto *question = await<QMessageBox>()) {
            m_save(question, u"76-follow-on"_s);
            for (QAbstractButton *button : question->buttons()) {
                if (question->buttonRole(button) == QMessageBox::AcceptRole)
                    button->click();
            }
        }
        m_driver.waitFor([&] { return m_driver.find<app::RereviewTab>()->rereview() != nullptr; });
        auto *dock = m_driver.find<QDockWidget>(u"rereviewDock"_s);
        dock->show();
        dock->raise();
        select([&](const inventory::Entry &entry) {
            const auto rereview = m_driver.find<app::RereviewTab>()->rereview();
            const auto *fate = rereview ? rereview->decisionOf(entry.id) : nullptr;
            return fate && fate->kind == review::DecisionFate::Kind::Stale;
        });
        saveWindow(u"77-rereview"_s);
    }

    /// A copy of the open session goes another way.
    void drawMerge()
    {
        const QString mine = m_driver.controller.session()->path();
        const QString theirs = mine + u".theirs.mxreview"_s;
        {
            auto session = review::Session::create(theirs, *m_driver.controller.analysis(), u"Wu Lan"_s);
            if (!session)
                qFatal("%s", qPrintable(session.error().what));
            for (const inventory::Entry &entry : session->analysis().entries) {
                const auto &decided = m_driver.controller.state().entry(entry.id).decision;
                if (!decided)
                    continue;
                review::Decision other = decided->decision;
                other.disposition = review::dispositionsFor(entry.domain).back();
                other.reason = u"Seen otherwise on the second machine."_s;
                other.origin.reset();
                if (!session->decide(other, u"Wu Lan"_s))
                    qFatal("not decided");
            }
        }
        m_driver.find<app::SessionMerge>()->import(theirs);
        if (auto *dialog = await<widgets::MergeDialog>()) {
            m_save(dialog, u"78-merge"_s);
            dialog->reject();
        }
    }

private:
    template <typename Widget> Widget *await()
    {
        m_driver.waitFor([&] { return m_driver.find<Widget>() != nullptr; }, 15'000);
        QTest::qWait(200);
        return m_driver.find<Widget>();
    }

    void trigger(app::Command command) { m_driver.find<app::WindowActions>()->action(command)->trigger(); }

    void settle()
    {
        for (int i = 0; i < 5; ++i) {
            QTest::qWait(60);
            m_driver.window.resize(m_size);
        }
    }

    void saveWindow(const QString &name)
    {
        settle();
        m_save(&m_driver.window, name);
    }

    void select(const std::function<bool(const inventory::Entry &)> &wanted)
    {
        for (const inventory::Entry &entry : m_driver.controller.analysis()->entries) {
            if (!wanted(entry))
                continue;
            m_driver.find<widgets::InventoryView>()->selectEntry(entry.id);
            settle();
            return;
        }
    }

    tests::WindowDriver &m_driver;
    const Save &m_save;
    const QSize m_size;
};

} // namespace

void drawRecord(tests::WindowDriver &driver, const checks::ScanRequest &request, const QString &session,
                const std::function<void(QWidget *, const QString &)> &save)
{
    RecordGallery pictures(driver, save);
    pictures.drawEvidence();
    pictures.drawReplay();
    pictures.drawExport();
    pictures.drawRereview(request, session);
    pictures.drawMerge();
}

} // namespace mxw::gallery
