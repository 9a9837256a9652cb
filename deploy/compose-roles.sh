#!/bin/sh
# Run once by the image of PostgreSQL, on an empty volume.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -v owner="$POSTGRES_PASSWORD" -v app="$(cat /run/secrets/database_password)" <<'SQL'
create role onehaul_owner login password :'owner';
create role onehaul_app login nobypassrls password :'app';
SQL
