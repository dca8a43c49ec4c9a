// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ExportDialog.h"

#include "widgets/WrapText.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr int EntryRole = Qt::UserRole;

/// A path whose last part has no suffix that belongs to a format.
QString withoutSuffix(const QString &file)
{
    static const QStringList suffixes{u"md"_s, u"html"_s, u"pdf"_s, u"json"_s, u"sarif"_s};
    const QString suffix = QFileInfo(file).suffix();
    return suffixes.contains(suffix.toLower()) ? file.chopped(suffix.size() + 1) : file;
}

} // namespace

ExportDialog::ExportDialog(const QString &file, std::vector<audit::OpenPoint> open, QWidget *parent)
    : QDialog(parent), m_open(std::move(open)), m_format(new QComboBox(this)),
      m_draft(new QRadioButton(tr("&Draft: says on every page that it is one"), this)),
      m_final(new QRadioButton(tr("&Final"), this)), m_trouble(new WrapText(this)), m_list(new QListWidget(this)),
      m_file(new QLineEdit(file, this))
{
    setObjectName(u"exportDialog"_s);
    setWindowTitle(tr("Export audit record"));
    m_format->setObjectName(u"exportFormat"_s);
    m_format->addItem(tr("HTML: one page for any browser, with charts and chains"), u"html"_s);
    m_format->addItem(tr("PDF: the same on paper"), u"pdf"_s);
    m_format->addItem(tr("Markdown: for the repository"), u"md"_s);
    m_format->addItem(tr("JSON: for other programs"), u"json"_s);
    m_format->addItem(tr("SARIF: findings for code hosts"), u"sarif"_s);
    m_draft->setObjectName(u"exportDraft"_s);
    m_final->setObjectName(u"exportFinal"_s);
    m_draft->setChecked(true);
    m_trouble->setObjectName(u"exportTrouble"_s);
    m_trouble->setColor(Theme::Token::Warn);
    m_list->setObjectName(u"exportOpen"_s);
    m_list->setAccessibleName(tr("What stands against a final record"));
    m_list->setMinimumHeight(160);
    m_file->setObjectName(u"exportFile"_s);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    auto *form = new QFormLayout;
    form->addRow(tr("F&ormat:"), m_format);
    form->addRow(tr("Record:"), m_draft);
    form->addRow(QString(), m_final);
    auto *row = new QHBoxLayout;
    row->addWidget(m_file);
    auto *choose = new QPushButton(tr("&Browse…"), this);
    choose->setAutoDefault(false);
    row->addWidget(choose);
    form->addRow(tr("F&ile:"), row);
    column->addLayout(form);
    column->addWidget(m_trouble);
    column->addWidget(m_list, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Save);
    m_accept->setText(tr("Export"));
    column->addWidget(buttons);

    fillOpen();
    changeSuffix();
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(choose, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::changeSuffix);
    connect(m_final, &QRadioButton::toggled, this, &ExportDialog::check);
    connect(m_file, &QLineEdit::textChanged, this, &ExportDialog::check);
    const auto go = [this](const QListWidgetItem *item) {
        const QString entry = item->data(EntryRole).toString();
        if (entry.isEmpty()) // an error of no entry
            return;
        reject();
        Q_EMIT entryChosen(entry);
    };
    connect(m_list, &QListWidget::itemClicked, this, go);
    connect(m_list, &QListWidget::itemActivated, this, go);
    check();
    resize(680, sizeHint().height());
}

QString ExportDialog::file() const
{
    return m_file->text().trimmed();
}

bool ExportDialog::isFinal() const
{
    return m_final->isChecked();
}

void ExportDialog::fillOpen()
{
    for (const audit::OpenPoint &point : m_open) {
        auto *item = new QListWidgetItem(point.name + u": "_s + point.missing.join(u"; "_s), m_list);
        item->setData(EntryRole, point.entry);
        item->setToolTip(point.entry + u'\n' + point.missing.join(u'\n'));
    }
}

void ExportDialog::changeSuffix()
{
    const QString base = withoutSuffix(file());
    if (!base.isEmpty())
        m_file->setText(base + u'.' + m_format->currentData().toString());
}

void ExportDialog::browse()
{
    auto *dialog = new QFileDialog(this, windowTitle(), QFileInfo(file()).path());
    dialog->setObjectName(u"exportFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite, false);
    dialog->setDefaultSuffix(m_format->currentData().toString());
    dialog->selectFile(QFileInfo(file()).fileName());
    connect(dialog, &QFileDialog::fileSelected, m_file, &QLineEdit::setText);
    dialog->open();
}

void ExportDialog::check()
{
    const bool refused = isFinal() && !m_open.empty();
    m_trouble->setWords(refused ? tr("A final record cannot be written yet: %n point(s) are open. Choose one to go "
                                     "there.",
                                     nullptr, int(m_open.size()))
                                : QString());
    m_trouble->setVisible(refused);
    m_list->setVisible(refused);
    m_accept->setEnabled(!refused && !file().isEmpty());
}

} // namespace mxw::widgets
