-- Staff are let in by one-time links instead of passwords that somebody else has seen.

alter table staff
  -- Null until the person has set one by a link.
  alter column password_hash drop not null,
  -- Who, other than an owner, invited the account or was shown a link to it; null once an owner answers for it.
  add column sponsor_id int,
  -- A person who was newly given a right to approve only looks until then.
  add column approves_from timestamptz,
  -- Wrong second factors in a row, and when the last of them was shown.
  add column wrong_codes int not null default 0,
  add column wrong_code_at timestamptz,
  add foreign key (tenant_id, sponsor_id) references staff (tenant_id, id);

-- One link lives per person; its token is kept as a hash, and the row goes when it is used.
create table staff_link (
  tenant_id int not null,
  staff_id int not null,
  token_hash bytea not null,
  purpose text not null check (purpose in ('invitation', 'password')),
  created_by int not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, staff_id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id),
  foreign key (tenant_id, created_by) references staff (tenant_id, id)
);
create index staff_link_age on staff_link (tenant_id, expires_at);
select app.protect('staff_link');

-- The same for members: customer service sends a link and sees neither it nor a password.
create table password_link (
  tenant_id int not null,
  shop_id int not null,
  member_id int not null,
  token_hash bytea not null,
  created_by int not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, shop_id, member_id),
  unique (tenant_id, shop_id, token_hash),
  foreign key (tenant_id, shop_id, member_id) references member (tenant_id, shop_id, id),
  foreign key (tenant_id, created_by) references staff (tenant_id, id)
);
create index password_link_age on password_link (tenant_id, expires_at);
select app.protect('password_link');
