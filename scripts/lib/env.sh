# Shared by the shell scripts: reads and writes settings of .env, which stays whole whatever fails on the way.
# shellcheck shell=sh

# One pair of quotation marks is not part of a value, as compose reads it.
unquoted() {
    case $1 in
        \"*\" | \'*\') value=${1#?}; printf '%s' "${value%?}" ;;
        *) printf '%s' "$1" ;;
    esac
}
env_value() { unquoted "$(sed -n "s/^$1=//p" .env | tail -n 1)"; }
# An empty value takes the name out.
set_env_value() (
    umask 077
    # 1 is grep's word for no line left.
    { grep -v "^$1=" .env || [ $? = 1 ]; } > .env.new &&
        { [ -z "$2" ] || printf '%s=%s\n' "$1" "$2" >> .env.new; } &&
        mv .env.new .env
)
