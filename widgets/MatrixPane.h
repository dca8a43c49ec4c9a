// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/items/MatrixModel.h"
#include "models/review/ReviewState.h"

#include <QWidget>

#include <memory>

class QCheckBox;
class QComboBox;
class QStackedWidget;
class QTreeView;

namespace mxw::widgets {

class ConfigList;
class ElidedLabel;
class MatrixRowEditor;
class MessagePane;

/// The Matrix tab: the difference matrix of one family of models, the classification of its rows, and the checkpoint
/// configurations of the review.
class MatrixPane : public QWidget
{
    Q_OBJECT
public:
    explicit MatrixPane(QWidget *parent = nullptr);
    ~MatrixPane() override;

    /// The family on show stays when the new analysis has it.
    void setAnalysis(std::shared_ptr<const checks::Analysis> analysis);
    void setState(const review::ReviewState &state);
    void setReadOnly(bool readOnly);
    /// What to say while there is no matrix.
    void setMessage(const QString &title, const QString &text, const QString &action = {});
    /// Shows the family that a file of the plugin belongs to; another file changes nothing.
    void showFamilyOf(const QString &file);
    void setFamily(const QString &family);
    QString family() const;
    /// Classifies the selected row by the number on the button; false when that cannot be.
    bool choose(int number);

    const items::MatrixModel &model() const { return m_model; }
    QTreeView *table() const { return m_table; }
    MatrixRowEditor *editor() const { return m_editor; }
    ConfigList *configs() const { return m_configs; }

Q_SIGNALS:
    void classified(const review::MatrixClassified &row);
    void configRequested();
    void codeRequested(bool upstream, const QString &file, int line);
    void messageActivated();

private:
    void setupBar();
    void setupTable();
    void setupLower();
    void fillFamilies();
    void showMatrix();
    void showRow();
    void showConfigs();
    void showCount();
    void openPlace(const QModelIndex &index);

    items::MatrixModel m_model;
    std::shared_ptr<const checks::Analysis> m_analysis;
    review::ReviewState m_state;
    QComboBox *m_families = nullptr;
    QCheckBox *m_onlyDifferences = nullptr;
    ElidedLabel *m_count = nullptr;
    QStackedWidget *m_pages = nullptr;
    QTreeView *m_table = nullptr;
    MatrixRowEditor *m_editor = nullptr;
    ConfigList *m_configs = nullptr;
    MessagePane *m_message = nullptr;
};

} // namespace mxw::widgets
