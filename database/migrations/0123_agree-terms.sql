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
