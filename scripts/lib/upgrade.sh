# The parts of scripts/upgrade.
# shellcheck shell=sh disable=SC2154 # scripts/upgrade and remember_images set what is read here

say() { printf '%s %s\n' "$(date +%H:%M:%S)" "$1"; }
fail() { printf '%s\n' "$1" >&2; exit 1; }

# The checked-out commit; empty for a release, or outside a repository. Only reads, so the clone may belong to another user.
source_commit() {
    git -c safe.directory='*' describe --exact-match --match 'v*' > /dev/null 2>&1 ||
        git -c safe.directory='*' rev-parse --short=8 HEAD 2> /dev/null || true
}

# Sets …_image and …_name: which images run, and under which names.
remember_images() {
    [ -n "$(docker compose ps -q backend)" ] || fail "No backend is running: docker compose up -d"
    # Up to 1.0.0 the image of nginx had the pages in it.
    site=pages
    [ -n "$(docker compose ps -aq pages)" ] || site=nginx
    for service in backend $site minio; do
        container=$(docker compose ps -aq "$service" | head -n 1)
        image=$(docker inspect --format '{{.Image}}' "$container")
        name=$(docker inspect --format '{{.Config.Image}}' "$container")
        if [ "$service" = backend ]; then image=$(first_of_two "$image" "$name"); fi
        [ "$service" != nginx ] || service=pages
        eval "${service}_image=\$image ${service}_name=\$name"
    done
}
# After the machine went down during an upgrade, backends of two versions run. The one with the remembered image is the old version.
first_of_two() {
    remembered=$(docker image inspect --format '{{.Id}}' "$(without_tag "$2"):before-upgrade" 2> /dev/null) || remembered=
    for backend in $(docker compose ps -aq backend); do
        if [ "$(docker inspect --format '{{.Image}}' "$backend")" = "$remembered" ]; then printf '%s' "$remembered"; return; fi
    done
    printf '%s' "$1"
}
# A colon before the last slash belongs to a port.
without_tag() {
    bare=${1%@*}
    case ${bare##*/} in *:*) bare=${bare%:*} ;; esac
    printf '%s' "$bare"
}

# Tags the remembered images :before-upgrade, a name that no build or pull takes from them.
keep_images() {
    for service in backend pages minio; do
        eval "image=\$${service}_image name=\$${service}_name"
        docker tag "$image" "$(without_tag "$name"):before-upgrade"
    done
}
# Notes the images for `scripts/upgrade --back` after a successful upgrade. An upgrade that changed nothing keeps the earlier note.
note_images() {
    container=$(docker compose ps -q backend | head -n 1)
    if [ "$(docker inspect --format '{{.Image}}' "$container")" = "$backend_image" ]; then keep_noted_images; return; fi
    {
        echo "old_version='$old_version'"
        for service in backend pages minio; do
            eval "echo \"${service}_image='\$${service}_image' ${service}_name='\$${service}_name'\""
        done
    } > .before-upgrade.new
    mv .before-upgrade.new .before-upgrade
}
# After an upgrade that failed or changed nothing: tags the images that the last successful upgrade noted.
keep_noted_images() {
    [ -f .before-upgrade ] || return 0
    # shellcheck source=/dev/null
    (. ./.before-upgrade && keep_images) || true
}
# Goes back from a successful upgrade, as go_back does from a failed one. If interrupted, it continues when called again.
return_to_noted() {
    [ -f .before-upgrade ] || fail "No upgrade to go back from: none from this folder was successful."
    # shellcheck source=/dev/null
    . ./.before-upgrade
    export SMASH_VERSION="$old_version"
    names=$(docker compose config --images | tr ' ' '\n')
    for service in backend pages minio; do
        eval "image=\$${service}_image name=\$${service}_name"
        printf '%s\n' "$names" | grep -qxF "$name" ||
            fail "Before the upgrade $service was $name, but .env leads to another image now. Restore that setting in .env."
        docker image inspect "$image" > /dev/null 2>&1 || fail "The former image of $name no longer exists on this machine."
    done
    [ "$old_version" = "$(env_value SMASH_VERSION)" ] || set_env_value SMASH_VERSION "$old_version"
    has_rolled=1
    say "Going back, with backends and pages. upgrade.log says how far it is, also if your connection is lost"
    # If it ended half-way, there would be one backend too many.
    trap '' HUP INT PIPE TERM
    return_all >> upgrade.log 2>&1 &
    if ! wait $!; then
        tail -n 20 upgrade.log >&2 || true
        fail "Going back did not finish. Fix the cause, then run the same command again."
    fi
}
return_all() {
    put_files
    bring_back
    say "The version before the last upgrade runs."
}

# Fails unless backend $1 serves: every part of it, the list of jobs, and a page of the site with its jobs. $2, if not empty, is the
# version that it must have.
look() {
    docker exec -i -e WANTED="$2" "$1" node --input-type=module < scripts/lib/is-backend-whole.mjs
}

# PostgreSQL cannot read the files of another major version, so its container would not start again.
require_same_postgres() {
    [ -n "$(docker compose ps -q postgres)" ] || return 0
    database=$(docker compose exec -T postgres sh -c 'cat "$PGDATA/PG_VERSION"')
    image=$(docker compose run --rm --no-deps -T --entrypoint postgres database-tools --version)
    image=${image#* (PostgreSQL) }
    [ "$database" = "${image%%[!0-9]*}" ] ||
        fail "The database is PostgreSQL $database, but POSTGRES_IMAGE is ${image%%[!0-9]*}. docs/operations.md#another-postgresql says how to move the data."
}

# Only SMASH_VERSION may choose the images. If .env named others, the release would not run.
require_release_settings() {
    [ -n "$(env_value SMASH_IMAGES)" ] || fail "SMASH_IMAGES is missing in .env. It says where the images of releases are."
    for name in BACKEND_IMAGE SITE_IMAGE OBJECTS_IMAGE; do
        [ -z "$(env_value $name)" ] || fail "$name in .env names an image. Remove it: SMASH_VERSION chooses the image."
    done
}

# Pages contain the address that they were built for, which must be PUBLIC_URL.
require_same_address() {
    built=$(docker image inspect --format '{{index .Config.Labels "smash-technology.public-url"}}' "$1")
    address=$(env_value PUBLIC_URL)
    [ "${built%/}" = "${address%/}" ] ||
        fail "$1 was built for ${built:-no address}, not for $address, the PUBLIC_URL in .env. See docs/operations.md."
}

# Puts the files that the new pages name beside those that nginx serves now.
put_files() { docker compose run --rm --no-deps -T pages --files; }
put_files_of_before() {
    SITE_IMAGE="$(without_tag "$pages_name"):before-upgrade" docker compose run --rm --no-deps -T pages --files
}

# Switches nginx to the new pages; its container is replaced only for another version of nginx itself.
serve_pages() {
    docker compose up --no-deps --no-build pages > /dev/null 2>&1
    # Sorted by name, it comes before those that an interrupted "run" has left.
    container=$(docker compose ps -aq pages | head -n 1)
    [ "$(docker inspect --format '{{.State.ExitCode}}' "$container")" = 0 ] ||
        fail "The pages could not be copied to nginx. The log: docker compose logs pages"
    docker compose up -d --no-deps --no-build --timeout 10 --wait nginx
    docker compose exec -T nginx sh /pages/serve --wait
    docker compose exec -T nginx curl -fsS -o /dev/null http://127.0.0.1:8080/favicon.svg
}

# Runs when scripts/upgrade ends early: gives the previous images their names back and replaces containers of the new ones. A process
# of its own does that, since a failure there would silently end this one.
go_back() {
    code=$1
    trap '' HUP INT PIPE TERM
    say "It failed. Going back to the previous version." >&2
    export SMASH_VERSION="$old_version"
    bring_back &
    wait $! || fail "Going back did not finish either. Fix the cause, then run: docker tag NAME:before-upgrade NAME for each of the three images in docker image ls, scripts/roll --no-migration, docker compose up -d."
    keep_noted_images
    say "The previous version runs. The database is unchanged: the previous version works with what the migration added." >&2
    rm -r "$lock"
    exit "$((code == 0 ? 1 : code))"
}
name_images() {
    for service in backend pages minio; do
        eval "image=\$${service}_image name=\$${service}_name"
        case $name in *@*) ;; *) docker tag "$image" "$name" ;; esac
    done
}
bring_back() {
    name_images
    if [ -n "$has_rolled" ]; then
        roll_back
        # A killed migration may leave out the views of accounts that are limited to businesses.
        docker compose run --rm --no-deps -T migrate >&2 ||
            say "Accounts that are limited to businesses may be refused until you run: docker compose run --rm --no-deps migrate" >&2
    fi
    for container in $(docker compose ps -q backend); do look "$container" '' >&2; done
}

# Removes new backends that are not healthy at once, and the others one by one. If no old backend is left, even an unhealthy new one
# stays until it is replaced, since it may be the only one that serves.
roll_back() {
    is_mixed=
    has_old=
    for container in $(docker compose ps -q backend); do
        [ "$(docker inspect --format '{{.Image}}' "$container")" != "$backend_image" ] || has_old=1
    done
    for container in $(docker compose ps -aq backend); do
        [ "$(docker inspect --format '{{.Image}}' "$container")" != "$backend_image" ] || continue
        if [ -z "$has_old" ] || [ "$(docker inspect --format '{{.State.Health.Status}}' "$container")" = healthy ]; then
            is_mixed=1
        else
            docker rm -fv "$container" > /dev/null
        fi
    done
    if [ -n "$is_mixed" ]; then scripts/roll --no-migration; fi
    serve_pages
}
