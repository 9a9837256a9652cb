-- Erasing a closed company: what was erased and when, and the functions that do it. The application may neither
-- delete nor update journals and logs; these functions do so for the own company only, and only once it is closed.

create table company_erasure (
  tenant_id int primary key references tenant (tenant_id),
  closed_at timestamptz not null,
  rows_erased bigint not null default 0,
  files_erased bigint not null default 0,
  erased_at timestamptz,
  hosts_released_at timestamptz,
  -- When what the law required to keep was deleted, too.
  purged_at timestamptz
);
select app.protect('company_erasure');

-- Closed companies, also those whose hosts are released: `app.tenant_ids` finds companies by their hosts.
create function app.closed_companies() returns setof int
  language sql stable security definer set search_path = public, pg_temp
  as $$ select d.tenant_id from company_directory d where d.state = 'closed' order by d.tenant_id $$;
revoke execute on function app.closed_companies() from public;
grant execute on function app.closed_companies() to onehaul_app;

-- Since when the own company is closed; an error for any other, and for a table without row-level security.
create function app.assert_erasable(wanted text) returns timestamptz
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  closed timestamptz;
begin
  select t.closes_at into closed from tenant t
    where t.tenant_id = app.tenant_id() and t.tenant_id <> 1 and t.state = 'closed' and t.closes_at <= now();
  if closed is null then raise exception 'company % is not closed', app.tenant_id(); end if;
  if not exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = wanted
    and c.relforcerowsecurity) then raise exception '% is no table of a company', wanted; end if;
  return closed;
end
$$;
revoke execute on function app.assert_erasable(text) from public;

-- Deletes some rows of the own closed company; returns how many. `kept_acts`: groups of acts in the audit log that
-- stay.
create function app.erase_rows(wanted text, row_limit int, kept_acts text[]) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  closed constant timestamptz := app.assert_erasable(wanted);
  erased int;
begin
  if wanted in ('tenant', 'company_erasure') then raise exception '% stays', wanted; end if;
  -- The books are kept for years, whatever the application asks for.
  if wanted in ('entry', 'journal', 'ledger_account', 'payment', 'refund', 'withdrawal')
    and closed > now() - interval '5 years' then raise exception '% is kept', wanted; end if;
  execute format(
    'delete from %1$I where tenant_id = app.tenant_id() and ctid = any (array(
      select ctid from %1$I where tenant_id = app.tenant_id() %2$s limit %3$s))',
    wanted,
    case when kept_acts is null then '' else format('and split_part(act, ''/'', 1) <> all (%L::text[])', kept_acts) end,
    row_limit);
  get diagnostics erased = row_count;
  if wanted = 'staff' then
    delete from staff_directory d where d.tenant_id = app.tenant_id()
      and not exists (select from staff s where s.tenant_id = d.tenant_id and s.id = d.staff_id);
  end if;
  return erased;
end
$$;
revoke execute on function app.erase_rows(text, int, text[]) from public;
grant execute on function app.erase_rows(text, int, text[]) to onehaul_app;

-- Overwrites columns of some rows of the own closed company that differ; returns how many. In a value, `<column>`
-- stands for the row's own value of that column.
create function app.erase_columns(wanted text, blanks jsonb, row_limit int) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  assignments text;
  differences text;
  changed int;
begin
  perform app.assert_erasable(wanted);
  if wanted in ('tenant', 'company_erasure', 'entry') then raise exception '% stays', wanted; end if;
  with value as (
    select quote_ident(a.attname) as column_name, case
        when jsonb_typeof(b.value) = 'null' then 'null'
        when b.value #>> '{}' ~ '<[a-z_]+>' then format('replace(%L, %L, %I::text)::%s', b.value #>> '{}',
          substring(b.value #>> '{}' from '<[a-z_]+>'), substring(b.value #>> '{}' from '<([a-z_]+)>'),
          format_type(a.atttypid, a.atttypmod))
        else format('%L::%s', b.value #>> '{}', format_type(a.atttypid, a.atttypmod)) end as expression
    from jsonb_each(blanks) b
    join pg_attribute a on a.attrelid = wanted::regclass and a.attname = b.key and a.attnum > 0)
  select string_agg(column_name || ' = ' || expression, ', '),
    string_agg(column_name || ' is distinct from ' || expression, ' or ') into assignments, differences from value;
  execute format(
    'update %1$I set %2$s where tenant_id = app.tenant_id() and ctid = any (array(
      select ctid from %1$I where tenant_id = app.tenant_id() and (%3$s) limit %4$s))',
    wanted, assignments, differences, row_limit);
  get diagnostics changed = row_count;
  return changed;
end
$$;
revoke execute on function app.erase_columns(text, jsonb, int) from public;
grant execute on function app.erase_columns(text, jsonb, int) to onehaul_app;

-- Frees the names of the own company after their quarantine.
create function app.release_hosts(quarantine_days int) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  released int;
begin
  if app.assert_erasable('shop') > now() - make_interval(days => quarantine_days) then
    raise exception 'the names are in quarantine';
  end if;
  delete from host h where h.tenant_id = app.tenant_id();
  get diagnostics released = row_count;
  return released;
end
$$;
revoke execute on function app.release_hosts(int) from public;
grant execute on function app.release_hosts(int) to onehaul_app;
