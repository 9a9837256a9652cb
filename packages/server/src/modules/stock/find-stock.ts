import type {
  SkuCategory,
  StockBalance,
  StockMovement,
  StockOrderItem,
  StockWarehouse,
} from '@onehaul/contract/stock';
import type { PageRequest } from '@onehaul/contract/wire';
import type { InboundState } from '@onehaul/domain/stock/inbound';
import { Refusal } from '@onehaul/domain/refusal';
import { findPage, limitAndOffset, readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { privateFileUrl } from '../file/index.ts';
import { inboundPage } from './inbound.repository.ts';
import { categoryPage, skuPage } from './sku.repository.ts';
import {
  balancePage,
  itemsOfOrder,
  movementPage,
  orderOfMember,
  stockRowOf,
  warehousePage,
} from './stock.repository.ts';

type Page<T> = { items: T[]; total: number };
type Pictured = { readonly pictureKey: string | null };

/** Adds a signed picture URL that is valid for some minutes. */
const picturesOf =
  (keys: Keys, { shop }: MemberContext) =>
  <Row extends Pictured>({ pictureKey, ...row }: Row) => ({
    ...row,
    pictureUrl: privateFileUrl(keys, shop, pictureKey),
  });

export function findCategories(
  context: MemberContext,
  { search, ...page }: PageRequest & { readonly search: string },
): Promise<Page<SkuCategory>> {
  return findPage(context, categoryPage, page, { memberId: context.member.ownerId, search });
}

type SkuFilter = PageRequest & {
  readonly search: string;
  readonly categoryId?: number | undefined;
  readonly isActive?: boolean | undefined;
};

export async function findSkus(
  keys: Keys,
  context: MemberContext,
  { search, categoryId, isActive, ...page }: SkuFilter,
) {
  const filter = {
    memberId: context.member.ownerId,
    search,
    categoryId: categoryId ?? null,
    isActive: isActive ?? null,
  };
  const { items, total } = await findPage(context, skuPage, page, filter);
  return { items: items.map(picturesOf(keys, context)), total };
}

export function findWarehouses(context: MemberContext, page: PageRequest): Promise<Page<StockWarehouse>> {
  return findPage(context, warehousePage, page, { memberId: context.member.ownerId });
}

type BalanceFilter = PageRequest & {
  readonly search: string;
  readonly warehouseId?: number | undefined;
  readonly isLow: boolean;
};

export async function findBalances(
  keys: Keys,
  context: MemberContext,
  { search, warehouseId, isLow, ...page }: BalanceFilter,
): Promise<Page<StockBalance>> {
  const filter = { memberId: context.member.ownerId, search, warehouseId: warehouseId ?? null, isLow };
  const { items, total } = await findPage(context, balancePage, page, filter);
  return { items: items.map(picturesOf(keys, context)), total };
}

/** Movements of the member's own stock. */
export async function findMovements(
  { db, shop, member }: MemberContext,
  { pageIndex, pageRows, ...place }: PageRequest & { readonly skuId: number; readonly warehouseId: number },
): Promise<Page<StockMovement>> {
  const at = { shopId: shop.id, ...place };
  const [stock, items] = await Promise.all([
    db.first(stockRowOf, at),
    db.all(movementPage, { ...at, ...limitAndOffset({ pageIndex, pageRows }) }),
  ]);
  if (stock?.memberId !== member.ownerId) throw new Refusal('record.notFound');
  return { items, total: stock.movements };
}

export function findInbounds(
  context: MemberContext,
  { state, ...page }: PageRequest & { readonly state?: InboundState | undefined },
) {
  return findPage(context, inboundPage, page, { memberId: context.member.ownerId, state: state ?? null });
}

export async function findOrderItems(
  keys: Keys,
  context: MemberContext,
  { orderId }: { readonly orderId: number },
): Promise<{ warehouseId: number; items: StockOrderItem[] }> {
  const { db, shop, member } = context;
  const [order, items] = await Promise.all([
    db.first(orderOfMember, { shopId: shop.id, memberId: member.ownerId, orderId }),
    db.all(itemsOfOrder, { ...readerParameters(context), orderId }),
  ]);
  if (!order) throw new Refusal('record.notFound');
  return { warehouseId: order.warehouseId, items: items.map(picturesOf(keys, context)) };
}
