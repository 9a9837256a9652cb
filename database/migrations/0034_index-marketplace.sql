-- Lists of marketplaces' orders: beginnings of numbers are looked up behind row security, tabs count without the rows.
create index marketplace_order_number on marketplace_order (tenant_id, external_number text_pattern_ops);
drop index marketplace_order_tracking;
create index marketplace_order_tracking on marketplace_order (tenant_id, tracking_number text_pattern_ops)
  where tracking_number is not null;
drop index marketplace_order_state;
create index marketplace_order_state on marketplace_order (tenant_id, shop_id, member_id, state, id desc)
  include (marketplace_shop_id);
drop index marketplace_order_desk;
create index marketplace_order_desk on marketplace_order (tenant_id, state, id desc) include (shop_id);
create index first_mile_member on first_mile (tenant_id, shop_id, member_id, id desc);
