// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/EvidenceDialog.h"

#include "models/items/ReviewWords.h"
#include "widgets/EvidenceBar.h"
#include "widgets/GrowingEdit.h"
#include "widgets/WrapText.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

/// Enough to recognize it by.
constexpr qsizetype ShownContent = 20'000;
constexpr int ShownLines = 8;

} // namespace

EvidenceDialog::EvidenceDialog(std::vector<EvidenceChoice> choices, QWidget *parent)
    : QDialog(parent), m_choices(std::move(choices))
{
    Q_ASSERT(!m_choices.empty());
    setWindowTitle(tr("Attach as evidence"));
    setupUi();
    m_untested->setPlainText(m_choices.front().evidence.untested);
    m_summary->setPlainText(m_choices.front().evidence.summary);
    showChoice(0);
    resize(560, sizeHint().height());
    (hasOwnSummary() ? m_summary : m_untested)->setFocus();
}

void EvidenceDialog::setupUi()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    m_choice = new QComboBox(this);
    m_choice->setObjectName(u"evidenceChoice"_s);
    m_choice->setAccessibleName(tr("What is attached to which entry"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const EvidenceChoice &choice : m_choices)
        m_choice->addItem(choice.label.isEmpty() ? choice.entryName : choice.label);
    m_choice->setVisible(m_choices.size() > 1);
    column->addWidget(m_choice);
    m_entry = addWords(Theme::Token::Text, QFont::DemiBold);
    m_kind = addWords(Theme::Token::Text);
    m_place = addWords(Theme::Token::Muted);
    m_given = addWords(Theme::Token::Text);
    m_bar = new EvidenceBar(this);
    column->addWidget(m_bar);
    m_device = addWords(Theme::Token::Text);
    m_content = new QPlainTextEdit(this);
    m_content->setObjectName(u"evidenceContent"_s);
    m_content->setAccessibleName(tr("What is kept with it"));
    m_content->setReadOnly(true);
    m_content->setTabChangesFocus(true);
    m_content->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_content->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_content->setFixedHeight(m_content->fontMetrics().lineSpacing() * ShownLines + 2 * m_content->frameWidth() + 8);
    column->addWidget(m_content);
    m_summary = addEdit(u"summary"_s, tr("What it &shows:"), 2);
    m_summaryLabel = static_cast<QLabel *>(column->itemAt(column->count() - 2)->widget());
    m_untested = addEdit(u"untested"_s, tr("&What it does not show:"), 3);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_attach = buttons->button(QDialogButtonBox::Ok);
    m_attach->setText(tr("Attach"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this](int index) { showChoice(size_t(index)); });
    connect(m_summary, &GrowingEdit::textChanged, this, &EvidenceDialog::showReady);
}

WrapText *EvidenceDialog::addWords(Theme::Token color, QFont::Weight weight)
{
    auto *words = new WrapText(this);
    words->setColor(color);
    words->setWeight(weight);
    layout()->addWidget(words);
    return words;
}

GrowingEdit *EvidenceDialog::addEdit(const QString &name, const QString &label, int lines)
{
    auto *edit = new GrowingEdit(lines, this);
    edit->setObjectName(name);
    auto *words = new QLabel(label, this);
    words->setBuddy(edit);
    layout()->addWidget(words);
    layout()->addWidget(edit);
    return edit;
}

bool EvidenceDialog::hasOwnSummary() const
{
    const auto kind = m_choices[m_current].evidence.kind;
    return kind != review::Evidence::Kind::Run && kind != review::Evidence::Kind::Case;
}

void EvidenceDialog::showChoice(size_t index)
{
    const QString before = m_choices[m_current].evidence.summary;
    m_current = index;
    const EvidenceChoice &choice = m_choices[m_current];
    const review::Evidence &evidence = choice.evidence;
    const auto show = [](WrapText *words, const QString &text) {
        words->setWords(text);
        words->setVisible(!text.isEmpty());
    };
    show(m_entry, tr("To the entry %1").arg(choice.entryName));
    show(m_kind, items::evidenceKindText(evidence));
    show(m_place, items::evidencePlaceText(evidence));
    show(m_given, hasOwnSummary() ? QString() : evidence.summary);
    show(m_device, evidence.device.isEmpty() ? QString() : tr("Ran on %1.").arg(evidence.device));
    m_bar->setLevel(evidence.level);
    m_content->setPlainText(QString::fromUtf8(choice.content.first(std::min(choice.content.size(), ShownContent))));
    m_content->setVisible(!choice.content.isEmpty());
    m_summaryLabel->setVisible(hasOwnSummary());
    m_summary->setVisible(hasOwnSummary());
    // A summary that the reviewer changed stays.
    if (m_summary->toPlainText() == before)
        m_summary->setPlainText(evidence.summary);
    showReady();
}

void EvidenceDialog::showReady()
{
    const bool isNote = m_choices[m_current].evidence.kind == review::Evidence::Kind::Note;
    m_attach->setEnabled(!isNote || !m_summary->toPlainText().trimmed().isEmpty());
}

void EvidenceDialog::setActionText(const QString &text)
{
    m_attach->setText(text);
}

review::Evidence EvidenceDialog::evidence() const
{
    review::Evidence evidence = m_choices[m_current].evidence;
    if (hasOwnSummary())
        evidence.summary = m_summary->toPlainText().trimmed();
    evidence.untested = m_untested->toPlainText().trimmed();
    return evidence;
}

QByteArray EvidenceDialog::content() const
{
    return m_choices[m_current].content;
}

} // namespace mxw::widgets
