// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/CommitBatch.h"

#include "widgets/DispositionButton.h"
#include "widgets/FlowLayout.h"
#include "widgets/GrowingEdit.h"
#include "widgets/WrapText.h"

#include <QApplication>
#include <QVBoxLayout>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

CommitBatch::CommitBatch(QWidget *parent) : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(4);
    m_words = new WrapText(this);
    m_words->setObjectName(u"batchCount"_s);
    m_words->setWeight(QFont::DemiBold);
    layout->addWidget(m_words);
    auto *buttons = new FlowLayout(8, true);
    layout->addLayout(buttons);
    for (const review::Disposition disposition : review::dispositionsFor(inventory::Domain::Commit)) {
        auto *button = new DispositionButton(disposition, int(m_buttons.size()) + 1, this);
        button->setCheckable(false);
        connect(button, &DispositionButton::clicked, this, [this, disposition] { Q_EMIT chosen(disposition); });
        buttons->addWidget(button);
        m_buttons.push_back(button);
    }
    m_reason = new GrowingEdit(2, this);
    m_reason->setObjectName(u"batchReason"_s);
    m_reason->setAccessibleName(tr("Reason for all selected commits"));
    m_reason->setPlaceholderText(tr("One reason for all of them"));
    layout->addWidget(m_reason);
    connect(m_reason, &GrowingEdit::left, this, [this](Qt::FocusReason reason) {
        // A click on a decision sends the text with it: one record each, not two.
        const bool toButton = qobject_cast<DispositionButton *>(QApplication::focusWidget()) != nullptr;
        if (!(reason == Qt::MouseFocusReason && toButton))
            Q_EMIT left();
    });
}

void CommitBatch::setCount(int selected, int decided)
{
    m_words->setWords(tr("%n commits selected", nullptr, selected) + u" · "_s +
                      tr("%n of them decided", nullptr, decided));
}

void CommitBatch::setReadOnly(bool readOnly)
{
    for (DispositionButton *button : m_buttons)
        button->setEnabled(!readOnly);
    m_reason->setReadOnly(readOnly);
}

QString CommitBatch::reason() const
{
    return m_reason->toPlainText();
}

void CommitBatch::clearReason()
{
    m_reason->clear();
}

void CommitBatch::focusReason()
{
    m_reason->setFocus(Qt::ShortcutFocusReason);
}

} // namespace mxw::widgets
