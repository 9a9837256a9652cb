-- The installation: tenants, the host directory and the dictionaries every shop reads.
-- Run by the owner role. The application role is onehaul_app: neither owner nor BYPASSRLS.

create schema if not exists app;
grant usage on schema app to onehaul_app;
grant usage on schema public to onehaul_app;

-- The tenant of the running transaction, or null. Wrapped in a sub-select by every policy so that it is
-- evaluated once per statement and indexes on (tenant_id, ...) serve; null matches no row (S12).
create function app.tenant_id() returns int language sql stable
  as $$ select nullif(current_setting('app.tenant_id', true), '')::int $$;

-- The one way a tenant table gets its wall.
create function app.protect(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant_wall on %s using (tenant_id = (select app.tenant_id())) with check (tenant_id = (select app.tenant_id()))',
    target);
  execute format('grant select, insert, update, delete on %s to onehaul_app', target);
end $$;
revoke execute on function app.protect(regclass) from public;

-- A text per language. Keys outside the four languages are refused, so a typo cannot hide a text.
create function app.is_translated(text jsonb) returns boolean language sql immutable
  as $$ select jsonb_typeof(text) = 'object' and text <> '{}'
    and text - '{zhHans,zhHanT,en,vi}'::text[] = '{}'
    and not text @? '$.* ? (@.type() != "string")' $$;
create domain app.translated as jsonb check (app.is_translated(value));

-- One expression, so that the planner puts it in place of the call: forty calls a page are nothing then.
create function app.pick_text(text jsonb, wanted text, fallback text) returns text language sql immutable
  as $$ select coalesce(text ->> wanted, text ->> fallback, '') $$;

create table tenant (
  tenant_id int primary key,
  name text not null,
  created_at timestamptz not null default now()
);
select app.protect('tenant');

-- Global by nature: a host is looked up before the tenant is known. The application may only ask for one name.
create table host (
  name text primary key check (name = lower(name) and name !~ '[^a-z0-9.-]'),
  tenant_id int not null,
  shop_id int not null,
  kind text not null default 'web' check (kind in ('web', 'mobile'))
);
create index host_shop on host (tenant_id, shop_id);

create function app.find_host(wanted text) returns table (tenant_id int, shop_id int, kind text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select h.tenant_id, h.shop_id, h.kind from host h where h.name = wanted $$;
revoke execute on function app.find_host(text) from public;
grant execute on function app.find_host(text) to onehaul_app;

-- Jobs go from tenant to tenant: each with its own transaction, behind its own wall.
create function app.tenant_ids() returns setof int
  language sql stable security definer set search_path = public, pg_temp
  as $$ select distinct h.tenant_id from host h $$;
revoke execute on function app.tenant_ids() from public;
grant execute on function app.tenant_ids() to onehaul_app;

-- Dictionaries of the platform, the same for every shop and read only to the application.
create table country (
  id int primary key,
  code text not null unique,
  dial_code text not null,
  names app.translated not null,
  position int not null
);
create table region (
  id text primary key,
  country_id int not null references country (id),
  parent_id text references region (id),
  level smallint not null check (level between 1 and 3),
  names app.translated not null,
  position int not null
);
create index region_children on region (country_id, level, position);
create index region_parent on region (parent_id, position);
grant select on country, region to onehaul_app;

select set_config('app.tenant_id', '1', true);
insert into tenant (tenant_id, name) values (1, 'Platform');
