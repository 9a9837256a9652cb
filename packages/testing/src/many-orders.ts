import type { OrderStep } from '@onehaul/domain/order/order-state';
import type { TestDatabase } from './test-database.ts';

type Shop = { readonly id: number; readonly tenantId: number };
type ManyDraft = {
  readonly shop: Shop;
  readonly member: { readonly id: number };
  readonly line: { readonly id: number; readonly warehouseId: number; readonly countryId: number };
  readonly step?: Exclude<OrderStep, 'awaitingArrival'>;
  readonly orders: number;
  /** Prefix of the order numbers: `<prefix>00000001` and so on. */
  readonly prefix: string;
};

/** The shortest bill the table allows: lists read only its total. */
const bill = '{"version":1,"currency":"CNY","weighed":{},"lines":[],"totalMinor":1000}';

/** Inserts many orders of a member in one statement, a minute apart and without parcels. */
export async function createManyTestOrders(
  { sql }: TestDatabase,
  { shop, member, line, step = 'completed', orders, prefix }: ManyDraft,
): Promise<void> {
  await sql(
    `insert into shop_order (tenant_id, shop_id, number, member_id, account_id, step, total_minor, paid_minor, warehouse_id,
       line_id, version, country_id, delivery, receiver_name, receiver_phone, receiver_detail, shipment, bill, carrier_bill_number,
       created_at)
     select $1, $2, $3 || lpad(n::text, 8, '0'), $4, $4, $5, 1000, case when $5 = 'unpaid' then 0 else 1000 end, $6, $7, 1, $8,
       'dispatch', 'Chan', '13800138000', 'Dock Road 8', '{}', $9, case when n % 2 = 0 then 'CB' || $3 || n end,
       now() - make_interval(mins => ($10 - n)::int)
     from generate_series(1, $10) n`,
    [
      shop.tenantId,
      shop.id,
      prefix,
      member.id,
      step,
      line.warehouseId,
      line.id,
      line.countryId,
      bill,
      orders,
    ],
  );
}
