-- Figures of a shop per day, for the trends of the console. They are counted in steps from rows and the ledger; a
-- lost figure is counted again.

create table shop_day (
  tenant_id int not null,
  shop_id int not null,
  -- In the shop's time zone.
  day date not null,
  -- Parcels received and orders placed.
  parcels int not null default 0 check (parcels >= 0),
  orders int not null default 0 check (orders >= 0),
  -- Of the shop's accounts `revenue` and `refunds`, in fen.
  revenue_minor bigint not null default 0,
  refund_minor bigint not null default 0,
  -- Orders whose promised day it was, and those that had arrived by then. They replace `promise_day`, which is dropped
  -- when no running process reads it any more.
  due int not null default 0 check (due >= 0),
  kept int not null default 0 check (kept between 0 and due),
  primary key (tenant_id, shop_id, day),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id)
);
select app.protect('shop_day');

-- How far the days of a shop are counted. Entries of an account are numbered without gaps and commit in that order,
-- so each is added once.
create table shop_count (
  tenant_id int not null,
  shop_id int not null,
  -- The zone its days are in: another one means to count again.
  time_zone text not null,
  revenue_position bigint not null default 0,
  refund_position bigint not null default 0,
  counted_at timestamptz,
  primary key (tenant_id, shop_id),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id)
);
select app.protect('shop_count');

-- Facts of a time that is counted already: scans of stations that were offline, and corrections.
create table late_fact (
  tenant_id int not null,
  shop_id int not null,
  id bigint generated always as identity,
  happened_at timestamptz not null,
  primary key (tenant_id, shop_id, id),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id)
);
select app.protect('late_fact');
-- Counts the parcels of a shop's day without reading their rows.
create index parcel_received_shop on parcel (tenant_id, shop_id, received_at) where received_at is not null;

-- Today and yesterday are counted again anyway; twelve hours leave room for long transactions. A shop that was never
-- counted, such as one that is being imported, needs no notes.
create function app.note_late_fact() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  happened timestamptz;
begin
  if not exists (select from shop_count where tenant_id = new.tenant_id and shop_id = new.shop_id) then
    return null;
  end if;
  foreach happened in array case when tg_op = 'UPDATE'
    then array[old.received_at, new.received_at] else array[new.received_at] end
  loop
    if happened < now() - interval '12 hours' then
      insert into late_fact (tenant_id, shop_id, happened_at) values (new.tenant_id, new.shop_id, happened);
    end if;
  end loop;
  return null;
end $$;
create trigger late_when_received after insert on parcel
  for each row when (new.received_at is not null) execute function app.note_late_fact();
create trigger late_when_corrected after update of received_at on parcel
  for each row when (old.received_at is distinct from new.received_at) execute function app.note_late_fact();
