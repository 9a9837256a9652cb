-- Queues of the console's home page: each is one range of a partial index per warehouse, oldest first, that holds
-- waiting rows only. The included columns let the time be read from the index.

create index parcel_queue on parcel (tenant_id, shop_id, warehouse_id, state, (coalesce(received_at, created_at)))
  include (received_at, created_at) where state in ('forecast', 'received', 'onHold') and stage <> 'joined';
create index parcel_without_bin on parcel (tenant_id, shop_id, warehouse_id, (coalesce(received_at, created_at)))
  include (received_at, created_at) where state = 'stored' and bin_id is null and stage <> 'joined';
create index shop_order_queue on shop_order (tenant_id, shop_id, warehouse_id, step, created_at)
  where step in ('unpaid', 'toPick', 'picking', 'packing', 'ready', 'inBatch');
-- The list of extra payments is read in the same order.
create index shop_order_difference on shop_order (tenant_id, packed_at, id)
  where step = 'packed' and total_minor > paid_minor and pay_policy in ('onSubmit', 'afterPacking');
