# Shared by scripts/roll and scripts/upgrade. Up to 1.0.0 nginx asked the backends over `edge`, where other services are too, and
# newer backends believe nothing that comes from there: nginx moves to `front`, which it shares with them alone, before they come.
# shellcheck shell=sh

is_on_front() {
    docker inspect --format '{{range $name, $_ := .NetworkSettings.Networks}}{{println $name}}{{end}}' "$1" | grep -q '_front$'
}

# Has the backends that run answer in `front` too. It fails, with nothing changed, where another network has those addresses.
join_front() {
    docker compose run --rm --no-deps -T --entrypoint true backend > /dev/null || {
        echo "The network front could not be made: set FRONT_NETWORK in .env to addresses that no other network has, such as 10.99.0.0/24." >&2
        return 1
    }
    for backend in $(docker compose ps -q backend); do
        is_on_front "$backend" && continue
        project=$(docker inspect --format '{{index .Config.Labels "com.docker.compose.project"}}' "$backend")
        docker network connect --alias backend "${project}_front" "$backend"
    done
}

# The site is away for a moment, this once.
move_nginx_to_front() {
    for nginx in $(docker compose ps -q nginx); do
        if is_on_front "$nginx"; then continue; fi
        [ -n "$(docker compose ps -aq pages)" ] || { echo "This nginx has its pages in itself: scripts/upgrade replaces it." >&2; return 1; }
        join_front
        docker compose up -d --no-deps --no-build --timeout 10 --wait nginx
    done
}
