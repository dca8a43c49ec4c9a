// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Evidence.h"
#include "widgets/Theme.h"

#include <QByteArray>
#include <QDialog>
#include <QFont>

#include <vector>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace mxw::widgets {

class EvidenceBar;
class GrowingEdit;
class WrapText;

/// Something that could be attached, and to which entry.
struct EvidenceChoice
{
    review::Evidence evidence = {};
    QString entryName = {};
    QString label = {};      ///< where there are several to choose from
    QByteArray content = {}; ///< what was looked at, to be kept with it
};

/// Shows what is about to be attached to an entry as evidence: its kind, its place, and how much it is worth. What it
/// leaves open is for the reviewer to say; so is the summary, except of what a run gave.
class EvidenceDialog : public QDialog
{
    Q_OBJECT
public:
    /// Of several choices the first is proposed.
    explicit EvidenceDialog(std::vector<EvidenceChoice> choices, QWidget *parent = nullptr);

    /// Says "Attach" on its button unless other words are given.
    void setActionText(const QString &text);
    review::Evidence evidence() const;
    QByteArray content() const;

private:
    void setupUi();
    WrapText *addWords(Theme::Token color, QFont::Weight weight = QFont::Normal);
    GrowingEdit *addEdit(const QString &name, const QString &label, int lines);
    void showChoice(size_t index);
    void showReady();
    bool hasOwnSummary() const;

    std::vector<EvidenceChoice> m_choices;
    size_t m_current = 0;
    QComboBox *m_choice = nullptr;
    WrapText *m_entry = nullptr;
    WrapText *m_kind = nullptr;
    WrapText *m_place = nullptr;
    WrapText *m_given = nullptr; ///< a summary that is not the reviewer's
    EvidenceBar *m_bar = nullptr;
    WrapText *m_device = nullptr;
    QLabel *m_summaryLabel = nullptr;
    GrowingEdit *m_summary = nullptr;
    QPlainTextEdit *m_content = nullptr;
    GrowingEdit *m_untested = nullptr;
    QPushButton *m_attach = nullptr;
};

} // namespace mxw::widgets
