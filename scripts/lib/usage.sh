# Shared by the shell scripts: --help prints the comment at the top of a script. Source it before the script changes its folder.
# shellcheck shell=sh

# With it, cd would go elsewhere, and print where.
unset CDPATH

usage=$(sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0")

# Ends a script that was called with wrong arguments.
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
