// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/ReviewState.h"

#include <QWidget>

class QLabel;

namespace mxw::widgets {

class ThinBar;

/// "23 of 61 decided, 12 done" with a thin bar: below the words, or beside them.
class DecidedBar : public QWidget
{
    Q_OBJECT
public:
    explicit DecidedBar(Qt::Orientation orientation, QWidget *parent = nullptr);

    void setProgress(review::ReviewState::Progress progress);
    QString text() const;

private:
    QLabel *m_label = nullptr;
    ThinBar *m_bar = nullptr;
};

} // namespace mxw::widgets
