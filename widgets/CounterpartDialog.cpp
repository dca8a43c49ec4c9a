// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/CounterpartDialog.h"

#include "widgets/WrapText.h"

#include <QCompleter>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

CounterpartDialog::CounterpartDialog(const inventory::Counterpart &counterpart, const QStringList &paths,
                                     QWidget *parent)
    : QDialog(parent), m_paths(paths), m_path(new QLineEdit(this)), m_trouble(new WrapText(this))
{
    setWindowTitle(tr("Counterpart"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    auto *file = new WrapText(this);
    file->setWeight(QFont::DemiBold);
    file->setWords(counterpart.file);
    column->addWidget(file);
    auto *label = new QLabel(tr("Mirrors the &upstream file:"), this);
    label->setBuddy(m_path);
    column->addWidget(label);
    m_path->setObjectName(u"upstreamFile"_s);
    m_path->setText(counterpart.upstreamFile());
    m_path->setClearButtonEnabled(true);
    m_path->setPlaceholderText(tr("Empty: look for it by path, inheritance and content"));
    auto *completer = new QCompleter(m_paths, m_path);
    completer->setFilterMode(Qt::MatchContains);
    completer->setMaxVisibleItems(12);
    m_path->setCompleter(completer);
    column->addWidget(m_path);
    m_trouble->setColor(Theme::Token::Bad);
    column->addWidget(m_trouble);
    auto *hint = new WrapText(this);
    hint->setColor(Theme::Token::Muted);
    hint->setWords(tr("The mapping is recorded in the review, and a new scan uses it."));
    column->addWidget(hint);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setText(tr("Set and scan"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(m_path, &QLineEdit::textChanged, this, &CounterpartDialog::check);
    check();
    resize(640, sizeHint().height());
}

QString CounterpartDialog::upstreamFile() const
{
    return m_path->text().trimmed();
}

void CounterpartDialog::check()
{
    const QString path = upstreamFile();
    const bool known = path.isEmpty() || m_paths.isEmpty() || m_paths.contains(path);
    m_trouble->setWords(known ? QString() : tr("Neither the base nor the target revision has this file."));
    m_trouble->setVisible(!known);
    m_accept->setEnabled(known);
}

} // namespace mxw::widgets
