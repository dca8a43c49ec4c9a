// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/items/Plot.h"

#include <QWidget>

class QComboBox;
class QStackedWidget;
class QToolButton;

namespace mxw::widgets {

class ElidedLabel;
class MessagePane;
class PlotChart;

/// A chart with the choice of what it shows, and a line below it that says in words what is pointed at or, else, what a
/// glance would tell.
class ChartPane : public QWidget
{
    Q_OBJECT
public:
    enum class Kind { HeadRoom, Histogram, Magnitude, Map, Trend, Comparison, Layers };

    explicit ChartPane(QWidget *parent = nullptr);

    Kind kind() const;
    void setKind(Kind kind);
    /// What cases can be laid out by; the first choice, their order, is always there.
    void setParameters(const QStringList &names);
    QString parameter() const; ///< empty for the order of cases

    void setPlot(const items::Plot &plot);
    const items::Plot &plot() const;
    void setSelected(int id);
    PlotChart *chart() const { return m_chart; }

    /// Writes a PNG or SVG picture, by the suffix.
    Result<void> savePicture(const QString &file) const;

Q_SIGNALS:
    void choiceChanged(); ///< another kind or parameter: a plot is wanted
    void pointActivated(int id);
    void exportPictureRequested();
    void exportTableRequested();

private:
    void setupBar();
    void showWords();

    QComboBox *m_kind = nullptr;
    QComboBox *m_parameter = nullptr;
    QToolButton *m_export = nullptr;
    QStackedWidget *m_pages = nullptr;
    PlotChart *m_chart = nullptr;
    MessagePane *m_message = nullptr;
    ElidedLabel *m_words = nullptr;
};

} // namespace mxw::widgets
