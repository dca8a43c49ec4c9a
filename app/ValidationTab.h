// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ValidationController.h"

#include <QObject>
#include <QSet>

#include <map>
#include <memory>

namespace mxw::widgets {
class ValidationPane;
}

namespace mxw::app {

/// Fills the validation pane, and asks what has to be asked: what to run, whether it may run, what is evidence of what.
class ValidationTab : public QObject
{
    Q_OBJECT
public:
    ValidationTab(widgets::ValidationPane *pane, RunJournal journal, QWidget *window);

    ValidationController &controller() { return *m_runs; }
    /// Another session may be open now.
    void takeSession();
    /// The entry that evidence would be attached to.
    void setEntry(const QString &id);

    void newRun();
    void importResults();
    /// Of what is selected in the pane, to the entry.
    void attachEvidence();
    void showRun(const QString &id, const QString &node);
    /// A replay shows the runs that there were at a moment, and starts none; null: the present.
    void setMoment(const review::ReviewState *moment);

Q_SIGNALS:
    /// A file of a test, as the run names it, in the folder that it ran in.
    void sourceRequested(const QString &folder, const QString &file, int line);
    void told(const QString &message); ///< for the status line
    void activityChanged();

private:
    void showRuns();
    void connectPane();
    void askForRun(const validation::RunSpec &spec);
    void runSpec(const validation::RunSpec &spec);
    void askConsent(const validation::RunSpec &spec);
    void startAllowed(const validation::RunSpec &spec);
    void writeBundle(const validation::RunSpec &spec);
    void askEvidence(const QString &run, const QString &node);
    void compareDump(const QString &run, const QString &first, const QString &second);
    void showLayers(const validation::Run &run);
    void savePicture();
    void saveTable();
    void report(const Result<void> &outcome);
    bool isOpen() const { return m_journal.session() != nullptr && !m_moment; }

    widgets::ValidationPane *m_pane;
    QWidget *m_window;
    RunJournal m_journal;
    ValidationController *m_runs;
    QString m_entry;
    widgets::LatestTask m_comparing;
    widgets::LatestTask m_looking;                                    ///< for an interpreter
    std::map<QString, std::unique_ptr<widgets::LatestTask>> m_layers; ///< of pairs of dumps, by run
    std::optional<QSet<QString>> m_moment;                            ///< ids of the runs of a moment
};

} // namespace mxw::app
