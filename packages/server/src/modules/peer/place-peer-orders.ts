import type { NewPeerOrder } from '@onehaul/contract/peer';
import type { Bill } from '@onehaul/domain/fee/bill';
import { availableCreditMinor, isWithinCredit, peerOrderRefusal } from '@onehaul/domain/peer/credit';
import { declaredMinor } from '@onehaul/domain/order/instruction';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import type { Services } from '../../services.ts';
import { assertSendable, type CustomsBook, createCustomsBook } from '../customs/index.ts';
import { writeExpectedBoxes } from '../expected-box/index.ts';
import { exchangeOf, createTariffs, type Tariffs } from '../fee/index.ts';
import { preparePricer, placeSellerOrders, type SellerOrder } from '../seller-order/index.ts';
import { normalizeLineCode, findGranted, getStanding } from './find-account.ts';
import { lockPeer } from './peer.repository.ts';

export type PeerTools = { readonly keys: Keys; readonly tariffs: Tariffs; readonly customs: CustomsBook };

export const createPeerTools = ({ keys }: Pick<Services, 'keys'>): PeerTools => ({
  keys,
  tariffs: createTariffs(),
  customs: createCustomsBook(),
});

/** Context of a peer's change: a signed API request has neither a visit nor a session. */
type PeerContext = Pick<ChangeContext, 'db' | 'shop' | 'member' | 'language'>;
type Placed = { readonly id: number; readonly clientNumber: string; readonly totalMinor: number };

type PricedOrder = SellerOrder & { readonly bill: Bill };

const formatYuan = (minor: number) => (minor / 100).toFixed(2);

/**
 * Places a peer's orders, all or none. Each is priced by a granted line; the credit is row-locked so that the
 * debt stays within it.
 */
export async function placePeerOrders(
  tools: PeerTools,
  context: PeerContext,
  orders: readonly NewPeerOrder[],
): Promise<Placed[]> {
  const { db, shop, member } = context;
  const memberId = member.ownerId;
  const peer = await db.first(lockPeer, { shopId: shop.id, memberId });
  if (!peer) throw new Refusal('peer.notPeer');
  const standing = await getStanding(context, memberId);
  const refusal = peerOrderRefusal(standing);
  if (refusal) throw new Refusal(refusal);

  const priced = await priceAll(tools, context, orders);
  const totalMinor = priced.reduce((sum, { bill }) => sum + bill.totalMinor, 0);
  if (!isWithinCredit(standing, totalMinor))
    throw new Refusal('peer.overCredit', { free: formatYuan(availableCreditMinor(standing)) });

  const ids = await placeSellerOrders(tools.keys, context, priced);
  await writeExpectedBoxes(
    db,
    shop.id,
    orders.flatMap(({ boxes }, place) =>
      boxes.map((box, index) => ({ ...box, orderId: ids[place]!, boxNumber: index + 1 })),
    ),
  );
  return orders.map(({ clientNumber }, place) => ({
    id: ids[place]!,
    clientNumber,
    totalMinor: priced[place]!.bill.totalMinor,
  }));
}

/** Looks each line up once, regardless of the number of orders. */
async function priceAll(
  { tariffs, customs }: PeerTools,
  context: PeerContext,
  orders: readonly NewPeerOrder[],
): Promise<PricedOrder[]> {
  const memberId = context.member.ownerId;
  const granted = await findGranted(context, memberId);
  const codes = [...new Set(orders.map(({ lineCode }) => normalizeLineCode(lineCode)))];
  const pricers = new Map<string, Awaited<ReturnType<typeof preparePricer>>>();
  for (const code of codes) {
    const line = granted.get(code);
    if (!line) throw new Refusal('peer.lineNotGranted', { line: code });
    pricers.set(code, await preparePricer(context, tariffs, { memberId, lineId: line.id, isGranted: true }));
    const goods = orders.flatMap((one) => (normalizeLineCode(one.lineCode) === code ? one.declaration : []));
    await assertSendable(customs, context, line.countryId, goods);
  }
  return orders.map((order) => sellerOrderOf(order, pricers.get(normalizeLineCode(order.lineCode))!));
}

const maxGoodsNameLength = 200;

function sellerOrderOf(
  order: NewPeerOrder,
  { line, version, price }: Awaited<ReturnType<typeof preparePricer>>,
): PricedOrder {
  const { boxes, declaration, lineCode: _, ...words } = order;
  const declared = declaredMinor(declaration);
  const names = new Set(declaration.map(({ nameChinese }) => nameChinese));
  const { countryId } = line;
  return {
    ...words,
    ...price({
      boxes: boxes.map(({ mark: _mark, ...box }) => box),
      countryId,
      postcode: order.receiverPostcode,
      declaredMinor: declared,
      isTaxHandled: order.isTaxHandled,
    }),
    ...exchangeOf(line),
    kind: 'peer',
    step: 'awaitingArrival',
    payPolicy: 'monthly',
    warehouseId: line.warehouseId,
    lineId: line.id,
    version,
    countryId,
    goodsName: [...names].join(', ').slice(0, maxGoodsNameLength),
    goodsTypeId: null,
    declaration,
    declaredMinor: declared,
    collectionMinor: 0,
  };
}
