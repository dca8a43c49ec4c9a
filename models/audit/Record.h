// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Rich.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace mxw::audit {

struct Paragraph
{
    Rich text = {};
};

/// A line of a list. With a label it reads "label: text".
struct Item
{
    Rich label = {};
    Rich text = {};
    std::optional<bool> ticked = {}; ///< a box before it
    QString anchor = {};             ///< where others lead; empty for none
    std::vector<Item> items = {};
};

struct ItemList
{
    std::vector<Item> items = {};
};

using Row = std::vector<Rich>;

struct Table
{
    Row head = {};
    std::vector<Row> rows = {};
    std::vector<int> weights = {};     ///< of the columns' widths; empty: all the same
    std::vector<QString> anchors = {}; ///< of the rows, where others lead; may be empty
};

/// Lines of a file as they are, folded away where that is possible.
struct Listing
{
    Rich title = {};
    QString text = {};
};

/// A drawing. Where no pictures go, the words stand for it.
struct Picture
{
    QString title = {};
    Rich words = {};
    QByteArray svg = {}; ///< colours as attributes for light paper; classes "f-…" and "s-…" name them (SvgPage)
};

/// A few numbers to be seen at a glance.
struct Figures
{
    struct Figure
    {
        QString label = {};
        Rich value = {};
        Tone tone = Tone::None;
    };
    std::vector<Figure> figures = {};
};

using Block = std::variant<Paragraph, ItemList, Table, Listing, Picture, Figures>;

struct Section
{
    Rich title = {};
    Rich remark = {};        ///< what to know before opening it; it is said inside, too
    QString anchor = {};     ///< unique in the record
    bool isFoldable = false; ///< one of many of its kind
    std::vector<Block> blocks = {};
    std::vector<Section> sections = {};
};

/// What an audit record says, for any writer: the formats cannot disagree.
struct Record
{
    QString title = {};
    QString subject = {}; ///< short, for the head of each page: "v0.24 → v0.25"
    bool draft = true;
    QString draftWords = {}; ///< what makes it a draft; empty for a final record
    QString stamp = {};      ///< ISO 8601 in UTC: when the last thing in it happened; empty without a journal
    QString journal = {};    ///< hash of the last event, in hex; may be empty
    std::vector<Block> front = {};
    std::vector<Section> sections = {};
};

} // namespace mxw::audit
