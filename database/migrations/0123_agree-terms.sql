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
