#!/usr/bin/env bash
# Object store for development and CI: a one-node Ceph with its S3 gateway on 127.0.0.1, without systemd.
# usage: tools/object-store.sh [start|stop] - reuses a healthy store; recreates any other, without its data.
set -euo pipefail

port=${OBJECT_STORE_PORT:-9107}
url=http://127.0.0.1:$port
monitor="v2:127.0.0.1:$((port + 1))"
access_key=${OBJECT_STORE_ACCESS_KEY:-onehaul}
secret_key=${OBJECT_STORE_SECRET_KEY:-onehaul-secret}
run=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/.run
dir=$run/object-store
conf=$dir/ceph.conf

fail() {
  echo "object store: $*" >&2
  tail -n 20 "$dir/start.log" >&2 2>/dev/null || true
  exit 1
}

# A signed listing proves more than an open port: the gateway reaches its cluster and accepts our key.
healthy() {
  curl -fsS -m 5 -o /dev/null -H 'x-amz-content-sha256: UNSIGNED-PAYLOAD' --aws-sigv4 aws:amz:default:s3 \
    --user "$access_key:$secret_key" "$url/" 2>/dev/null
}

# Finds daemons by their configuration path: pid files may be lost, stale or name a foreign process.
daemon_pids() {
  local file
  for file in $(grep -lsxE 'radosgw|ceph-(mon|mgr|osd)' /proc/[0-9]*/comm); do
    if grep -qszxF -- "$conf" "${file%comm}cmdline"; then cut -d/ -f3 <<<"$file"; fi
  done
}

# No data is preserved for the next start, so no graceful shutdown is needed.
stop() {
  local pids
  while pids=$(daemon_pids) && [ -n "$pids" ]; do
    xargs kill -KILL <<<"$pids" 2>/dev/null || true
    sleep 0.1
  done
}

install_packages() {
  if hash radosgw ceph-mon ceph-osd ceph-mgr ceph curl 2>/dev/null; then return; fi
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    radosgw ceph-mon ceph-osd ceph-mgr ceph-common curl
}

write_configuration() {
  cat >"$conf" <<END
[global]
fsid = $fsid
mon host = $monitor
ms bind msgr1 = false
public addr = 127.0.0.1
cluster addr = 127.0.0.1
keyring = $dir/\$name.keyring
log file = $dir/\$name.log
admin socket = ""
mon data = $dir/mon
mgr data = $dir/mgr
osd data = $dir/osd
bluestore block size = 10737418240
osd memory target = 939524096
osd pool default size = 1
osd pool default pg num = 4
osd pool default pg autoscale mode = off
mon allow pool size one = true
mon data avail crit = 1
rgw frontends = beast endpoint=127.0.0.1:$port
END
}

# Daemons inherit neither stdout nor the lock (fd 9), else a pipe or a second start would wait for them.
logged() { timeout 60 "$@" >/dev/null 2>>"$dir/start.log" 9>&- || fail "failed: $*"; }
keyring_for() { timeout 20 ceph -c "$conf" auth get-or-create "$@" 2>>"$dir/start.log" 9>&-; }

start() {
  [ "$(id -u)" = 0 ] || fail "start it as root"
  install_packages
  mkdir -p "$run"
  exec 9>"$run/object-store.lock"
  flock -w 180 9 || fail "another start is still at work"
  if healthy; then echo "object store already running: $url" && return; fi
  stop
  rm -rf "$dir" && mkdir -p "$dir"/{mgr,osd}
  fsid=$(cat /proc/sys/kernel/random/uuid)
  write_configuration
  logged ceph-authtool -C "$dir/mon.keyring" --gen-key -n mon. --cap mon 'allow *'
  logged ceph-authtool -C "$dir/client.admin.keyring" --gen-key -n client.admin \
    --cap mon 'allow *' --cap osd 'allow *' --cap mgr 'allow *'
  logged ceph-authtool "$dir/mon.keyring" --import-keyring "$dir/client.admin.keyring"
  logged monmaptool --create --fsid "$fsid" --addv a "[$monitor]" "$dir/monmap"
  logged ceph-mon -c "$conf" --mkfs -i a --monmap "$dir/monmap" --keyring "$dir/mon.keyring"
  logged ceph-mon -c "$conf" -i a
  keyring_for mgr.x mon 'allow profile mgr' osd 'allow *' >"$dir/mgr.x.keyring"
  logged ceph-mgr -c "$conf" -i x
  logged ceph -c "$conf" osd new "$fsid"
  keyring_for osd.0 mon 'allow profile osd' mgr 'allow profile osd' osd 'allow *' >"$dir/osd.0.keyring"
  logged ceph-osd -c "$conf" -i 0 --mkfs --osd-uuid "$fsid"
  logged ceph -c "$conf" osd crush add osd.0 1 host=local root=default
  logged ceph-osd -c "$conf" -i 0
  keyring_for client.rgw mon 'allow rw' osd 'allow rwx' >"$dir/client.rgw.keyring"
  logged radosgw -c "$conf" -n client.rgw
  logged radosgw-admin -c "$conf" user create --uid onehaul --display-name onehaul \
    --access-key "$access_key" --secret-key "$secret_key"
  for pool in index data; do logged ceph -c "$conf" osd pool create "default.rgw.buckets.$pool"; done
  for _ in $(seq 100); do if healthy; then break; fi; sleep 0.3; done
  healthy || fail "not healthy after its start"
  echo "object store ready: $url"
}

case ${1:-start} in
  start) start ;;
  stop) stop && echo "object store stopped" ;;
  *) echo "usage: $0 [start|stop]" >&2 && exit 2 ;;
esac
