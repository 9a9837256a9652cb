import { randomUUID } from 'node:crypto';
import type { OrderStep } from '@onehaul/domain/order/order-state';
import { newEmail, type Shop } from './actors.ts';
import { aRow } from './catalog-builders.ts';
import { aCodOrder } from './cod-builders.ts';
import { aMember, aStaffMember, type TestMember } from './member-builders.ts';
import { anOrder, aPricedLine, type TestOrder } from './order-builders.ts';
import { aWarehouse } from './parcel-builders.ts';
import { aSku } from './stock-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;
type Input = () => Promise<Body>;

/** Minimal valid inputs for the picking, packing and adjustment calls. */
export function createFulfilmentInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  let places: Promise<Places> | undefined;
  type Places = {
    warehouseId: number;
    owner: TestMember;
    staffId: number;
    line: { id: number; countryId: number };
  };
  const openPlaces = async (): Promise<Places> => {
    const warehouseId = await aWarehouse(database, shop);
    const clerk = await aStaffMember(database, shop.tenantId, { roles: ['clerk'], email: newEmail() });
    return {
      warehouseId,
      owner: await aMember(database, shop),
      staffId: clerk.id,
      line: await aPricedLine(database, shop, { warehouseId }),
    };
  };
  const known = () => (places ??= openPlaces());
  const workplace = async () => ({ shopId: shop.id, warehouseId: (await known()).warehouseId });
  const scan = async () => ({ ...(await workplace()), scannedAt: new Date().toISOString() });
  const order = async (step: OrderStep, row: Body = {}): Promise<TestOrder> => {
    const { owner, line, warehouseId, staffId } = await known();
    const made = await anOrder(database, shop, owner, { step, line, warehouseId, staffId, row });
    const picked = ['packing', 'packed', 'ready'].includes(step);
    if (picked)
      await database.sql('update order_parcel set picked_at = now(), picked_by = $2 where order_id = $1', [
        made.id,
        staffId,
      ]);
    return made;
  };
  const ofOrder = async (step: OrderStep) => ({ ...(await scan()), orderNumber: (await order(step)).number });
  const boxed = async () => {
    const made = await order('packing');
    const of = { orderId: made.id, boxNumber: 1 };
    const { staffId } = await known();
    // Same measurements as the parcel in it, so that no difference is due or refunded.
    const sides = { lengthMm: 300, widthMm: 200, heightMm: 100 };
    const packedAt = new Date(Date.now() - 1000);
    await aRow(database, shop, 'order_box', {
      ...of,
      ...sides,
      weightGrams: 1250,
      packedBy: staffId,
      packedAt,
    });
    await database.sql('update order_parcel set box_number = 1 where order_id = $1', [made.id]);
    const file = { fileKey: `order/${randomUUID()}.webp`, sha256: Buffer.alloc(32), lengthBytes: 1 };
    await aRow(database, shop, 'order_photo', { ...of, ...file, id: randomUUID(), kind: 'scale', staffId });
    return { ...(await scan()), orderNumber: made.number, boxNumber: 1 };
  };
  const courierNumberOf = async ({ parcelIds }: TestOrder) =>
    (await database.sql('select courier_number from parcel where id = $1', [parcelIds[0]]))[0]!
      .courier_number;
  const fetched = async () => ({
    ...(await scan()),
    courierNumber: await courierNumberOf(await order('picking')),
  });
  /** Two stock units in a picking wave. */
  const fetchedItem = async () => {
    const { owner, line, warehouseId } = await known();
    const { id: skuId, code } = await aSku(database, shop, owner);
    const items = [{ skuId, quantity: 2 }];
    const made = await aCodOrder(database, shop, owner, { step: 'picking', line, warehouseId, items });
    return { ...(await scan()), orderNumber: made.number, code };
  };
  const due = async () => ({ shopId: shop.id, id: (await order('packed', { totalMinor: 999_999 })).id });
  const sides = { lengthMillimetres: 100, widthMillimetres: 100, heightMillimetres: 100 };
  return {
    '/console/pick/openWaves': workplace,
    '/console/pick/getWave': async () => {
      const { warehouseId, staffId } = await known();
      const wave = await aRow(database, shop, 'wave', { warehouseId, staffId });
      return { ...(await workplace()), id: wave.id };
    },
    '/console/pick/startWave': scan,
    '/console/pick/pickParcel': fetched,
    '/console/pick/shortPick': fetched,
    '/console/pick/pickItem': async () => ({ ...(await fetchedItem()), quantity: 2 }),
    '/console/pick/shortItem': fetchedItem,
    '/console/pick/putBack': () => ofOrder('picking'),
    '/console/pack/openOrder': async () => ({
      ...(await workplace()),
      code: (await order('packing')).number,
    }),
    '/console/pack/saveBox': async () => ({
      ...(await ofOrder('packing')),
      boxNumber: 1,
      weightGrams: 500,
      ...sides,
    }),
    '/console/pack/removeBox': boxed,
    '/console/pack/addBoxPhoto': async () => {
      const { scannedAt: _, ...box } = await boxed();
      return { ...box, kind: 'scale' };
    },
    '/console/pack/comparePacked': boxed,
    '/console/pack/finish': boxed,
    '/console/pack/repack': () => ofOrder('ready'),
    '/console/adjust/get': due,
    '/console/adjust/forgive': async () => ({ ...(await due()), reason: 'our scale was off' }),
  };
}
