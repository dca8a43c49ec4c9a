// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ChartPane.h"

#include "widgets/ElidedLabel.h"
#include "widgets/Icons.h"
#include "widgets/MessagePane.h"
#include "widgets/PlotChart.h"
#include "widgets/PlotImage.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

ChartPane::ChartPane(QWidget *parent) : QWidget(parent)
{
    m_pages = new QStackedWidget(this);
    m_chart = new PlotChart(m_pages);
    m_message = new MessagePane(m_pages);
    m_pages->addWidget(m_chart);
    m_pages->addWidget(m_message);
    m_words = new ElidedLabel(this);
    m_words->setColor(Theme::Token::Muted);
    m_words->setObjectName(u"chartWords"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    setupBar();
    layout->addWidget(m_pages, 1);
    auto *words = new QHBoxLayout;
    words->setContentsMargins(12, 4, 12, 8);
    words->addWidget(m_words);
    layout->addLayout(words);
    connect(m_chart, &PlotChart::currentChanged, this, &ChartPane::showWords);
    connect(m_chart, &PlotChart::activated, this, &ChartPane::pointActivated);
}

void ChartPane::setupBar()
{
    auto *bar = new QWidget(this);
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(8, 8, 8, 4);
    layout->setSpacing(8);
    m_kind = new QComboBox(bar);
    m_kind->setObjectName(u"chartKind"_s);
    m_kind->setAccessibleName(tr("Chart"));
    for (const auto &[kind, words] :
         {std::pair(Kind::HeadRoom, tr("Error over allowed")), std::pair(Kind::Histogram, tr("Histogram of errors")),
          std::pair(Kind::Magnitude, tr("Error against magnitude")), std::pair(Kind::Map, tr("Map of errors")),
          std::pair(Kind::Trend, tr("Trend over runs")), std::pair(Kind::Comparison, tr("Before and now")),
          std::pair(Kind::Layers, tr("Layers"))})
        m_kind->addItem(words, int(kind));
    m_parameter = new QComboBox(bar);
    m_parameter->setObjectName(u"chartParameter"_s);
    m_parameter->setAccessibleName(tr("Laid out by"));
    m_parameter->setToolTip(tr("What the cases are laid out by"));
    for (QComboBox *box : {m_kind, m_parameter}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(6);
    }
    m_export = new QToolButton(bar);
    m_export->setObjectName(u"chartExport"_s);
    m_export->setIcon(icon(u"export"_s));
    m_export->setToolTip(tr("Export the chart or the table"));
    m_export->setAccessibleName(tr("Export"));
    m_export->setAutoRaise(true);
    m_export->setFocusPolicy(Qt::StrongFocus);
    m_export->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_export);
    connect(menu->addAction(tr("Picture of the chart…")), &QAction::triggered, this,
            &ChartPane::exportPictureRequested);
    connect(menu->addAction(tr("Table of the cases (CSV)…")), &QAction::triggered, this,
            &ChartPane::exportTableRequested);
    m_export->setMenu(menu);
    layout->addWidget(m_kind, 3);
    layout->addWidget(m_parameter, 2);
    layout->addStretch(1);
    layout->addWidget(m_export);
    this->layout()->addWidget(bar);
    setParameters({});
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        m_parameter->setVisible(kind() == Kind::HeadRoom);
        Q_EMIT choiceChanged();
    });
    connect(m_parameter, &QComboBox::currentIndexChanged, this, &ChartPane::choiceChanged);
}

ChartPane::Kind ChartPane::kind() const
{
    return Kind(m_kind->currentData().toInt());
}

void ChartPane::setKind(Kind kind)
{
    m_kind->setCurrentIndex(m_kind->findData(int(kind)));
}

void ChartPane::setParameters(const QStringList &names)
{
    QStringList known;
    for (int i = 1; i < m_parameter->count(); ++i)
        known << m_parameter->itemData(i).toString();
    if (m_parameter->count() > 0 && known == names)
        return;
    const QString chosen = parameter();
    const QSignalBlocker silent(m_parameter);
    m_parameter->clear();
    m_parameter->addItem(tr("By order"), QString());
    for (const QString &name : names)
        m_parameter->addItem(tr("By %1").arg(name), name);
    m_parameter->setCurrentIndex(std::max(0, m_parameter->findData(chosen)));
}

QString ChartPane::parameter() const
{
    return m_parameter->currentData().toString();
}

void ChartPane::setPlot(const items::Plot &plot)
{
    m_chart->setPlot(plot);
    if (plot.isEmpty())
        m_message->setMessage(plot.emptyTitle, plot.emptyText);
    m_pages->setCurrentWidget(plot.isEmpty() ? static_cast<QWidget *>(m_message) : m_chart);
    m_export->menu()->actions().constFirst()->setEnabled(!plot.isEmpty());
    showWords();
}

const items::Plot &ChartPane::plot() const
{
    return m_chart->plot();
}

void ChartPane::setSelected(int id)
{
    m_chart->setSelected(id);
}

void ChartPane::showWords()
{
    const QString current = m_chart->currentText();
    m_words->setText(current.isEmpty() ? plot().summary : current);
    m_words->setVisible(!plot().isEmpty());
}

Result<void> ChartPane::savePicture(const QString &file) const
{
    return savePlot(*m_chart, file);
}

} // namespace mxw::widgets
