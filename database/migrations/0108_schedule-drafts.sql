-- Drafts: publishing at a set time, and preview on the shop's own host. Pickup points: opening hours by weekday.

alter table record_draft
  -- Who set the time, or changed the content after it was set: the job publishes in their name.
  add scheduled_by int,
  -- Why the job did not publish it: code and details of the refusal.
  add refusal jsonb,
  add refused_at timestamptz,
  add constraint record_draft_schedule check ((publish_at is null) or (scheduled_by is not null)),
  add constraint record_draft_refusal check ((refusal is null) = (refused_at is null)),
  add foreign key (tenant_id, scheduled_by) references staff (tenant_id, id);
-- New records in the list of their resource, newest first.
create index record_draft_new on record_draft (tenant_id, shop_id, resource, updated_at desc)
  where record_key is null;

-- Permission of one browser to see drafts on a shop's host: a one-time code becomes a token of 30 minutes.
create table preview_pass (
  tenant_id int not null,
  shop_id int not null,
  code_hash bytea not null,
  -- Null until the code is used.
  token_hash bytea,
  staff_id int not null,
  -- The draft that the preview opens with.
  resource text not null,
  draft_id uuid not null,
  expires_at timestamptz not null,
  primary key (tenant_id, shop_id, code_hash),
  unique (tenant_id, shop_id, token_hash),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id)
);
select app.protect('preview_pass');

alter table pickup_point
  add opening_hours jsonb not null default '{}',
  -- Empty: the shop's time zone.
  add time_zone text not null default '';
