-- A shop before it opens: a preview link for people without an account, and previews of the whole shop for staff.

-- One link per shop. A new one replaces it, which ends the old link and every browser that entered by it.
create table shop_preview_link (
  tenant_id int not null,
  shop_id int not null,
  secret_hash bytea not null,
  created_by int not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, shop_id),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id),
  foreign key (tenant_id, created_by) references staff (tenant_id, id)
);
select app.protect('shop_preview_link');

-- A preview of the whole shop opens with no draft.
alter table preview_pass
  alter column resource drop not null,
  alter column draft_id drop not null,
  add constraint preview_pass_draft check ((resource is null) = (draft_id is null));
