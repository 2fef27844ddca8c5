# The parts of scripts/upgrade.
# shellcheck shell=sh disable=SC2154 # scripts/upgrade and remember_images set what is read here

say() { printf '%s %s\n' "$(date +%H:%M:%S)" "$1"; }
fail() { printf '%s\n' "$1" >&2; exit 1; }

# The checked-out commit; empty for a release, or outside a repository.
source_commit() {
    git describe --exact-match --match 'v*' > /dev/null 2>&1 || git rev-parse --short=8 HEAD 2> /dev/null || true
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
# When the machine went down in the middle of an upgrade, backends of two versions run: the remembered image is the old version's.
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
# Notes the images for `scripts/upgrade --back`, once this upgrade has ended well. One that changed nothing keeps the former note.
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
# After an upgrade that changed nothing, or failed: gives the names back to the images noted by the last one that ended well.
keep_noted_images() {
    [ -f .before-upgrade ] || return 0
    # shellcheck source=/dev/null
    (. ./.before-upgrade && keep_images) || true
}
# Goes back from an upgrade that ended well, as go_back does from one that failed. Interrupted, it continues when called again.
return_to_noted() {
    [ -f .before-upgrade ] || fail "No upgrade from this folder is known that one could go back from."
    # shellcheck source=/dev/null
    . ./.before-upgrade
    export SMASH_VERSION="$old_version"
    names=$(docker compose config --images | tr ' ' '\n')
    for service in backend pages minio; do
        eval "image=\$${service}_image name=\$${service}_name"
        printf '%s\n' "$names" | grep -qxF "$name" ||
            fail "Before the upgrade $service was $name, and .env leads to another image now: put it back as it was."
        docker image inspect "$image" > /dev/null 2>&1 || fail "The image that $name was before the upgrade is gone."
    done
    [ "$old_version" = "$(env_value SMASH_VERSION)" ] || set_env_value SMASH_VERSION "$old_version"
    has_rolled=1
    say "Files of the pages, backends and pages: upgrade.log says how far it is, also where the connection is lost"
    # Ended half-way, it would leave one backend too many.
    trap '' HUP INT PIPE TERM
    return_all >> upgrade.log 2>&1 &
    if ! wait $!; then
        tail -n 20 upgrade.log >&2 || true
        fail "Going back did not finish. Mend the cause, then the same command again."
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
        fail "The database is of PostgreSQL $database, and POSTGRES_IMAGE is of ${image%%[!0-9]*}: docs/operations.md#another-postgresql says how it goes over."
}

# SMASH_VERSION alone may choose the images: with others named in .env, the release would not be what runs.
require_release_settings() {
    [ -n "$(env_value SMASH_IMAGES)" ] || fail "SMASH_IMAGES is missing in .env: where the images of releases are."
    for name in BACKEND_IMAGE SITE_IMAGE OBJECTS_IMAGE; do
        [ -z "$(env_value $name)" ] || fail "$name in .env names an image: take it out, SMASH_VERSION does that."
    done
}

# Pages contain the address that they were built for, which must be PUBLIC_URL.
require_same_address() {
    built=$(docker image inspect --format '{{index .Config.Labels "smash-technology.public-url"}}' "$1")
    address=$(env_value PUBLIC_URL)
    [ "${built%/}" = "${address%/}" ] ||
        fail "$1 was built for ${built:-no address}, not for $address, which is PUBLIC_URL in .env: see docs/operations.md."
}

# Puts the files that the new pages name beside those that nginx serves now.
put_files() { docker compose run --rm --no-deps -T pages --files; }
put_files_of_before() {
    SITE_IMAGE="$(without_tag "$pages_name"):before-upgrade" docker compose run --rm --no-deps -T pages --files
}

# Switches nginx to the new pages; its container is replaced only for another version of nginx itself.
serve_pages() {
    docker compose up --no-deps --no-build pages > /dev/null 2>&1
    [ "$(docker inspect --format '{{.State.ExitCode}}' "$(docker compose ps -aq pages)")" = 0 ] ||
        fail "The pages could not be put where nginx reads them: docker compose logs pages"
    docker compose up -d --no-deps --no-build --timeout 10 --wait nginx
    docker compose exec -T nginx sh /pages/serve --wait
    docker compose exec -T nginx curl -fsS -o /dev/null http://127.0.0.1:8080/favicon.svg
}

# Runs when scripts/upgrade ends early: gives the previous images their names back and replaces what runs of the new ones. That is
# done by a process of its own, since a failure in it would end this one without a word.
go_back() {
    code=$1
    trap '' HUP INT PIPE TERM
    say "It failed. Going back to the previous version." >&2
    export SMASH_VERSION="$old_version"
    bring_back &
    wait $! || fail "Going back did not finish either. Mend the cause, then: docker tag NAME:before-upgrade NAME for each of the three in docker image ls, scripts/roll --no-migration, docker compose up -d."
    keep_noted_images
    say "The previous version runs. The database stays as it is: what a migration added does not hinder it." >&2
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
        # A killed migration leaves accounts that are limited to businesses without their views.
        docker compose run --rm --no-deps -T migrate >&2 ||
            say "Accounts limited to businesses may be refused until this succeeds: docker compose run --rm --no-deps migrate" >&2
    fi
    for container in $(docker compose ps -q backend); do look "$container" '' >&2; done
}

# Removes new backends that never became healthy at once, the others one by one. Where no old backend is left, a new one that is
# unhealthy now may be the only one that serves.
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
