-- Companies and shops open, pause and close; a host is claimed by the company that opens it.

-- Numbers of companies opened by the product. The first ones were given by hand.
create sequence app.company_number as int start 100001;
grant usage on sequence app.company_number to onehaul_app;

alter table tenant
  add column state text not null default 'active' check (state in ('active', 'suspended', 'closing', 'closed'));

-- A new shop is prepared behind a preview; a practice shop is for training and never goes live.
alter table shop
  add column state text not null default 'live'
    check (state in ('preparing', 'practice', 'live', 'paused', 'closed'));

-- The host directory stays closed to the application: a company adds names to its own shops only, and a name
-- that is taken raises a unique violation.
create function app.claim_host(name text, shop_id int, kind text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ insert into host (name, tenant_id, shop_id, kind) values ($1, app.tenant_id(), $2, $3) $$;
revoke execute on function app.claim_host(text, int, text) from public;
grant execute on function app.claim_host(text, int, text) to onehaul_app;
