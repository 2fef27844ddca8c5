# Shared by scripts/backup and scripts/restore.
# shellcheck shell=sh

# "<table> <rows>" for each table, from the text of a dump's data.
rows_per_table() {
    awk '/^COPY / { table = $2; rows = 0; inside = 1; next }
         inside && $0 == "\\." { print table, rows; inside = 0; next }
         inside { rows++ }' | sort
}

# The storage key of each file of an application, from the same text.
stored_keys() {
    awk -F '\t' '/^COPY public\.application_files / {
             header = $0; sub(/^[^(]*\(/, "", header); sub(/\).*/, "", header)
             n = split(header, names, ", "); for (i = 1; i <= n; i++) if (names[i] == "storage_key") column = i
             inside = 1; next }
         inside && $0 == "\\." { inside = 0; next }
         inside { print $column }'
}

# Runs a command of the backend with the backup folder as /backup, as the user who owns the folder.
with_files() {
    mounted=$1
    shift
    docker compose run --rm --no-deps -T --user "$(id -u):$(id -g)" --volume "$mounted:/backup" \
        backend backend/dist/cli.js "$@"
}

cipher() { openssl enc "$1" -aes-256-cbc -pbkdf2 -iter 600000 -salt -pass "file:$BACKUP_PASSPHRASE_FILE"; }
encrypt() {
    [ -n "${BACKUP_PASSPHRASE_FILE:-}" ] || return 0
    cipher -e < "$1" > "$1.enc"
    rm "$1"
}
decrypt() {
    if [ -f "$1/database.dump.enc" ]; then
        [ -n "${BACKUP_PASSPHRASE_FILE:-}" ] || { echo "BACKUP_PASSPHRASE_FILE is needed: the dump is encrypted." >&2; exit 1; }
        cipher -d < "$1/database.dump.enc" > "$2"
    else
        cp "$1/database.dump" "$2"
    fi
}
