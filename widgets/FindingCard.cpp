// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/FindingCard.h"

#include "models/checks/Check.h"
#include "models/items/ReviewWords.h"
#include "models/items/Words.h"
#include "widgets/FlowLayout.h"
#include "widgets/Icons.h"
#include "widgets/JudgementEditor.h"
#include "widgets/SuppressionEditor.h"
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
#include <utility>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

/// More is for the clipboard: a column is not the place to read thousands of lines.
constexpr qsizetype MaximalDetails = 200;
constexpr int Padding = 8;

} // namespace

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
    void setDimmed(bool dimmed)
    {
        m_opacity = dimmed ? 0.5 : 1.0;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setOpacity(m_opacity);
        icon(m_name).paint(&painter, rect().adjusted(1, 1, -1, -1));
    }

private:
    QString m_name;
    double m_opacity = 1.0;
};

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
    m_mark = new SeverityMark(finding.severity, this);
    m_texts.emplace_back(words, Theme::Token::Text);
    head->addWidget(m_mark, 0, Qt::AlignTop);
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
    m_suppression = new WrapText(this);
    m_suppression->hide();
    layout->addWidget(m_suppression);
    m_judgementWords = new WrapText(this);
    m_judgementWords->hide();
    layout->addWidget(m_judgementWords);
    addButtons(layout);
    addMenu();
}

void FindingCard::addButtons(QVBoxLayout *layout)
{
    auto *row = new FlowLayout(8);
    const auto add = [&](const QString &text) {
        auto *button = new QToolButton(this);
        button->setText(text);
        button->setAutoRaise(true);
        button->setCursor(Qt::ArrowCursor);
        button->setFocusPolicy(Qt::StrongFocus);
        row->addWidget(button);
        return button;
    };
    m_explainButton = add(tr("Explain check"));
    m_explainButton->setObjectName(u"explainCheck"_s);
    m_explainButton->setAccessibleName(tr("Explain check %1").arg(m_finding.check));
    connect(m_explainButton, &QToolButton::clicked, this, &FindingCard::explainRequested);
    m_judgeButton = add(tr("Attribute…"));
    m_judgeButton->setObjectName(u"judge"_s);
    m_judgeButton->setToolTip(tr("Says whose defect this is, suspected or reproduced"));
    connect(m_judgeButton, &QToolButton::clicked, this, &FindingCard::startJudgement);
    m_suppressButton = add({});
    m_suppressButton->setObjectName(u"suppress"_s);
    connect(m_suppressButton, &QToolButton::clicked, this, &FindingCard::toggleSuppression);
    layout->addLayout(row);
}

void FindingCard::addMenu()
{
    auto *copy = new QAction(tr("Copy finding"), this);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(items::findingText(m_finding)); });
    addAction(copy);
    auto *explain = new QAction(tr("Explain check"), this);
    connect(explain, &QAction::triggered, this, &FindingCard::explainRequested);
    addAction(explain);
    m_suppressAction = new QAction(this);
    connect(m_suppressAction, &QAction::triggered, this, &FindingCard::toggleSuppression);
    addAction(m_suppressAction);
    showSuppressButton();
    setContextMenuPolicy(Qt::ActionsContextMenu);
}

QList<QWidget *> FindingCard::tabChain() const
{
    QList<QWidget *> chain{const_cast<FindingCard *>(this)};
    if (m_detailsButton)
        chain << m_detailsButton;
    chain << m_explainButton << m_judgeButton << m_suppressButton;
    if (m_judgementEditor)
        chain += m_judgementEditor->tabChain();
    return m_editor ? chain + m_editor->tabChain() : chain;
}

void FindingCard::addText(QVBoxLayout *layout, const QString &text, bool muted)
{
    if (text.isEmpty())
        return;
    auto *words = new WrapText(this);
    words->setSelectable(false);
    m_texts.emplace_back(words, muted ? Theme::Token::Muted : Theme::Token::Text);
    words->setColor(m_texts.back().second);
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

void FindingCard::showSuppressButton()
{
    const QString text = m_suppressed ? tr("Unsuppress") : tr("Suppress…");
    m_suppressButton->setText(text);
    m_suppressAction->setText(text);
    m_suppressButton->setEnabled(!m_readOnly);
    m_suppressAction->setEnabled(!m_readOnly);
    m_judgeButton->setEnabled(!m_readOnly);
}

void FindingCard::setSuppression(const std::optional<review::SuppressionRecord> &record)
{
    m_suppressed = record.has_value();
    m_mark->setDimmed(m_suppressed);
    for (const auto &[words, color] : m_texts)
        words->setColor(m_suppressed ? Theme::Token::Muted : color);
    m_suppression->setVisible(m_suppressed);
    if (record) {
        const auto time = record->time.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s);
        m_suppression->setWords(tr("Suppressed %1 by %2 (event %3): %4")
                                    .arg(time, record->actor, QString::number(record->seq), record->suppressed.reason));
        endSuppression();
    }
    showSuppressButton();
    updateGeometry();
}

void FindingCard::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    if (readOnly)
        endSuppression();
    if (readOnly)
        endJudgement();
    showSuppressButton();
}

void FindingCard::toggleSuppression()
{
    if (m_suppressed)
        Q_EMIT unsuppressRequested();
    else
        startSuppression(suppressionDraft());
}

void FindingCard::startSuppression(const QString &reason)
{
    if (m_suppressed || m_readOnly)
        return;
    if (!m_editor) {
        m_editor = new SuppressionEditor(this);
        layout()->addWidget(m_editor);
        connect(m_editor, &SuppressionEditor::submitted, this, &FindingCard::suppressRequested);
        connect(m_editor, &SuppressionEditor::cancelled, this, [this] {
            endSuppression();
            setFocus();
        });
        QWidget *before = m_suppressButton;
        for (QWidget *field : m_editor->tabChain()) {
            setTabOrder(before, field);
            before = field;
        }
    }
    if (m_editor->reason() != reason)
        m_editor->setReason(reason);
    m_editor->show();
    updateGeometry();
    m_editor->focusReason();
}

void FindingCard::endSuppression()
{
    if (!m_editor)
        return;
    m_editor->setReason({});
    m_editor->hide();
    updateGeometry();
}

QString FindingCard::suppressionDraft() const
{
    return m_editor && m_editor->isVisibleTo(this) ? m_editor->reason() : QString();
}

void FindingCard::setJudgement(const std::optional<review::JudgementRecord> &record)
{
    if (m_judgement == record)
        return;
    m_judgement = record;
    endJudgement();
    showJudgement();
}

void FindingCard::setAnswered(bool answered)
{
    if (std::exchange(m_answered, answered) == answered)
        return;
    m_mark->setDimmed(answered || m_suppressed);
    showJudgement();
}

void FindingCard::showJudgement()
{
    QStringList lines;
    if (m_answered)
        lines << tr("Answered by the decision.");
    if (m_judgement) {
        const review::FindingJudged &judged = m_judgement->judged;
        lines << tr("%1 (event %2, %3)")
                     .arg(items::judgementText(judged), QString::number(m_judgement->seq), m_judgement->actor);
        if (!judged.text.isEmpty())
            lines << judged.text;
    }
    m_judgementWords->setWords(lines.join(u'\n'));
    m_judgementWords->setVisible(!lines.isEmpty());
    updateGeometry();
}

void FindingCard::startJudgement()
{
    if (m_readOnly)
        return;
    if (!m_judgementEditor) {
        m_judgementEditor = new JudgementEditor(this);
        m_judgementEditor->hide(); // or it would count as shown while the card is not
        layout()->addWidget(m_judgementEditor);
        connect(m_judgementEditor, &JudgementEditor::submitted, this,
                [this] { Q_EMIT judgeRequested(m_judgementEditor->judgement(m_finding)); });
        connect(m_judgementEditor, &JudgementEditor::cancelled, this, [this] {
            endJudgement();
            setFocus();
        });
        QWidget *before = m_suppressButton;
        for (QWidget *field : m_judgementEditor->tabChain()) {
            setTabOrder(before, field);
            before = field;
        }
    }
    if (!m_judgementEditor->isVisibleTo(this))
        m_judgementEditor->setJudgement(m_judgement ? std::optional(m_judgement->judged) : std::nullopt);
    m_judgementEditor->show();
    updateGeometry();
    m_judgementEditor->focusFirst();
}

void FindingCard::endJudgement()
{
    if (m_judgementEditor)
        m_judgementEditor->hide();
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
