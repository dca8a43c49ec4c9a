// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ReplayBar.h"

#include "widgets/ElidedLabel.h"
#include "widgets/Theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

/// Events per second.
constexpr double Speeds[] = {0.5, 1, 2, 5, 20};
constexpr int UsualSpeed = 1;

} // namespace

ReplayBar::ReplayBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Replay"));
    setupUi();
    connect(m_slider, &QSlider::valueChanged, this, &ReplayBar::moveTo);
    connect(m_first, &QToolButton::clicked, this, &ReplayBar::toFirst);
    connect(m_back, &QToolButton::clicked, this, &ReplayBar::stepBack);
    connect(m_play, &QToolButton::clicked, this, [this] { setPlaying(!isPlaying()); });
    connect(m_forward, &QToolButton::clicked, this, &ReplayBar::stepForward);
    connect(m_last, &QToolButton::clicked, this, &ReplayBar::toLast);
    connect(m_leave, &QToolButton::clicked, this, &ReplayBar::leaveRequested);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ReplayBar::takeFilter);
    connect(m_actor, &QComboBox::currentIndexChanged, this, &ReplayBar::takeFilter);
    connect(m_speed, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_timer.setInterval(static_cast<int>(1000 / Speeds[std::max(index, 0)])); });
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (!stepForward())
            setPlaying(false);
    });
    m_speed->setCurrentIndex(UsualSpeed);
    colourSlider();
    showPosition(-1);
}

void ReplayBar::setupUi()
{
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 6, 12, 6);
    rows->setSpacing(4);
    auto *top = new QHBoxLayout;
    top->setSpacing(12);
    auto *title = new ElidedLabel(this);
    title->setText(tr("Replay: nothing can be changed"));
    title->setColor(Theme::Token::AccentText);
    title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    QFont bold = title->font();
    bold.setWeight(QFont::DemiBold);
    title->setFont(bold);
    m_what = new ElidedLabel(this);
    m_what->setColor(Theme::Token::AccentText);
    m_what->setObjectName(u"replayWords"_s);
    m_leave = new QToolButton(this);
    m_leave->setObjectName(u"replayLeave"_s);
    m_leave->setText(tr("Leave replay"));
    m_leave->setToolTip(tr("Back to the review as it is (Escape)"));
    top->addWidget(title);
    top->addWidget(m_what, 1);
    top->addWidget(m_leave);
    rows->addLayout(top);

    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    m_first = addButton(u"replayFirst"_s, u"|◀"_s, tr("First event"));
    m_back = addButton(u"replayBack"_s, u"◀"_s, tr("Event before"));
    m_play = addButton(u"replayPlay"_s, u"▶"_s, tr("Play"));
    m_forward = addButton(u"replayForward"_s, u"▶|"_s, tr("Next event"));
    m_last = addButton(u"replayLast"_s, u"▶▶|"_s, tr("Last event"));
    m_slider = new QSlider(Qt::Horizontal, this);
    m_slider->setObjectName(u"replaySlider"_s);
    m_slider->setAccessibleName(tr("Position in the journal"));
    setFocusProxy(m_slider);
    m_speed = addChoice(u"replaySpeed"_s, tr("Speed"));
    for (const double speed : Speeds)
        m_speed->addItem(tr("%1 events/s").arg(locale().toString(speed)));
    m_kind = addChoice(u"replayKind"_s, tr("Steps stop at these events"));
    m_actor = addChoice(u"replayActor"_s, tr("Steps stop at events of this person"));
    for (QWidget *part : std::initializer_list<QWidget *>{m_first, m_back, m_play, m_forward, m_last})
        row->addWidget(part);
    row->addSpacing(8);
    row->addWidget(m_slider, 1);
    row->addSpacing(8);
    for (QWidget *part : {m_speed, m_kind, m_actor})
        row->addWidget(part);
    rows->addLayout(row);
}

QToolButton *ReplayBar::addButton(const QString &name, const QString &symbol, const QString &tip)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(symbol);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    return button;
}

QComboBox *ReplayBar::addChoice(const QString &name, const QString &tip)
{
    auto *choice = new QComboBox(this);
    choice->setObjectName(name);
    choice->setToolTip(tip);
    choice->setAccessibleName(tip);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return choice;
}

/// Its filled part has the colour of the bar otherwise.
void ReplayBar::colourSlider()
{
    const Theme &theme = Theme::current();
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Highlight, theme.color(Theme::Token::AccentText));
    palette.setColor(QPalette::Window, theme.color(Theme::Token::Accent));
    if (m_slider->palette() != palette)
        m_slider->setPalette(palette);
}

void ReplayBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_slider && (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange))
        colourSlider();
}

void ReplayBar::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), Theme::current().color(Theme::Token::Accent));
}

void ReplayBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT leaveRequested();
    else
        QWidget::keyPressEvent(event);
}

void ReplayBar::setSteps(std::vector<items::ReplayStep> steps)
{
    setPlaying(false);
    m_steps = std::move(steps);
    m_filter = {};
    {
        const QSignalBlocker noKind(m_kind);
        const QSignalBlocker noActor(m_actor);
        const QSignalBlocker noSlider(m_slider);
        m_kind->clear();
        m_kind->addItem(tr("All events"));
        for (const QString &kind : items::kindsOf(m_steps))
            m_kind->addItem(items::kindName(kind), kind);
        m_actor->clear();
        m_actor->addItem(tr("Everybody"));
        for (const QString &actor : items::actorsOf(m_steps))
            m_actor->addItem(actor, actor);
        m_slider->setRange(0, std::max(0, static_cast<int>(m_steps.size()) - 1));
    }
    showPosition(static_cast<int>(m_steps.size()) - 1);
}

void ReplayBar::takeFilter()
{
    m_filter = {m_kind->currentData().toString(), m_actor->currentData().toString()};
    showPosition(m_position);
}

void ReplayBar::showPosition(int position)
{
    m_position = position;
    const QSignalBlocker blocker(m_slider);
    m_slider->setValue(std::max(position, 0));
    m_slider->setEnabled(!m_steps.empty());
    m_what->setText(text());
    m_what->setFullText(text());
    const bool before = items::nextMatch(m_steps, position, false, m_filter) >= 0;
    const bool after = items::nextMatch(m_steps, position, true, m_filter) >= 0;
    m_first->setEnabled(before);
    m_back->setEnabled(before);
    m_forward->setEnabled(after);
    m_last->setEnabled(after);
    m_play->setEnabled(after || isPlaying());
}

QString ReplayBar::text() const
{
    if (m_position < 0)
        return tr("The journal is empty.");
    const items::ReplayStep &step = m_steps[static_cast<size_t>(m_position)];
    return tr("Event %1 of %2 · %3 · %4 · %5")
        .arg(QString::number(step.seq), QString::number(m_steps.size()),
             step.time.toLocalTime().toString(u"yyyy-MM-dd HH:mm:ss"_s), step.actor, step.words);
}

void ReplayBar::moveTo(int position)
{
    if (position < 0 || position >= static_cast<int>(m_steps.size()) || position == m_position)
        return;
    showPosition(position);
    Q_EMIT moved(position);
}

bool ReplayBar::step(bool forward)
{
    const int next = items::nextMatch(m_steps, m_position, forward, m_filter);
    moveTo(next);
    return next >= 0;
}

bool ReplayBar::stepForward()
{
    return step(true);
}

bool ReplayBar::stepBack()
{
    return step(false);
}

void ReplayBar::toFirst()
{
    moveTo(items::nextMatch(m_steps, -1, true, m_filter));
}

void ReplayBar::toLast()
{
    moveTo(items::nextMatch(m_steps, static_cast<int>(m_steps.size()), false, m_filter));
}

void ReplayBar::setPlaying(bool playing)
{
    if (playing)
        m_timer.start();
    else
        m_timer.stop();
    m_play->setText(playing ? u"⏸"_s : u"▶"_s);
    m_play->setToolTip(playing ? tr("Pause") : tr("Play"));
    m_play->setAccessibleName(m_play->toolTip());
    showPosition(m_position);
}

} // namespace mxw::widgets
