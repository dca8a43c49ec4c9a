// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/CaseFilter.h"
#include "models/items/CaseModel.h"
#include "models/validation/Run.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace mxw::widgets {

class ElidedLabel;
class MessagePane;

/// The cases of one run: filter, grouping, operands in either order, another run to compare with, and the table.
class CaseTable : public QWidget
{
    Q_OBJECT
public:
    explicit CaseTable(QWidget *parent = nullptr);
    ~CaseTable() override;

    /// Another run, or more of the one shown; then selection, groups that are open and the place are kept.
    void setRun(const validation::Run &run);
    /// Runs that the shown one can be compared with, as (id, words).
    void setBaselines(const std::vector<std::pair<QString, QString>> &runs);
    QString baseline() const; ///< empty for none
    /// The cases of `baseline()`; null for none.
    void setBaselineRecord(std::shared_ptr<const validation::RunRecord> record);

    const items::CaseModel &cases() const { return m_model; }
    const items::CaseFilter &shown() const { return m_filter; }
    int currentCase() const; ///< -1 when none is selected
    /// Clears the filter when it hides the case.
    void selectCase(int testCase);
    void refreshChoices(); ///< what cases can be grouped by may be more than before
    void setNotice(const QString &text, const QString &toolTip);

Q_SIGNALS:
    void currentChanged();
    void shownChanged(); ///< other cases, another order of operands
    void baselineChosen();
    void opened(); ///< Return or double click
    void evidenceRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void setupBar();
    void setupTable();
    void connectAll();
    void sizeColumns();
    void applyQuery();
    void showPage();
    void showCount();
    void copy();
    template <typename Change> void keepingPlace(const Change &change);

    items::CaseModel m_model;
    items::CaseFilter m_filter;
    QString m_runId;
    QString m_wanted; ///< id of the case that was selected last, even while it is not shown
    validation::RunState m_state = validation::RunState::Finished;
    QString m_trouble;
    std::optional<Error> m_failure;
    QLineEdit *m_query = nullptr;
    QComboBox *m_grouping = nullptr;
    QComboBox *m_baseline = nullptr;
    QToolButton *m_flip = nullptr;
    ElidedLabel *m_count = nullptr;
    ElidedLabel *m_notice = nullptr;
    QStackedWidget *m_pages = nullptr;
    QTreeView *m_table = nullptr;
    MessagePane *m_message = nullptr;
    bool m_isFilling = false;
};

} // namespace mxw::widgets
