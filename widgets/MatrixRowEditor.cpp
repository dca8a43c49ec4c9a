// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/MatrixRowEditor.h"

#include "models/inventory/ContractWords.h"
#include "models/items/Words.h"
#include "widgets/DispositionButton.h"
#include "widgets/FlowLayout.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

MatrixRowEditor::MatrixRowEditor(QWidget *parent)
    : QWidget(parent), m_title(new QLabel(this)), m_explanation(new QLabel(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_explanation->setWordWrap(true);
    layout->addWidget(m_title);
    layout->addWidget(m_explanation);
    setupButtons();
    setupFields();
    refresh();
}

void MatrixRowEditor::setupButtons()
{
    auto *row = new QWidget(this);
    auto *flow = new FlowLayout(4);
    row->setLayout(flow);
    int number = 1;
    for (const review::Disposition disposition : review::dispositionsFor(inventory::Domain::Model)) {
        auto *button = new DispositionButton(disposition, number++, row);
        button->setObjectName(u"classify-"_s + toString(disposition));
        connect(button, &QAbstractButton::clicked, this, [this, disposition] { record(disposition); });
        flow->addWidget(button);
        m_buttons.push_back(button);
    }
    layout()->addWidget(row);
}

void MatrixRowEditor::setupFields()
{
    auto *fields = new QWidget(this);
    auto *form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto line = [&](const QString &name, const QString &label, const QString &placeholder) {
        auto *edit = new QLineEdit(fields);
        edit->setObjectName(name);
        edit->setPlaceholderText(placeholder);
        edit->setAccessibleName(label);
        connect(edit, &QLineEdit::textChanged, this, &MatrixRowEditor::refresh);
        connect(edit, &QLineEdit::returnPressed, this, [this] {
            if (m_record->isEnabled())
                m_record->click();
        });
        form->addRow(label, edit);
        return edit;
    };
    m_upstream = line(u"matrixUpstream"_s, tr("Upstream"), tr("What upstream does"));
    m_local = line(u"matrixLocal"_s, tr("MACA"), tr("What the MACA path does"));
    m_evidence = line(u"matrixEvidence"_s, tr("Evidence"), tr("What says so: a place, a run, a record"));
    m_level = new QComboBox(fields);
    m_level->setObjectName(u"matrixLevel"_s);
    m_level->setAccessibleName(tr("Evidence level"));
    m_level->setToolTip(tr("No stronger than the evidence that is attached to the family's entries"));
    offerLevels(EvidenceLevel::Source);
    connect(m_level, &QComboBox::currentIndexChanged, this, &MatrixRowEditor::refresh);
    form->addRow(tr("Level"), m_level);
    m_untested = line(u"matrixUntested"_s, tr("Untested"), tr("What nobody has tried"));
    m_record = new QPushButton(tr("Record the words"), fields);
    m_record->setObjectName(u"matrixRecord"_s);
    connect(m_record, &QPushButton::clicked, this, [this] {
        if (m_recorded)
            record(m_recorded->disposition);
    });
    form->addRow(QString(), m_record);
    layout()->addWidget(fields);
}

void MatrixRowEditor::setRow(const QString &family, std::optional<inventory::Contract> contract,
                             const review::MatrixClassified *recorded)
{
    const bool sameRow = family == m_family && contract == m_contract;
    const std::optional<review::MatrixClassified> now = recorded ? std::optional(*recorded) : std::nullopt;
    if (sameRow && now == m_recorded)
        return;
    const bool keepsWords = sameRow && hasUnrecordedWords();
    m_family = family;
    m_contract = contract;
    m_recorded = now;
    if (!keepsWords || (now && written(now->disposition) == *now)) {
        const review::MatrixClassified shown = now.value_or(review::MatrixClassified{});
        const QSignalBlocker level(m_level);
        for (const auto &[edit, text] :
             {std::pair(m_upstream, shown.upstream), std::pair(m_local, shown.local),
              std::pair(m_evidence, shown.evidence), std::pair(m_untested, shown.untested)}) {
            const QSignalBlocker blocker(edit);
            edit->setText(text);
        }
        offerLevels(shown.level);
    }
    refresh();
}

/// What is recorded stays on offer: evidence may have been detached since.
void MatrixRowEditor::offerLevels(EvidenceLevel shown)
{
    const QSignalBlocker blocker(m_level);
    m_level->clear();
    for (const EvidenceLevel level : {EvidenceLevel::Source, EvidenceLevel::Import, EvidenceLevel::Isolated,
                                      EvidenceLevel::Device, EvidenceLevel::Distributed, EvidenceLevel::EndToEnd}) {
        if (level <= std::max(shown, m_strongest))
            m_level->addItem(items::evidenceText(level), int(level));
    }
    m_level->setCurrentIndex(m_level->findData(int(shown)));
}

void MatrixRowEditor::setStrongest(EvidenceLevel strongest)
{
    if (std::exchange(m_strongest, strongest) != strongest)
        offerLevels(EvidenceLevel(m_level->currentData().toInt()));
}

void MatrixRowEditor::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    refresh();
}

bool MatrixRowEditor::choose(int number)
{
    if (number < 1 || number > int(m_buttons.size()) || !m_buttons[size_t(number) - 1]->isEnabled())
        return false;
    m_buttons[size_t(number) - 1]->click();
    return true;
}

review::MatrixClassified MatrixRowEditor::written(review::Disposition disposition) const
{
    return {m_family,
            m_contract ? toString(*m_contract) : QString(),
            disposition,
            m_upstream->text().trimmed(),
            m_local->text().trimmed(),
            m_evidence->text().trimmed(),
            EvidenceLevel(m_level->currentData().toInt()),
            m_untested->text().trimmed()};
}

bool MatrixRowEditor::hasUnrecordedWords() const
{
    if (!m_contract)
        return false;
    review::MatrixClassified recorded = m_recorded.value_or(review::MatrixClassified{});
    recorded.family = m_family;
    recorded.contract = toString(*m_contract);
    return written(recorded.disposition) != recorded;
}

void MatrixRowEditor::record(review::Disposition disposition)
{
    if (m_contract && !m_readOnly)
        Q_EMIT classified(written(disposition));
}

void MatrixRowEditor::refresh()
{
    const bool editable = m_contract && !m_readOnly;
    m_title->setText(m_contract ? inventory::displayName(*m_contract) : tr("No row selected"));
    m_explanation->setText(m_contract ? inventory::explanation(*m_contract)
                                      : tr("Choose a contract above to say what its difference is."));
    for (DispositionButton *button : m_buttons) {
        button->setEnabled(editable);
        button->setChecked(m_recorded && m_recorded->disposition == button->disposition());
    }
    for (QLineEdit *edit : {m_upstream, m_local, m_evidence, m_untested})
        edit->setReadOnly(!editable);
    m_level->setEnabled(editable);
    m_record->setEnabled(editable && m_recorded && hasUnrecordedWords());
    m_record->setToolTip(m_recorded ? QString() : tr("Choose a classification first; it records the words, too."));
}

} // namespace mxw::widgets
