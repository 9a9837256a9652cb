-- The same tallies by statements that are planned once per connection: dynamic SQL was planned at every update.
create or replace function app.tally_orders() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into order_tally as tally (tenant_id, shop_id, member_id, kind, stage, orders)
    select tenant_id, shop_id, member_id, kind, stage, count(*) from after_rows
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (tenant_id, shop_id, member_id, kind, stage) do update set orders = tally.orders + excluded.orders;
  elsif tg_op = 'UPDATE' then
    insert into order_tally as tally (tenant_id, shop_id, member_id, kind, stage, orders)
    select tenant_id, shop_id, member_id, kind, stage, sum(change) from (
      select tenant_id, shop_id, member_id, kind, stage, 1 as change from after_rows union all
      select tenant_id, shop_id, member_id, kind, stage, -1 from before_rows) moved
    group by 1, 2, 3, 4, 5 having sum(change) <> 0 order by 1, 2, 3, 4, 5
    on conflict (tenant_id, shop_id, member_id, kind, stage) do update set orders = tally.orders + excluded.orders;
  else
    insert into order_tally as tally (tenant_id, shop_id, member_id, kind, stage, orders)
    select tenant_id, shop_id, member_id, kind, stage, -count(*) from before_rows
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (tenant_id, shop_id, member_id, kind, stage) do update set orders = tally.orders + excluded.orders;
  end if;
  return null;
end
$$;

create or replace function app.tally_parcels() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into parcel_tally as tally (tenant_id, shop_id, member_id, stage, parcels)
    select tenant_id, shop_id, member_id, stage, count(*) from after_rows where member_id is not null
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (tenant_id, shop_id, member_id, stage) do update set parcels = tally.parcels + excluded.parcels;
  elsif tg_op = 'UPDATE' then
    insert into parcel_tally as tally (tenant_id, shop_id, member_id, stage, parcels)
    select tenant_id, shop_id, member_id, stage, sum(change) from (
      select tenant_id, shop_id, member_id, stage, 1 as change from after_rows union all
      select tenant_id, shop_id, member_id, stage, -1 from before_rows) moved
    where member_id is not null
    group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
    on conflict (tenant_id, shop_id, member_id, stage) do update set parcels = tally.parcels + excluded.parcels;
  else
    insert into parcel_tally as tally (tenant_id, shop_id, member_id, stage, parcels)
    select tenant_id, shop_id, member_id, stage, -count(*) from before_rows where member_id is not null
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (tenant_id, shop_id, member_id, stage) do update set parcels = tally.parcels + excluded.parcels;
  end if;
  return null;
end
$$;
