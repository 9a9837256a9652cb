import { confirmationStates } from '@onehaul/domain/customs/confirmation-state';
import { trackPhases } from '@onehaul/domain/tracking/phase';
import { aConfirmation, taiwanId, addTaiwanDestination } from '@onehaul/testing/customs-builders';
import { createOrderApi, type OrderApi } from '@onehaul/testing/order-api';
import { anOrder } from '@onehaul/testing/order-builders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTrackEvents, type NewTrackEvent } from '../tracking/add-track-events.ts';

let stage: OrderApi;
beforeAll(async () => {
  stage = await createOrderApi();
  await addTaiwanDestination(stage.database, stage.harbour, stage.rival);
});
afterAll(() => stage.close());

type Told = { Id: number; Way: string | null };

const shipped = () =>
  anOrder(stage.database, stage.harbour, stage.anna, {
    step: 'shipped',
    line: stage.line,
    row: { countryId: taiwanId },
  });

let count = 0;
const tell = (orderId: number, phase: NewTrackEvent['phase'], source: NewTrackEvent['source'] = 'carrier') =>
  stage.database.database.transaction(stage.harbour.tenantId, (db) =>
    addTrackEvents(db, {
      shopId: stage.harbour.id,
      events: [{ orderId, source, phase, happenedAt: new Date(), eventKey: `told ${(count += 1)}` }],
    }),
  );

/** The state of one order in the order list, the order details and the tracking page. */
async function toldOf({ id, number }: { readonly id: number; readonly number: string }) {
  const ask = async <T>(path: string, body: object) => (await stage.call<T>(stage.anna, path, body)).data;
  const list = await ask<{ Rows: Told[] }>('/Order/ClientGetDataPage', {
    PageIndex: 1,
    PageRows: 1,
    KeyWord: number,
  });
  const details = await ask<Told>('/Order/ClientGetOrderDetailsDataPage', { Id: id });
  const [track] = await ask<Told[]>('/OrderTrackLog/GetOrderTrackLogInfo', { MainBillCodes: [number] });
  return [list.Rows.find((row) => row.Id === id)?.Way, details.Way, track!.Way];
}
const confirmationOf = async (orderId: number) =>
  (await stage.database.sql('select state from consignee_confirmation where order_id = $1', [orderId]))[0]
    ?.state;

test('U-12: the order list, the order and the tracking page tell one state, whatever is known', async () => {
  const seen = new Set<string>();
  for (const state of [undefined, ...confirmationStates]) {
    for (const phase of trackPhases) {
      const order = await shipped();
      if (state) await aConfirmation(stage.database, stage.harbour, order, { state });
      await stage.database.sql(
        `insert into track_event (tenant_id, shop_id, order_id, source, phase, happened_at, event_key)
         values ($1, $2, $3, 'carrier', $4, now(), 'known')`,
        [stage.harbour.tenantId, stage.harbour.id, order.id, phase],
      );
      const told = await toldOf(order);
      expect(new Set(told).size, `${phase} ${state} ${told.join()}`).toBe(1);
      expect(typeof told[0]).toBe('string');
      seen.add(told[0]!);
    }
  }
  expect(seen).toContain('cleared');
  expect(seen).toContain('confirmationDue');
});

test('U-12: once customs has let an order in, nobody is asked to confirm it any more', async () => {
  for (const state of ['waiting', 'expired'] as const) {
    const order = await shipped();
    await aConfirmation(stage.database, stage.harbour, order, { state });
    expect(await toldOf(order)).toEqual(Array(3).fill('confirmationDue'));
    await tell(order.id, 'cleared', 'estimate');
    expect(await confirmationOf(order.id)).toBe(state);
    await tell(order.id, 'cleared', 'customs');
    expect(await toldOf(order)).toEqual(Array(3).fill('cleared'));
    expect(await confirmationOf(order.id)).toBe('confirmed');
  }
});

test('U-12: what does not match stays with the person who looks at it', async () => {
  const order = await shipped();
  await aConfirmation(stage.database, stage.harbour, order, { state: 'mismatch' });
  await tell(order.id, 'cleared', 'customs');
  expect(await confirmationOf(order.id)).toBe('mismatch');
  expect(await toldOf(order)).toEqual(Array(3).fill('cleared'));
});
