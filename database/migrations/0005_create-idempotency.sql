-- The first answer to a changing call, kept so that a repeated one changes nothing (A48).
create table idempotency (
  tenant_id int not null,
  shop_id int not null,
  actor_id bigint not null,
  key text not null check (length(key) between 16 and 128),
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, shop_id, actor_id, key)
);
create index idempotency_age on idempotency (tenant_id, created_at);
select app.protect('idempotency');
