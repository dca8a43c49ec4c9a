
#include "models/checks/MirrorChecks.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::RenamedClasses)
};

/// Where upstream compares a class name with that string: "file:line"; empty when nowhere.
QString comparedAt(const CodeTree &upstream, const QString &name)
{
    const QRegularExpression compared(
        uR"((?:==|!=|\bin)\s*[\[({]?\s*["']%1["']|["']%1["']\s*(?:==|!=|in\b)|__name__.*["']%1["'])"_s.arg(
            QRegularExpression::escape(name)));
    for (const QString &file : upstream.filesMentioning(name)) {
        const git::FileEntry *entry = upstream.tree().find(file);
        if (!entry)
            continue;
        const QStringList lines = QString::fromUtf8(upstream.tree().read(*entry).bytes).split(u'\n');
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (lines[i].contains(compared))
                return file + u':' + QString::number(i + 1);
        }
    }
    return {};
}

/// The plugin's prefix before the whole old name: whoever looks for the old name inside of the new one finds it.
bool isPrefixed(const Profile &profile, const QString &local, const QString &upstream)
{
    return std::ranges::any_of(profile.dispatch.ownClassPrefixes,
                               [&](const QString &prefix) { return local == prefix + upstream; });
}

/// An instance of it is one of those that upstream tells by the name of their class.
QString matchedBase(const CheckContext &context, const QString &file, const QString &name)
{
    const Resolution type = context.code.atTarget.resolve(context.code.plugin->moduleOfFile(file), name);
    if (!type.found() || type.symbol.kind != Symbol::Kind::Class)
        return {};
    for (const QString &external : context.atTarget.hierarchy().line(type.symbol).external) {
        if (context.code.profile.matchedByClassName.contains(external))
            return external;
    }
    return {};
}

} // namespace

std::vector<Finding> renamedClasses(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const MirroredFile &file : mirroredFiles(context)) {
        for (const MirroredUnit &unit : file.units) {
            const diff::ThreeWayDefinition &definition = unit.definition;
            if (!unit.isClass || !definition.renamed || !definition.target || definition.target->name.contains(u'.'))
                continue;
            const QString &local = definition.local->name;
            const QString &upstream = definition.target->name;
            // Registered under upstream's name: that is the name that counts.
            if (file.counterpart->architectures.contains(upstream))
                continue;
            const QString compared = comparedAt(*context.code.target, upstream);
            const QString base = matchedBase(context, file.local.path, local);
            const bool prefixed = isPrefixed(context.code.profile, local, upstream);
            if (compared.isEmpty() && (prefixed || base.isEmpty()))
                continue;
            Finding finding = mirrorFinding(u"M10"_s, file, unit, prefixed ? Severity::Info : Severity::Warning);
            finding.message = Text::tr("%1 is called %2 upstream.").arg(local, upstream);
            finding.consequence =
                compared.isEmpty()
                    ? Text::tr("What upstream decides by the class name of a %1, such as which scheme of a quantized "
                               "checkpoint is for it, takes another way here, silently.")
                          .arg(base)
                    : Text::tr("Upstream compares a name with \"%1\" at %2: with this class it takes another way, "
                               "silently.")
                          .arg(upstream, compared);
            findings.push_back(std::move(finding));
        }
    }
    return findings;
}

} // namespace mxw::checks
