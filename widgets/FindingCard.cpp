// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/FindingCard.h"

#include "models/checks/Check.h"
#include "models/items/Words.h"
#include "widgets/Icons.h"
#include "widgets/Theme.h"
#include "widgets/WrapText.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

/// More is for the clipboard: a column is not the place to read thousands of lines.
constexpr qsizetype MaximalDetails = 200;
constexpr int Padding = 8;

/// The severity's icon, as big as the text beside it.
class SeverityMark : public QWidget
{
public:
    SeverityMark(checks::Severity severity, QWidget *parent)
        : QWidget(parent), m_name(u"severity-"_s + checks::toString(severity))
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override { return {fontMetrics().height(), fontMetrics().height()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        icon(m_name).paint(&painter, rect().adjusted(1, 1, -1, -1));
    }

private:
    QString m_name;
};

} // namespace

FindingCard::FindingCard(const checks::Finding &finding, QWidget *parent) : QWidget(parent), m_finding(finding)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    const auto title = finding.check + u' ' + checks::checkTitle(finding.check);
    setAccessibleName(u"%1: %2. %3"_s.arg(items::severityText(finding.severity), title, finding.message));
    setAccessibleDescription(finding.consequence);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Padding + 4, Padding, Padding, Padding);
    layout->setSpacing(4);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    auto *words = new WrapText(this);
    words->setSelectable(false);
    words->setWeight(QFont::DemiBold);
    words->setWords(title);
    head->addWidget(new SeverityMark(finding.severity, this), 0, Qt::AlignTop);
    head->addWidget(words, 1);
    layout->addLayout(head);
    addText(layout, finding.message, false);
    addText(layout, finding.consequence, false);
    if (!finding.movedTo.isEmpty())
        addText(layout, tr("Moved to: %1").arg(finding.movedTo), false);
    addText(layout, items::placeText(finding.file, finding.line), true);
    if (!finding.upstreamFile.isEmpty())
        addText(layout, tr("Upstream: %1").arg(items::placeText(finding.upstreamFile, finding.upstreamLine)), true);
    if (!finding.commit.isEmpty())
        addText(layout, tr("Upstream commit: %1").arg(finding.commitText()), true);
    addDetails(layout);

    auto *copy = new QAction(tr("Copy finding"), this);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(items::findingText(m_finding)); });
    addAction(copy);
    setContextMenuPolicy(Qt::ActionsContextMenu);
}

void FindingCard::addText(QVBoxLayout *layout, const QString &text, bool muted)
{
    if (text.isEmpty())
        return;
    auto *words = new WrapText(this);
    words->setSelectable(false);
    words->setColor(muted ? Theme::Token::Muted : Theme::Token::Text);
    words->setWords(text);
    layout->addWidget(words);
}

void FindingCard::addDetails(QVBoxLayout *layout)
{
    if (m_finding.details.isEmpty())
        return;
    m_detailsButton = new QToolButton(this);
    m_detailsButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_detailsButton->setAutoRaise(true);
    m_detailsButton->setCheckable(true);
    m_detailsButton->setCursor(Qt::ArrowCursor);
    m_detailsButton->setFocusPolicy(Qt::StrongFocus);
    layout->addWidget(m_detailsButton, 0, Qt::AlignLeft);
    m_details = new WrapText(this);
    m_details->setColor(Theme::Token::Muted);
    layout->addWidget(m_details);
    connect(m_detailsButton, &QToolButton::toggled, this, &FindingCard::setDetailsVisible);
    setDetailsVisible(false);
}

void FindingCard::setDetailsVisible(bool visible)
{
    const auto count = m_finding.details.size();
    m_detailsButton->setArrowType(visible ? Qt::DownArrow : Qt::RightArrow);
    m_detailsButton->setText(tr("Details: %n line(s)", nullptr, int(count)));
    if (visible && m_details->words().isEmpty()) {
        auto lines = m_finding.details.first(std::min(count, MaximalDetails));
        if (count > MaximalDetails)
            lines << tr("… and %n more line(s); \"Copy finding\" takes all", nullptr, int(count - MaximalDetails));
        m_details->setWords(lines.join(u'\n'));
    }
    m_details->setVisible(visible);
    updateGeometry();
}

void FindingCard::setCurrent(bool current)
{
    m_current = current;
    update();
}

void FindingCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto &theme = Theme::current();
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(theme.color(hasFocus() ? Theme::Token::Accent : Theme::Token::Border));
    painter.setBrush(theme.color(Theme::Token::Base));
    painter.drawRoundedRect(frame, 4, 4);
    if (m_current)
        painter.fillRect(QRectF(1, 4, 3, height() - 8), theme.color(Theme::Token::Accent));
}

void FindingCard::mousePressEvent(QMouseEvent *event)
{
    event->setAccepted(event->button() == Qt::LeftButton);
}

void FindingCard::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        Q_EMIT activated();
}

void FindingCard::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        Q_EMIT activated();
        return;
    case Qt::Key_Down:
        focusNextChild();
        return;
    case Qt::Key_Up:
        focusPreviousChild();
        return;
    }
    QWidget::keyPressEvent(event);
}

void FindingCard::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void FindingCard::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace mxw::widgets
