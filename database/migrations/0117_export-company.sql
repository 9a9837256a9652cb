-- A company exports all of its data as one archive, and an archive is imported into another installation.

-- Foreign keys that form a cycle are checked at the end of an import. They stay immediate for everybody else.
alter table member alter constraint member_tenant_id_shop_id_agent_id_fkey deferrable initially immediate;
alter table member alter constraint member_tenant_id_shop_id_main_id_fkey deferrable initially immediate;
alter table member alter constraint member_tenant_id_shop_id_recommender_id_fkey deferrable initially immediate;
alter table member alter constraint member_tenant_id_shop_id_avatar_file_id_fkey deferrable initially immediate;
alter table staff alter constraint staff_tenant_id_sponsor_id_fkey deferrable initially immediate;
alter table host alter constraint host_redirects_to deferrable initially immediate;
alter table company_role alter constraint company_role_tenant_id_updated_by_fkey deferrable initially immediate;

-- The host directory stays closed to the application: a company reads its own hosts only.
create function app.company_hosts() returns setof host
  language sql stable security definer set search_path = public, pg_temp
  as $$ select h.* from host h where h.tenant_id = app.tenant_id() $$;
revoke execute on function app.company_hosts() from public;
grant execute on function app.company_hosts() to onehaul_app;

-- The last migration: an archive is imported by an installation with the same one.
create function app.schema_version() returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$ select name from app.migration order by name desc limit 1 $$;
revoke execute on function app.schema_version() from public;
grant execute on function app.schema_version() to onehaul_app;

-- An export is made by a worker. `attempt` counts the workers that took it: only the last one may write.
create table company_export (
  tenant_id int not null references tenant,
  id uuid not null,
  staff_id int not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'removed')),
  attempt int not null default 0,
  taken_at timestamptz,
  length_bytes bigint not null default 0 check (length_bytes >= 0),
  entries_sha256 bytea,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id),
  check ((state = 'done') = (entries_sha256 is not null)),
  check ((state in ('waiting', 'running')) = (done_at is null))
);
select app.protect('company_export');
-- One export at a time per company.
create unique index company_export_one_open on company_export (tenant_id) where state in ('waiting', 'running');

-- The archive is stored in parts, because an object is written from memory. `shop_id` is the shop in whose
-- folder the part is stored.
create table company_export_part (
  tenant_id int not null,
  id uuid not null default gen_random_uuid(),
  export_id uuid not null,
  attempt int not null,
  position int not null,
  shop_id int not null,
  file_key text not null,
  length_bytes int not null,
  primary key (tenant_id, id),
  unique (tenant_id, export_id, attempt, position),
  foreign key (tenant_id, export_id) references company_export (tenant_id, id) on delete cascade,
  foreign key (tenant_id, shop_id) references shop (tenant_id, id)
);
select app.protect('company_export_part');
create index company_export_part_file on company_export_part (tenant_id, shop_id, file_key);
