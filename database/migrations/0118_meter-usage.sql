-- Plans include quantities and have a price; what a company uses is counted per day and invoiced per month.
-- A day is a day in UTC.

alter table plan
  -- Null: unlimited.
  add column members int check (members > 0),
  add column parcels_per_month int check (parcels_per_month > 0),
  add column staff int check (staff > 0),
  add column storage_bytes bigint check (storage_bytes > 0),
  -- Per month, and per parcel above the included ones.
  add column price_minor bigint not null default 0 check (price_minor >= 0),
  add column extra_parcel_minor bigint not null default 0 check (extra_parcel_minor >= 0),
  add column currency_code text not null default 'CNY' check (currency_code ~ '^[A-Z]{3}$');
update plan set members = 500, parcels_per_month = 500, staff = 10, storage_bytes = 5000000000 where name = 'trial';
update plan set members = 50000, parcels_per_month = 10000, staff = 100, storage_bytes = 200000000000,
  price_minor = 199900, extra_parcel_minor = 20 where name = 'standard';
update plan set parcels_per_month = 100000, storage_bytes = 2000000000000,
  price_minor = 999900, extra_parcel_minor = 10 where name = 'large';

-- Files that staff upload for the shop's pages. The name is a hash of the content: the same file counts once.
create table shop_file (
  tenant_id int not null,
  shop_id int not null,
  id uuid not null default gen_random_uuid(),
  file_key text not null,
  length_bytes int not null check (length_bytes > 0),
  created_at timestamptz not null default now(),
  primary key (tenant_id, shop_id, id),
  unique (tenant_id, shop_id, file_key),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id)
);
select app.protect('shop_file');

-- Usage of one day, counted from rows with a time. Days are counted again until they are invoiced.
create table usage_day (
  tenant_id int not null references tenant (tenant_id),
  day date not null,
  -- Plan at the end of the day.
  plan text not null,
  -- Of the day.
  parcels int not null check (parcels >= 0),
  orders int not null check (orders >= 0),
  -- At the end of the day.
  members int not null check (members >= 0),
  staff int not null check (staff >= 0),
  storage_bytes bigint not null check (storage_bytes >= 0),
  is_invoiced boolean not null default false,
  counted_at timestamptz not null default now(),
  primary key (tenant_id, day)
);
select app.protect('usage_day');

create function app.keep_invoiced_day() returns trigger language plpgsql as $$
begin
  raise exception 'the day % of company % is invoiced', old.day, old.tenant_id using errcode = 'check_violation';
end $$;
create trigger usage_day_invoiced before update or delete on usage_day
  for each row when (old.is_invoiced) execute function app.keep_invoiced_day();

-- Each count of a day is one range of an index.
create index parcel_received on parcel (tenant_id, received_at) where received_at is not null;
create index shop_order_shipped on shop_order (tenant_id, shipped_at) where shipped_at is not null;
create index member_registered on member (tenant_id, created_at) where main_id is null and state <> 'erased';
create index file_stored on file (tenant_id, created_at) include (length_bytes);
create index parcel_photo_stored on parcel_photo (tenant_id, created_at) include (length_bytes);
create index order_photo_stored on order_photo (tenant_id, created_at) include (length_bytes);
create index service_photo_stored on service_photo (tenant_id, created_at) include (length_bytes);
create index return_photo_stored on return_photo (tenant_id, created_at) include (length_bytes);
create index shop_file_stored on shop_file (tenant_id, created_at) include (length_bytes);

-- A company's invoice of one month. Neither it nor its lines are ever changed.
create table company_invoice (
  tenant_id int not null references tenant (tenant_id),
  -- First day of the month.
  month date not null check (extract(day from month) = 1),
  number text not null,
  language text not null check (language in ('zhHans', 'zhHanT', 'en', 'vi')),
  company text not null,
  issuer text not null,
  issuer_address text not null default '',
  plan text not null,
  included_parcels int,
  parcels int not null check (parcels >= 0),
  currency_code text not null,
  total_minor bigint not null check (total_minor >= 0),
  issued_at timestamptz not null default now(),
  primary key (tenant_id, month),
  unique (tenant_id, number)
);
select app.protect('company_invoice');
revoke update, delete on company_invoice from onehaul_app;

create table company_invoice_line (
  tenant_id int not null,
  month date not null,
  position smallint not null,
  kind text not null check (kind in ('plan', 'extraParcels')),
  quantity int not null check (quantity > 0),
  unit_minor bigint not null check (unit_minor >= 0),
  amount_minor bigint not null,
  primary key (tenant_id, month, position),
  foreign key (tenant_id, month) references company_invoice (tenant_id, month),
  check (amount_minor = quantity * unit_minor)
);
select app.protect('company_invoice_line');
revoke update, delete on company_invoice_line from onehaul_app;

-- The platform numbers its invoices without gaps: the row lock lasts until the invoice is committed, and a
-- rollback gives the number back.
create table invoice_number (
  year int primary key,
  last int not null
);
create function app.next_invoice_number(year int) returns text
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into invoice_number as n (year, last) values ($1, 1)
      on conflict on constraint invoice_number_pkey do update set last = n.last + 1
      returning n.year || '-' || lpad(n.last::text, 6, '0') $$;
revoke execute on function app.next_invoice_number(int) from public;
grant execute on function app.next_invoice_number(int) to onehaul_app;
