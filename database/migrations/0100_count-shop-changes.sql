-- Cache validation: page servers cache what a shop's public pages show and read this number, one row by primary key,
-- to learn whether it changed.
create table shop_revision (
  tenant_id int not null,
  shop_id int not null,
  revision int not null,
  primary key (tenant_id, shop_id),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id)
);
select app.protect('shop_revision');

-- Statement-level trigger: a bulk write increments once per shop. It runs in the transaction of the change, so a reader
-- sees both or neither. Shops are locked in a fixed order, because two bulk writes could otherwise deadlock.
create function app.count_shop_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_relid = 'shop'::regclass then
    insert into shop_revision (tenant_id, shop_id, revision)
    select tenant_id, id, 1 from changed order by 1, 2
    on conflict (tenant_id, shop_id) do update set revision = shop_revision.revision + 1;
  else
    insert into shop_revision (tenant_id, shop_id, revision)
    select distinct tenant_id, shop_id, 1 from changed order by 1, 2
    on conflict (tenant_id, shop_id) do update set revision = shop_revision.revision + 1;
  end if;
  return null;
end
$$;

-- Installs the triggers; for every tenant table whose rows public pages show. A transition table allows one event per
-- trigger, hence three.
create function app.count_changes_of(target regclass) returns void language plpgsql as $$
declare
  trigger_text constant text := 'create trigger count_shop_%1$s after %1$s on %2$s referencing %3$s table as changed
    for each statement execute function app.count_shop_change()';
begin
  execute format(trigger_text, 'insert', target, 'new');
  execute format(trigger_text, 'update', target, 'new');
  execute format(trigger_text, 'delete', target, 'old');
end
$$;
revoke execute on function app.count_changes_of(regclass) from public;

-- Updates only: a new shop has nothing cached, and a deleted one has no row to count in.
create trigger count_shop_update after update on shop referencing new table as changed
  for each statement execute function app.count_shop_change();

-- The host directory is a platform table, written by the owner without a tenant: row security needs one for the
-- increment, and afterwards the caller has its own again.
create function app.count_host_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  changed host := coalesce(new, old);
  tenant_before constant text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', changed.tenant_id::text, true);
  insert into shop_revision (tenant_id, shop_id, revision) values (changed.tenant_id, changed.shop_id, 1)
  on conflict (tenant_id, shop_id) do update set revision = shop_revision.revision + 1;
  perform set_config('app.tenant_id', tenant_before, true);
  return null;
end
$$;
create trigger count_host_change after insert or update or delete on host
  for each row execute function app.count_host_change();

select app.count_changes_of(shown) from unnest('{shop_image, setting, article, announcement, video, currency, destination,
  goods_type, warehouse, virtual_warehouse, carrier, delivery_speed, line, line_goods_type, tariff_version, carton,
  remote_area, remote_area_place, added_service, added_service_option, pickup_point, pay_type, gateway_account,
  member_level}'::regclass[]) shown;
