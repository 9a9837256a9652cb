import type { MarketplaceOrder, MarketplaceOrderDetails } from '@onehaul/contract/marketplace';
import type { PageRequest } from '@onehaul/contract/wire';
import {
  type MarketplaceStage,
  marketplaceStages,
  statesOfStage,
} from '@onehaul/domain/marketplace/marketplace-state';
import { dueMinor } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import { limitAndOffset, readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import { marketplaceLines } from './marketplace-line.repository.ts';
import { firstMilesOfMember } from './first-mile.repository.ts';
import {
  orderById,
  orderPage,
  orderSearch,
  parcelsOfOrder,
  searchCounts,
  stateCounts,
  statesFor,
} from './marketplace-list.repository.ts';
import { shopsOfMember } from './marketplace-shop.repository.ts';

const memberScopeOf = ({ shop, member }: MemberContext) => ({ shopId: shop.id, memberId: member.ownerId });
/** Highest code point: prefix + this is an upper bound for all strings with that prefix. */
const maxCodePoint = '\u{10FFFF}';

export async function findShops(context: MemberContext, request: PageRequest) {
  const [items, lines] = await Promise.all([
    context.db.all(shopsOfMember, { ...memberScopeOf(context), ...limitAndOffset(request) }),
    context.db.all(marketplaceLines, readerParameters(context)),
  ]);
  return { items, total: items[0]?.total ?? 0, lines };
}

export async function findFirstMiles(context: MemberContext, request: PageRequest) {
  const items = await context.db.all(firstMilesOfMember, {
    ...memberScopeOf(context),
    ...limitAndOffset(request),
  });
  return { items, total: items[0]?.total ?? 0 };
}

type OrderListRow = NonNullable<(typeof orderPage)['row']>;

/** Adds the amount due now; nothing is due for an order being cancelled. */
function withDue<Row extends OrderListRow>({ step, totalMinor, paidMinor, payPolicy, ...order }: Row) {
  if (step === null || totalMinor === null || paidMinor === null || payPolicy === null)
    return { ...order, due: 0 };
  const due = order.state === 'cancelling' ? 0 : dueMinor({ step, totalMinor, paidMinor, payPolicy });
  return { ...order, due };
}

type OrderQuery = PageRequest & {
  readonly stage?: MarketplaceStage | undefined;
  readonly shopId?: number | undefined;
  readonly search: string;
};
type Counts = Record<MarketplaceStage, number>;

export async function findOrders(
  context: MemberContext,
  { stage, shopId, search, ...request }: OrderQuery,
): Promise<{ items: MarketplaceOrder[]; total: number; counts: Counts }> {
  const { db } = context;
  const filter = { ...memberScopeOf(context), marketplaceShopId: shopId ?? null };
  const page = { ...filter, ...limitAndOffset(request), states: statesFor(stage) };
  const searched = { search, afterSearch: `${search}${maxCodePoint}` };
  const [items, found] = await Promise.all(
    search === ''
      ? [db.all(orderPage, page), db.all(stateCounts, filter)]
      : [db.all(orderSearch, { ...page, ...searched }), db.all(searchCounts, { ...filter, ...searched })],
  );
  const countOf = new Map(found.map(({ state, count }) => [state, count]));
  const counts = Object.fromEntries(
    marketplaceStages.map((one) => [
      one,
      statesOfStage[one].reduce((sum, state) => sum + (countOf.get(state) ?? 0), 0),
    ]),
  ) as Counts;
  const total = stage ? counts[stage] : found.reduce((sum, { count }) => sum + count, 0);
  return { items: items.map(withDue), total, counts };
}

export async function getOrder(
  context: MemberContext,
  { id }: { readonly id: number },
): Promise<MarketplaceOrderDetails> {
  const { db, shop, language } = context;
  const reader = { language, fallback: shop.languages[0] };
  const order = await db.first(orderById, { ...memberScopeOf(context), ...reader, id });
  if (!order) throw new Refusal('record.notFound');
  const { orderId } = order;
  const parcels = orderId === null ? [] : await db.all(parcelsOfOrder, { shopId: shop.id, orderId });
  return { ...withDue(order), parcels };
}
