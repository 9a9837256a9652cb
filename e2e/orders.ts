import { randomUUID } from 'node:crypto';
import type { OrderStep } from '@onehaul/domain/order/order-state';
import { anOrder, type TestOrder } from '@onehaul/testing/order-builders';
import type { TestDatabase } from '@onehaul/testing/test-database';
import type { DemoShop } from './demo-data.ts';
import { memberRow, type NewMember } from './members.ts';
import { firstWarehouse } from './parcels.ts';
import { sql } from './product.ts';

/** Test builders of orders only need `sql`. */
const database = { sql } as Pick<TestDatabase, 'sql'> as TestDatabase;

type Prepared = {
  readonly step: OrderStep;
  readonly totalMinor?: number;
  readonly paidMinor?: number;
  readonly row?: Readonly<Record<string, unknown>>;
};

/** A member's orders at the given steps, on a line of the shop, as if they had got there regularly. */
export async function ordersOf(
  member: NewMember,
  shop: DemoShop,
  prepared: readonly Prepared[],
): Promise<TestOrder[]> {
  const { id: memberId } = await memberRow<{ id: number }>(member, 'id');
  const warehouse = await firstWarehouse(shop);
  const [line] = await sql<{ id: number; countryId: number }>(
    `select line.id, line.country_id as "countryId" from line
     where tenant_id = $1 and shop_id = $2 and warehouse_id = $3 and is_open and exists (
       select from tariff_version v where (v.tenant_id, v.shop_id, v.line_id) = (line.tenant_id, line.shop_id, line.id)
         and v.effective_at <= now())
     order by position, id limit 1`,
    [shop.tenantId, shop.id, warehouse.id],
  );
  const [staff] = await sql<{ id: number }>('select id from staff where tenant_id = $1 order by id limit 1', [
    shop.tenantId,
  ]);
  const made: TestOrder[] = [];
  for (const draft of prepared) {
    const of = { ...draft, line: line!, warehouseId: warehouse.id, staffId: staff!.id };
    made.push(await anOrder(database, shop, { id: memberId }, of));
  }
  return made;
}

/** Adds a photo of the first box on the scale, reusing a picture of the demo's warehouse. */
export async function onTheScale({ id, shop }: TestOrder): Promise<void> {
  await sql(
    `insert into order_photo (tenant_id, shop_id, id, order_id, box_number, kind, file_key, sha256, length_bytes, staff_id)
     select tenant_id, shop_id, $4::uuid, $3, 1, 'scale', file_key, sha256, length_bytes, staff_id
     from parcel_photo where tenant_id = $1 and shop_id = $2 order by created_at limit 1`,
    [shop.tenantId, shop.id, id, randomUUID()],
  );
}

/** Packed at a higher price than quoted: the difference is due. */
export async function packedDearer({ id, shop }: TestOrder, quotedMinor: number): Promise<void> {
  await sql(
    `update shop_order set paid_minor = $4::bigint, quoted_bill = jsonb_set(quoted_bill, '{totalMinor}', to_jsonb($4::bigint))
     where tenant_id = $1 and shop_id = $2 and id = $3`,
    [shop.tenantId, shop.id, id, quotedMinor],
  );
}
