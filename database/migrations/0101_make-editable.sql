-- What staff edit in the shop studio: version for optimistic concurrency, archive instead of delete, history and
-- drafts.

-- The columns the studio needs of every table it edits.
create function app.make_editable(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s
    add if not exists position int not null default 0,
    add version int not null default 1,
    add archived_at timestamptz,
    add if not exists updated_at timestamptz not null default now()', target);
end $$;
revoke execute on function app.make_editable(regclass) from public;

-- Append-only history: the whole content of a record after each change.
create table record_version (
  tenant_id int not null,
  shop_id int not null,
  resource text not null,
  record_key text not null,
  version int not null check (version > 0),
  -- baseline: the content found before the first change in the studio.
  act text not null check (act in ('baseline', 'created', 'changed', 'archived', 'restored', 'reverted')),
  content jsonb not null,
  is_archived boolean not null,
  -- Null for a baseline and for changes made by a job.
  staff_id int,
  created_at timestamptz not null default now(),
  primary key (tenant_id, shop_id, resource, record_key, version),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id)
);
select app.protect('record_version');
revoke update, delete on record_version from onehaul_app;

-- Unpublished content; at most one draft per record.
create table record_draft (
  tenant_id int not null,
  shop_id int not null,
  resource text not null,
  id uuid not null,
  -- Null for a record that does not exist yet.
  record_key text,
  -- Version the draft began from: publishing is refused when the record changed since.
  based_on int not null,
  content jsonb not null,
  staff_id int not null,
  -- When a job publishes it; null: only a person does.
  publish_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, shop_id, resource, id),
  unique (tenant_id, shop_id, resource, record_key),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id)
);
create index record_draft_due on record_draft (tenant_id, publish_at) where publish_at is not null;
select app.protect('record_draft');

select app.make_editable('carton');
select app.make_editable('goods_type');
select app.make_editable('carrier');
select app.make_editable('delivery_speed');
select app.make_editable('destination');
select app.make_editable('warehouse');
select app.make_editable('virtual_warehouse');
select app.make_editable('bin');
select app.make_editable('pickup_point');
select app.make_editable('line');
select app.make_editable('remote_area');
select app.make_editable('added_service');
select app.make_editable('added_service_option');
select app.make_editable('article');
select app.make_editable('announcement');
