import { randomInt } from 'node:crypto';
import { send } from '@onehaul/client/send';
import { parcelCalls } from '@onehaul/contract/parcel';
import { sessionCalls } from '@onehaul/contract/session';
import type { ForecastRow } from '@onehaul/contract/parcel';
import type { DemoShop } from './demo-data.ts';
import { asVisitor, type NewMember } from './members.ts';
import { sql } from './product.ts';

/** Realistic courier numbers with a common prefix that no other journey uses. */
export function newNumbers(count: number): string[] {
  const beginning = `YT${randomInt(10 ** 8, 10 ** 9)}`;
  return Array.from({ length: count }, (_, index) => `${beginning}${String(index + 1).padStart(3, '0')}`);
}

/** The shop's first warehouse, which its stations use. */
export async function firstWarehouse({ tenantId, id }: Pick<DemoShop, 'tenantId' | 'id'>) {
  const [found] = await sql<{ id: number; code: string }>(
    'select id, code from warehouse where tenant_id = $1 and shop_id = $2 order by position, id limit 1',
    [tenantId, id],
  );
  return found!;
}

/** Calls without a browser, as a member. */
export async function asMember(member: NewMember) {
  const visitor = asVisitor(member.host);
  const { accessToken } = await send(sessionCalls.signIn, { kind: 'password', ...member }, visitor);
  return { ...visitor, accessToken };
}

const blank = { goodsName: '', quantity: 1, unitPriceCents: 1000, remark: '' };

/** Forecasts parcels and returns their ids in row order. */
export async function forecast(
  member: NewMember,
  warehouseId: number,
  rows: readonly (Partial<ForecastRow> & { readonly courierNumber: string })[],
): Promise<number[]> {
  const answer = await send(
    parcelCalls.forecast,
    { warehouseId, rows: rows.map((row) => ({ ...blank, ...row })) },
    await asMember(member),
  );
  return answer.rows.map(({ parcelId }) => parcelId!);
}

type Happened = { readonly number: string; readonly state: string; readonly act: string };

/** Events of these numbers in order; a number with two parcels has the events of both. */
export function eventsOf({ tenantId, id }: DemoShop, numbers: readonly string[]): Promise<Happened[]> {
  return sql(
    `select p.courier_number as number, p.state, e.act from parcel p join parcel_event e
       on (e.tenant_id, e.shop_id, e.parcel_id) = (p.tenant_id, p.shop_id, p.id)
     where p.tenant_id = $1 and p.shop_id = $2 and p.courier_number = any($3) order by e.id`,
    [tenantId, id, numbers],
  );
}
