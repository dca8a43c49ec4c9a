// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/RunRecord.h"

#include <QRegularExpression>

#include <vector>

namespace mxw::validation {

/// Finds failed comparisons in the lines of a log, wherever they stand; several phrases may share a line.
class LogComparisons
{
public:
    LogComparisons();

    /// The next line. Inside a warning nothing failed: `isWarning`.
    void read(const QString &line, bool isWarning);
    /// What follows belongs to another failure.
    void close();
    /// Those that were read since, with their messages.
    std::vector<Comparison> take();

private:
    using Handler = void (LogComparisons::*)(const QRegularExpressionMatch &match);

    struct Phrase
    {
        QString word; ///< stands in every line that can match
        QRegularExpression pattern;
        Handler handler;
    };

    struct Open
    {
        Comparison comparison;
        ErrorFigures figures;
        bool hasFigures = false;
        bool isNumpy = false;
        unsigned seen = 0; ///< bits of phrases that a failure has once
        int linesSince = 0;
    };

    enum Once : unsigned { Head = 1, Counts = 2, Absolute = 4, Relative = 8, Values = 16, Mean = 32 };

    void add(const char *word, const char *pattern, Handler handler);
    void addTorch();
    void addNumpy();
    void addOthers();

    /// The failure at hand, or a new one when this phrase begins one or the one at hand has it already.
    Open &current(Once once, const char *form);
    Open &begin(const QString &form);

    void torchHead(const QRegularExpressionMatch &match);
    void torchStructure(const QRegularExpressionMatch &match);
    void attribute(const QRegularExpressionMatch &match);
    void mismatched(const QRegularExpressionMatch &match);
    void torchDifference(const QRegularExpressionMatch &match);
    void scalars(const QRegularExpressionMatch &match);
    void item(const QRegularExpressionMatch &match);
    void numpyTolerance(const QRegularExpressionMatch &match);
    void numpyHead(const QRegularExpressionMatch &match);
    void numpyPlaces(const QRegularExpressionMatch &match);
    void numpyShapes(const QRegularExpressionMatch &match);
    void numpyDifference(const QRegularExpressionMatch &match);
    void numpyOperand(const QRegularExpressionMatch &match);
    void numpyIndex(const QRegularExpressionMatch &match);
    void rate(const QRegularExpressionMatch &match);
    void maxAbsolute(const QRegularExpressionMatch &match);
    void meanAbsolute(const QRegularExpressionMatch &match);
    void runDiffers(const QRegularExpressionMatch &match);
    void percentage(const QRegularExpressionMatch &match);
    void logprobs(const QRegularExpressionMatch &match);
    void logprobsSide(const QRegularExpressionMatch &match);
    void triton(const QRegularExpressionMatch &match);
    void assertion(const QRegularExpressionMatch &match);
    void falseOf(const QRegularExpressionMatch &match);
    void jaxDifference(const QRegularExpressionMatch &match);
    void ligerCount(const QRegularExpressionMatch &match);
    void ligerPlace(const QRegularExpressionMatch &match);
    void nanDetected(const QRegularExpressionMatch &match);

    std::vector<Phrase> m_phrases;
    std::vector<Comparison> m_found;
    std::optional<Open> m_open;
    bool m_isWarning = false;
};

} // namespace mxw::validation
