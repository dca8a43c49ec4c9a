// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/DifferenceMatrix.h"
#include "models/review/ModelEvents.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace mxw::widgets {

class DispositionButton;

/// Classifies one row of a difference matrix: the disposition by button or key, and the reviewer's words. Choosing a
/// disposition records the row; words that were changed since are recorded by their button.
class MatrixRowEditor : public QWidget
{
    Q_OBJECT
public:
    explicit MatrixRowEditor(QWidget *parent = nullptr);

    /// Another row, or the same one as it is recorded now: then words that are being written stay.
    void setRow(const QString &family, std::optional<inventory::Contract> contract,
                const review::MatrixClassified *recorded);
    /// The strongest level that a row of the family may claim; stronger ones are not offered.
    void setStrongest(EvidenceLevel strongest);
    void setReadOnly(bool readOnly);
    /// By the number on a button, from 1; false when there is none or nothing can be classified.
    bool choose(int number);
    /// Words that nobody recorded yet.
    bool hasUnrecordedWords() const;

Q_SIGNALS:
    void classified(const review::MatrixClassified &row);

private:
    void setupButtons();
    void setupFields();
    review::MatrixClassified written(review::Disposition disposition) const;
    void record(review::Disposition disposition);
    void refresh();
    void offerLevels(EvidenceLevel shown);

    QString m_family;
    std::optional<inventory::Contract> m_contract;
    std::optional<review::MatrixClassified> m_recorded;
    bool m_readOnly = false;
    QLabel *m_title = nullptr;
    QLabel *m_explanation = nullptr;
    std::vector<DispositionButton *> m_buttons;
    QLineEdit *m_upstream = nullptr;
    QLineEdit *m_local = nullptr;
    QLineEdit *m_evidence = nullptr;
    QComboBox *m_level = nullptr;
    EvidenceLevel m_strongest = EvidenceLevel::Source;
    QLineEdit *m_untested = nullptr;
    QPushButton *m_record = nullptr;
};

} // namespace mxw::widgets
