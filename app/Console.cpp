// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/Console.h"

#include <QLocale>

#include <cstdio>
#include <unistd.h>

namespace mxw::app {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

void write(std::FILE *stream, const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stream);
    std::fflush(stream);
}

} // namespace

QString plain(const QString &text)
{
    QString result = text;
    for (QChar &c : result) {
        if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format)
            c = QChar::ReplacementCharacter;
    }
    return result;
}

void printOut(const QString &text)
{
    write(stdout, text.toUtf8());
}

void printNote(const QString &text)
{
    write(stderr, text.toUtf8() + '\n');
}

void printError(const Error &error)
{
    for (const QString &line : {error.what, error.advice, error.detail}) {
        if (!line.isEmpty())
            printNote(line);
    }
}

int unusable(const Error &error)
{
    printError(error);
    return ExitUnusable;
}

ProgressPrinter::ProgressPrinter() : m_last(std::chrono::steady_clock::now()), m_terminal(isatty(STDERR_FILENO) == 1) {}

ProgressPrinter::~ProgressPrinter()
{
    if (m_terminal && m_shown)
        write(stderr, "\r\033[K");
}

void ProgressPrinter::operator()(const ProgressStep &step)
{
    const std::scoped_lock lock(m_mutex);
    const auto now = std::chrono::steady_clock::now();
    if (now - m_last < (m_terminal ? 100ms : 3s))
        return;
    m_last = now;
    m_shown = true;
    const QLocale locale;
    const QString text =
        step.total > 0 ? tr("%1: %2 of %3").arg(step.phase, locale.toString(step.done), locale.toString(step.total))
                       : step.phase;
    write(stderr, m_terminal ? QByteArray("\r\033[K" + text.toUtf8()) : QByteArray(text.toUtf8() + '\n'));
}

} // namespace mxw::app
