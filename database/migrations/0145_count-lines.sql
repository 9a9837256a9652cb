-- Figures per line and day, for the reports of the console. As `shop_day` they are counted in steps from rows and the
-- ledger; a lost figure is counted again.

create table line_day (
  tenant_id int not null,
  shop_id int not null,
  -- In the shop's time zone.
  day date not null,
  -- 0: money that belongs to no line, such as services for a parcel.
  line_id int not null check (line_id >= 0),
  -- Orders sent that day, the weight of their boxes, and what carriers charged for them; `costed` of them have a cost.
  orders int not null default 0 check (orders >= 0),
  weight_grams bigint not null default 0 check (weight_grams >= 0),
  costed int not null default 0 check (costed >= 0),
  cost_minor bigint not null default 0,
  -- Of the shop's accounts `revenue` and `refunds`, in fen, on the day of the journal.
  revenue_minor bigint not null default 0,
  refund_minor bigint not null default 0,
  -- Orders whose promised day it was, and those that had arrived by then.
  due int not null default 0 check (due >= 0),
  kept int not null default 0 check (kept between 0 and due),
  primary key (tenant_id, shop_id, day, line_id),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id)
);
select app.protect('line_day');

-- How far the lines of a shop are counted, as in `shop_count`.
create table line_count (
  tenant_id int not null,
  shop_id int not null,
  time_zone text not null,
  revenue_position bigint not null default 0,
  refund_position bigint not null default 0,
  counted_at timestamptz,
  primary key (tenant_id, shop_id),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id)
);
select app.protect('line_count');

-- Facts of a day that is counted already: departures, weights and costs that come late or are corrected.
create table late_line_fact (
  tenant_id int not null,
  shop_id int not null,
  id bigint generated always as identity,
  happened_at timestamptz not null,
  primary key (tenant_id, shop_id, id),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id)
);
select app.protect('late_line_fact');

-- Orders by the day they left, of one shop; the list behind the figures reads it too.
create index shop_order_shipped_shop on shop_order (tenant_id, shop_id, shipped_at) where shipped_at is not null;
-- From a journal to the orders it refunds.
create index refund_journal on refund (tenant_id, journal_id) where journal_id is not null;

-- Today and yesterday are counted again anyway. A shop that was never counted needs no notes.
create function app.note_late_line(of_tenant int, of_shop int, happened timestamptz) returns void
  language sql set search_path = public, pg_temp as $$
  insert into late_line_fact (tenant_id, shop_id, happened_at)
  select of_tenant, of_shop, happened
  where happened < now() - interval '12 hours'
    and exists (select from line_count where tenant_id = of_tenant and shop_id = of_shop)
$$;

create function app.note_late_departure() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    perform app.note_late_line(old.tenant_id, old.shop_id, old.shipped_at);
  end if;
  perform app.note_late_line(new.tenant_id, new.shop_id, new.shipped_at);
  return null;
end $$;
create trigger late_when_shipped after insert on shop_order
  for each row when (new.shipped_at is not null) execute function app.note_late_departure();
create trigger late_when_departure_corrected after update of shipped_at, line_id on shop_order
  for each row when (old.shipped_at is distinct from new.shipped_at or old.line_id <> new.line_id)
  execute function app.note_late_departure();

create function app.note_late_weight() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform app.note_late_line(new.tenant_id, new.shop_id, (select shipped_at from shop_order
    where tenant_id = new.tenant_id and shop_id = new.shop_id and id = new.order_id));
  return null;
end $$;
create trigger late_when_weight_corrected after update of weight_grams on order_box
  for each row when (old.weight_grams <> new.weight_grams) execute function app.note_late_weight();

-- What a remittance took of an order's money for freight and commission; null before it, and for older ones.
alter table cod_order add fee_minor bigint check (fee_minor >= 0);
