// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Scan.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace mxw::widgets {

/// Runs a validator off the window's thread once the input has rested for a moment. At most one runs at a time; an
/// answer to an older question is dropped. The object may go away while a validator runs.
class ReviewCheck : public QObject
{
    Q_OBJECT
public:
    using Answer = Result<checks::ReviewSetup>;
    using Validator = std::function<Answer(const checks::ScanRequest &)>;

    explicit ReviewCheck(Validator validator, QObject *parent = nullptr);
    ~ReviewCheck() override;

    void ask(const checks::ScanRequest &request);
    /// No answer is wanted any more.
    void drop();

Q_SIGNALS:
    void answered(const mxw::widgets::ReviewCheck::Answer &answer);

private:
    struct Mailbox;
    void start();
    void receive(quint64 question, const Answer &answer);

    Validator m_validator;
    std::shared_ptr<Mailbox> m_mailbox;
    QTimer m_rest;
    std::optional<checks::ScanRequest> m_pending;
    quint64 m_question = 0; ///< of the newest ask() or drop()
    bool m_running = false;
};

} // namespace mxw::widgets
