-- What prices a shipment is read by every visitor who tries and changed by staff now and then. Servers keep it in
-- memory and ask here, in one short read, whether it is still that.
create table fee_revision (
  tenant_id int not null,
  shop_id int not null,
  revision int not null,
  primary key (tenant_id, shop_id),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id)
);
select app.protect('fee_revision');

-- In the transaction of the change: who sees the one sees the other.
create function app.count_fee_change() returns trigger language plpgsql set search_path = public as $$
begin
  insert into fee_revision (tenant_id, shop_id, revision)
  values (coalesce(new.tenant_id, old.tenant_id), coalesce(new.shop_id, old.shop_id), 1)
  on conflict (tenant_id, shop_id) do update set revision = fee_revision.revision + 1;
  return null;
end
$$;

create trigger count_fee_change after insert or update or delete on line
  for each row execute function app.count_fee_change();
create trigger count_fee_change after insert or update or delete on line_goods_type
  for each row execute function app.count_fee_change();
create trigger count_fee_change after insert or update or delete on tariff_version
  for each row execute function app.count_fee_change();
create trigger count_fee_change after insert or update or delete on remote_area
  for each row execute function app.count_fee_change();
create trigger count_fee_change after insert or update or delete on remote_area_place
  for each row execute function app.count_fee_change();
create trigger count_fee_change after insert or update or delete on carton
  for each row execute function app.count_fee_change();
-- What a line is called and what its destination pays in.
create trigger count_fee_change after insert or update or delete on warehouse
  for each row execute function app.count_fee_change();
create trigger count_fee_change after insert or update or delete on destination
  for each row execute function app.count_fee_change();
create trigger count_fee_change after insert or update or delete on carrier
  for each row execute function app.count_fee_change();
create trigger count_fee_change after insert or update or delete on delivery_speed
  for each row execute function app.count_fee_change();
create trigger count_fee_change after insert or update or delete on currency
  for each row execute function app.count_fee_change();
