# Shared by the shell scripts: says how one is used, which is the comment at its top, when --help asks for it. Read before
# the script leaves the folder it was called in.
# shellcheck shell=sh

usage=$(sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0")

# For arguments that a script does not take.
# shellcheck disable=SC2317,SC2329 # the scripts call it
refuse() {
    printf '%s\n' "$usage" >&2
    exit 2
}

case "${1:-}" in
    -h | --help)
        printf '%s\n' "$usage"
        exit 0 ;;
esac
