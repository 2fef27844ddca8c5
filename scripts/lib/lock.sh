# Shared by scripts/roll and scripts/upgrade: only one of each runs at a time. A lock is a folder that names its process and the boot
# of the machine, so that a process that was killed, or ended with the machine, blocks nobody.
# shellcheck shell=sh

start_of_machine() { cat /proc/sys/kernel/random/boot_id 2> /dev/null || true; }
is_running() { kill -0 "$1" 2> /dev/null || [ -d "/proc/$1" ]; }

# $1 is the folder of the lock, $2 the name of what runs. A lock that names no process may be in the making.
refuse_beside() {
    [ -d "$1" ] || return 0
    read -r pid start 2> /dev/null < "$1/pid" || pid=
    if [ -z "$pid" ] || { [ "$start" = "$(start_of_machine)" ] && is_running "$pid"; }; then
        echo "$2 is under way. If it was killed: rm -r $1" >&2
        exit 1
    fi
    rm -r "$1"
}
# Takes a lock until the process ends.
take_lock() {
    refuse_beside "$1" "$2"
    mkdir "$1" || { [ ! -d "$1" ] || echo "$2 is under way." >&2; exit 1; }
    lock=$1
    trap 'rm -r "$lock"' EXIT
    echo "$$ $(start_of_machine)" > "$lock/pid"
}
