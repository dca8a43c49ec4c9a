// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/MessagePane.h"

#include "widgets/Theme.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace mxw::widgets {
using namespace Qt::StringLiterals;

namespace {
constexpr int TextWidth = 460;
}

MessagePane::MessagePane(QWidget *parent)
    : QWidget(parent), m_title(new QLabel(this)), m_text(new QLabel(this)), m_action(new QPushButton(this))
{
    for (QLabel *label : {m_title, m_text}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        // Selectable labels would otherwise each be a stop of the Tab key.
        label->setFocusPolicy(Qt::ClickFocus);
        label->setMinimumWidth(80);
    }
    m_title->setObjectName(u"messageTitle"_s);
    m_text->setObjectName(u"messageText"_s);
    m_action->setObjectName(u"messageAction"_s);
    m_action->setAutoDefault(true);
    connect(m_action, &QPushButton::clicked, this, &MessagePane::actionTriggered);
    setupDetails();

    auto *content = new QWidget(this);
    content->setMaximumWidth(TextWidth);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addStretch(2);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addSpacing(4);
    column->addWidget(m_action, 0, Qt::AlignHCenter);
    column->addWidget(m_detailsRow, 0, Qt::AlignHCenter);
    column->addWidget(m_details);
    column->addStretch(3);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 16, 16, 16);
    row->addStretch(1);
    row->addWidget(content, 1000);
    row->addStretch(1);

    updateFonts();
    updateColors();
    setMessage({}, {});
}

void MessagePane::setupDetails()
{
    m_detailsRow = new QWidget(this);
    m_detailsToggle = new QToolButton(m_detailsRow);
    m_detailsToggle->setObjectName(u"messageDetailsToggle"_s);
    m_detailsToggle->setText(tr("Details"));
    m_detailsToggle->setCheckable(true);
    m_detailsToggle->setAutoRaise(true);
    m_detailsToggle->setArrowType(Qt::RightArrow);
    m_detailsToggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_detailsToggle, &QToolButton::toggled, this, &MessagePane::showDetails);
    auto *copyButton = new QToolButton(m_detailsRow);
    copyButton->setObjectName(u"messageCopy"_s);
    copyButton->setText(tr("Copy"));
    copyButton->setToolTip(tr("Copy the message with its details"));
    copyButton->setAutoRaise(true);
    connect(copyButton, &QToolButton::clicked, this, &MessagePane::copy);
    auto *row = new QHBoxLayout(m_detailsRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_detailsToggle);
    row->addWidget(copyButton);

    m_details = new QPlainTextEdit(this);
    m_details->setObjectName(u"messageDetails"_s);
    m_details->setAccessibleName(tr("Details"));
    m_details->setReadOnly(true);
    m_details->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_details->setMaximumHeight(180);
}

void MessagePane::setMessage(const QString &title, const QString &text, const QString &action, const QString &details)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    m_details->setPlainText(details);
    m_detailsRow->setVisible(!details.isEmpty());
    m_detailsToggle->setChecked(false);
    showDetails(false);
    setAccessibleName(title);
    setAccessibleDescription(text);
}

QString MessagePane::title() const
{
    return m_title->text();
}

QString MessagePane::text() const
{
    return m_text->text();
}

void MessagePane::showDetails(bool visible)
{
    m_detailsToggle->setArrowType(visible ? Qt::DownArrow : Qt::RightArrow);
    m_details->setVisible(visible && !m_details->toPlainText().isEmpty());
}

void MessagePane::updateFonts()
{
    QFont titleFont = font();
    titleFont.setWeight(QFont::DemiBold);
    if (titleFont.pointSizeF() > 0)
        titleFont.setPointSizeF(titleFont.pointSizeF() * 1.15);
    m_title->setFont(titleFont);
}

void MessagePane::updateColors()
{
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, Theme::current().color(Theme::Token::Muted));
    m_text->setPalette(muted);
}

void MessagePane::copy() const
{
    QStringList parts{m_title->text(), m_text->text(), m_details->toPlainText()};
    parts.removeAll(QString());
    QGuiApplication::clipboard()->setText(parts.join(u"\n\n"_s));
}

void MessagePane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateFonts();
    else if (event->type() == QEvent::PaletteChange)
        updateColors();
    QWidget::changeEvent(event);
}

} // namespace mxw::widgets
