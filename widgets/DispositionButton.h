// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Decision.h"

#include <QAbstractButton>

namespace mxw::widgets {

/// One decision with its key. Looks chosen when that decision is recorded, not when it is clicked.
class DispositionButton : public QAbstractButton
{
    Q_OBJECT
public:
    DispositionButton(review::Disposition disposition, int number, QWidget *parent = nullptr);

    review::Disposition disposition() const { return m_disposition; }
    QSize sizeHint() const override;

protected:
    void nextCheckState() override {}
    void paintEvent(QPaintEvent *event) override;

private:
    int markWidth() const;

    review::Disposition m_disposition;
    QString m_number;
    QString m_name;
};

} // namespace mxw::widgets
