// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ReviewController.h"
#include "models/review/Gate.h"
#include "widgets/EvidenceDialog.h"

#include <QObject>

#include <vector>

class QTabWidget;

namespace mxw::widgets {
class ChainPane;
class CommitsPane;
class DiffView;
class ValidationPane;
} // namespace mxw::widgets

namespace mxw::app {

class ValidationTab;

/// Turns what is selected in any pane into evidence of an entry, and finds the place again that evidence rests on.
class EvidenceDesk : public QObject
{
    Q_OBJECT
public:
    struct Views
    {
        QTabWidget *tabs = nullptr;
        widgets::DiffView *diff = nullptr;
        widgets::ChainPane *chain = nullptr;
        widgets::CommitsPane *commits = nullptr;
        QWidget *matrix = nullptr;
        widgets::ValidationPane *validation = nullptr;
        ValidationTab *validationTab = nullptr;
    };
    EvidenceDesk(ReviewController &controller, const Views &views, QWidget *window);

    /// The entry that is looked at.
    void setEntry(const QString &id);

public Q_SLOTS:
    /// What is selected where the focus is, else in the tab on show.
    void attach();
    void chooseFile();
    void attachFile(const QString &file);
    void attachNote();
    /// Asks again what evidence of the entry does not show, and puts it in the place of what was attached.
    void amend(qint64 attached);
    void remedy(mxw::review::Remedy remedy);
    /// Goes to the lines, the commit, the edge or the file.
    void show(const mxw::review::Evidence &evidence);
    void showContent(const mxw::review::Evidence &evidence);

Q_SIGNALS:
    void told(const QString &message); ///< for the status line
    void entryWanted(const QString &id);

private:
    void attachLines();
    void attachCommit();
    void attachHop();
    void showChain(const QString &reference);
    void ask(std::vector<widgets::EvidenceChoice> choices);
    void record(const review::Evidence &evidence, const QByteArray &content);
    /// The entry that lines, a file or a note are evidence for; null when none is selected, which is told.
    const inventory::Entry *currentEntry();
    review::Evidence evidenceOf(review::Evidence::Kind kind) const;
    bool isOpen() const { return m_controller.isEditable(); }

    ReviewController &m_controller;
    Views m_views;
    QWidget *m_window;
    QString m_lastOther; ///< the entry that was looked at last and is no commit
};

} // namespace mxw::app
