-- A shop may have several mobile hosts. Phones are sent to one that shows pages itself, and always to the same:
-- an own domain first, because the shop connected it for its visitors.
create or replace function app.mobile_host(shop_id int) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$ select h.name from host h
    where h.tenant_id = app.tenant_id() and h.shop_id = $1 and h.kind = 'mobile' and h.redirects_to is null
    order by h.is_own desc, length(h.name), h.name limit 1 $$;
