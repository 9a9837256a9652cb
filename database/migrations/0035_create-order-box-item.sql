-- Which pieces of stock lie in which box; parcels say so themselves (order_parcel.box_number).
create table order_box_item (
  tenant_id int not null,
  shop_id int not null,
  order_id bigint not null,
  box_number smallint not null,
  sku_id bigint not null,
  quantity int not null check (quantity > 0),
  primary key (tenant_id, shop_id, order_id, box_number, sku_id),
  foreign key (tenant_id, shop_id, order_id, box_number)
    references order_box (tenant_id, shop_id, order_id, box_number) on delete cascade,
  foreign key (tenant_id, shop_id, order_id, sku_id) references order_item (tenant_id, shop_id, order_id, sku_id)
);
select app.protect('order_box_item');
