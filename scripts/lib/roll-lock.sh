# Shared by scripts/roll and scripts/upgrade: one roll at a time. The folder of the lock says which process has it, and since which start of
# the machine, so that one that was killed, or went down with the machine, is in nobody's way.
# shellcheck shell=sh

lock=.roll.lock
start_of_machine() { cat /proc/sys/kernel/random/boot_id 2> /dev/null || true; }
is_running() { kill -0 "$1" 2> /dev/null || [ -d "/proc/$1" ]; }

# One that does not say whose it is may be just being made.
refuse_during_roll() {
    [ -d "$lock" ] || return 0
    read -r pid start 2> /dev/null < "$lock/pid" || pid=
    if [ -z "$pid" ] || { [ "$start" = "$(start_of_machine)" ] && is_running "$pid"; }; then
        echo "A roll is under way. If it was killed: rm -r $lock" >&2
        exit 1
    fi
    rm -r "$lock"
}
take_lock() {
    refuse_during_roll
    mkdir "$lock" 2> /dev/null || { echo "A roll is under way." >&2; exit 1; }
    trap 'rm -r "$lock"' EXIT
    echo "$$ $(start_of_machine)" > "$lock/pid"
}
