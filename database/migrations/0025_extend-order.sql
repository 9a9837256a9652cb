-- Orders of sellers: cash on delivery, marketplaces, other forwarders, goods that go out again, dedicated lines.
-- They are orders like all others, so that packing, batches, payment and tracking are the same for them.

alter table shop_order drop constraint shop_order_kind_check;
alter table shop_order add constraint shop_order_kind_check
  check (kind in ('merge', 'instant', 'cod', 'marketplace', 'redispatch', 'peer', 'dedicated'));
alter table shop_order drop constraint shop_order_step_check;
alter table shop_order add constraint shop_order_step_check
  check (step in ('awaitingArrival', 'unpaid', 'toPick', 'picking', 'packing', 'packed', 'ready', 'inBatch', 'shipped',
    'completed', 'cancelled', 'returned'));
alter table shop_order drop constraint shop_order_pay_policy_check;
alter table shop_order add constraint shop_order_pay_policy_check
  check (pay_policy in ('onSubmit', 'afterPacking', 'collect', 'fromCollection', 'monthly'));
alter table line drop constraint line_pay_policy_check;
alter table line add constraint line_pay_policy_check
  check (pay_policy in ('onSubmit', 'afterPacking', 'collect', 'fromCollection', 'monthly'));

-- Nobody waits at a packed order for money that comes from a collection or with a monthly account.
alter table shop_order drop column stage;
alter table shop_order add stage text not null generated always as (
  case
    when step = 'packed' and total_minor > paid_minor and pay_policy in ('onSubmit', 'afterPacking') then 'unpaid'
    when step in ('toPick', 'picking', 'packing', 'packed', 'ready', 'inBatch') then 'toShip'
    else step
  end) stored;
create index shop_order_stage on shop_order (tenant_id, shop_id, member_id, stage, id desc);

alter table shop_order
  -- What the seller calls it; the same order is not taken twice.
  add client_number text check (length(client_number) between 1 and 60),
  add returned_at timestamptz;
create unique index shop_order_client_number on shop_order (tenant_id, shop_id, member_id, kind, client_number)
  where client_number is not null and step <> 'cancelled';
-- A seller's lists, one tool at a time.
create index shop_order_kind on shop_order (tenant_id, shop_id, member_id, kind, id desc)
  where kind in ('cod', 'marketplace', 'redispatch', 'peer', 'dedicated');
create index shop_order_kind_stage on shop_order (tenant_id, shop_id, member_id, kind, stage, id desc)
  where kind in ('cod', 'marketplace', 'redispatch', 'peer', 'dedicated');

-- Counted by what kind they are too: each list has its own figures.
drop trigger tally_added on shop_order;
drop trigger tally_moved on shop_order;
drop trigger tally_removed on shop_order;
delete from order_tally;
alter table order_tally add kind text not null;
alter table order_tally drop constraint order_tally_pkey;
alter table order_tally add primary key (tenant_id, shop_id, member_id, kind, stage);
create or replace function app.tally_orders() returns trigger language plpgsql set search_path = public as $$
declare
  moved text := concat_ws(' union all ',
    case when tg_op <> 'DELETE' then 'select tenant_id, shop_id, member_id, kind, stage, 1 as change from after_rows' end,
    case when tg_op <> 'INSERT' then 'select tenant_id, shop_id, member_id, kind, stage, -1 as change from before_rows' end);
begin
  execute format(
    'insert into order_tally as tally (tenant_id, shop_id, member_id, kind, stage, orders)
     select tenant_id, shop_id, member_id, kind, stage, sum(change) from (%s) moved
     group by 1, 2, 3, 4, 5 having sum(change) <> 0 order by 1, 2, 3, 4, 5
     on conflict (tenant_id, shop_id, member_id, kind, stage) do update set orders = tally.orders + excluded.orders',
    moved);
  return null;
end
$$;
insert into order_tally (tenant_id, shop_id, member_id, kind, stage, orders)
select tenant_id, shop_id, member_id, kind, stage, count(*) from shop_order group by 1, 2, 3, 4, 5;
create trigger tally_added after insert on shop_order referencing new table as after_rows
  for each statement execute function app.tally_orders();
create trigger tally_moved after update on shop_order referencing old table as before_rows new table as after_rows
  for each statement execute function app.tally_orders();
create trigger tally_removed after delete on shop_order referencing old table as before_rows
  for each statement execute function app.tally_orders();

-- What carriers have collected and not handed over yet.
alter table ledger_account drop constraint ledger_account_check;
alter table ledger_account add constraint ledger_account_check check (case when owner_id > 0
  then kind in ('cash', 'gift', 'points', 'earnings', 'hold')
  else kind in ('revenue', 'refunds', 'gatewayClearing', 'bankClearing', 'codReceivable', 'codPayable', 'tax',
    'giftIssued', 'pointsIssued', 'commission', 'adjustment') end);
