// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/DecisionEditor.h"

#include "widgets/DispositionButton.h"
#include "widgets/FlowLayout.h"
#include "widgets/GrowingEdit.h"
#include "widgets/WrapText.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QFocusEvent>
#include <QVBoxLayout>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

QString recordWords(const std::optional<review::DecisionRecord> &record)
{
    if (!record)
        return DecisionEditor::tr("Not decided yet.");
    const auto time = record->time.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s);
    const auto name = review::displayName(record->decision.disposition);
    auto words =
        DecisionEditor::tr("%1, recorded %2 by %3 (event %4).").arg(name, time, record->actor).arg(record->seq);
    if (record->supersedes)
        words += u' ' + DecisionEditor::tr("It replaces the decision of event %1.").arg(*record->supersedes);
    return words;
}

QString unsentWords(const review::EntryState &recorded, const EntryDraft &draft)
{
    if (!draft.touchesDecision())
        return {};
    return recorded.decision ? DecisionEditor::tr("Changed, not recorded yet: leaving the field records it.")
                             : DecisionEditor::tr("Kept here; recorded together with the decision you choose.");
}

void setText(GrowingEdit *edit, const QString &text)
{
    if (edit->toPlainText() != text) // else the cursor would jump
        edit->setPlainText(text);
}

} // namespace

DecisionEditor::DecisionEditor(QWidget *parent) : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_stale = new WrapText(this);
    m_stale->setColor(Theme::Token::Warn);
    m_stale->setWords(tr("Look again: the code or the findings changed after this decision."));
    m_stale->hide();
    layout->addWidget(m_stale);
    m_buttonLayout = new FlowLayout(8, true);
    layout->addLayout(m_buttonLayout);

    m_category = new QComboBox(this);
    for (const auto category :
         {review::ReasonCategory::CorrectnessRequirement, review::ReasonCategory::PlatformRestriction,
          review::ReasonCategory::PerformancePolicy, review::ReasonCategory::ImplementationChoice})
        m_category->addItem(review::displayName(category), int(category));
    m_category->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_category->setMinimumContentsLength(8);
    m_category->setFocusPolicy(Qt::StrongFocus);
    m_reason = new GrowingEdit(3, this);
    m_reason->setPlaceholderText(tr("Why, with what you looked at"));
    m_removal = new GrowingEdit(2, this);
    m_removal->setPlaceholderText(tr("When this difference can go"));
    addField(layout, tr("Reason category"), m_category);
    addField(layout, tr("Reason"), m_reason);
    addField(layout, tr("Removal condition"), m_removal);

    m_unsent = new WrapText(this);
    m_unsent->setColor(Theme::Token::Warn);
    m_record = new WrapText(this);
    m_record->setColor(Theme::Token::Muted);
    layout->addWidget(m_unsent);
    layout->addSpacing(4);
    layout->addWidget(m_record);
    connectFields();
}

void DecisionEditor::addField(QVBoxLayout *layout, const QString &label, QWidget *field)
{
    auto *words = new WrapText(this);
    words->setSelectable(false);
    words->setColor(Theme::Token::Muted);
    words->setWords(label);
    field->setAccessibleName(label);
    layout->addSpacing(8);
    layout->addWidget(words);
    layout->addWidget(field);
}

void DecisionEditor::connectFields()
{
    const auto userEdited = [this] {
        if (!m_showing)
            Q_EMIT edited();
    };
    connect(m_category, &QComboBox::currentIndexChanged, this, userEdited);
    connect(m_reason, &GrowingEdit::textChanged, this, userEdited);
    connect(m_removal, &GrowingEdit::textChanged, this, userEdited);
    connect(m_reason, &GrowingEdit::left, this, &DecisionEditor::fieldLeft);
    connect(m_removal, &GrowingEdit::left, this, &DecisionEditor::fieldLeft);
    m_category->installEventFilter(this);
}

void DecisionEditor::setDomain(inventory::Domain domain)
{
    if (m_domain == domain)
        return;
    m_domain = domain;
    qDeleteAll(m_buttons);
    m_buttons.clear();
    for (const auto disposition : review::dispositionsFor(domain)) {
        auto *button = new DispositionButton(disposition, int(m_buttons.size()) + 1, this);
        button->setEnabled(!m_readOnly);
        connect(button, &DispositionButton::clicked, this, [this, disposition] { Q_EMIT chosen(disposition); });
        m_buttonLayout->addWidget(button);
        m_buttons.push_back(button);
    }
}

void DecisionEditor::showState(const review::EntryState &recorded, const EntryDraft &draft, bool stale)
{
    m_showing = true;
    for (auto *button : m_buttons)
        button->setChecked(recorded.decision && recorded.decision->decision.disposition == button->disposition());
    const auto decision = draft.decisionOver(recorded);
    m_category->setCurrentIndex(m_category->findData(int(decision.category)));
    setText(m_reason, decision.reason);
    setText(m_removal, decision.removalCondition);
    m_showing = false;
    m_stale->setVisible(stale);
    m_record->setWords(recordWords(recorded.decision));
    const auto unsent = unsentWords(recorded, draft);
    m_unsent->setWords(unsent);
    m_unsent->setVisible(!unsent.isEmpty());
}

void DecisionEditor::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    for (auto *button : m_buttons)
        button->setEnabled(!readOnly);
    m_category->setEnabled(!readOnly);
    m_reason->setReadOnly(readOnly); // can still be selected and copied
    m_removal->setReadOnly(readOnly);
}

review::ReasonCategory DecisionEditor::category() const
{
    return review::ReasonCategory(m_category->currentData().toInt());
}

QString DecisionEditor::reason() const
{
    return m_reason->toPlainText();
}

QString DecisionEditor::removalCondition() const
{
    return m_removal->toPlainText();
}

void DecisionEditor::focusReason()
{
    m_reason->setFocus(Qt::ShortcutFocusReason);
}

void DecisionEditor::focusRemovalCondition()
{
    m_removal->setFocus(Qt::ShortcutFocusReason);
}

QList<QWidget *> DecisionEditor::tabChain() const
{
    QList<QWidget *> chain;
    for (auto *button : m_buttons)
        chain << button;
    return chain << m_category << m_reason << m_removal;
}

void DecisionEditor::fieldLeft(Qt::FocusReason reason)
{
    // A click on a decision sends the text with it: one record, not two.
    const bool toButton = qobject_cast<DispositionButton *>(QApplication::focusWidget()) != nullptr;
    if (!(reason == Qt::MouseFocusReason && toButton))
        Q_EMIT left();
}

bool DecisionEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_category && event->type() == QEvent::Wheel) {
        event->ignore(); // the wheel scrolls the column; it must not change a decision in passing
        return true;
    }
    if (watched == m_category && event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::PopupFocusReason)
            fieldLeft(reason);
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace mxw::widgets
