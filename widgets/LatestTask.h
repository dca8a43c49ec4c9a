// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <concepts>
#include <memory>
#include <stop_token>
#include <thread>
#include <utility>

namespace mxw::widgets {

/// Runs work off the window's thread, one piece at a time: a value comes back by one queued call, and what a newer
/// start or a cancel has overtaken is dropped. Never blocks its own thread, save in its destructor.
class LatestTask : public QObject
{
public:
    explicit LatestTask(QObject *parent = nullptr) : QObject(parent) {}
    ~LatestTask() override { m_thread.request_stop(); }

    /// Calls `work(stop)` in a thread and `done(value)` in this object's thread, unless overtaken. An earlier piece is
    /// told to stop, and the new one begins when it has.
    template <std::invocable<std::stop_token> Work, typename Done> void start(Work work, Done done)
    {
        cancel();
        m_running = true;
        const quint64 number = m_number;
        m_thread = std::jthread([this, number, previous = std::move(m_thread), work = std::move(work),
                                 done = std::move(done)](std::stop_token stop) mutable {
            if (previous.joinable())
                previous.join();
            if (stop.stop_requested())
                return;
            post(number, [value = std::make_shared<std::invoke_result_t<Work, std::stop_token>>(work(stop)), done,
                          this]() mutable {
                m_running = false;
                done(std::move(*value));
            });
        });
    }
    /// Asks the work to stop; its result will not arrive.
    void cancel()
    {
        ++m_number;
        m_running = false;
        m_thread.request_stop();
    }
    bool isRunning() const { return m_running; }

    /// For the work, from its thread: calls `function` in this object's thread unless work `number` was overtaken.
    template <typename Function> void post(quint64 number, Function function)
    {
        QMetaObject::invokeMethod(
            this,
            [this, number, function = std::move(function)]() mutable {
                if (number == m_number)
                    function();
            },
            Qt::QueuedConnection);
    }
    /// The number of the work that the next start() begins.
    quint64 nextNumber() const { return m_number + 1; }

private:
    quint64 m_number = 0;
    bool m_running = false;
    std::jthread m_thread; ///< last: joined before the rest goes
};

} // namespace mxw::widgets
