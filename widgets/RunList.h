// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/RunListModel.h"
#include "models/validation/Run.h"

#include <QWidget>

class QComboBox;
class QTableView;
class QToolButton;

namespace mxw::widgets {

/// The runs of a review and what can be done with them.
class RunList : public QWidget
{
    Q_OBJECT
public:
    explicit RunList(QWidget *parent = nullptr);
    ~RunList() override;

    void setRuns(std::vector<validation::Run> runs);
    void updateRun(const validation::Run &run);
    void select(const QString &id);
    const validation::Run *current() const; ///< null when there is none
    const items::RunListModel &runs() const { return m_model; }
    void setReadOnly(bool readOnly);
    /// One line: the run is chosen in a box, where there is no room for a list.
    void setCompact(bool compact);

Q_SIGNALS:
    void currentChanged();
    void newRequested();
    void importRequested();
    void repeatRequested(const QString &id);
    void cancelRequested(const QString &id);
    void evidenceRequested(const QString &id);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeBar();
    void setupTable();
    void sizeColumns();
    void showActions();
    void fillBox();

    items::RunListModel m_model;
    QTableView *m_table = nullptr;
    QComboBox *m_box = nullptr;
    QToolButton *m_new = nullptr;
    QToolButton *m_import = nullptr;
    QToolButton *m_repeat = nullptr;
    QToolButton *m_cancel = nullptr;
    QToolButton *m_evidence = nullptr;
    bool m_isReadOnly = false;
};

} // namespace mxw::widgets
