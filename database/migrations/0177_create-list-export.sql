-- Exports of the console's lists, made by a worker (112). `asked` is the input of the call that started it. `attempt`
-- counts the workers that took it: only the last one may write. `due_at` is when a worker has something to do: at once,
-- when a lease has expired, or when the file is to be deleted.
create table list_export (
  tenant_id int not null,
  id uuid not null,
  staff_id int not null,
  -- The shop in whose folder the file is stored.
  shop_id int not null,
  list text not null check (list in ('orders', 'parcels', 'payments')),
  format text not null check (format in ('xlsx', 'csv')),
  asked jsonb not null check (jsonb_typeof(asked) = 'object' and octet_length(asked::text) <= 6000),
  language text not null check (language in ('zhHans', 'zhHanT', 'en', 'vi')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'removed')),
  attempt int not null default 0,
  row_count int not null default 0 check (row_count between 0 and 1000000),
  length_bytes bigint not null default 0 check (length_bytes >= 0),
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id),
  check ((state in ('waiting', 'running')) = (done_at is null))
);
select app.protect('list_export');
create index list_export_own on list_export (tenant_id, staff_id, created_at desc);
-- One export at a time per person.
create unique index list_export_one_open on list_export (tenant_id, staff_id) where state in ('waiting', 'running');
create index list_export_due on list_export (tenant_id, due_at);

-- The file is stored in parts, because an object is written from memory.
create table list_export_part (
  tenant_id int not null,
  id uuid not null default gen_random_uuid(),
  export_id uuid not null,
  attempt int not null,
  position int not null,
  shop_id int not null,
  file_key text not null,
  primary key (tenant_id, id),
  unique (tenant_id, export_id, attempt, position),
  foreign key (tenant_id, export_id) references list_export (tenant_id, id) on delete cascade,
  foreign key (tenant_id, shop_id) references shop (tenant_id, id)
);
select app.protect('list_export_part');
create index list_export_part_file on list_export_part (tenant_id, shop_id, file_key);

-- A function's new owner needs this right for the moment of the change.
grant create on schema app to onehaul_finder;
select app.add_finder('list_export', 'list_export', '{due_at}', 'true', 'due_at');
revoke create on schema app from onehaul_finder;
