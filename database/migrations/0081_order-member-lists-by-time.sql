-- Members' lists of orders and cases are in the order of the date they show, with the id behind it.
drop index shop_order_newest;
create index shop_order_newest on shop_order (tenant_id, shop_id, member_id, created_at desc, id desc);
-- Days are found by the same index.
drop index shop_order_created;
drop index shop_order_stage;
create index shop_order_stage on shop_order (tenant_id, shop_id, member_id, stage, created_at desc, id desc);
drop index shop_order_kind;
create index shop_order_kind on shop_order (tenant_id, shop_id, member_id, kind, created_at desc, id desc)
  where kind in ('cod', 'marketplace', 'redispatch', 'peer', 'dedicated');
drop index shop_order_kind_stage;
create index shop_order_kind_stage on shop_order (tenant_id, shop_id, member_id, kind, stage, created_at desc, id desc)
  where kind in ('cod', 'marketplace', 'redispatch', 'peer', 'dedicated');
drop index support_case_member;
-- The tabs count states without the rows.
create index support_case_member on support_case (tenant_id, shop_id, member_id, created_at desc, id desc)
  include (state, kind);
