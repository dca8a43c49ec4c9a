// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Decision.h"

#include <QWidget>

#include <vector>

namespace mxw::widgets {

class DispositionButton;
class GrowingEdit;
class WrapText;

/// One decision with one reason for several commits at once.
class CommitBatch : public QWidget
{
    Q_OBJECT
public:
    explicit CommitBatch(QWidget *parent = nullptr);

    void setCount(int selected, int decided);
    void setReadOnly(bool readOnly);
    QString reason() const;
    void clearReason();
    void focusReason();

Q_SIGNALS:
    void chosen(mxw::review::Disposition disposition);
    void left(); ///< the reason lost the focus

private:
    WrapText *m_words = nullptr;
    std::vector<DispositionButton *> m_buttons;
    GrowingEdit *m_reason = nullptr;
};

} // namespace mxw::widgets
