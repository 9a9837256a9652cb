-- Finders: functions that name the tenants with waiting work, so that an idle worker asks once instead of once per
-- tenant (087). Row security is forced, so they belong to a role with a policy and column grants of its own.
grant usage on schema app to onehaul_finder;
grant select (tenant_id) on host to onehaul_finder;

-- Defines app.find_<name>(): tenants with a row that meets the condition and, if `due` is given, whose time has come.
-- A loose index scan jumps from tenant to tenant, so the cost follows the tenants with such rows. It needs an index on
-- (tenant_id, due) with the condition.
create function app.add_finder(name text, target regclass, columns text[], condition text, due text default null)
  returns void language plpgsql as $$
declare
  found_at text := coalesce(due, 'null::timestamptz');
begin
  execute format('grant select (tenant_id, %s) on %s to onehaul_finder',
    (select string_agg(quote_ident(one), ', ') from unnest(columns) one), target);
  if not exists (select from pg_policy where polrelid = target and polname = 'find_work') then
    execute format('create policy find_work on %s for select to onehaul_finder using (true)', target);
  end if;
  execute format($finder$
    create function app.%1$I() returns setof int language sql stable security definer
      set search_path = public, pg_temp set enable_seqscan = off set enable_sort = off
      as $body$
        with recursive found (tenant_id, due_at) as (
          (select tenant_id, %4$s from %2$s where %3$s order by tenant_id %5$s limit 1)
          union all
          select next.* from found, lateral (
            select tenant_id, %4$s from %2$s
            where %3$s and tenant_id > found.tenant_id order by tenant_id %5$s limit 1) next)
        select tenant_id from found
        where (due_at is null or due_at <= now())
          and (tenant_id = 1 or (select true from host where host.tenant_id = found.tenant_id limit 1))
      $body$
    $finder$, 'find_' || name, target, condition, found_at, coalesce(', ' || due, ''));
  execute format('alter function app.%I() owner to onehaul_finder', 'find_' || name);
  execute format('revoke execute on function app.%I() from public', 'find_' || name);
  execute format('grant execute on function app.%I() to onehaul_app', 'find_' || name);
end $$;
revoke execute on function app.add_finder(text, regclass, text[], text, text) from public;

-- A function's new owner needs this right for the moment of the change.
grant create on schema app to onehaul_finder;
select
  app.add_finder('outbox', 'outbox', '{relayed_at}', 'relayed_at is null'),
  app.add_finder('mail', 'notice_delivery', '{state,channel,due_at}', $$state = 'due' and channel = 'mail'$$, 'due_at'),
  app.add_finder('sms', 'notice_delivery', '{state,channel,due_at}', $$state = 'due' and channel = 'sms'$$, 'due_at'),
  app.add_finder('push', 'notice_delivery', '{state,channel,due_at}', $$state = 'due' and channel = 'push'$$, 'due_at'),
  app.add_finder('earning_task', 'order_task', '{kind,done_at}', $$done_at is null and kind = 'earnings'$$),
  app.add_finder('point_task', 'order_task', '{kind,done_at}', $$done_at is null and kind = 'points'$$),
  app.add_finder('collection_task', 'order_task', '{kind,done_at}', $$done_at is null and kind = 'cod'$$),
  app.add_finder('member_task', 'member_task', '{created_at}', 'true'),
  app.add_finder('earning', 'earning', '{state,available_at}', $$state = 'confirmed'$$, 'available_at'),
  app.add_finder('print_job', 'print_job', '{state,taken_at}',
    $$state in ('waiting', 'running') and (state = 'waiting' or taken_at < now() - interval '1 minute')$$),
  app.add_finder('awaiting_order', 'shop_order', '{step,exception}', $$step = 'awaitingArrival' and exception is null$$),
  app.add_finder('gateway_event', 'gateway_event', '{processed_at,parked_at,next_try_at}',
    'processed_at is null and parked_at is null', 'next_try_at'),
  app.add_finder('payment', 'payment', '{ask_at}', 'ask_at is not null', 'ask_at'),
  app.add_finder('refund', 'refund', '{ask_at}', 'ask_at is not null', 'ask_at'),
  app.add_finder('test_payment', 'test_payment', '{ask_at}', 'ask_at is not null', 'ask_at'),
  app.add_finder('gateway_account', 'gateway_account', '{gateway}', $$gateway in ('wechat', 'alipay', 'stripe')$$),
  app.add_finder('track_watch', 'track_watch', '{state,next_look_at}', $$state <> 'ended'$$, 'next_look_at'),
  app.add_finder('import_file', 'import_file', '{state}', $$state = 'reading'$$),
  app.add_finder('host_claim', 'host_claim', '{next_check_at}', 'next_check_at is not null', 'next_check_at'),
  app.add_finder('mail_sender', 'mail_sender', '{next_check_at}', 'next_check_at is not null', 'next_check_at'),
  app.add_finder('company_export', 'company_export', '{state,taken_at}',
    $$state in ('waiting', 'running') and (state = 'waiting' or taken_at < now() - interval '2 minutes')$$),
  app.add_finder('marketplace_shop', 'marketplace_shop', '{state,next_sync_at}', $$state = 'authorized'$$, 'next_sync_at'),
  app.add_finder('marketplace_order', 'marketplace_order', '{state}',
    $$state in ('linked', 'ready', 'labelled', 'bound', 'shipped', 'cancelling')$$);
revoke create on schema app from onehaul_finder;
