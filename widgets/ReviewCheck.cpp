// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ReviewCheck.h"

#include <QThreadPool>

#include <chrono>
#include <mutex>

namespace mxw::widgets {
using namespace std::chrono_literals;

/// What a running validator holds instead of the object: the object empties it when it goes.
struct ReviewCheck::Mailbox
{
    std::mutex mutex;
    ReviewCheck *receiver = nullptr;
};

ReviewCheck::ReviewCheck(Validator validator, QObject *parent)
    : QObject(parent), m_validator(std::move(validator)), m_mailbox(std::make_shared<Mailbox>())
{
    m_mailbox->receiver = this;
    m_rest.setSingleShot(true);
    m_rest.setInterval(300ms);
    connect(&m_rest, &QTimer::timeout, this, &ReviewCheck::start);
}

ReviewCheck::~ReviewCheck()
{
    const std::scoped_lock lock(m_mailbox->mutex);
    m_mailbox->receiver = nullptr;
}

void ReviewCheck::ask(const checks::ScanRequest &request)
{
    ++m_question;
    m_pending = request;
    m_rest.start();
}

void ReviewCheck::drop()
{
    ++m_question;
    m_pending.reset();
    m_rest.stop();
}

void ReviewCheck::start()
{
    if (m_running || !m_pending)
        return;
    m_running = true;
    const checks::ScanRequest request = *std::exchange(m_pending, std::nullopt);
    QThreadPool::globalInstance()->start([validator = m_validator, request, question = m_question,
                                          mailbox = m_mailbox] {
        const Answer answer = validator(request);
        const std::scoped_lock lock(mailbox->mutex);
        if (ReviewCheck *receiver = mailbox->receiver)
            QMetaObject::invokeMethod(
                receiver, [receiver, question, answer] { receiver->receive(question, answer); }, Qt::QueuedConnection);
    });
}

void ReviewCheck::receive(quint64 question, const Answer &answer)
{
    m_running = false;
    if (question == m_question)
        Q_EMIT answered(answer);
    else if (!m_rest.isActive())
        start();
}

} // namespace mxw::widgets
