// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Entry.h"
#include "models/review/ReviewState.h"
#include "widgets/EntryDraft.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QVBoxLayout;

namespace mxw::widgets {

class DispositionButton;
class FlowLayout;
class GrowingEdit;
class WrapText;

/// The decision of one entry: what, why, until when, by whom. Tells what the user does and shows what it is given.
class DecisionEditor : public QWidget
{
    Q_OBJECT
public:
    explicit DecisionEditor(QWidget *parent = nullptr);

    void setDomain(inventory::Domain domain);
    void showState(const review::EntryState &recorded, const EntryDraft &draft, bool stale);
    void setReadOnly(bool readOnly);

    review::ReasonCategory category() const;
    QString reason() const;
    QString removalCondition() const;
    void focusReason();
    void focusRemovalCondition();
    QList<QWidget *> tabChain() const;

Q_SIGNALS:
    void chosen(mxw::review::Disposition disposition);
    void edited(); ///< a field was changed by the user
    void left();   ///< a field lost the focus

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addField(QVBoxLayout *layout, const QString &label, QWidget *field);
    void connectFields();
    void fieldLeft(Qt::FocusReason reason);

    WrapText *m_stale = nullptr;
    FlowLayout *m_buttonLayout = nullptr;
    std::vector<DispositionButton *> m_buttons;
    QComboBox *m_category = nullptr;
    GrowingEdit *m_reason = nullptr;
    GrowingEdit *m_removal = nullptr;
    WrapText *m_unsent = nullptr;
    WrapText *m_record = nullptr;
    std::optional<inventory::Domain> m_domain;
    bool m_readOnly = false;
    bool m_showing = false; ///< the fields change because of showState(), not because of the user
};

} // namespace mxw::widgets
