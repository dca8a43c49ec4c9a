# shellcheck shell=sh disable=SC2154,SC2034 # state, ending and the limits are shared with what stands around it
# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later

mxw_bytes() { # KIND FILE OFFSET MOST KEEP
    size=0
    [ -f "$2" ] && size=$(wc -c <"$2")
    size=$((size + 0)); from=$3
    [ "$from" -gt "$size" ] && from=$size
    [ "$5" -gt 0 ] && [ $((size - from)) -gt "$5" ] && from=$((size - $5))
    length=$((size - from))
    [ "$length" -gt "$4" ] && length=$4
    printf '%s %s %s %s\n' "$1" "$size" "$from" "$length"
    [ "$length" -gt 0 ] && tail -c "+$((from + 1))" "$2" | head -c "$length"
    echo
}

mxw_part() { # NUMBER FOLDER STREAM-OFFSET LOG-OFFSET LOG-CUT
    # The ending is read before the sizes: when there is one, they are final.
    mxw_state "$2"
    printf 'part %s\n%s\n%s\n' "$1" "$state" "$ending"
    cut=; [ -f "$2/log.cut" ] && read -r cut <"$2/log.cut"
    printf 'cut %s\n' "$cut"
    from=$4; [ "$cut" = "$5" ] || from=0
    mxw_bytes log "$2/log" "$from" "$most_log" "$most_log"
    mxw_bytes stream "$2/stream" "$3" "$most_stream" 0
    [ "$state" = ended ] || all_ended=
}

mxw_said() { # NAME COMMAND…
    name=$1; shift
    said=$(LC_ALL=C "$@" 2>&1 </dev/null | head -c 200000; echo .)
    said=${said%.}
    printf 'said %s %s\n%s\n' "$name" "$(printf %s "$said" | wc -c)" "$said"
}

mxw_slurm() { # JOB [CLUSTER-OPTION…]
    job=$1; shift
    mxw_said squeue squeue "$@" -h -r -j "$job" -o '%i|%T|%r'
    case $said in *"$job"*\|*) return ;; *ontact*|*ommunication*|*imed\ out*|*onnection*) return ;; esac
    mxw_said sacct sacct "$@" -n -P -X -j "$job" -o JobID,State
    case $said in *"$job"*\|*) return ;; esac
    mxw_said scontrol scontrol "$@" -o show job "$job"
}
