-- Signing in: sessions and what leads to one. Secrets are kept as hashes; the clock that ends things is the database's.

create table session (
  tenant_id int not null,
  shop_id int not null,
  id uuid not null,
  member_id int not null,
  method text not null check (method in ('password', 'phone', 'qr', 'code')),
  -- Each refresh replaces the token. The one before is known for a moment, for tabs that refresh together;
  -- anything older of ours was copied, and ends the session (A10).
  refresh_hash bytea not null,
  previous_hash bytea,
  refreshed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  browser text not null,
  address inet not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_by text check (ended_by in ('logout', 'other', 'password', 'reuse', 'staff', 'cancellation', 'phone')),
  primary key (tenant_id, shop_id, id),
  foreign key (tenant_id, shop_id, member_id) references member (tenant_id, shop_id, id)
);
create index session_member on session (tenant_id, shop_id, member_id, created_at desc);
create index session_age on session (tenant_id, expires_at);
select app.protect('session');

-- Six digits by SMS. Bound to shop, number, purpose and the request that asked for them (A14).
create table sms_code (
  tenant_id int not null,
  shop_id int not null,
  id uuid not null,
  country_id int not null references country (id),
  phone_number text not null,
  purpose text not null check (purpose in ('signIn', 'resetPassword', 'provePhone')),
  code_hash bytea not null,
  tries int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, shop_id, id),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id)
);
create index sms_code_phone on sms_code (tenant_id, shop_id, phone_number, purpose, created_at desc);
create index sms_code_age on sms_code (tenant_id, expires_at);
select app.protect('sms_code');

-- A code in an address that signs its bearer in once, within a minute, at one host (A12).
create table sign_in_code (
  tenant_id int not null,
  shop_id int not null,
  code_hash bytea not null,
  member_id int not null,
  host text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, shop_id, code_hash),
  foreign key (tenant_id, shop_id, member_id) references member (tenant_id, shop_id, id)
);
create index sign_in_code_age on sign_in_code (tenant_id, expires_at);
select app.protect('sign_in_code');

-- A browser that shows a QR code and waits for a member's phone to let it in (A15).
create table qr_sign_in (
  tenant_id int not null,
  shop_id int not null,
  id uuid not null,
  -- Only the browser that asked knows the secret; the picture holds the id alone.
  secret_hash bytea not null,
  -- Shown by the browser, chosen by the member among others on the phone.
  number int not null check (number between 10 and 99),
  browser text not null,
  address inet not null,
  state text not null default 'waiting' check (state in ('waiting', 'seen', 'approved', 'refused', 'used')),
  member_id int,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, shop_id, id),
  foreign key (tenant_id, shop_id, member_id) references member (tenant_id, shop_id, id),
  check ((member_id is not null) = (state in ('seen', 'approved', 'refused', 'used')))
);
create index qr_sign_in_age on qr_sign_in (tenant_id, expires_at);
select app.protect('qr_sign_in');
