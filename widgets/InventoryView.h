// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/ReviewState.h"

#include <QHash>
#include <QWidget>

#include <memory>

namespace mxw::widgets {

/// Left pane: filter box, progress ("23 of 61 decided"), the inventory tree. J/K/N work from the window's actions,
/// which call the slots here. Empty, scanning and nothing-matches states say so in words.
class InventoryView : public QWidget
{
    Q_OBJECT
public:
    explicit InventoryView(QWidget *parent = nullptr);
    ~InventoryView() override;

    void setAnalysis(std::shared_ptr<const checks::Analysis> analysis);
    void setState(const review::ReviewState &state);
    /// Decided and done of all entries.
    review::ReviewState::Progress progress() const;
    /// What the entries look like now; decisions made on other content are marked. See
    /// items::InventoryModel::setDigests().
    void setDigests(const QHash<QString, review::ContentDigests> &digests);
    /// Shown while there is no analysis: what would be here; `action` (may be empty) becomes a button.
    void setPlaceholder(const QString &title, const QString &text, const QString &action = {});
    QString currentEntry() const;

public Q_SLOTS:
    void selectEntry(const QString &id); ///< clears a filter that hides it
    void selectNext();
    void selectPrevious();
    void selectNextUndecided();
    void selectPreviousUndecided();
    void focusFilter();

Q_SIGNALS:
    void entrySelected(const QString &id);  ///< empty: none
    void entryActivated(const QString &id); ///< Enter or double click
    void placeholderActivated();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mxw::widgets
