-- Papers of many orders, drawn by the worker a part at a time while somebody looks on.
create table print_job (
  tenant_id int not null,
  shop_id int not null,
  id uuid not null,
  -- Who asked: a member's account, or one of the staff.
  member_id int,
  staff_id int,
  kind text not null check (kind in ('sheet', 'labels', 'rows')),
  language text not null check (language in ('zhHans', 'zhHanT', 'en', 'vi')),
  order_ids bigint[] not null check (cardinality(order_ids) between 1 and 2000),
  done int not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  file_key text,
  taken_at timestamptz,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (tenant_id, shop_id, id),
  foreign key (tenant_id, shop_id, member_id) references member (tenant_id, shop_id, id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id),
  check ((member_id is null) <> (staff_id is null)),
  check ((state = 'done') = (file_key is not null))
);
create index print_job_waiting on print_job (tenant_id, created_at) where state in ('waiting', 'running');
create index print_job_member on print_job (tenant_id, shop_id, member_id, created_at desc) where member_id is not null;
select app.protect('print_job');
