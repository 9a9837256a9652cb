-- Sender address of a shop's mails at a domain of the company, proved by DNS records. One row per shop: a shop
-- without a verified one sends from the installation's address.

create table mail_sender (
  tenant_id int not null,
  shop_id int not null,
  address text not null check (length(address) <= 254 and address = lower(address)),
  domain text not null check (domain = lower(domain) and domain !~ '[^a-z0-9.-]' and length(domain) <= 253),
  -- Label of the DKIM record: random, so that two companies at one domain have a record each.
  selector text not null,
  -- DKIM key: the public one in base64 as published, the private one encrypted.
  public_key text not null,
  key_sealed bytea not null,
  -- Value of the TXT record that proves the domain; no two rows share one.
  token text not null,
  state text not null default 'waiting' check (state in ('waiting', 'verified', 'failed')),
  -- What the last check found in DNS.
  found jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- Since when the records are being checked without success.
  waiting_since timestamptz not null default now(),
  checked_at timestamptz,
  -- Since when a verified sender lacks a required record.
  failed_since timestamptz,
  -- Mails to the owners about the current failure.
  notices_sent int not null default 0,
  -- Count of checks: a result is stored only if no other check was stored meanwhile.
  checks int not null default 0,
  -- Null: not checked until somebody asks for it.
  next_check_at timestamptz default now(),
  primary key (tenant_id, shop_id),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id)
);
create index mail_sender_due on mail_sender (tenant_id, next_check_at) where next_check_at is not null;
select app.protect('mail_sender');
