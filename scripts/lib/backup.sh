# Shared by scripts/backup, scripts/restore, scripts/save-erasures and scripts/prune.
# shellcheck shell=sh

# One order of sorted lines on every machine.
export LC_ALL=C

# BACKUP_TOOLS=local uses the programs of this machine instead of containers, and runs the backend's commands with their own
# environment; with BACKUP_TOOLS=swarm the containers join the stack, which is neither started nor stopped.
case ${BACKUP_TOOLS:=compose} in
    compose | local) ;;
    swarm) export COMPOSE_FILE=docker-compose.yml:deploy/swarm/backup.yml ;;
    *) echo "BACKUP_TOOLS must be compose, swarm or local, not $BACKUP_TOOLS." >&2; exit 2 ;;
esac
is_local() { [ "$BACKUP_TOOLS" = local ]; }
is_compose() { [ "$BACKUP_TOOLS" = compose ]; }

# A signal ends a shell without its EXIT trap, unless a trap of that signal exits.
exit_on_signals() {
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 143' TERM
}

# Runs a container quietly: what compose says about containers goes to standard error, which cron mails.
run_container() { COMPOSE_PROGRESS=quiet docker compose run --rm --no-deps -T "$@"; }

# Runs a program of PostgreSQL on the backend's database, wherever that is.
on_database() {
    if is_local; then scripts/lib/on-database "$@"; return; fi
    in_tools bash -c "$(cat scripts/lib/on-database)" on-database "$@"
}

# PostgreSQL's image has no certificate authorities, without which a database elsewhere cannot be verified
# (sslmode=verify-full): it gets this machine's, from SSL_CERT_FILE or where Debian and Ubuntu keep them.
in_tools() {
    program=$1
    shift
    authorities=${SSL_CERT_FILE:-/etc/ssl/certs/ca-certificates.crt}
    [ -f "$authorities" ] || authorities=
    run_container ${authorities:+--volume "$authorities:/authorities.crt:ro" -e SSL_CERT_FILE=/authorities.crt} \
        --entrypoint "$program" database-tools "$@"
}

# Prints the data of the dump on standard input as text.
dump_text() {
    if is_local; then pg_restore --file=- --data-only; else in_tools pg_restore --file=- --data-only; fi
}

# Major version in that text: of the dumped database ("from database") or of pg_dump ("by pg_dump").
version_of_dump() { sed -n -e '/^SET /q' -e "s/^-- Dumped $1 version \([0-9]*\).*/\1/p"; }

# "<table> <rows>" for each table, from the text of a dump's data.
rows_per_table() {
    awk '/^COPY / { table = $2; rows = 0; inside = 1; next }
         inside && $0 == "\\." { print table, rows; inside = 0; next }
         inside { rows++ }' | sort
}

# The lines of that text that the digest covers: rows and sequences, without the settings before them, which differ between
# versions of pg_restore.
lines_of_data() {
    awk '/^COPY / { inside = 1 }
         inside { print; if ($0 == "\\.") inside = 0; next }
         $0 != "" && !/^(--|SET |SELECT pg_catalog\.set_config\(|\\(un)?restrict )/'
}
# The lines that the digests of older backups cover.
lines_with_settings() { grep -v -e '^--' -e '^\\\(un\)\{0,1\}restrict '; }

# Digest of the lines of a file, whatever their order; removes the file. Without limits, sort would take all memory of the
# machine, and its /tmp. Not a pipe, which would hide failures.
digest_of() {
    sort -S 64M -T "$(dirname "$1")" -o "$1" "$1" && digest=$(sha256sum < "$1") && rm "$1" && echo "${digest%% *}"
}

# The storage key of each file of an application and of each table that is being imported, from the text of a dump. Fails
# when the dump is of another database.
stored_keys() {
    awk -F '\t' '/^COPY public\.(application_files|imports) / {
             column = 0
             header = $0; sub(/^[^(]*\(/, "", header); sub(/\).*/, "", header)
             n = split(header, names, ", "); for (i = 1; i <= n; i++) if (names[i] == "storage_key") column = i
             if (/application_files/) applications = column; inside = column > 0; next }
         inside && $0 == "\\." { inside = 0; next }
         inside && $column != "\\N" { print $column }
         END { if (applications) exit
             print "The database has no table application_files, so it is not the database of the site." > "/dev/stderr"; exit 1 }'
}

# Writes files through to the disk before anything relies on them. Not every system's sync takes names.
flush() { sync "$@" 2> /dev/null || sync; }

# A folder for dumps and their text, which may be three times the database: not in /tmp, which many machines keep in memory,
# unless nothing else can be written, as in a container.
new_workspace() {
    temporary=/var/tmp
    [ -w "$temporary" ] || temporary=/tmp
    mktemp -d "${TMPDIR:-$temporary}/smash.XXXXXX"
}

is_bucket() { case $1 in s3://*) true ;; *) false ;; esac; }

# Sets place: a bucket as given, a folder as an absolute path. Makes the folder if it is missing.
# shellcheck disable=SC2034 # the scripts read it
find_place() {
    if is_bucket "$1"; then place=${1%/}; else mkdir -p "$1" && place=$(cd "$1" && pwd); fi
}

# Runs a command of the backend. A folder that it needs, if any, is named first and stands in the arguments as {}: in a
# container it is /backup, and belongs to the same user: root may do there what it may do outside, and for others the capability
# does nothing. With a rootless Docker that user is root in the container.
command_with() {
    folder=$1
    shift
    if is_local; then seen=$folder; else seen=/backup; fi
    for argument; do
        shift
        if [ "$argument" = "{}" ]; then set -- "$@" "$seen"; else set -- "$@" "$argument"; fi
    done
    if is_local; then node backend/dist/cli.js "$@"; return; fi
    user=$(id -u):$(id -g)
    case ${folder:+$(docker info --format '{{.SecurityOptions}}' 2> /dev/null)} in *name=rootless*) user=0:0 ;; esac
    run_container --user "$user" ${folder:+--volume "$folder:/backup" --cap-add DAC_OVERRIDE} \
        -e BACKUP_S3_ENDPOINT -e BACKUP_S3_REGION -e BACKUP_S3_ACCESS_KEY -e BACKUP_S3_SECRET_KEY \
        backend backend/dist/cli.js "$@"
}

# Migrates with the role that owns the database, which only the service `migrate` has.
migrate() { if is_local; then node backend/dist/cli.js migrate; else run_container migrate; fi; }

# Like command_with, for a command whose first argument is the place of the backups.
command_at() {
    at=$1
    command=$2
    shift 2
    if is_bucket "$at"; then command_with "" "$command" "$at" "$@"; else command_with "$at" "$command" "{}" "$@"; fi
}

# Makes the place of the passphrase absolute.
find_passphrase() { case ${BACKUP_PASSPHRASE_FILE:=} in '' | /*) ;; *) BACKUP_PASSPHRASE_FILE=$PWD/$BACKUP_PASSPHRASE_FILE ;; esac; }
# Refuses a file without a passphrase, with which openssl would still encrypt, and anybody could decrypt. A pipe can be read only once.
require_passphrase() {
    [ -n "$BACKUP_PASSPHRASE_FILE" ] && [ ! -p "$BACKUP_PASSPHRASE_FILE" ] || return 0
    [ -n "$(head -n 1 "$BACKUP_PASSPHRASE_FILE")" ] && return 0
    echo "There is no passphrase in the first line of $BACKUP_PASSPHRASE_FILE (BACKUP_PASSPHRASE_FILE)." >&2
    exit 1
}
cipher() { openssl enc "$1" -aes-256-cbc -pbkdf2 -iter 600000 -salt -pass "file:$BACKUP_PASSPHRASE_FILE"; }
encrypt() {
    [ -n "$BACKUP_PASSPHRASE_FILE" ] || return 0
    cipher -e < "$1" > "$1.enc"
    rm "$1"
}
decrypt() {
    if [ -f "$1/database.dump.enc" ]; then
        [ -n "$BACKUP_PASSPHRASE_FILE" ] || { echo "Set BACKUP_PASSPHRASE_FILE: the dump is encrypted." >&2; exit 1; }
        cipher -d < "$1/database.dump.enc" > "$2"
    elif [ -n "$BACKUP_PASSPHRASE_FILE" ]; then
        echo "The dump is not encrypted although BACKUP_PASSPHRASE_FILE is set: somebody else may have put it there." \
            "If it is yours, restore it without that variable." >&2
        exit 1
    else
        cp "$1/database.dump" "$2"
    fi
}
