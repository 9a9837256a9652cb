-- What the operator agrees with one company besides its plan.

alter table tenant
  -- Modules its shops may switch on; null: all.
  add column modules text[] check (cardinality(modules) > 0);

create table company_limit (
  tenant_id int not null references tenant (tenant_id),
  quantity text not null check (quantity in ('members', 'parcels', 'staff', 'storageBytes', 'callsPerMinute')),
  -- Null: unlimited.
  amount bigint check (amount > 0),
  reason text not null check (reason <> ''),
  -- The last day in UTC; null: until it is removed.
  ends_on date,
  created_at timestamptz not null default now(),
  primary key (tenant_id, quantity),
  check (quantity <> 'callsPerMinute' or amount is not null)
);
select app.protect('company_limit');

-- The parcels included on that day, so that a limit agreed later does not reprice the month. Null: unlimited.
alter table usage_day add column included_parcels bigint;
do $$
declare
  company int;
begin
  for company in select app.tenant_ids() loop
    perform set_config('app.tenant_id', company::text, true);
    update usage_day set included_parcels = (select parcels_per_month from plan where plan.name = usage_day.plan)
      where not is_invoiced;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

-- Invoices of all companies, for the operator: whether and how they were paid. A platform table, closed to the
-- application but for functions, because a query over all companies is behind the wall of each.
create table invoice_directory (
  tenant_id int not null,
  month date not null,
  number text not null,
  company text not null,
  currency_code text not null,
  total_minor bigint not null,
  issued_at timestamptz not null,
  paid_on date,
  reference text not null default '',
  -- Person of the platform.
  recorded_by int,
  recorded_at timestamptz,
  primary key (tenant_id, month),
  check ((paid_on is null) = (recorded_at is null))
);
create index invoice_directory_open on invoice_directory (issued_at) where paid_on is null;
create index invoice_directory_age on invoice_directory (issued_at desc);

create function app.list_invoice() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into invoice_directory (tenant_id, month, number, company, currency_code, total_minor, issued_at)
    values (new.tenant_id, new.month, new.number, new.company, new.currency_code, new.total_minor, new.issued_at)
    on conflict do nothing;
  return new;
end $$;
revoke execute on function app.list_invoice() from public;
create trigger invoice_listed after insert on company_invoice for each row execute function app.list_invoice();
do $$
declare
  company int;
begin
  for company in select app.tenant_ids() loop
    perform set_config('app.tenant_id', company::text, true);
    insert into invoice_directory (tenant_id, month, number, company, currency_code, total_minor, issued_at)
      select i.tenant_id, i.month, i.number, i.company, i.currency_code, i.total_minor, i.issued_at from company_invoice i;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

-- False when there is no such invoice, or it is paid already (or not, if the day is null).
create function app.mark_invoice(wanted int, of_month date, paid date, note text, staff_id int) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.assert_platform();
  update invoice_directory d set paid_on = paid, reference = note, recorded_by = staff_id,
      recorded_at = case when paid is null then null else now() end
    where d.tenant_id = wanted and d.month = of_month and (d.paid_on is null) = (paid is not null);
  return found;
end $$;
revoke execute on function app.mark_invoice(int, date, date, text, int) from public;
grant execute on function app.mark_invoice(int, date, date, text, int) to onehaul_app;

-- Unpaid ones with the oldest first, the others with the newest first; for the platform only.
create function app.search_invoices(wanted text, due_days int, row_limit int, row_offset int)
  returns table (tenant_id int, month date, number text, company text, currency_code text, total_minor bigint,
    issued_at timestamptz, paid_on date, reference text, recorded_by int, recorded_at timestamptz,
    is_overdue boolean, total bigint)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with matched as materialized (
      select d.*, d.paid_on is null and d.issued_at < now() - make_interval(days => $2) as is_overdue
      from invoice_directory d where app.tenant_id() = 1)
    select m.tenant_id, m.month, m.number, m.company, m.currency_code, m.total_minor, m.issued_at, m.paid_on,
      m.reference, m.recorded_by, m.recorded_at, m.is_overdue, count(*) over ()
    from matched m
    where $1 is null or $1 = case when m.paid_on is not null then 'paid' when m.is_overdue then 'overdue' else 'open' end
    order by m.paid_on is not null, case when m.paid_on is null then m.issued_at end, m.issued_at desc, m.number desc
    limit $3 offset $4 $$;
revoke execute on function app.search_invoices(text, int, int, int) from public;
grant execute on function app.search_invoices(text, int, int, int) to onehaul_app;

-- When the own company's invoices were paid.
create function app.paid_invoices() returns table (month date, paid_on date)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select d.month, d.paid_on from invoice_directory d
    where d.tenant_id = app.tenant_id() and d.paid_on is not null $$;
revoke execute on function app.paid_invoices() from public;
grant execute on function app.paid_invoices() to onehaul_app;

-- Plans have versions: a company keeps the terms it was put on until it is moved to newer ones.
alter table tenant drop constraint tenant_plan_fkey;
alter table plan
  add column version int not null default 1 check (version > 0),
  add column names app.translated,
  -- Shown to companies that sign up. What counts is the latest version.
  add column is_offered boolean not null default true,
  add column created_at timestamptz not null default now();
alter table plan drop constraint plan_pkey;
alter table plan add primary key (name, version);
update plan set names = case name
  when 'trial' then '{"en": "Trial", "zhHans": "试用版", "zhHanT": "試用版", "vi": "Dùng thử"}'::jsonb
  when 'standard' then '{"en": "Standard", "zhHans": "标准版", "zhHanT": "標準版", "vi": "Tiêu chuẩn"}'::jsonb
  when 'large' then '{"en": "Large", "zhHans": "大客户版", "zhHanT": "大客戶版", "vi": "Lớn"}'::jsonb
  else jsonb_build_object('en', name, 'zhHans', name, 'zhHanT', name, 'vi', name) end;
alter table plan alter column names set not null;

create table plan_price (
  plan text not null,
  version int not null,
  currency_code text not null check (currency_code ~ '^[A-Z]{3}$'),
  -- Per month, and per parcel above the included ones.
  price_minor bigint not null check (price_minor >= 0),
  extra_parcel_minor bigint not null check (extra_parcel_minor >= 0),
  primary key (plan, version, currency_code),
  foreign key (plan, version) references plan (name, version)
);
grant select on plan_price to onehaul_app;
insert into plan_price (plan, version, currency_code, price_minor, extra_parcel_minor)
  select name, 1, currency_code, price_minor, extra_parcel_minor from plan;

alter table tenant
  add column plan_version int not null default 1,
  add column plan_currency text not null default 'CNY';
alter table usage_day
  add column plan_version int not null default 1,
  add column plan_currency text not null default 'CNY';
alter table company_directory add column plan_version int not null default 1;
do $$
declare
  company int;
begin
  for company in select 1 union select app.tenant_ids() loop
    perform set_config('app.tenant_id', company::text, true);
    update tenant set plan_currency = plan.currency_code from plan
      where plan.name = tenant.plan and plan.currency_code <> 'CNY';
    update usage_day set plan_currency = plan.currency_code from plan
      where plan.name = usage_day.plan and plan.currency_code <> 'CNY' and not is_invoiced;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
alter table plan drop column price_minor, drop column extra_parcel_minor, drop column currency_code;
-- A company is only ever on terms that have a price in its currency.
alter table tenant add foreign key (plan, plan_version, plan_currency)
  references plan_price (plan, version, currency_code);

create or replace function app.list_company() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into company_directory (tenant_id, name, state, plan, plan_version, created_at)
    values (new.tenant_id, new.name, new.state, new.plan, new.plan_version, new.created_at)
    on conflict (tenant_id) do update set name = excluded.name, state = excluded.state, plan = excluded.plan,
      plan_version = excluded.plan_version, created_at = excluded.created_at;
  if new.state = 'closed' then
    update company_directory set health = 'unknown', health_reasons = '{}', measure_at = null
      where tenant_id = new.tenant_id;
  end if;
  return new;
end $$;

-- How many companies are on each version; for the platform only.
create function app.companies_by_plan() returns table (plan text, version int, companies int)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select d.plan, d.plan_version, count(*)::int from company_directory d
    where app.tenant_id() = 1 and d.tenant_id <> 1 and d.state <> 'closed' group by 1, 2 $$;
revoke execute on function app.companies_by_plan() from public;
grant execute on function app.companies_by_plan() to onehaul_app;

-- Adds the next version of a plan, or a new plan. Null when somebody else added one after `seen`.
create function app.publish_plan(wanted text, seen int, terms jsonb) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  latest int;
begin
  perform app.assert_platform();
  lock table plan in share row exclusive mode;
  select coalesce(max(p.version), 0) into latest from plan p where p.name = wanted;
  if latest <> seen then return null; end if;
  insert into plan (name, version, names, is_offered, calls_per_minute, members, parcels_per_month, staff, storage_bytes)
    values (wanted, latest + 1, terms -> 'names', (terms ->> 'isOffered')::boolean, (terms ->> 'callsPerMinute')::int,
      (terms ->> 'members')::int, (terms ->> 'parcelsPerMonth')::int, (terms ->> 'staff')::int,
      (terms ->> 'storageBytes')::bigint);
  insert into plan_price (plan, version, currency_code, price_minor, extra_parcel_minor)
    select wanted, latest + 1, price ->> 'currencyCode', (price ->> 'priceMinor')::bigint,
      (price ->> 'extraParcelMinor')::bigint
    from jsonb_array_elements(terms -> 'prices') price;
  return latest + 1;
end $$;
revoke execute on function app.publish_plan(text, int, jsonb) from public;
grant execute on function app.publish_plan(text, int, jsonb) to onehaul_app;
