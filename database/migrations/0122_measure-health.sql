-- Figures by which the operator sees how a company is doing. They count and add up; none names a person.

-- Calls to the API by company and day. Each process counts in memory and adds its counts in one statement for all
-- companies: a platform table, closed to the application but for functions.
create table call_day (
  -- A day in UTC.
  day date not null,
  tenant_id int not null,
  calls bigint not null check (calls >= 0),
  -- Answered with a fault of ours, not with a refusal.
  failed bigint not null check (failed >= 0),
  -- Over the quota of the plan or of an address.
  limited bigint not null check (limited >= 0),
  last_at timestamptz not null,
  primary key (day, tenant_id)
);
create index call_day_company on call_day (tenant_id, day);

-- Two processes lock the rows in the same order.
create function app.add_calls(tenants int[], calls int[], failed int[], limited int[]) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into call_day as c (day, tenant_id, calls, failed, limited, last_at)
    select (now() at time zone 'UTC')::date, counted.*, now()
    from unnest($1, $2, $3, $4) as counted (tenant_id, calls, failed, limited) order by counted.tenant_id
    on conflict (day, tenant_id) do update set calls = c.calls + excluded.calls,
      failed = c.failed + excluded.failed, limited = c.limited + excluded.limited, last_at = excluded.last_at $$;
revoke execute on function app.add_calls(int[], int[], int[], int[]) from public;
grant execute on function app.add_calls(int[], int[], int[], int[]) to onehaul_app;

-- The own company's days only.
create function app.company_calls(since date) returns table (day date, calls bigint, failed bigint, limited bigint)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select c.day, c.calls, c.failed, c.limited from call_day c
    where c.tenant_id = app.tenant_id() and c.day >= $1 order by c.day $$;
revoke execute on function app.company_calls(date) from public;
grant execute on function app.company_calls(date) to onehaul_app;

create function app.delete_old_calls(kept_days int) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from call_day c where c.day < (now() at time zone 'UTC')::date - $1 $$;
revoke execute on function app.delete_old_calls(int) from public;
grant execute on function app.delete_old_calls(int) to onehaul_app;

-- Orders whose promised day has passed, and those delivered by then.
create table promise_day (
  tenant_id int not null references tenant (tenant_id),
  -- A day in UTC: departure plus the maximum days of the line.
  day date not null,
  due int not null check (due >= 0),
  kept int not null check (kept between 0 and due),
  counted_at timestamptz not null default now(),
  primary key (tenant_id, day)
);
select app.protect('promise_day');

-- What is open in a company at the time of measuring.
create table company_health (
  tenant_id int primary key references tenant (tenant_id),
  -- Why it needs attention; empty: it is doing well.
  reasons text[] not null,
  measured_at timestamptz not null default now(),
  -- When to measure again even if nobody calls; null: nothing is open that could get older.
  measure_at timestamptz,
  unclaimed int not null,
  unclaimed_week int not null,
  unclaimed_month int not null,
  unclaimed_since timestamptz,
  waiting_events int not null,
  waiting_since timestamptz,
  parked_events int not null,
  failed_jobs int not null,
  payouts int not null,
  payout_minor bigint not null,
  payout_since timestamptz,
  cod_orders int not null,
  cod_minor bigint not null,
  cod_since timestamptz
);
select app.protect('company_health');
create index gateway_event_parked on gateway_event (tenant_id) where parked_at is not null and processed_at is null;

-- The operator filters and sorts all companies by it. A new company is due at once.
alter table company_directory
  add column health text not null default 'unknown' check (health in ('unknown', 'good', 'attention')),
  add column health_reasons text[] not null default '{}',
  add column measured_at timestamptz,
  add column measure_at timestamptz default now();
create index company_directory_measure on company_directory (measure_at) where measure_at is not null;

create function app.list_health() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update company_directory set health_reasons = new.reasons, measured_at = new.measured_at,
      measure_at = new.measure_at, health = case when cardinality(new.reasons) = 0 then 'good' else 'attention' end
    where tenant_id = new.tenant_id;
  return new;
end $$;
revoke execute on function app.list_health() from public;
create trigger health_listed after insert or update on company_health
  for each row execute function app.list_health();

-- Background work fails and recovers without a call.
create function app.measure_after_failure() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update company_directory set measure_at = now() where tenant_id = new.tenant_id and state <> 'closed';
  return new;
end $$;
revoke execute on function app.measure_after_failure() from public;
create trigger failure_measured after insert or update of solved_at on job_failure
  for each row execute function app.measure_after_failure();

-- Companies that were called since they were measured, and those whose time has come: the cost follows them, not
-- the number of companies.
create function app.companies_to_measure() returns setof int
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select d.tenant_id from company_directory d
      where d.measure_at <= now() and d.tenant_id <> 1 and d.state <> 'closed'
    union
    select c.tenant_id from call_day c join company_directory d on d.tenant_id = c.tenant_id
      where c.day >= (now() at time zone 'UTC')::date - 1 and d.tenant_id <> 1 and d.state <> 'closed'
        and c.last_at > coalesce(d.measured_at, '-infinity') $$;
revoke execute on function app.companies_to_measure() from public;
grant execute on function app.companies_to_measure() to onehaul_app;

drop function app.search_companies(text, text, int, int);
create function app.search_companies(
  search text, wanted_state text, wanted_health text, attention_first boolean, row_limit int, row_offset int)
  returns table (tenant_id int, name text, state text, plan text, created_at timestamptz, hosts text[],
    owner_email text, health text, health_reasons text[], total bigint)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with matched as materialized (
      select d.* from company_directory d
      where app.tenant_id() = 1 and d.tenant_id <> 1 and ($2 is null or d.state = $2)
        and ($3 is null or d.health = $3)
        and ($1 = '' or strpos(lower(d.name), lower($1)) > 0
          or d.tenant_id in (select h.tenant_id from host h where strpos(h.name, lower($1)) > 0)
          or d.tenant_id in
            (select s.tenant_id from staff_directory s where s.is_owner and strpos(s.email, lower($1)) > 0)))
    select m.tenant_id, m.name, m.state, m.plan, m.created_at,
      array(select h.name from host h where h.tenant_id = m.tenant_id order by h.shop_id, h.name limit 5),
      coalesce((select min(s.email) from staff_directory s where s.tenant_id = m.tenant_id and s.is_owner), ''),
      m.health, m.health_reasons, (select count(*) from matched)
    from matched m
    order by case when $4 then cardinality(m.health_reasons) else 0 end desc, m.created_at desc, m.tenant_id desc
    limit $5 offset $6 $$;
revoke execute on function app.search_companies(text, text, text, boolean, int, int) from public;
grant execute on function app.search_companies(text, text, text, boolean, int, int) to onehaul_app;

-- A closed company has no health; its last figures are erased with it.
create or replace function app.list_company() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into company_directory (tenant_id, name, state, plan, created_at)
    values (new.tenant_id, new.name, new.state, new.plan, new.created_at)
    on conflict (tenant_id) do update
      set name = excluded.name, state = excluded.state, plan = excluded.plan, created_at = excluded.created_at;
  if new.state = 'closed' then
    update company_directory set health = 'unknown', health_reasons = '{}', measure_at = null
      where tenant_id = new.tenant_id;
  end if;
  return new;
end $$;
