-- An order whose rewards somebody has to look at: it was paid, completed, refunded or taken back. What follows is read
-- from the order as it stands, so a task that is done twice does nothing the second time.
create table order_task (
  tenant_id int not null,
  shop_id int not null,
  id bigint generated always as identity,
  order_id bigint not null,
  kind text not null check (kind in ('points', 'earnings')),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, shop_id, order_id) references shop_order (tenant_id, shop_id, id)
);
create index order_task_waiting on order_task (tenant_id, kind, id) where done_at is null;
create index order_task_done on order_task (tenant_id, done_at) where done_at is not null;
select app.protect('order_task');
