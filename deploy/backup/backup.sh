#!/bin/sh
# Backs up the database, and the files of companies where they are in a folder of this machine.
#   backup.sh [full|incr|verify]    without a word: full on Sundays, on other days what has changed
# onehaul-backup.timer runs it every night. Settings: /etc/onehaul/backup.env
set -eu

export PGBACKREST_CONFIG="${PGBACKREST_CONFIG:-/etc/onehaul/pgbackrest.conf}"
state=${BACKUP_STATE:-/var/lib/onehaul/backup}
type=${1:-$([ "$(date +%u)" = 7 ] && echo full || echo incr)}

fail() { echo "backup: $*" >&2; exit 1; }
# Root gives its rights away: the database belongs to postgres, and only onehaul may read files.
as() {
	user=$1
	shift
	if [ "$(id -u)" = 0 ]; then setpriv --reuid="$user" --regid="$user" --init-groups "$@"; else "$@"; fi
}
run() { as postgres pgbackrest --stanza=onehaul "$@"; }
repositories=$(sed -n 's/^repo\([0-9]*\)-path=.*/\1/p' "$PGBACKREST_CONFIG" | sort -un)
[ -n "$repositories" ] || fail "$PGBACKREST_CONFIG names no repository"

# Reads all of a repository. pgBackRest exits with 0 over damaged backups: only its report tells.
verify() {
	report=$(run --repo="$1" --log-level-console=info verify 2>&1) || fail "repository $1 cannot be verified: $report"
	if printf '%s\n' "$report" | grep -Eq 'status: error|ERROR'; then
		fail "repository $1 is damaged: $report"
	fi
	echo "backup: repository $1 is whole"
}

case $type in
full | incr)
	for each in $repositories; do
		run --repo="$each" --type="$type" backup
		[ "$type" = incr ] || verify "$each"
	done
	;;
verify) for each in $repositories; do verify "$each"; done ;;
*) fail "full, incr or verify, not $type" ;;
esac

# Names of files are never used twice: one that is there already needs no look, and a damaged one replaces no good one.
if [ -n "${FILES_COPY_TO:-}" ]; then
	as onehaul rsync -a --ignore-existing /var/lib/onehaul/files/ "$FILES_COPY_TO/"
	echo "backup: files are in $FILES_COPY_TO"
fi

# Renamed into place, so that nobody reads half of it.
printf 'onehaul_backup_finished_seconds %s\n' "$(date +%s)" >"$state/backup.prom.new"
mv "$state/backup.prom.new" "$state/backup.prom"
