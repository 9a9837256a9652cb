-- Texts of notices that a shop has written itself, by kind and channel. Where it has none, ours are sent. Versions
-- are in record_version (resource noticeTemplate).
create table notice_template (
  tenant_id int not null,
  shop_id int not null,
  kind text not null check (kind ~ '^[a-zA-Z]{3,40}$'),
  -- page: the notice in the product, and push messages.
  channel text not null check (channel in ('page', 'mail', 'sms')),
  -- Null, or without a language: ours in that language.
  subjects app.translated,
  bodies app.translated,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, shop_id, kind, channel),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id),
  check (subjects is not null or bodies is not null),
  check (channel <> 'sms' or subjects is null)
);
select app.protect('notice_template');
