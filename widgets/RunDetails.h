// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/Run.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QTabWidget;
class QToolButton;

namespace mxw::widgets {

class ChartPane;
class ElidedLabel;

/// All about the selected case and its run, in tabs: the chart, the case with its figures, what it ran with, the log.
class RunDetails : public QWidget
{
    Q_OBJECT
public:
    explicit RunDetails(QWidget *parent = nullptr);

    ChartPane *chart() const { return m_chart; }
    /// `testCase` is -1 when none is selected.
    void setCase(const validation::Run &run, int testCase, bool isFlipped);
    void clear();
    void setReadOnly(bool readOnly);
    /// The comparison that is looked at; null without one. Operands are in the order shown.
    const validation::Comparison *comparison() const { return m_comparison.get(); }
    /// Makes room for another view where there is none beside this.
    void addFirstTab(QWidget *widget, const QString &title);

Q_SIGNALS:
    void comparisonChanged();
    void sourceRequested(const QString &file, int line);
    void evidenceRequested();
    void compareDumpRequested(const QString &first, const QString &second);

private:
    QPlainTextEdit *addText(const QString &title, const QString &name);
    QWidget *makeCaseTab();
    void showComparison();
    void setText(QPlainTextEdit *edit, const QString &text);
    void showLog(const validation::Run &run);
    void updateFonts();
    void changeEvent(QEvent *event) override;

    QTabWidget *m_tabs = nullptr;
    ChartPane *m_chart = nullptr;
    ElidedLabel *m_title = nullptr;
    QToolButton *m_source = nullptr;
    QToolButton *m_evidence = nullptr;
    QToolButton *m_dump = nullptr;
    QComboBox *m_comparisons = nullptr;
    QPlainTextEdit *m_case = nullptr;
    QPlainTextEdit *m_environment = nullptr;
    QPlainTextEdit *m_log = nullptr;
    std::shared_ptr<const validation::RunRecord> m_record;
    QString m_node;
    int m_testCase = -1;
    bool m_isFlipped = false;
    bool m_isReadOnly = false;
    std::unique_ptr<const validation::Comparison> m_comparison;
};

} // namespace mxw::widgets
