#!/bin/sh
# Sets up backups of the PostgreSQL of this machine: sudo /opt/onehaul/current/deploy/backup/install-backup.sh
# Run it after install.sh, and again after a change of /etc/onehaul/pgbackrest.conf. --restart lets it restart
# PostgreSQL, which is needed once: archiving begins at a start. Calls answer 503 for a second or two.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
etc=/etc/onehaul
state=/var/lib/onehaul/backup
config=$etc/pgbackrest.conf

say() { echo "onehaul: $*"; }
fail() { echo "onehaul: $*" >&2; exit 1; }
has_systemd() { [ -d /run/systemd/system ]; }

[ "$(id -u)" = 0 ] || fail 'run it as root'
[ -f "$etc/onehaul.env" ] || fail "$etc/onehaul.env is missing: install.sh makes it"
setting() { sed -n "s/^$1=//p" "$etc/onehaul.env" | tail -n 1; }
socket=$(setting DATABASE_HOST)
port=$(setting DATABASE_PORT)
port=${port:-5432}
case $socket in
/*) ;;
*) fail "PostgreSQL is on $socket: set up backups there, by whoever runs it" ;;
esac

missing=
for package in pgbackrest rsync; do
	dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing="$missing $package"
done
# shellcheck disable=SC2086 # a list of words
[ -z "$missing" ] || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing

as_postgres() { runuser -u postgres -- "$@"; }
query() { as_postgres psql -X -qtA -h "$socket" -p "$port" -c "$1"; }
data=$(query 'show data_directory') || fail "PostgreSQL does not answer at $socket:$port"

# --- settings: made once, then the operator's
install -d -m 0750 -o postgres -g postgres "$state" "$state/repository" "$state/lock"
if [ ! -f "$config" ]; then
	pass=$(od -An -N32 -tx1 /dev/urandom | tr -d ' \n')
	(
		umask 077
		sed -e "s|@CIPHER_PASS@|$pass|" -e "s|@DATA@|$data|" -e "s|@SOCKET@|$socket|" -e "s|@PORT@|$port|" \
			"$here/pgbackrest.conf.example" >"$config"
	)
	say "made $config with the passphrase of the backups: keep a copy elsewhere"
fi
chown root:postgres "$config"
chmod 0640 "$config"
[ -f "$etc/backup.env" ] || install -m 0644 "$here/backup.env.example" "$etc/backup.env"

# --- PostgreSQL archives its WAL, at least every minute
archive="pgbackrest --config=$config --stanza=onehaul archive-push %p"
[ "$(query 'show archive_command')" = "$archive" ] || query "alter system set archive_command = '$archive'"
query "alter system set archive_timeout = '60s'"
if [ "$(query 'show archive_mode')" = off ]; then
	query "alter system set archive_mode = 'on'"
	[ "${1:-}" = --restart ] || fail 'archiving begins when PostgreSQL starts anew: run this again with --restart'
	if has_systemd; then
		systemctl restart postgresql
	else
		cluster=$(pg_lsclusters -h | awk -v data="$data" '$6 == data { print $1, $2 }')
		# shellcheck disable=SC2086 # version and name
		pg_ctlcluster --skip-systemctl-redirect $cluster restart
	fi
fi
query 'select pg_reload_conf()' >/dev/null

# --- repositories: made, and proved by a file that arrives
# WAL that is being archived at this moment has the lock.
attempt=0
until said=$(as_postgres pgbackrest --config="$config" --stanza=onehaul stanza-create 2>&1); do
	case $said in *'unable to acquire lock'*) ;; *) fail "$said" ;; esac
	[ $((attempt += 1)) -lt 60 ] || fail "$said"
	sleep 1
done
# After a failure PostgreSQL rests for a minute before it archives again.
as_postgres pgbackrest --config="$config" --stanza=onehaul --archive-timeout=180 check
say 'WAL arrives in the archive'

if [ -z "$(find "$state/repository/backup/onehaul" -maxdepth 1 -name '*F' 2>/dev/null | head -n 1)" ]; then
	sh "$here/backup.sh" full
	say 'the first full backup is there'
fi
grep -q '^repo2-path=' "$config" || say "backups are on this machine only: set repo2 in $config, and run this again"
if has_systemd; then
	systemctl daemon-reload
	systemctl enable --now --quiet onehaul-backup.timer onehaul-rehearsal.timer
	say 'every night a backup, every week a restore that is proved'
else
	say 'systemd does not run here: nothing is timed'
fi
