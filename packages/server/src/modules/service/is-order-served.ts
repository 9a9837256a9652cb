import { type SqlBool, sql } from 'kysely';

/** Whether the order itself has a paid, unfinished service. */
export const isOrderItselfServed = sql<SqlBool>`exists (
  select 1 from service_request served
  where served.tenant_id = shop_order.tenant_id and served.shop_id = shop_order.shop_id
    and served.order_id = shop_order.id and served.state in ('paid', 'assigned'))`;

/** Whether the order or one of its parcels has a paid, unfinished service. */
export const isOrderServed = sql<SqlBool>`(${isOrderItselfServed} or exists (
  select 1 from parcel inside
  join service_request served on served.tenant_id = inside.tenant_id and served.shop_id = inside.shop_id
    and served.parcel_id = inside.id and served.state in ('paid', 'assigned')
  where inside.tenant_id = shop_order.tenant_id and inside.shop_id = shop_order.shop_id
    and inside.order_id = shop_order.id))`;
