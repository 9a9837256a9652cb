-- Own domains of shops, proved by DNS records. The directory `host` holds names that lead to a shop: subdomains
-- given by the platform, and own domains whose proof succeeded. Claims that are not proved stay in the company's
-- own table, so they keep nobody else from the name.

alter table host
  add column is_own boolean not null default false,
  add column is_primary boolean not null default false,
  add column redirects_to text,
  -- Form in which names that look alike are equal; null: the name itself.
  add column look text,
  -- Since when the company's TXT record is known to be gone: another company that proves the name may take it over.
  add column disproved_at timestamptz,
  add constraint host_of_shop unique (tenant_id, shop_id, name),
  -- The target of a redirect is a name of the same shop; when it leaves the directory, the redirect ends.
  add constraint host_redirects_to foreign key (tenant_id, shop_id, redirects_to)
    references host (tenant_id, shop_id, name) on delete set null (redirects_to),
  add constraint host_primary_shows check (not is_primary or (redirects_to is null and kind = 'web')),
  add constraint host_redirects_elsewhere check (redirects_to <> name);
create unique index host_primary on host (tenant_id, shop_id) where is_primary;
create index host_look on host (coalesce(look, name));

create table host_claim (
  tenant_id int not null,
  name text not null check (name = lower(name) and name !~ '[^a-z0-9.-]' and length(name) <= 253),
  shop_id int not null,
  kind text not null default 'web' check (kind in ('web', 'mobile')),
  state text not null default 'waiting' check (state in ('waiting', 'verified', 'failed')),
  -- Value of the TXT record; no two claims share one.
  token text not null,
  -- What the last check found wrong.
  problem text,
  -- What the last check found in DNS.
  found jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- Since when the claim is being checked without success.
  waiting_since timestamptz not null default now(),
  verified_at timestamptz,
  checked_at timestamptz,
  -- Since when a verified name does not point to the platform.
  failed_since timestamptz,
  -- Mails to the owners about the current failure.
  notices_sent int not null default 0,
  -- Count of checks: a result is stored only if no other check was stored meanwhile.
  checks int not null default 0,
  -- Null: not checked until somebody asks for it.
  next_check_at timestamptz default now(),
  primary key (tenant_id, name),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id)
);
create index host_claim_shop on host_claim (tenant_id, shop_id);
create index host_claim_due on host_claim (tenant_id, next_check_at) where next_check_at is not null;
select app.protect('host_claim');

drop function app.find_host(text);
create function app.find_host(wanted text)
  returns table (tenant_id int, shop_id int, kind text, redirects_to text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select h.tenant_id, h.shop_id, h.kind, h.redirects_to from host h where h.name = wanted $$;
revoke execute on function app.find_host(text) from public;
grant execute on function app.find_host(text) to onehaul_app;

-- The name that links, mails and search engines use.
create function app.primary_host(shop_id int) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$ select h.name from host h
    where h.tenant_id = app.tenant_id() and h.shop_id = $1 and h.kind = 'web' and h.redirects_to is null
    -- An own domain is used once the owner has made it primary.
    order by h.is_primary desc, h.is_own, length(h.name), h.name limit 1 $$;
revoke execute on function app.primary_host(int) from public;
grant execute on function app.primary_host(int) to onehaul_app;

-- Names of a shop of the own company.
create function app.list_hosts(shop_id int)
  returns table (name text, kind text, is_own boolean, is_primary boolean, redirects_to text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select h.name, h.kind, h.is_own, h.is_primary, h.redirects_to from host h
    where h.tenant_id = app.tenant_id() and h.shop_id = $1 $$;
revoke execute on function app.list_hosts(int) from public;
grant execute on function app.list_hosts(int) to onehaul_app;

-- Whether a name of another company looks like this one.
create function app.resembles_host(wanted_look text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select from host h
    where coalesce(h.look, h.name) = $1 and h.tenant_id <> app.tenant_id()) $$;
revoke execute on function app.resembles_host(text) from public;
grant execute on function app.resembles_host(text) to onehaul_app;

-- Enters a proved claim of the own company. False while another company holds the name: then that company's
-- records are checked again at once. The name moves when its TXT record is known to be gone.
create function app.enter_host(wanted text, wanted_look text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  me constant int := app.tenant_id();
  claim host_claim;
  holder host;
begin
  select * into claim from host_claim c where c.tenant_id = me and c.name = wanted;
  if not found then return false; end if;
  select * into holder from host h where h.name = wanted for update;
  if found then
    if holder.tenant_id = me then return holder.shop_id = claim.shop_id; end if;
    if not holder.is_own then return false; end if;
    perform set_config('app.tenant_id', holder.tenant_id::text, true);
    if holder.disproved_at is null then
      update host_claim c set next_check_at = now()
        where c.tenant_id = holder.tenant_id and c.name = wanted and c.next_check_at > now() + interval '1 minute';
    else
      update host_claim c set state = 'failed', problem = 'moved', next_check_at = null, checks = c.checks + 1
        where c.tenant_id = holder.tenant_id and c.name = wanted;
      delete from host h where h.name = wanted;
    end if;
    perform set_config('app.tenant_id', me::text, true);
    if holder.disproved_at is null then return false; end if;
  end if;
  insert into host (name, tenant_id, shop_id, kind, is_own, look)
    values (wanted, me, claim.shop_id, claim.kind, true, wanted_look) on conflict do nothing;
  return found;
end
$$;
revoke execute on function app.enter_host(text, text) from public;
grant execute on function app.enter_host(text, text) to onehaul_app;

-- Notes whether the TXT record of an own domain of the company is known to be gone.
create function app.note_host_proof(wanted text, is_gone boolean) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update host h set disproved_at = case when is_gone then now() end
    where h.name = wanted and h.tenant_id = app.tenant_id() and h.is_own and (h.disproved_at is not null) <> is_gone $$;
revoke execute on function app.note_host_proof(text, boolean) from public;
grant execute on function app.note_host_proof(text, boolean) to onehaul_app;

create function app.make_host_primary(shop_id int, wanted text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform from host h where h.tenant_id = app.tenant_id() and h.shop_id = $1 order by h.name for update;
  if not exists (select from host h where h.tenant_id = app.tenant_id() and h.shop_id = $1 and h.name = wanted
    and h.kind = 'web') then return false; end if;
  update host h set is_primary = false
    where h.tenant_id = app.tenant_id() and h.shop_id = $1 and h.is_primary and h.name <> wanted;
  update host h set is_primary = true, redirects_to = null
    where h.tenant_id = app.tenant_id() and h.shop_id = $1 and h.name = wanted;
  return true;
end
$$;
revoke execute on function app.make_host_primary(int, text) from public;
grant execute on function app.make_host_primary(int, text) to onehaul_app;

-- Redirects a name to another of the same shop and kind that shows pages itself, or ends its redirect. Names that
-- redirected to it follow, so there are no chains.
create function app.redirect_host(shop_id int, wanted text, target text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  changed host;
begin
  perform from host h where h.tenant_id = app.tenant_id() and h.shop_id = $1 order by h.name for update;
  select * into changed from host h where h.tenant_id = app.tenant_id() and h.shop_id = $1 and h.name = wanted;
  if not found then return false; end if;
  if target is not null and (changed.is_primary or not exists (select from host h
    where h.tenant_id = app.tenant_id() and h.shop_id = $1 and h.name = target and h.name <> wanted
      and h.kind = changed.kind and h.redirects_to is null)) then return false; end if;
  update host h set redirects_to = target where h.tenant_id = app.tenant_id() and h.shop_id = $1
    and (h.name = wanted or (target is not null and h.redirects_to = wanted));
  return true;
end
$$;
revoke execute on function app.redirect_host(int, text, text) from public;
grant execute on function app.redirect_host(int, text, text) to onehaul_app;

-- Removes an own domain of the company from the directory. False for a given subdomain and for the last name that
-- shows the shop's pages.
create function app.drop_host(shop_id int, wanted text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  dropped host;
begin
  perform from host h where h.tenant_id = app.tenant_id() and h.shop_id = $1 order by h.name for update;
  select * into dropped from host h where h.tenant_id = app.tenant_id() and h.shop_id = $1 and h.name = wanted;
  if not found then return true; end if;
  if not dropped.is_own then return false; end if;
  if not exists (select from host h where h.tenant_id = app.tenant_id() and h.shop_id = $1 and h.name <> wanted
    and h.kind = 'web') then return false; end if;
  delete from host h where h.tenant_id = app.tenant_id() and h.shop_id = $1 and h.name = wanted;
  return true;
end
$$;
revoke execute on function app.drop_host(int, text) from public;
grant execute on function app.drop_host(int, text) to onehaul_app;
