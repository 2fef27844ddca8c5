# Shared by scripts/roll and scripts/upgrade. Up to 1.0.0 nginx reached the backends over `edge`, which other services share.
# Newer backends do not trust that network: nginx first moves to `front`, which it shares with the backends alone.
# shellcheck shell=sh

is_on_front() {
    docker inspect --format '{{range $name, $_ := .NetworkSettings.Networks}}{{println $name}}{{end}}' "$1" | grep -q '_front$'
}

# Connects the running backends to `front` too. If another network has its subnet, this fails and changes nothing.
join_front() {
    docker compose run --rm --no-deps -T --entrypoint true backend > /dev/null || {
        echo "The network front could not be made. Set FRONT_NETWORK in .env to a subnet that no other network has, such as 10.99.0.0/24." >&2
        return 1
    }
    for backend in $(docker compose ps -q backend); do
        is_on_front "$backend" && continue
        project=$(docker inspect --format '{{index .Config.Labels "com.docker.compose.project"}}' "$backend")
        docker network connect --alias backend "${project}_front" "$backend"
    done
}

# Moves nginx to `front`. The site is down for a moment, only this once.
move_nginx_to_front() {
    for nginx in $(docker compose ps -q nginx); do
        if is_on_front "$nginx"; then continue; fi
        [ -n "$(docker compose ps -aq pages)" ] || { echo "This nginx is of version 1.0.0 or older. Run scripts/upgrade, which replaces it." >&2; return 1; }
        join_front
        docker compose up -d --no-deps --no-build --timeout 10 --wait nginx
    done
}
