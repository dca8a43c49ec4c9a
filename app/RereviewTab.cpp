// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/RereviewTab.h"

#include "app/FileDialogs.h"
#include "app/MessageBoxes.h"
#include "app/ReviewController.h"
#include "widgets/RereviewView.h"

#include <QFileInfo>
#include <QWidget>

#include <utility>

namespace mxw::app {

using namespace Qt::StringLiterals;
using review::PriorReview;
using review::Rereview;

namespace {

using Prior = std::shared_ptr<const PriorReview>;

/// The earlier review that a session follows on, read from its file in another thread.
Result<Prior> priorOf(const QString &sessionFile)
{
    const auto session = review::Session::open(sessionFile);
    if (!session)
        return std::unexpected(session.error());
    return session->prior();
}

struct Compared
{
    Prior prior;
    std::shared_ptr<const Rereview> rereview;
};

Result<Compared> compare(const Result<Prior> &prior, const checks::Analysis &analysis, const Trees &trees,
                         const std::stop_token &stop)
{
    if (!prior)
        return std::unexpected(prior.error());
    if (!*prior)
        return Compared{};
    return Compared{*prior, std::make_shared<const Rereview>(EarlierReview::compare(**prior, analysis, trees, stop))};
}

} // namespace

RereviewTab::RereviewTab(widgets::RereviewView *view, ReviewController &controller, QWidget *window)
    : QObject(window), m_view(view), m_controller(controller), m_window(window)
{
    connect(view, &widgets::RereviewView::followRequested, this, &RereviewTab::choosePrior);
    connect(&controller, &ReviewController::reviewChanged, this, &RereviewTab::update);
    connect(&controller, &ReviewController::workspaceChanged, this, &RereviewTab::update);
    connect(&controller, &ReviewController::stateChanged, this, &RereviewTab::update);
}

void RereviewTab::choosePrior()
{
    if (m_controller.isEditable())
        askForSession(m_window, [this](const QString &file) { follow(file); });
}

void RereviewTab::follow(const QString &sessionFile)
{
    const auto analysis = m_controller.analysis();
    if (!analysis || !m_controller.isEditable())
        return;
    m_following.start(
        [sessionFile, analysis, trees = m_controller.trees()](const std::stop_token &stop) {
            return compare(EarlierReview::read(sessionFile), *analysis, trees, stop);
        },
        [this, sessionFile](const Result<Compared> &compared) {
            if (!compared) {
                Q_EMIT failed(compared.error());
                return;
            }
            const Compared made = *compared;
            askYesNo(m_window, tr("Follow on %1?").arg(QFileInfo(sessionFile).fileName()),
                     EarlierReview::summary(*made.rereview), tr("Follow on"),
                     [this, made] { carry(made.prior, *made.rereview); });
        });
}

void RereviewTab::carry(const Prior &prior, const Rereview &rereview)
{
    int carried = 0;
    const auto done = m_controller.record([&](review::Session &session, const QString &actor) -> Result<void> {
        const auto followed = EarlierReview::follow(session, *prior, rereview, m_controller.trees(), actor);
        if (!followed)
            return std::unexpected(followed.error());
        carried = *followed;
        return {};
    });
    if (!done)
        Q_EMIT failed(done.error());
    else
        Q_EMIT told(tr("Carried forward from %1: %2").arg(prior->name).arg(carried));
}

void RereviewTab::update()
{
    const review::Session *session = m_controller.session();
    const auto analysis = m_controller.analysis();
    m_view->setAnalysis(analysis);
    if (session && !m_controller.isScanning() && !m_pending.isEmpty())
        follow(std::exchange(m_pending, {}));
    if (!session || !analysis || !session->state().prior()) {
        m_updating.cancel();
        m_shown.clear();
        set(nullptr);
        return;
    }
    // Decisions that are made meanwhile change nothing of it.
    const QString wanted = session->path() + u'|' + QString::number(session->state().prior()->seq) + u'|' +
                           session->state().analysisDigest() + u'|' +
                           QString::number(quintptr(m_controller.trees().subject.get()));
    if (wanted == m_shown)
        return;
    m_shown = wanted;
    m_updating.start([file = session->path(), analysis, trees = m_controller.trees()](
                         const std::stop_token &stop) { return compare(priorOf(file), *analysis, trees, stop); },
                     [this](const Result<Compared> &compared) {
                         if (!compared)
                             Q_EMIT failed(compared.error());
                         set(compared ? compared->rereview : nullptr);
                     });
}

void RereviewTab::set(std::shared_ptr<const Rereview> rereview)
{
    if (rereview == m_rereview)
        return;
    m_rereview = std::move(rereview);
    m_view->setRereview(m_rereview, m_rereview ? EarlierReview::summary(*m_rereview) : QString());
    Q_EMIT rereviewChanged();
}

} // namespace mxw::app
