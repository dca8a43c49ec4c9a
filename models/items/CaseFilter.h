// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

#include <memory>
#include <vector>

namespace mxw::items {

class CaseModel;
struct CaseRow;

/// Sorts cases and keeps those that fit every word of a query: "outcome:failed", "param:K=4096", "dtype:", "device:",
/// "pattern:", "form:", "file:", "change:", or text of the test's id, its parameters or its reason.
class CaseFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit CaseFilter(QObject *parent = nullptr);
    ~CaseFilter() override;
    void setCases(CaseModel *cases);
    /// The model is reset; the caller keeps selection and place.
    void setQuery(const QString &query);
    /// Shown cases, groups not counted.
    int caseCount() const;
    /// Indexes of the shown cases, from top to bottom.
    std::vector<int> shownCases() const;
    /// The same in the order of the record, which is found faster.
    std::vector<int> keptCases() const;
    /// Whether the query keeps this case.
    bool accepts(int testCase) const;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    struct Word
    {
        QString key; ///< empty for free text
        QString value;
    };
    static bool matches(const CaseRow &row, const Word &word);
    void makeKeys();
    void makeKey(int testCase);
    void refreshKeys(const QModelIndex &first, const QModelIndex &last);

    CaseModel *m_cases = nullptr;
    std::unique_ptr<CaseModel> m_none; ///< has the same columns and no rows
    std::vector<Word> m_words;
    int m_keyColumn = -1;
    std::vector<double> m_numbers; ///< what is sorted by, by case: these, or the texts
    std::vector<QString> m_texts;
};

} // namespace mxw::items
