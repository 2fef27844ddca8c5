# Shared by the shell scripts: reads and writes settings of .env, which stays whole whatever fails on the way.
# shellcheck shell=sh

env_value() { sed -n "s/^$1=//p" .env | tail -n 1; }
# An empty value takes the name out.
set_env_value() (
    umask 077
    # 1 is grep's word for no line left.
    { grep -v "^$1=" .env || [ $? = 1 ]; } > .env.new &&
        { [ -z "$2" ] || printf '%s=%s\n' "$1" "$2" >> .env.new; } &&
        mv .env.new .env
)
