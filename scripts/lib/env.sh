# Shared by the shell scripts: reads and writes settings of .env. A failure on the way leaves .env as it was.
# shellcheck shell=sh

# A value as compose reads it: without one pair of quotation marks, blanks around it, and a comment after it.
as_compose() {
    printf '%s\n' "$1" | sed -E -e 's/^[[:space:]]+//' \
        -e 's/^"(([^"\]|\\.)*)".*$/\1/' -e t -e "s/^'([^']*)'.*\$/\1/" -e t \
        -e 's/ #.*$//' -e 's/[[:space:]]+$//'
}
# Up to the value, for `grep -E` and `sed -E`: compose also takes a line that is indented, begins with export, or has blanks
# around its sign, which may be a colon.
line_of() { printf '^[[:space:]]*(export[[:space:]]+)?%s[[:space:]]*[=:]' "$1"; }
env_value() { as_compose "$(sed -nE "s/$(line_of "$1")//p" "${env_file:-.env}" | tail -n 1)"; }
# An empty value removes the setting. A link stays one. The owner, the group and the mode of the file stay as they are, but nobody
# else may read it.
set_env_value() (
    umask 077
    file=$(readlink -f .env)
    cp -p "$file" "$file.new"
    [ -z "$(find "$file.new" -perm -004)" ] || chmod 600 "$file.new"
    # grep exits with 1 when no line is left.
    { grep -vE "$(line_of "$1")" "$file" || [ $? = 1 ]; } > "$file.new" &&
        { [ -z "$2" ] || printf '%s=%s\n' "$1" "$2" >> "$file.new"; } &&
        mv "$file.new" "$file"
)
