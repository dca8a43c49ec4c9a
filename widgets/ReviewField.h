// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace mxw::widgets {

/// One line of a form: a text, perhaps with "Browse…", and under it a line that confirms or objects.
class ReviewField : public QWidget
{
    Q_OBJECT
public:
    enum class Kind { Text, Folder, FileOrFolder, File, NewFile };
    enum class HintKind { Note, Confirmed, Problem };

    explicit ReviewField(Kind kind, QWidget *parent = nullptr);

    QLineEdit *edit() const { return m_edit; }
    QString text() const; ///< trimmed; "~/" is the home folder for paths
    /// Puts a value in place as if it had been there from the start: no user edit.
    void setText(const QString &text);
    void setHint(const QString &text, HintKind kind);
    QString hint() const { return m_hintText; }
    void setBrowseTitle(const QString &title, const QString &filter = {});
    void setCompletions(const QStringList &words);

Q_SIGNALS:
    void edited(); ///< by the user
    void changed();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void browse();
    void updateHint();

    Kind m_kind;
    QLineEdit *m_edit = nullptr;
    QPushButton *m_browse = nullptr;
    QLabel *m_hintIcon = nullptr;
    QLabel *m_hint = nullptr;
    QString m_hintText;
    HintKind m_hintKind = HintKind::Note;
    QString m_browseTitle;
    QString m_browseFilter;
};

} // namespace mxw::widgets
