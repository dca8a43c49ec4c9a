// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ReviewField.h"

#include "widgets/Icons.h"
#include "widgets/Theme.h"

#include <QCompleter>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace mxw::widgets {
using namespace Qt::StringLiterals;

ReviewField::ReviewField(Kind kind, QWidget *parent)
    : QWidget(parent), m_kind(kind), m_edit(new QLineEdit(this)), m_hintIcon(new QLabel(this)), m_hint(new QLabel(this))
{
    auto *inputs = new QHBoxLayout;
    inputs->setSpacing(8);
    inputs->addWidget(m_edit, 1);
    if (kind != Kind::Text) {
        m_browse = new QPushButton(tr("Browse…"), this);
        m_browse->setAutoDefault(false);
        inputs->addWidget(m_browse);
        connect(m_browse, &QPushButton::clicked, this, &ReviewField::browse);
    }
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_hint->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_hint->setMinimumHeight(m_hint->fontMetrics().height());
    m_hintIcon->setFixedSize(14, 14);
    auto *hints = new QHBoxLayout;
    hints->setSpacing(4);
    hints->addWidget(m_hintIcon);
    hints->addWidget(m_hint, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(inputs);
    column->addLayout(hints);

    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::textEdited, this, &ReviewField::edited);
    connect(m_edit, &QLineEdit::textChanged, this, &ReviewField::changed);
    setHint({}, HintKind::Note);
}

QString ReviewField::text() const
{
    const QString text = m_edit->text().trimmed();
    if (m_kind == Kind::Text || text.isEmpty())
        return text;
    if (text == "~"_L1 || text.startsWith("~/"_L1))
        return QDir::cleanPath(QDir::homePath() + text.mid(1));
    return QDir::cleanPath(text);
}

void ReviewField::setText(const QString &text)
{
    m_edit->setText(text);
    // Of a long path the name of a new file matters most, of a folder where it is.
    m_edit->setCursorPosition(m_kind == Kind::NewFile ? static_cast<int>(text.size()) : 0);
}

void ReviewField::setHint(const QString &text, HintKind kind)
{
    m_hintText = text;
    m_hintKind = kind;
    m_edit->setAccessibleDescription(text);
    updateHint();
}

void ReviewField::setBrowseTitle(const QString &title, const QString &filter)
{
    m_browseTitle = title;
    m_browseFilter = filter;
    if (m_browse)
        m_browse->setAccessibleName(title);
}

void ReviewField::setCompletions(const QStringList &words)
{
    auto *completer = new QCompleter(words, m_edit);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_edit->setCompleter(completer);
}

void ReviewField::browse()
{
    auto *dialog = new QFileDialog(this, m_browseTitle);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (m_kind == Kind::NewFile) {
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        // The form itself objects to a file that exists.
        dialog->setOption(QFileDialog::DontConfirmOverwrite);
        dialog->setNameFilter(m_browseFilter);
        const QFileInfo file(text());
        dialog->setDirectory(file.dir().exists() ? file.absolutePath() : QDir::homePath());
        dialog->selectFile(file.fileName());
    } else if (m_kind == Kind::File) {
        dialog->setFileMode(QFileDialog::ExistingFile);
        dialog->setNameFilter(m_browseFilter);
        dialog->setDirectory(QFileInfo(text()).isFile() ? QFileInfo(text()).absolutePath() : QDir::homePath());
    } else {
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ShowDirsOnly);
        dialog->setDirectory(QFileInfo(text()).isDir() ? text() : QDir::homePath());
    }
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        setText(QDir::toNativeSeparators(file));
        Q_EMIT edited();
    });
    dialog->open();
}

void ReviewField::updateHint()
{
    const Theme &theme = Theme::current();
    const bool problem = m_hintKind == HintKind::Problem;
    QPalette palette = m_hint->palette();
    palette.setColor(QPalette::WindowText, theme.color(problem ? Theme::Token::Bad : Theme::Token::Muted));
    m_hint->setPalette(palette);
    m_hint->setText(m_hint->fontMetrics().elidedText(m_hintText, Qt::ElideRight, m_hint->width()));
    m_hint->setToolTip(m_hintText);
    const bool marked = !m_hintText.isEmpty() && m_hintKind != HintKind::Note;
    m_hintIcon->setVisible(marked);
    if (marked)
        m_hintIcon->setPixmap(icon(problem ? u"severity-error"_s : u"decided"_s).pixmap(14));
}

void ReviewField::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layout()->activate();
    updateHint();
}

void ReviewField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        updateHint();
    QWidget::changeEvent(event);
}

} // namespace mxw::widgets
