// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/Builtins.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source {

bool isBuiltinName(QStringView name)
{
    // Of all versions since Python 3.8.
    static const QSet<QString> Names = {
        u"ArithmeticError"_s,
        u"AssertionError"_s,
        u"AttributeError"_s,
        u"BaseException"_s,
        u"BaseExceptionGroup"_s,
        u"BlockingIOError"_s,
        u"BrokenPipeError"_s,
        u"BufferError"_s,
        u"BytesWarning"_s,
        u"ChildProcessError"_s,
        u"ConnectionAbortedError"_s,
        u"ConnectionError"_s,
        u"ConnectionRefusedError"_s,
        u"ConnectionResetError"_s,
        u"DeprecationWarning"_s,
        u"EOFError"_s,
        u"Ellipsis"_s,
        u"EncodingWarning"_s,
        u"EnvironmentError"_s,
        u"Exception"_s,
        u"ExceptionGroup"_s,
        u"False"_s,
        u"FileExistsError"_s,
        u"FileNotFoundError"_s,
        u"FloatingPointError"_s,
        u"FutureWarning"_s,
        u"GeneratorExit"_s,
        u"IOError"_s,
        u"ImportError"_s,
        u"ImportWarning"_s,
        u"IndentationError"_s,
        u"IndexError"_s,
        u"InterruptedError"_s,
        u"IsADirectoryError"_s,
        u"KeyError"_s,
        u"KeyboardInterrupt"_s,
        u"LookupError"_s,
        u"MemoryError"_s,
        u"ModuleNotFoundError"_s,
        u"NameError"_s,
        u"None"_s,
        u"NotADirectoryError"_s,
        u"NotImplemented"_s,
        u"NotImplementedError"_s,
        u"OSError"_s,
        u"OverflowError"_s,
        u"PendingDeprecationWarning"_s,
        u"PermissionError"_s,
        u"ProcessLookupError"_s,
        u"PythonFinalizationError"_s,
        u"RecursionError"_s,
        u"ReferenceError"_s,
        u"ResourceWarning"_s,
        u"RuntimeError"_s,
        u"RuntimeWarning"_s,
        u"StopAsyncIteration"_s,
        u"StopIteration"_s,
        u"SyntaxError"_s,
        u"SyntaxWarning"_s,
        u"SystemError"_s,
        u"SystemExit"_s,
        u"TabError"_s,
        u"TimeoutError"_s,
        u"True"_s,
        u"TypeError"_s,
        u"UnboundLocalError"_s,
        u"UnicodeDecodeError"_s,
        u"UnicodeEncodeError"_s,
        u"UnicodeError"_s,
        u"UnicodeTranslateError"_s,
        u"UnicodeWarning"_s,
        u"UserWarning"_s,
        u"ValueError"_s,
        u"Warning"_s,
        u"WindowsError"_s,
        u"ZeroDivisionError"_s,
        u"__build_class__"_s,
        u"__debug__"_s,
        u"__import__"_s,
        u"abs"_s,
        u"aiter"_s,
        u"all"_s,
        u"anext"_s,
        u"any"_s,
        u"ascii"_s,
        u"bin"_s,
        u"bool"_s,
        u"breakpoint"_s,
        u"bytearray"_s,
        u"bytes"_s,
        u"callable"_s,
        u"chr"_s,
        u"classmethod"_s,
        u"compile"_s,
        u"complex"_s,
        u"copyright"_s,
        u"credits"_s,
        u"delattr"_s,
        u"dict"_s,
        u"dir"_s,
        u"divmod"_s,
        u"enumerate"_s,
        u"eval"_s,
        u"exec"_s,
        u"exit"_s,
        u"filter"_s,
        u"float"_s,
        u"format"_s,
        u"frozenset"_s,
        u"getattr"_s,
        u"globals"_s,
        u"hasattr"_s,
        u"hash"_s,
        u"help"_s,
        u"hex"_s,
        u"id"_s,
        u"input"_s,
        u"int"_s,
        u"isinstance"_s,
        u"issubclass"_s,
        u"iter"_s,
        u"len"_s,
        u"license"_s,
        u"list"_s,
        u"locals"_s,
        u"map"_s,
        u"max"_s,
        u"memoryview"_s,
        u"min"_s,
        u"next"_s,
        u"object"_s,
        u"oct"_s,
        u"open"_s,
        u"ord"_s,
        u"pow"_s,
        u"print"_s,
        u"property"_s,
        u"quit"_s,
        u"range"_s,
        u"repr"_s,
        u"reversed"_s,
        u"round"_s,
        u"set"_s,
        u"setattr"_s,
        u"slice"_s,
        u"sorted"_s,
        u"staticmethod"_s,
        u"str"_s,
        u"sum"_s,
        u"super"_s,
        u"tuple"_s,
        u"type"_s,
        u"vars"_s,
        u"zip"_s,
    };
    return Names.contains(name.toString());
}

bool isModuleAttribute(QStringView name)
{
    static const QSet<QString> Names = {
        u"__name__"_s,        u"__file__"_s,   u"__doc__"_s,  u"__path__"_s,     u"__package__"_s,
        u"__spec__"_s,        u"__loader__"_s, u"__dict__"_s, u"__builtins__"_s, u"__cached__"_s,
        u"__annotations__"_s, u"__class__"_s,  u"__all__"_s,
    };
    return Names.contains(name.toString());
}

bool isSpecialName(QStringView name)
{
    return name.startsWith("__"_L1) && name.endsWith("__"_L1);
}

bool libraryClassMayHave(QStringView className, QStringView attribute)
{
    if (isSpecialName(attribute))
        return true;
    static const QSet<QString> Bare = {u"object"_s, u"ABC"_s, u"Protocol"_s, u"Generic"_s};
    if (Bare.contains(className.toString()))
        return false;
    // Their attributes are all written in small letters: an upper-case member is not one of them.
    static const QSet<QString> Small = {
        u"Enum"_s,  u"IntEnum"_s,  u"StrEnum"_s,  u"Flag"_s,       u"IntFlag"_s,   u"str"_s,         u"int"_s,
        u"float"_s, u"bytes"_s,    u"tuple"_s,    u"list"_s,       u"dict"_s,      u"set"_s,         u"frozenset"_s,
        u"type"_s,  u"EnumMeta"_s, u"EnumType"_s, u"NamedTuple"_s, u"TypedDict"_s, u"OrderedDict"_s,
    };
    const bool upper = std::ranges::any_of(attribute, [](QChar c) { return c.isUpper(); });
    return !(upper && Small.contains(className.toString()));
}

} // namespace mxw::source
