-- Roles of the installation, created once per server by its administrator.
-- onehaul_owner owns the tables and runs migrations; onehaul_app is what the servers connect as.
do $$ begin
  if not exists (select from pg_roles where rolname = 'onehaul_owner') then create role onehaul_owner login; end if;
  if not exists (select from pg_roles where rolname = 'onehaul_app') then create role onehaul_app login nobypassrls; end if;
exception when duplicate_object or unique_violation then null; -- another process created it first
end $$;
