// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/ReviewState.h"

#include <QStringList>
#include <QWidget>

#include <memory>
#include <vector>

namespace mxw::widgets {

/// The upstream commits of the range: a table with a filter, below it the selected one with its files. Several can be
/// selected and decided together. Edits leave as signals.
class CommitsPane : public QWidget
{
    Q_OBJECT
public:
    explicit CommitsPane(QWidget *parent = nullptr);
    ~CommitsPane() override;

    void setAnalysis(std::shared_ptr<const checks::Analysis> analysis);
    void setState(const review::ReviewState &state);
    void setReadOnly(bool readOnly);
    /// Selects the row of a commit, and clears a filter that hides it; other entries leave the selection as it is.
    void setEntry(const QString &id);
    /// Instead of the table while there are no commits: why, and what to do.
    void setPlaceholder(const QString &title, const QString &text, const QString &action = {});
    /// From top to bottom.
    QStringList selectedEntries() const;

public Q_SLOTS:
    /// Key 1…: decides all selected commits, then puts the focus in the reason field.
    void choose(int number);
    void focusFilter();

Q_SIGNALS:
    void entrySelected(const QString &id);
    /// `digests` and `findings` are for the receiver to fill.
    void decisionsRequested(const std::vector<mxw::review::Decision> &decisions);
    void diffRequested(const QString &id, int file);
    void placeholderActivated();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mxw::widgets
