# shellcheck shell=sh disable=SC2034 # state and ending are for the caller
# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Whether the process is still the one that was started: numbers of processes are given out again.
mxw_same() { # PID START BOOT
    [ "$3" = - ] || [ "$(cat /proc/sys/kernel/random/boot_id 2>/dev/null)" = "$3" ] || return 1
    if [ "$2" = - ]; then kill -0 "$1" 2>/dev/null; return; fi
    mxw_stat=$(cat "/proc/$1/stat" 2>/dev/null) || return 1
    # shellcheck disable=SC2086 # the fields from the third on are words
    set -- "$2" ${mxw_stat##*)}
    [ "$2" != Z ] && [ "$2" != X ] && [ "$1" = "${21}" ]
}

mxw_state() { # FOLDER: sets state and ending
    ending=
    if [ -f "$1/exit" ]; then read -r ending <"$1/exit"; state=ended; return; fi
    if ! [ -f "$1/supervisor" ]; then state=waiting; return; fi
    read -r pid start boot host <"$1/supervisor"
    if [ "$host" != "$(uname -n)" ]; then state="elsewhere $host"; return; fi
    if mxw_same "$pid" "$start" "$boot"; then state=running; return; fi
    if [ -f "$1/exit" ]; then read -r ending <"$1/exit"; state=ended; return; fi
    state=gone
}
