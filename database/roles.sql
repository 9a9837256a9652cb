-- Roles of the installation, created once per server by its administrator.
-- onehaul_owner owns the tables and runs migrations; onehaul_app is what the servers connect as. onehaul_finder cannot
-- log in: it owns the functions that name tenants with waiting work, and reads the columns they need of all tenants.
do $$ begin
  if not exists (select from pg_roles where rolname = 'onehaul_owner') then create role onehaul_owner login; end if;
  if not exists (select from pg_roles where rolname = 'onehaul_app') then create role onehaul_app login nobypassrls; end if;
  if not exists (select from pg_roles where rolname = 'onehaul_finder') then
    create role onehaul_finder nologin nobypassrls;
    -- Only a member may give a function to a role.
    grant onehaul_finder to onehaul_owner;
  end if;
exception when duplicate_object or unique_violation then null; -- another process created it first
end $$;
