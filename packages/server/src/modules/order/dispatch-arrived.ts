import type { Bill } from '@onehaul/domain/fee/bill';
import type { Shipment } from '@onehaul/domain/fee/shipment';
import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import { refusalCodes } from '@onehaul/domain/refusal-codes';
import { settingsFrom } from '@onehaul/domain/settings';
import { refusalText } from '@onehaul/i18n/translate';
import type { TransactionDb } from '../../db/database.ts';
import type { ShopReader, ShopWriter } from '../../http/context.ts';
import { exchangeOf, getPricedLine, findVersion, type PricedLine, type Tariffs } from '../fee/index.ts';
import { type LockedOrder, lockOrders, recordOrderEvents, stepOrders } from '../order-move/index.ts';
import { findServed, lockParcelsOf, type OrderedParcel, stepParcelsOf } from '../parcel/index.ts';
import { payFromBalance } from '../payment/index.ts';
import { findSettings, findShop } from '../shop/index.ts';
import { assertLineAccepts } from './assert-line-accepts.ts';
import { writeException, writePrice } from './order.repository.ts';
import { priceGoods } from './price-order.ts';

const actor = { kind: 'system' } as const;

/** Prices an order whose parcels have all arrived; pays and releases it if its owner allowed that (A43). */
export async function dispatchArrived(
  db: TransactionDb,
  tariffs: Tariffs,
  { shopId, id }: { readonly shopId: number; readonly id: number },
): Promise<void> {
  const [order] = await lockOrders(db, shopId, [id]);
  if (order!.exception !== null) return;
  const parcels = await lockParcelsOf(db, shopId, id);
  // Already dispatched, cancelled, or one parcel is on hold.
  if (parcels.length === 0 || parcels.some(({ state }) => state !== 'stored')) return;
  // A paid service on one of the parcels is still in progress.
  const ids = parcels.map((parcel) => parcel.id);
  if ((await findServed(db, shopId, ids)).size > 0) return;
  const shop = await findShop(db, shopId);
  const reader = { db, shop: shop!, language: shop!.languages[0] };
  const priced = await tryPrice(tariffs, reader, order!, parcels);
  if (priced instanceof Refusal) {
    const note = refusalText(reader.language, priced.code, priced.details);
    await db.all(writeException, { shopId, id, exception: 'unpriced', note });
    await recordOrderEvents(db, shopId, [id], 'exception', {
      actor,
      reason: note,
      details: { kind: 'unpriced' },
    });
    return;
  }
  await savePrice(reader, order!, priced);
  await stepParcelsOf(db, shopId, id, 'reserve', { actor, details: { orderId: id } });
  await dispatchOrAwaitPayment(db, order!, priced.bill.totalMinor);
}

type Priced = { readonly line: PricedLine; readonly shipment: Shipment; readonly bill: Bill };

/** Returns the refusal when the line does not accept the goods, so that staff review the order. */
async function tryPrice(
  tariffs: Tariffs,
  reader: ShopReader,
  order: LockedOrder,
  parcels: readonly OrderedParcel[],
): Promise<Priced | Refusal> {
  try {
    const line = await getPricedLine(reader, order.lineId);
    await assertLineAccepts(reader, line, parcels, { countryId: order.countryId, kind: order.delivery });
    const version = await findVersion(tariffs, reader, line);
    const place = {
      countryId: order.countryId,
      postcode: order.receiverPostcode,
      regionId: order.receiverRegionId,
    };
    return { line, ...(await priceGoods(reader, version, { ...order, parcels, place, coupon: null })) };
  } catch (error) {
    if (error instanceof Refusal && refusalCodes[error.code] < 500) return error;
    throw error;
  }
}

async function savePrice(reader: ShopWriter, order: LockedOrder, { line, shipment, bill }: Priced) {
  const { unpaidOrderDays } = settingsFrom(await findSettings(reader));
  await reader.db.all(writePrice, {
    shopId: order.shopId,
    id: order.id,
    version: bill.version,
    shipment: JSON.stringify(shipment),
    bill: JSON.stringify(bill),
    totalMinor: bill.totalMinor,
    ...exchangeOf(line),
    payDays: unpaidOrderDays,
  });
}

/** With these refusals the order waits for its owner to pay. */
const awaitPaymentRefusals: readonly RefusalCode[] = ['wallet.notEnough', 'payment.overLimit'];

async function dispatchOrAwaitPayment(
  db: TransactionDb,
  order: LockedOrder,
  totalMinor: number,
): Promise<void> {
  const { shopId, id, memberId: ownerId, accountId, payPolicy, ceilingMinor } = order;
  const details = { totalMinor, ceilingMinor };
  if (ceilingMinor !== null && totalMinor > ceilingMinor) {
    await stepOrders(db, shopId, [order], 'price', { actor, details, notice: 'orderOverCeiling' });
    return;
  }
  if (payPolicy !== 'onSubmit' || totalMinor === 0) {
    await stepOrders(db, shopId, [order], 'dispatch', { actor, details });
    return;
  }
  try {
    await db.attempt(async () => {
      await stepOrders(db, shopId, [order], 'price', { actor, details });
      const orders = await lockOrders(db, shopId, [id]);
      await payFromBalance(db, { shopId, ownerId, accountId, orders, actor });
    });
  } catch (error) {
    if (!(error instanceof Refusal) || !awaitPaymentRefusals.includes(error.code)) throw error;
    await stepOrders(db, shopId, [order], 'price', { actor, details, notice: 'orderPriced' });
  }
}
