-- Companies apply on the platform's own pages and are managed by its operator.

alter table tenant
  -- Why the operator suspended or closes the company; shown to its staff.
  add column state_reason text not null default '',
  -- When the grace period of a closing company ends.
  add column closes_at timestamptz,
  -- The platform itself is never suspended or closed.
  add check (tenant_id <> 1 or state = 'active');

-- An act of the platform's operator in a company's own log has no person of that company.
alter table audit alter column staff_id drop not null;

-- There is no tenant before the company is opened: a platform table, closed to the application but for the
-- functions below. A token is kept as a hash and works once.
create table company_application (
  token_hash bytea primary key,
  company text not null,
  person_name text not null,
  email text not null,
  language text not null check (language in ('zhHans', 'zhHanT', 'en', 'vi')),
  market text not null,
  shop_name text not null,
  label text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index company_application_email on company_application (email, expires_at);
create index company_application_age on company_application (expires_at);

-- False when the address already has three live applications: nobody's mailbox is flooded from our pages.
create function app.add_company_application(
  token_hash bytea, company text, person_name text, email text, language text, market text, shop_name text,
  label text, minutes int
) returns boolean
  language sql security definer set search_path = public, pg_temp
  as $$
    with added as (
      insert into company_application
        (token_hash, company, person_name, email, language, market, shop_name, label, expires_at)
      select $1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(mins => $9)
      where (select count(*) from company_application a where a.email = $4 and a.expires_at > now()) < 3
      returning true)
    select exists (select from added) $$;
revoke execute on function app.add_company_application(bytea, text, text, text, text, text, text, text, int) from public;
grant execute on function app.add_company_application(bytea, text, text, text, text, text, text, text, int) to onehaul_app;

create function app.find_company_application(token_hash bytea)
  returns table (company text, person_name text, email text, language text, market text, shop_name text, label text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select a.company, a.person_name, a.email, a.language, a.market, a.shop_name, a.label
    from company_application a where a.token_hash = $1 and a.used_at is null and a.expires_at > now() $$;
revoke execute on function app.find_company_application(bytea) from public;
grant execute on function app.find_company_application(bytea) to onehaul_app;

-- Uses an application up in the transaction that opens its company: of two at once, the second waits for the
-- row lock and finds nothing.
create function app.take_company_application(token_hash bytea)
  returns table (company text, person_name text, email text, language text, market text, shop_name text, label text)
  language sql security definer set search_path = public, pg_temp
  as $$ update company_application a set used_at = now()
    where a.token_hash = $1 and a.used_at is null and a.expires_at > now()
    returning a.company, a.person_name, a.email, a.language, a.market, a.shop_name, a.label $$;
revoke execute on function app.take_company_application(bytea) from public;
grant execute on function app.take_company_application(bytea) to onehaul_app;

create function app.delete_company_applications() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from company_application where expires_at < now() - interval '1 day' $$;
revoke execute on function app.delete_company_applications() from public;
grant execute on function app.delete_company_applications() to onehaul_app;

-- What the operator searches and lists. Kept by a trigger, because a query over all tenants is behind the
-- wall of each; read by one function, and by the platform only.
create table company_directory (
  tenant_id int primary key,
  name text not null,
  state text not null,
  plan text not null,
  created_at timestamptz not null
);
create index company_directory_age on company_directory (created_at desc, tenant_id desc);
create function app.list_company() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into company_directory (tenant_id, name, state, plan, created_at)
    values (new.tenant_id, new.name, new.state, new.plan, new.created_at)
    on conflict (tenant_id) do update
      set name = excluded.name, state = excluded.state, plan = excluded.plan, created_at = excluded.created_at;
  return new;
end $$;
revoke execute on function app.list_company() from public;
create trigger tenant_listed after insert or update on tenant
  for each row execute function app.list_company();

-- The operator finds a company by the address of its owner, not of its other people.
alter table staff_directory add column is_owner boolean not null default false;
create or replace function app.list_staff_member() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into staff_directory (email, tenant_id, staff_id, is_owner)
    values (new.email, new.tenant_id, new.id, 'owner' = any (new.roles))
    on conflict (tenant_id, staff_id) do update set email = excluded.email, is_owner = excluded.is_owner;
  return new;
end $$;
drop trigger staff_listed on staff;
create trigger staff_listed after insert or update of email, roles on staff
  for each row execute function app.list_staff_member();

do $$
declare
  company int;
begin
  for company in select 1 union select app.tenant_ids() loop
    perform set_config('app.tenant_id', company::text, true);
    update tenant set name = name;
    update staff set roles = roles;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

create function app.search_companies(search text, wanted_state text, row_limit int, row_offset int)
  returns table (tenant_id int, name text, state text, plan text, created_at timestamptz, hosts text[],
    owner_email text, total bigint)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with matched as materialized (
      select d.* from company_directory d
      where app.tenant_id() = 1 and d.tenant_id <> 1 and ($2 is null or d.state = $2)
        and ($1 = '' or strpos(lower(d.name), lower($1)) > 0
          or d.tenant_id in (select h.tenant_id from host h where strpos(h.name, lower($1)) > 0)
          or d.tenant_id in
            (select s.tenant_id from staff_directory s where s.is_owner and strpos(s.email, lower($1)) > 0)))
    select m.tenant_id, m.name, m.state, m.plan, m.created_at,
      array(select h.name from host h where h.tenant_id = m.tenant_id order by h.shop_id, h.name limit 5),
      coalesce((select min(s.email) from staff_directory s where s.tenant_id = m.tenant_id and s.is_owner), ''),
      (select count(*) from matched)
    from matched m order by m.created_at desc, m.tenant_id desc limit $3 offset $4 $$;
revoke execute on function app.search_companies(text, text, int, int) from public;
grant execute on function app.search_companies(text, text, int, int) to onehaul_app;
