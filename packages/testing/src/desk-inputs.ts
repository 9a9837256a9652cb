import { randomUUID } from 'node:crypto';
import type { OrderStep } from '@onehaul/domain/order/order-state';
import { newEmail, type Shop } from './actors.ts';
import { aRow } from './catalog-builders.ts';
import { aCodOrder } from './cod-builders.ts';
import { aMember, aStaffMember, type TestMember } from './member-builders.ts';
import { anOrder, aPricedLine, type TestOrder } from './order-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;
type Input = () => Promise<Body>;
type Draft = Parameters<typeof anOrder>[3];

/** Minimal valid inputs for the order desk, batch and arrival calls. */
export function createStaffInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  type Places = {
    line: { id: number; warehouseId: number; countryId: number };
    owner: TestMember;
    staffId: number;
  };
  let places: Promise<Places> | undefined;
  const openPlaces = async (): Promise<Places> => ({
    line: await aPricedLine(database, shop),
    owner: await aMember(database, shop),
    staffId: (await aStaffMember(database, shop.tenantId, { roles: ['clerk'], email: newEmail() })).id,
  });
  const known = () => (places ??= openPlaces());
  const order = async (step: OrderStep, draft: Draft = {}): Promise<TestOrder> => {
    const { line, owner, staffId } = await known();
    const { warehouseId } = line;
    return anOrder(database, shop, owner, { step, line, warehouseId, staffId, ...draft });
  };
  const which = async (step: OrderStep, draft: Draft = {}) => ({
    shopId: shop.id,
    id: (await order(step, draft)).id,
  });
  const some = async () => ({ shopId: shop.id, ids: [(await order('ready')).id] });
  const batch = async (state = 'loading') => {
    const { line, staffId } = await known();
    const { id } = await aRow(database, shop, 'batch', {
      number: `B${Math.random().toString(36).slice(2, 10).toUpperCase()}0`,
      warehouseId: line.warehouseId,
      lineId: line.id,
      state,
      staffId,
    });
    return { shopId: shop.id, id: id as number };
  };
  /** A batch containing an order of one box. */
  const filled = async (state: string, step: OrderStep) => {
    const made = await batch(state);
    const inside = await order(step, { row: { batchId: made.id } });
    const { staffId } = await known();
    await database.sql('update order_box set loaded_at = now(), loaded_by = $2 where order_id = $1', [
      inside.id,
      staffId,
    ]);
    return { made, inside };
  };
  const unit = async (state: 'open' | 'closed') => {
    const { made, inside } = await filled('loading', 'inBatch');
    const { staffId } = await known();
    const [number] = (await database.sql('select number from batch where id = $1', [made.id])) as {
      number: string;
    }[];
    const { id } = await aRow(database, shop, 'load_unit', {
      batchId: made.id,
      number: `${number!.number}-B01`,
      kind: 'bag',
      state,
      staffId,
      ...(state === 'closed' && { weightGrams: 900_000, closedAt: new Date() }),
    });
    await database.sql('update order_box set load_unit_id = $2 where order_id = $1', [inside.id, id]);
    return { ...made, unitId: id as number };
  };
  const filledBatch = async (state: string, step: OrderStep) => (await filled(state, step)).made;
  const troubled = { row: { exception: 'other', exceptionAt: new Date() } };
  const shipped = async () => ({ shopId: shop.id, phase: 'inTransit', source: 'scan' });
  return {
    '/console/search/find': async () => ({ text: (await order('toPick')).number }),
    '/console/orders/get': () => which('toPick'),
    '/console/orders/printLabels': some,
    '/console/orders/printSheet': some,
    '/console/printing/start': async () => ({ ...(await some()), kind: 'sheet' }),
    // A print job is visible only to the staff member who started it, so any id returns 404.
    '/console/printing/get': async () => ({ shopId: shop.id, id: randomUUID() }),
    '/console/orders/setBillNumber': async () => ({ ...(await which('ready')), billNumber: '' }),
    '/console/orders/refuse': async () => {
      const { line, owner } = await known();
      const { id } = await aCodOrder(database, shop, owner, { step: 'shipped', line });
      return { shopId: shop.id, id, reason: 'x' };
    },
    '/console/orders/withdraw': async () => ({ ...(await which('toPick', { paidMinor: 0 })), reason: 'x' }),
    '/console/exceptions/raise': async () => ({
      ...(await which('toPick')),
      exception: 'other',
      note: 'x',
    }),
    '/console/exceptions/resolve': async () => ({ ...(await which('toPick', troubled)), note: 'x' }),
    '/console/batches/get': () => batch(),
    '/console/batches/open': async () => {
      const { line } = await known();
      return { shopId: shop.id, warehouseId: line.warehouseId, lineId: line.id };
    },
    '/console/batches/load': async () => ({
      ...(await batch()),
      boxCode: `${(await order('ready')).number}-1`,
    }),
    '/console/batches/unload': async () => {
      const { made, inside } = await filled('loading', 'inBatch');
      return { ...made, boxCode: `${inside.number}-1` };
    },
    '/console/batches/waiting': () => batch(),
    '/console/batches/openUnit': async () => ({ ...(await batch()), kind: 'bag' }),
    '/console/batches/closeUnit': async () => ({ ...(await unit('open')), weightGrams: 900_000 }),
    '/console/batches/reopenUnit': () => unit('closed'),
    '/console/batches/unitLabel': () => unit('open'),
    '/console/batches/close': () => filledBatch('loading', 'inBatch'),
    '/console/batches/reopen': () => batch('closed'),
    '/console/batches/depart': async () => ({
      ...(await filledBatch('closed', 'inBatch')),
      driverName: 'Wong',
    }),
    '/console/batches/arrive': () => filledBatch('departed', 'shipped'),
    '/console/batches/clear': () => filledBatch('arrived', 'shipped'),
    '/console/batches/manifest': () => batch(),
    '/console/batches/customs': () => batch(),
    '/console/batches/setBillNumbers': async () => ({ ...(await batch()), text: 'x' }),
    '/console/arrivals/find': async () => ({ code: 'ABCDEFGHJK' }),
    '/console/arrivals/track': async () => ({
      ...(await shipped()),
      orderId: (await order('shipped')).id,
    }),
    '/console/arrivals/deliver': () => which('shipped'),
  };
}
