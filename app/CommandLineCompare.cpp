// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/CommandLine.h"

#include <QCommandLineParser>

#include <cmath>

namespace mxw::app {

using namespace Qt::StringLiterals;

namespace {

/// Finite and not negative.
std::optional<double> tolerance(const QString &text)
{
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    return isNumber && std::isfinite(value) && value >= 0 ? std::optional(value) : std::nullopt;
}

} // namespace

Result<Invocation> CommandLine::parseCompare(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        tr("metax-workbench compare: says how far two tensors in .npy, .npz or .safetensors files are apart. "
           "Exit status: 0 all elements match, 1 some do not, 2 the files cannot be compared."));
    const QCommandLineOption help({u"h"_s, u"help"_s}, tr("Shows this help."));
    const QCommandLineOption language(
        u"language"_s, tr("Language of texts and messages: en or zh_CN. Default: the system's."), u"LANGUAGE"_s);
    const QCommandLineOption rtol(u"rtol"_s,
                                  tr("Allowed error relative to the expected element. Together with "
                                     "“--atol”; without both: what torch allows for the dtype."),
                                  u"NUMBER"_s);
    const QCommandLineOption atol(u"atol"_s, tr("Allowed absolute error."), u"NUMBER"_s);
    const QCommandLineOption equalNan(u"equal-nan"_s, tr("NaN matches NaN."));
    const QCommandLineOption dtype(u"dtype"_s,
                                   tr("Reads the elements of both files as this dtype of the same size, such "
                                      "as bfloat16 or float8_e4m3fn."),
                                   u"DTYPE"_s);
    const QCommandLineOption json(u"json"_s, tr("Writes all figures as JSON; “-” for standard output."), u"FILE"_s);
    parser.addOptions({help, rtol, atol, equalNan, dtype, json, language});
    parser.addPositionalArgument(u"ACTUAL"_s, tr("File, or FILE.npz:MEMBER, or FILE.safetensors:NAME."));
    parser.addPositionalArgument(u"EXPECTED"_s, tr("The same; errors are relative to its elements."));
    if (!parser.parse(arguments))
        return unusable(parser.errorText());
    if (parser.isSet(help))
        return PrintOptions{parser.helpText()};
    if (parser.positionalArguments().size() != 2)
        return unusable(tr("compare needs two files: ACTUAL and EXPECTED."));
    CompareOptions options;
    options.actual = parser.positionalArguments().at(0);
    options.expected = parser.positionalArguments().at(1);
    options.json = parser.value(json);
    options.comparison.equalNan = parser.isSet(equalNan);
    if (parser.isSet(rtol) != parser.isSet(atol))
        return unusable(tr("“--rtol” and “--atol” belong together. One of them may be 0."));
    for (const auto &[option, to] : {std::pair(&rtol, &options.comparison.rtol), {&atol, &options.comparison.atol}}) {
        if (!parser.isSet(*option))
            continue;
        *to = tolerance(parser.value(*option));
        if (!*to)
            return unusable(
                tr("“%1” is not a tolerance. It must be a number and not negative.").arg(parser.value(*option)));
    }
    if (parser.isSet(dtype)) {
        options.dtype = validation::dtypeFromString(parser.value(dtype));
        if (!options.dtype)
            return unusable(tr("“%1” is not a dtype that can be compared.").arg(parser.value(dtype)));
    }
    return options;
}

} // namespace mxw::app
