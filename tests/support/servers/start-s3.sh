#!/bin/bash
# A real S3 server for tests, with nothing but Debian packages: Ceph's object gateway over one monitor and one store in
# memory, on the loopback address only. Everything is gone when it ends.
#
#   start-s3.sh FOLDER GATEWAY_PORT MONITOR_PORT STORE_PORT_FIRST PAGE_SIZE
#
# FOLDER is emptied. Prints READY when the gateway answers, then waits; when this script ends, by a signal or because
# its standard input closes, so do the three servers.
# S3_TEST_ACCESS_KEY and S3_TEST_SECRET_KEY are the keys of its only user.
set -euo pipefail

folder=$1 gateway_port=$2 monitor_port=$3 store_port_first=$4 page_size=$5
: "${S3_TEST_ACCESS_KEY:?}" "${S3_TEST_SECRET_KEY:?}"

exec 3<&0
config=$folder/ceph.conf
cluster_id=$(cat /proc/sys/kernel/random/uuid)
store_id=$(cat /proc/sys/kernel/random/uuid)
monitor='' store='' gateway=''

stop_servers() {
  trap - EXIT INT TERM HUP
  local pid
  for pid in $gateway $store $monitor; do kill -KILL "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
}
trap stop_servers EXIT
trap 'exit 143' INT TERM HUP

fail() {
  echo "start-s3: $1" >&2
  tail -n 5 "$folder"/*.log >&2 || true
  exit 1
}

# Repeats a command until it succeeds, at most $1 times, a fifth of a second apart.
wait_for() {
  local tries=$1
  shift
  while ! "$@" 2>/dev/null; do
    ((tries-- > 0)) || return 1
    sleep 0.2
  done
}

answers() { (exec 3<>"/dev/tcp/127.0.0.1/$1"); }
# Sometimes a request has no id of the cluster yet, and the monitor refuses it: callers have to try again.
ask() { timeout 20 ceph -c "$config" "$@"; }
store_is_up() { ask osd stat | grep -q '1 up'; }
store_is_up_or_gone() { store_is_up || ! kill -0 "$store"; }

rm -rf "$folder"
mkdir -p "$folder"/{mon,osd,run}
cat >"$config" <<CONFIG
[global]
fsid = $cluster_id
# The old wire protocol alone: with both, the gateway of Debian 12 waits for ever.
mon_host = [v1:127.0.0.1:$monitor_port]
ms_bind_msgr2 = false
ms_bind_port_min = $store_port_first
ms_bind_port_max = $((store_port_first + 40))
mon_initial_members = a
public_network = 127.0.0.0/8
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
run_dir = $folder/run
admin_socket = $folder/run/\$name.asok
log_file = $folder/\$name.log
log_to_stderr = false
err_to_stderr = false
mon_data = $folder/mon
osd_data = $folder/osd
# One copy of everything, in memory.
osd_objectstore = memstore
memstore_device_bytes = 1073741824
osd_pool_default_size = 1
osd_pool_default_min_size = 1
mon_allow_pool_size_one = true
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_pool_default_pg_autoscale_mode = off
mon_max_pg_per_osd = 1000
osd_crush_chooseleaf_type = 0
osd_class_load_list = *
osd_class_default_list = *
mon_data_avail_crit = 1
rgw_frontends = beast endpoint=127.0.0.1:$gateway_port
rgw_thread_pool_size = 32
# Objects do not live long enough to be collected, expired or counted.
rgw_enable_gc_threads = false
rgw_enable_lc_threads = false
rgw_enable_quota_threads = false
rgw_enable_usage_log = false
rgw_dynamic_resharding = false
rgw_override_bucket_index_max_shards = 1
# Temporary keys, with a session token, for clients that assume the role below.
rgw_s3_auth_use_sts = true
rgw_sts_key = sixteen-letters-
# Small, so that a list of several pages needs few files.
rgw_max_listing_results = $page_size
CONFIG

monmaptool --create --fsid "$cluster_id" --addv a "[v1:127.0.0.1:$monitor_port]" "$folder/monmap" >/dev/null
ceph-mon -c "$config" -i a --mkfs --monmap "$folder/monmap"
ceph-mon -c "$config" -i a -f &
monitor=$!
wait_for 10 ask mon stat >/dev/null || fail 'the monitor does not answer'

# The store must have the id that it was announced with, or it stays down for ever.
wait_for 10 ask osd new "$store_id" 0 >/dev/null || fail 'the monitor refuses the store'
ceph-osd -c "$config" -i 0 --mkfs --osd-uuid "$store_id"
# On a busy machine the store can end at once, before the monitor's map has settled: it is then started again.
for _ in 1 2 3 4 5; do
  ceph-osd -c "$config" -i 0 -f &
  store=$!
  wait_for 60 store_is_up_or_gone || true
  kill -0 "$store" 2>/dev/null && break
  store=''
done
[[ $store ]] || fail 'the store does not stay'
wait_for 60 store_is_up || fail 'the store does not come up'

radosgw -c "$config" -n client.rgw -f &
gateway=$!
wait_for 200 answers "$gateway_port" || fail 'the gateway does not listen'
timeout 60 radosgw-admin -c "$config" -n client.rgw user create --uid=tests --display-name=tests \
  --access-key="$S3_TEST_ACCESS_KEY" --secret-key="$S3_TEST_SECRET_KEY" >/dev/null 2>"$folder/user.log" ||
  fail 'the gateway refuses its user'
may_take='{"Effect":"Allow","Principal":{"AWS":["arn:aws:iam:::user/tests"]},"Action":["sts:AssumeRole"]}'
may_do='{"Effect":"Allow","Action":["s3:*"],"Resource":["arn:aws:s3:::*"]}'
{
  timeout 60 radosgw-admin -c "$config" -n client.rgw role create --role-name=workload \
    --assume-role-policy-doc="{\"Version\":\"2012-10-17\",\"Statement\":[$may_take]}" &&
    timeout 60 radosgw-admin -c "$config" -n client.rgw role-policy put --role-name=workload --policy-name=files \
      --policy-doc="{\"Version\":\"2012-10-17\",\"Statement\":[$may_do]}"
} >/dev/null 2>"$folder/role.log" || fail 'the gateway refuses its role'

echo READY
# The program that started this holds the other end of standard input, which closes however that program dies.
cat <&3 >/dev/null &
wait $!
