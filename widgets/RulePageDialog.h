// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QComboBox;

namespace mxw::widgets {

class RulePageView;

/// The pages of the checks, one at a time, beside the window: it can stay open during the review.
class RulePageDialog : public QDialog
{
    Q_OBJECT
public:
    explicit RulePageDialog(QWidget *parent = nullptr);

    void setCheck(const QString &id); ///< an id that is not known leaves the page as it is
    QString check() const;

private:
    void showPage();

    QComboBox *m_checks = nullptr;
    RulePageView *m_page = nullptr;
};

} // namespace mxw::widgets
