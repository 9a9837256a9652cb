import { aCase } from '@onehaul/testing/case-builders';
import { aRow } from '@onehaul/testing/catalog-builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { createOrderApi, type OrderApi } from '@onehaul/testing/order-api';
import { anOrder } from '@onehaul/testing/order-builders';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stage: OrderApi;
beforeAll(async () => {
  stage = await createOrderApi();
});
afterAll(() => stage.close());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
/** Ages in an order different from the insertion order. */
const ages = [3, 1, 4, 2];

type Row = Record<string, unknown> & { Id: number };
async function pages(path: string, more: object = {}): Promise<Row[]> {
  const rows: Row[] = [];
  for (let PageIndex = 1; PageIndex <= 4; PageIndex++) {
    const { data } = await stage.call<{ Rows: Row[] }>(stage.anna, path, { PageIndex, PageRows: 2, ...more });
    rows.push(...data.Rows);
  }
  return rows;
}
const times = (rows: readonly Row[], name: string) => rows.map((row) => Date.parse(String(row[name])));

test.each([undefined, 'toShip'])(
  'U-3: orders of the tab %s are listed by the date they show',
  async (Stage) => {
    const { database, harbour, line } = stage;
    const before = (await pages('/Order/ClientGetDataPage', { Stage })).length;
    for (const age of ages)
      await anOrder(database, harbour, stage.anna, {
        step: 'toPick',
        line,
        row: { createdAt: hoursAgo(age) },
      });
    const rows = await pages('/Order/ClientGetDataPage', { Stage });
    expect(rows.length).toBe(Math.min(8, before + 4));
    const shown = times(rows, 'CreateTime');
    expect(shown.every(Number.isFinite)).toBe(true);
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    expect(new Set(rows.map(({ Id }) => Id)).size).toBe(rows.length);
  },
);

test('U-3: cases are listed by the date they show', async () => {
  for (const age of ages)
    await aCase(stage.database, stage.harbour, stage.anna, {
      createdAt: hoursAgo(age),
      updatedAt: new Date(),
    });
  const shown = times(await pages('/Client_Case/GetDataPage', { Tab: 'open' }), 'CreateTime');
  expect(shown).toHaveLength(4);
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));
});

test('U-3: an order of boxes counts the boxes it was announced with, then those it is packed in', async () => {
  const { database, harbour, line } = stage;
  const order = await anOrder(database, harbour, stage.anna, {
    step: 'awaitingArrival',
    kind: 'dedicated',
    line,
  });
  await database.sql('delete from order_parcel where order_id = $1', [order.id]);
  for (const boxNumber of [1, 2, 3])
    await aRow(database, harbour, 'expected_box', { orderId: order.id, boxNumber });
  const shown = async () =>
    (await stage.call<Row>(stage.anna, '/Order/ClientGetOrderDetailsDataPage', { Id: order.id })).data;
  expect(await shown()).toMatchObject({ ParcelCount: 0, BoxCount: 3, ItemCount: 0 });
  const staff = await aStaffMember(database, harbour.tenantId, {
    roles: ['clerk'],
    email: 'packer@lists.test',
  });
  for (const boxNumber of [1, 2])
    await aRow(database, harbour, 'order_box', { orderId: order.id, boxNumber, packedBy: staff.id });
  expect(await shown()).toMatchObject({ ParcelCount: 0, BoxCount: 2 });
});
