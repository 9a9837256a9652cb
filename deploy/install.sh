#!/bin/sh
# Installs or upgrades Onehaul on Debian 12 from the release folder this script is part of:
#   sudo <folder>/deploy/install.sh
# Run it again at any time: it changes only what is not as it should be. Needs nothing from the internet but Debian's
# packages (--without-packages: not even those). Settings are never overwritten.
set -eu

release=$(cd "$(dirname "$0")/.." && pwd)
etc=/etc/onehaul
opt=/opt/onehaul
state=/var/lib/onehaul
kept_releases=3

say() { echo "onehaul: $*"; }
fail() { echo "onehaul: $*" >&2; exit 1; }

[ "$(id -u)" = 0 ] || fail 'run it as root'
[ -f "$release/manifest.json" ] || fail "$release is no release: npm run release makes one"
(cd "$release" && sha256sum --quiet --check SHA256SUMS) || fail "$release is damaged: files differ from SHA256SUMS"
version=$(sed -n 's/^ "version": "\(.*\)",$/\1/p' "$release/manifest.json")
has_systemd() { [ -d /run/systemd/system ]; }

# --- packages, user, folders
if [ "${1:-}" != --without-packages ]; then
	missing=
	for package in postgresql redis-server caddy; do
		dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing="$missing $package"
	done
	# shellcheck disable=SC2086 # a list of words
	[ -z "$missing" ] || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing
fi
getent passwd onehaul >/dev/null ||
	useradd --system --user-group --home-dir "$state" --no-create-home --shell /usr/sbin/nologin onehaul
install -d -m 0755 "$opt" "$opt/releases" "$state" "$state/assets"
install -d -m 0750 -o root -g onehaul "$etc"
install -d -m 0700 "$etc/secrets"
install -d -m 0755 "$etc/caddy"
install -d -m 0750 -o onehaul -g onehaul "$state/files"

# --- the release
target=$opt/releases/$version
if [ "$release" != "$target" ] && ! cmp -s "$release/manifest.json" "$target/manifest.json"; then
	rm -rf "$target.new"
	cp -R "$release" "$target.new"
	chown -R root:root "$target.new"
	chmod -R u=rwX,go=rX "$target.new"
	rm -rf "$target"
	mv "$target.new" "$target"
	say "release $version is in $target"
fi
touch "$target"

# --- settings and secrets: made once, then the operator's
[ -f "$etc/onehaul.env" ] || install -m 0640 -g onehaul "$target/deploy/onehaul.env.example" "$etc/onehaul.env"
# Caddy's own user does not read it: systemd does.
[ -f "$etc/caddy.env" ] || install -m 0640 "$target/deploy/caddy.env.example" "$etc/caddy.env"
chmod 0755 "$etc"
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
make_secret() { [ -s "$etc/secrets/$1" ] || (umask 077 && printf '%s\n' "$2" >"$etc/secrets/$1" && say "made $etc/secrets/$1: keep a copy elsewhere"); }
make_secret session_secrets "$(random)"
make_secret data_keys "k1:$(random)"
make_secret storage_secret "$(random)"

setting() { sed -n "s/^$1=//p" "$etc/onehaul.env" | tail -n 1; }
host=$(setting DATABASE_HOST)
database=$(setting DATABASE_NAME)
database=${database:-onehaul}

# --- PostgreSQL of this machine: the system's user is the proof of who connects
case $host in
/*)
	for folder in /etc/postgresql/*/main; do
		[ -f "$folder/pg_hba.conf" ] || continue
		if ! grep -q 'map=onehaul' "$folder/pg_hba.conf"; then
			{
				echo '# Onehaul: the service is the application, the administrator is also the owner.'
				echo 'local all onehaul_app,onehaul_owner peer map=onehaul'
				cat "$folder/pg_hba.conf"
			} >"$folder/pg_hba.conf.new"
			chown --reference="$folder/pg_hba.conf" "$folder/pg_hba.conf.new"
			chmod --reference="$folder/pg_hba.conf" "$folder/pg_hba.conf.new"
			mv "$folder/pg_hba.conf.new" "$folder/pg_hba.conf"
			printf 'onehaul onehaul onehaul_app\nonehaul postgres onehaul_app\nonehaul postgres onehaul_owner\n' >>"$folder/pg_ident.conf"
			say "$folder: onehaul connects by the socket"
		fi
	done
	administrator=postgres
	if has_systemd; then systemctl reload-or-restart postgresql; else runuser -u postgres -- psql -qh "$host" -p "$(setting DATABASE_PORT | grep . || echo 5432)" -c 'select pg_reload_conf()' >/dev/null; fi
	;;
*) administrator=onehaul ;;
esac

# Runs a command of the new release with the settings of this installation, as a user.
command_as() {
	user=$1
	shift
	(
		set -a
		# shellcheck disable=SC1091
		. "$etc/onehaul.env"
		NODE_ENV=production
		set +a
		cd "$target"
		exec runuser -u "$user" -- "$target/bin/node" "$@"
	)
}
command_as "$administrator" server/migrate.js

# --- from here the new release serves; migrations suit the release before, too
ln -sfn "releases/$version" "$opt/current.new"
mv -T "$opt/current.new" "$opt/current"

# Assets of the kept releases in one folder: pages that are open still ask for those of their own release.
# shellcheck disable=SC2012 # names of releases have no spaces
ls -1t "$opt/releases" | tail -n +$((kept_releases + 1)) | while read -r old; do rm -rf "$opt/releases/${old:?}"; done
rm -rf "$state/assets.new"
for each in "$opt"/releases/*; do
	for app in web console; do
		mkdir -p "$state/assets.new/$app/assets"
		[ "$app" = web ] && built=$each/web/build/client/assets || built=$each/console/build/assets
		cp -Rl "$built/." "$state/assets.new/$app/assets/" 2>/dev/null || cp -R "$built/." "$state/assets.new/$app/assets/"
	done
done
rm -rf "$state/assets.old"
[ ! -d "$state/assets" ] || mv "$state/assets" "$state/assets.old"
mv "$state/assets.new" "$state/assets"
rm -rf "$state/assets.old"

cat >/usr/local/bin/onehaul <<'COMMAND'
#!/bin/sh
# onehaul <command> [words]: runs a command of the release, such as `onehaul operator --email a@b.c --name "Robin Vale"`.
set -eu
name=${1:?operator, import-company, rehearse-restore or migrate}
shift
set -a
. /etc/onehaul/onehaul.env
NODE_ENV=production
set +a
for secret in session_secrets data_keys storage_secret; do
	export "$(echo "$secret" | tr '[:lower:]' '[:upper:]')=$(cat "/etc/onehaul/secrets/$secret")"
done
cd /opt/onehaul/current
user=onehaul
case ${DATABASE_HOST:-} in /*) user=postgres ;; esac
exec runuser -u "$user" -- bin/node "server/$name.js" "$@"
COMMAND
chmod 0755 /usr/local/bin/onehaul

for unit in "$target"/deploy/systemd/onehaul*; do install -m 0644 "$unit" "/etc/systemd/system/${unit##*/}"; done
install -d -m 0755 /etc/systemd/system/caddy.service.d
install -m 0644 "$target/deploy/systemd/caddy-onehaul.conf" /etc/systemd/system/caddy.service.d/onehaul.conf
if [ ! -f /etc/caddy/Caddyfile ] || ! grep -q onehaul /etc/caddy/Caddyfile; then
	[ ! -f /etc/caddy/Caddyfile ] || cp /etc/caddy/Caddyfile /etc/caddy/Caddyfile.before-onehaul
	echo 'import /opt/onehaul/current/deploy/Caddyfile' >/etc/caddy/Caddyfile
fi

if ! has_systemd; then
	say 'systemd does not run here: the units are installed and not started'
	exit 0
fi
systemctl daemon-reload
systemctl enable --quiet onehaul.target
if systemctl is-active --quiet onehaul.target; then
	# One after the other, each ready before the next leaves; the proxy notices within a second or two.
	for unit in onehaul-api@1 onehaul-api@2 onehaul-web@1 onehaul-web@2 onehaul-console onehaul-worker; do
		systemctl restart "$unit"
		sleep 3
	done
	systemctl reload-or-restart caddy
else
	systemctl start onehaul.target
	systemctl restart caddy
fi
say "release $version runs. The first operator: onehaul operator --email <address> --name \"<name>\""
