// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/Icons.h"
#include "widgets/MessagePane.h"
#include "widgets/Theme.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace mxw::widgets;
using Token = Theme::Token;

class tst_Theme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { Theme(Theme::Mode::Light).apply(*qApp); }

    void contrastOfKnownPairs()
    {
        QCOMPARE(qRound(Theme::contrast(Qt::black, Qt::white) * 100), 2100);
        QCOMPARE(qRound(Theme::contrast(Qt::white, Qt::white) * 100), 100);
        // A pair of the WCAG literature: #767676 on white is the lightest grey that passes.
        QVERIFY(Theme::contrast(QColor(0x76, 0x76, 0x76), Qt::white) >= 4.5);
        QVERIFY(Theme::contrast(QColor(0x77, 0x77, 0x77), Qt::white) < 4.5);
    }

    void textIsReadable_data()
    {
        QTest::addColumn<Theme::Mode>("mode");
        QTest::addColumn<QList<Token>>("foregrounds");
        QTest::addColumn<QList<Token>>("backgrounds");

        const QList<Token> verdicts{Token::Text, Token::Muted, Token::Accent,    Token::Good,
                                    Token::Warn, Token::Bad,   Token::GutterText};
        const QList<Token> code{Token::Text,         Token::SyntaxKeyword, Token::SyntaxString,   Token::SyntaxComment,
                                Token::SyntaxNumber, Token::SyntaxName,    Token::SyntaxDecorator};
        const QList<Token> surfaces{Token::Window,  Token::Base,  Token::AlternateBase,
                                    Token::Removed, Token::Added, Token::Changed};
        const QList<Token> words{Token::RemovedWord, Token::AddedWord, Token::Selection, Token::Match};
        for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            const char *name = mode == Theme::Mode::Light ? "light" : "dark";
            QTest::addRow("%s: words on surfaces and line tints", name) << mode << verdicts << surfaces;
            QTest::addRow("%s: code on everything", name) << mode << code << surfaces + words;
            QTest::addRow("%s: selection", name) << mode << QList{Token::AccentText} << QList{Token::Accent};
        }
    }

    void textIsReadable()
    {
        QFETCH(const Theme::Mode, mode);
        QFETCH(const QList<Token>, foregrounds);
        QFETCH(const QList<Token>, backgrounds);
        const Theme theme(mode);
        for (const Token foreground : foregrounds) {
            for (const Token background : backgrounds) {
                const double ratio = Theme::contrast(theme.color(foreground), theme.color(background));
                QVERIFY2(ratio >= 4.5,
                         qPrintable(u"token %1 on %2: %3"_s.arg(int(foreground)).arg(int(background)).arg(ratio)));
            }
        }
    }

    void tintsDiffer()
    {
        for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            const Theme theme(mode);
            const QList<Token> tints{Token::Base,    Token::Removed,     Token::Added,
                                     Token::Changed, Token::RemovedWord, Token::AddedWord};
            for (qsizetype i = 0; i < tints.size(); ++i)
                for (qsizetype j = i + 1; j < tints.size(); ++j)
                    QVERIFY(theme.color(tints[i]) != theme.color(tints[j]));
        }
    }

    void appliesToTheApplication()
    {
        Theme(Theme::Mode::Dark).apply(*qApp);
        QCOMPARE(Theme::current().mode(), Theme::Mode::Dark);
        QCOMPARE(qApp->palette().color(QPalette::Base), QColor(0x16, 0x18, 0x1C));
        Theme(Theme::Mode::Light).apply(*qApp);
        QCOMPARE(Theme::current().mode(), Theme::Mode::Light);
        QCOMPARE(qApp->palette().color(QPalette::Base), QColor(Qt::white));
    }

    void everyIconDraws()
    {
        const QStringList wanted{
            u"severity-error"_s, u"severity-warning"_s, u"severity-info"_s, u"decided"_s,  u"undecided"_s, u"stale"_s,
            u"group"_s,          u"search"_s,           u"next"_s,          u"previous"_s, u"fold"_s,      u"swap"_s,
            u"whitespace"_s,     u"export"_s,           u"add"_s,           u"open"_s};
        for (const QString &name : wanted)
            QVERIFY2(iconNames().contains(name), qPrintable(name));
        for (const QString &name : iconNames()) {
            const QIcon themed = icon(name);
            QVERIFY2(!themed.isNull(), qPrintable(name));
            const QImage image = themed.pixmap(16).toImage();
            QVERIFY2(coverage(image) > 8, qPrintable(name));
        }
        QVERIFY(icon(u"no-such-icon"_s).isNull());
    }

    void severityIconsDifferInShape()
    {
        const auto mask = [](const QString &name) {
            return icon(name, Token::Text).pixmap(32).toImage().convertToFormat(QImage::Format_Alpha8);
        };
        const QImage error = mask(u"severity-error"_s);
        const QImage warning = mask(u"severity-warning"_s);
        const QImage info = mask(u"severity-info"_s);
        QVERIFY(error != warning);
        QVERIFY(warning != info);
        QVERIFY(error != info);
    }

    void iconsFollowTheTheme()
    {
        Theme(Theme::Mode::Light).apply(*qApp);
        const QIcon themed = icon(u"severity-error"_s);
        const QImage light = themed.pixmap(16).toImage();
        Theme(Theme::Mode::Dark).apply(*qApp);
        QVERIFY(light != themed.pixmap(16).toImage());
    }

    void messagePane()
    {
        MessagePane pane;
        pane.resize(600, 400);
        pane.setMessage(u"No review is open"_s, u"Open a session or start a review."_s, u"New review…"_s,
                        u"detail text"_s);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        auto *button = pane.findChild<QPushButton *>(u"messageAction"_s);
        QVERIFY(button->isVisible());
        QSignalSpy triggered(&pane, &MessagePane::actionTriggered);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(triggered.count(), 1);

        auto *details = pane.findChild<QPlainTextEdit *>(u"messageDetails"_s);
        QVERIFY(!details->isVisible());
        QTest::mouseClick(pane.findChild<QToolButton *>(u"messageDetailsToggle"_s), Qt::LeftButton);
        QVERIFY(details->isVisible());
        QTest::mouseClick(pane.findChild<QToolButton *>(u"messageCopy"_s), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 u"No review is open\n\nOpen a session or start a review.\n\ndetail text"_s);

        pane.setMessage(u"Scanning"_s, u"Entries appear as they are found."_s);
        QVERIFY(!button->isVisible());
        QVERIFY(!details->isVisible());
    }

private:
    static int coverage(const QImage &image)
    {
        int covered = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                covered += qAlpha(image.pixel(x, y)) > 64 ? 1 : 0;
        return covered;
    }
};

QTEST_MAIN(tst_Theme)
#include "tst_theme.moc"
