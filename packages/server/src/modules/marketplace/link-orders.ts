import type { MarketplaceItem } from '@onehaul/domain/marketplace/marketplace-state';
import { instantOrderRefusal } from '@onehaul/domain/order/merge';
import { Refusal } from '@onehaul/domain/refusal';
import { readerParameters } from '../../db/page.ts';
import type { ChangeContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { exchangeOf, getPricedLine, type PricedLine } from '../fee/index.ts';
import { assertLineAccepts } from '../order/index.ts';
import { bindParcelsOf, expectParcels, lockForOrder, type OrderedParcel } from '../parcel/index.ts';
import { placeSellerOrders, type SellerOrder } from '../seller-order/index.ts';
import { marketplaceLines } from './marketplace-line.repository.ts';
import { type LockedOrderRow, linkRows, orderRows } from './marketplace-order.repository.ts';

/** The parcels and the line of a marketplace order. */
export type Link = {
  readonly id: number;
  readonly courierNumbers: readonly string[];
  readonly lineId: number;
  readonly remark: string;
};

const maxParcels = 100;
const maxNameLength = 200;

const goodsNameOf = (items: readonly MarketplaceItem[]) =>
  items
    .map(({ name }) => name)
    .join(', ')
    .slice(0, maxNameLength);

/** Customs declaration is the marketplace's; this only fills our own documents. */
const declarationOf = (items: readonly MarketplaceItem[]) =>
  items.map(({ name, quantity }) => ({
    nameChinese: name.slice(0, 60),
    nameEnglish: '',
    quantity,
    unitPriceCents: 0,
    hsCode: '',
    origin: '',
    material: '',
  }));

/** Ships to the marketplace's warehouse: the buyer is on the marketplace's label, not on ours. */
function orderFor(
  row: LockedOrderRow,
  line: PricedLine,
  parcels: readonly OrderedParcel[],
  link: Link,
): SellerOrder {
  const types = new Set(parcels.map(({ goodsTypeId }) => goodsTypeId));
  return {
    kind: 'marketplace',
    step: 'awaitingArrival',
    payPolicy: line.payPolicy,
    warehouseId: line.warehouseId,
    lineId: line.id,
    version: null,
    countryId: line.countryId,
    clientNumber: row.externalNumber,
    receiverName: `Shopee ${row.externalNumber}`,
    receiverPhone: '',
    receiverPostcode: '',
    receiverRegion: row.region,
    receiverDetail: '',
    goodsName: goodsNameOf(row.items),
    goodsTypeId: types.size === 1 ? parcels[0]!.goodsTypeId : null,
    declaration: declarationOf(row.items),
    declaredMinor: 0,
    collectionMinor: 0,
    isTaxHandled: false,
    shipment: null,
    bill: null,
    // One label means one box.
    packing: 'together',
    ...exchangeOf(line),
    remark: link.remark,
  };
}

/** Loads the lines that accept marketplace orders, each once. */
async function findLines(context: ChangeContext, ids: readonly number[]): Promise<Map<number, PricedLine>> {
  const wanted = [...new Set(ids)];
  const known = await context.db.all(marketplaceLines, readerParameters(context));
  const isOffered = (id: number) => known.some((line) => line.id === id);
  if (!wanted.every(isOffered)) throw new Refusal('record.notFound');
  const lines = await Promise.all(wanted.map((id) => getPricedLine(context, id)));
  return new Map(lines.map((line) => [line.id, line]));
}

/**
 * Links marketplace orders to the parcels of their goods, all or none: each becomes an order that waits for
 * its last parcel and is then priced and paid like an instant order (A43). Returns our order ids in input
 * order.
 */
export async function linkOrders(
  keys: Keys,
  context: ChangeContext,
  links: readonly Link[],
): Promise<readonly number[]> {
  const { db, shop, member } = context;
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const ids = links.map(({ id }) => id);
  const rows = new Map((await db.all(orderRows, { ...whose, ids })).map((row) => [row.id, row]));
  if (rows.size < links.length) throw new Refusal('record.notFound');
  for (const { state, standing, externalNumber: number } of rows.values()) {
    if (standing === 'cancelled') throw new Refusal('marketplace.cancelled', { number });
    if (state !== 'synced') throw new Refusal('marketplace.over');
  }
  const lines = await findLines(
    context,
    links.map(({ lineId }) => lineId),
  );
  const parcelIdsOf = await findParcels(context, links, rows, lines);
  const all = [...new Set([...parcelIdsOf.values()].flat())];
  const locked = new Map((await lockForOrder(context, all)).map((parcel) => [parcel.id, parcel]));

  const orders: SellerOrder[] = [];
  for (const link of links) {
    const parcels = parcelIdsOf.get(link.id)!.map((id) => locked.get(id)!);
    const refusal = instantOrderRefusal(parcels, maxParcels);
    if (refusal) throw new Refusal(refusal, { most: maxParcels });
    const line = lines.get(link.lineId)!;
    await assertLineAccepts(context, line, parcels, { countryId: line.countryId, kind: 'dispatch' });
    orders.push(orderFor(rows.get(link.id)!, line, parcels, link));
  }
  const orderIds = await placeSellerOrders(keys, context, orders);
  const pairs = links.flatMap(({ id }, place) =>
    parcelIdsOf.get(id)!.map((parcelId) => ({ orderId: orderIds[place]!, parcelId })),
  );
  await bindParcelsOf(db, shop.id, pairs);
  // A concurrent request may have linked one, or the marketplace cancelled it.
  const linked = await db.all(linkRows, { ...whose, ids, orderIds: [...orderIds] });
  if (linked.length < links.length) throw new Refusal('marketplace.over');
  return orderIds;
}

/** Resolves the pieces of each order; numbers are looked up or forecast in one batch per warehouse. */
async function findParcels(
  context: ChangeContext,
  links: readonly Link[],
  rows: ReadonlyMap<number, LockedOrderRow>,
  lines: ReadonlyMap<number, PricedLine>,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const found = new Map<number, readonly number[]>();
  const byWarehouse = Map.groupBy(links, ({ lineId }) => lines.get(lineId)!.warehouseId);
  for (const [warehouseId, group] of byWarehouse) {
    const numbers = group.flatMap(({ id, lineId, courierNumbers }) => {
      // A new forecast gets a goods type that its line accepts.
      const [goodsTypeId] = lines.get(lineId)!.goodsTypeIds;
      const goodsName = goodsNameOf(rows.get(id)!.items);
      return courierNumbers.map((courierNumber) => ({ courierNumber, goodsName, goodsTypeId }));
    });
    const pieces = await expectParcels(context, { warehouseId, numbers });
    for (const { id, courierNumbers } of group)
      found.set(id, [...new Set(courierNumbers.flatMap((number) => pieces.get(number) ?? []))]);
  }
  return found;
}
