// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/OperatorSchemas.h"

#include <QCryptographicHash>
#include <QDataStream>

#include <algorithm>
#include <array>
#include <optional>

namespace mxw::source {

using namespace Qt::StringLiterals;

namespace {

/// Bump when the same files may give other operators.
constexpr int TableVersion = 1;

bool isCppFile(const QString &path)
{
    static constexpr std::array suffixes{".cpp"_L1, ".cu"_L1,  ".cc"_L1,  ".cxx"_L1, ".h"_L1,
                                         ".hpp"_L1, ".cuh"_L1, ".hip"_L1, ".inl"_L1};
    return std::ranges::any_of(suffixes, [&](QLatin1StringView suffix) { return path.endsWith(suffix); });
}

QDataStream &operator<<(QDataStream &stream, const FoundOperators &found)
{
    stream << qint32(found.operators.size());
    for (const Operator &op : found.operators)
        stream << op.library << op.name << op.overload << op.schema << op.file << qint32(op.line);
    return stream << found.openLibraries;
}

std::optional<FoundOperators> fromBytes(const QByteArray &bytes)
{
    QDataStream stream(bytes);
    stream.setVersion(QDataStream::Qt_6_0);
    FoundOperators found;
    qint32 size = 0;
    stream >> size;
    for (qint32 i = 0; i < size && stream.status() == QDataStream::Ok; ++i) {
        Operator op;
        qint32 line = 0;
        stream >> op.library >> op.name >> op.overload >> op.schema >> op.file >> line;
        op.line = line;
        found.operators.push_back(std::move(op));
    }
    stream >> found.openLibraries;
    return stream.status() == QDataStream::Ok ? std::optional(std::move(found)) : std::nullopt;
}

class TableReader
{
public:
    TableReader(const CodeTree &tree, const OperatorConventions &conventions) : m_tree(tree), m_conventions(conventions)
    {
    }

    FoundOperators read()
    {
        const OutlineCache *cache = m_tree.cache();
        const std::optional<QByteArray> stored = cache ? cache->loadValue(key()) : std::nullopt;
        if (stored) {
            if (auto found = fromBytes(*stored))
                return *std::move(found);
        }
        readCpp();
        readPython();
        // What the repository lacks today it may hold tomorrow, under the same tree id.
        if (cache && m_complete) {
            QByteArray bytes;
            QDataStream stream(&bytes, QDataStream::WriteOnly);
            stream.setVersion(QDataStream::Qt_6_0);
            stream << m_found;
            cache->storeValue(key(), bytes);
        }
        return std::move(m_found);
    }

private:
    QString key() const
    {
        QCryptographicHash hash(QCryptographicHash::Sha1);
        const auto add = [&](const QString &text) { hash.addData((text + u'\n').toUtf8()); };
        for (const QString &folder : m_conventions.folders)
            add(folder);
        for (const auto &[folder, extension] : m_conventions.extensions)
            add(folder + u'\t' + extension);
        for (const OperatorConventions::Registrar &each : m_conventions.registrars)
            add(each.function + u'\t' + each.argument + u'\t' + each.library + u'\t' + each.fallback);
        return u"operators-%1 %2 %3"_s.arg(TableVersion)
            .arg(QString::fromLatin1(hash.result().toHex()), m_tree.tree().identity().id);
    }

    QByteArray content(const git::FileEntry &file)
    {
        const git::Content content = m_tree.tree().read(file);
        m_complete = m_complete && content.state == git::Content::State::Present;
        return content.bytes;
    }

    QString extensionOf(const QString &path) const
    {
        for (const auto &[folder, extension] : m_conventions.extensions) {
            if (path.startsWith(folder + u'/'))
                return extension;
        }
        return {};
    }

    void readCpp()
    {
        const git::Tree &tree = m_tree.tree();
        for (const QString &folder : m_conventions.folders) {
            const auto [first, last] = tree.range(folder);
            for (size_t i = first; i < last; ++i) {
                const git::FileEntry &file = tree.files()[i];
                if (!file.symlink && isCppFile(file.path))
                    m_found.append(operatorsOfCpp(content(file), file.path, extensionOf(file.path)));
            }
        }
    }

    void readPython()
    {
        QStringList words{u"custom_op"_s, u"triton_op"_s, u"Library"_s, u"define"_s};
        for (const OperatorConventions::Registrar &registrar : m_conventions.registrars)
            words.append(registrar.function);
        QStringList paths;
        for (const QString &word : words)
            paths += m_tree.filesMentioning(word);
        paths.sort();
        paths.removeDuplicates();
        std::vector<std::pair<QString, QByteArray>> sources;
        OperatorLibraries libraries;
        for (const QString &path : paths) {
            sources.emplace_back(path, content(*m_tree.tree().find(path)));
            addOperatorLibraries(sources.back().second, libraries);
        }
        for (const auto &[path, source] : sources)
            m_found.append(operatorsOfPython(source, path, m_conventions, libraries));
    }

    const CodeTree &m_tree;
    const OperatorConventions &m_conventions;
    FoundOperators m_found;
    bool m_complete = true;
};

} // namespace

void FoundOperators::append(FoundOperators more)
{
    std::ranges::move(more.operators, std::back_inserter(operators));
    openLibraries += more.openLibraries;
    openLibraries.removeDuplicates();
}

OperatorTable OperatorTable::ofTree(const CodeTree &tree, const OperatorConventions &conventions)
{
    return OperatorTable(TableReader(tree, conventions).read());
}

OperatorTable::OperatorTable(FoundOperators found) : m_found(std::move(found))
{
    for (size_t i = 0; i < m_found.operators.size(); ++i) {
        const QString key = m_found.operators[i].library + u'.' + m_found.operators[i].name;
        if (!m_byName.contains(key))
            m_byName.insert(key, i);
    }
}

const Operator *OperatorTable::find(const QString &library, const QString &name) const
{
    const auto found = m_byName.constFind(library + u'.' + name);
    return found == m_byName.cend() ? nullptr : &m_found.operators[*found];
}

QStringList OperatorTable::names(const QString &library) const
{
    QStringList names;
    for (const Operator &op : m_found.operators) {
        if (op.library == library)
            names.append(op.name);
    }
    names.sort();
    names.removeDuplicates();
    return names;
}

QStringList OperatorTable::libraries() const
{
    QStringList libraries;
    for (const Operator &op : m_found.operators)
        libraries.append(op.library);
    libraries.sort();
    libraries.removeDuplicates();
    return libraries;
}

} // namespace mxw::source
