# Shared by the shell scripts: reads and writes settings of .env, which stays whole whatever fails on the way.
# shellcheck shell=sh

# A value as compose reads it: one pair of quotation marks is not part of it, nor are blanks around it, nor a comment behind it.
as_compose() {
    printf '%s\n' "$1" | sed -E -e 's/^[[:space:]]+//' \
        -e 's/^"(([^"\]|\\.)*)".*$/\1/' -e t -e "s/^'([^']*)'.*\$/\1/" -e t \
        -e 's/ #.*$//' -e 's/[[:space:]]+$//'
}
# Up to the value, for `grep -E` and `sed -E`: compose also takes a line that is indented, begins with export, or has blanks
# around its sign, which may be a colon.
line_of() { printf '^[[:space:]]*(export[[:space:]]+)?%s[[:space:]]*[=:]' "$1"; }
env_value() { as_compose "$(sed -nE "s/$(line_of "$1")//p" "${env_file:-.env}" | tail -n 1)"; }
# An empty value takes the name out.
set_env_value() (
    umask 077
    # 1 is grep's word for no line left.
    { grep -vE "$(line_of "$1")" .env || [ $? = 1 ]; } > .env.new &&
        { [ -z "$2" ] || printf '%s=%s\n' "$1" "$2" >> .env.new; } &&
        mv .env.new .env
)
