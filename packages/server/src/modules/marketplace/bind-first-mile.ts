import { Refusal } from '@onehaul/domain/refusal';
import { getAllRows } from '../../db/get-all-rows.ts';
import { maxOrdersPerCall } from '../../gateways/marketplace/marketplace-platform.ts';
import type { Prepared } from '../../http/bind.ts';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import {
  bindRows,
  firstMileOfMember,
  insertFirstMile,
  numbersOfFirstMiles,
  senderOf,
} from './first-mile.repository.ts';
import {
  type LockedOrderRow,
  lockOrderRows,
  updateOrderStates,
  orderRows,
} from './marketplace-order.repository.ts';
import { shopAccessById } from './marketplace-shop.repository.ts';
import { callMarketplace, type MarketplaceCallServices, refusalFrom } from './call-marketplace.ts';

const chunksOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / maxOrdersPerCall) }, (_, place) =>
    all.slice(place * maxOrdersPerCall, (place + 1) * maxOrdersPerCall),
  );

/** Reads the member's orders; throws unless all belong to one marketplace shop and satisfy `isFit`. */
async function getOrdersOfOneShop(
  { db, shop, member }: MemberContext,
  ids: readonly number[],
  isFit: (row: LockedOrderRow) => boolean,
): Promise<[LockedOrderRow, ...LockedOrderRow[]]> {
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const rows = await getAllRows(ids, (wanted) => db.all(orderRows, { ...whose, ids: wanted }));
  const other = rows.find((row) => !isFit(row) || row.marketplaceShopId !== rows[0]!.marketplaceShopId);
  if (other) throw new Refusal('marketplace.notReady', { number: other.externalNumber });
  return rows as [LockedOrderRow, ...LockedOrderRow[]];
}

type FirstMileBinding = {
  /** Null for a new first-mile number. */
  readonly firstMileId: number | null;
  readonly marketplaceShopId: number;
  readonly number: string;
  readonly declaredOn: string;
  readonly ids: readonly number[];
  readonly refused: readonly string[];
};

/** Binds at the marketplace in chunks of fifty, before the transaction; returns rejected orders. */
export async function bindAtMarketplace(
  services: MarketplaceCallServices,
  context: MemberContext,
  { ids, firstMileId }: { readonly ids: readonly number[]; readonly firstMileId?: number | undefined },
): Promise<Prepared<FirstMileBinding>> {
  const { db, shop, member } = context;
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const rows = await getOrdersOfOneShop(context, ids, ({ state }) => state === 'labelled');
  const { marketplaceShopId, orderId } = rows[0];
  const known =
    firstMileId === undefined ? undefined : await db.first(firstMileOfMember, { ...whose, id: firstMileId });
  if (firstMileId !== undefined && known?.marketplaceShopId !== marketplaceShopId)
    throw new Refusal('record.notFound');
  if (known && known.state !== 'open') throw new Refusal('marketplace.over');
  const sender = (await db.first(senderOf, { shopId: shop.id, orderId: orderId! }))!;
  const declaredOn = new Date().toISOString().slice(0, 10);
  const which = { tenantId: shop.tenantId, shopId: shop.id, id: marketplaceShopId };
  try {
    const number =
      known?.number ??
      (await callMarketplace(services, which, (platform, at) =>
        platform.firstMile.generate(at, { declaredOn, sender }),
      ));
    const refused: string[] = [];
    for (const some of chunksOf(rows)) {
      const numbers = some.map(({ externalNumber }) => externalNumber);
      refused.push(
        ...(await callMarketplace(services, which, (platform, at) =>
          platform.firstMile.bind(at, number, numbers),
        )),
      );
    }
    const taken = rows.filter(({ externalNumber }) => !refused.includes(externalNumber));
    const ready = { firstMileId: known?.id ?? null, marketplaceShopId, number, declaredOn, refused };
    return {
      ready: { ...ready, ids: taken.map(({ id }) => id) },
      // Compensation: unbinds at the marketplace if our transaction fails.
      discard: async () => {
        for (const some of chunksOf(taken)) {
          const numbers = some.map(({ externalNumber }) => externalNumber);
          await callMarketplace(services, which, (platform, at) =>
            platform.firstMile.unbind(at, number, numbers),
          ).catch((error: unknown) =>
            services.log.warn({ err: error, number }, 'orders stay bound at the marketplace'),
          );
        }
      },
    };
  } catch (error) {
    throw refusalFrom(error, await shopNameOf(context, marketplaceShopId));
  }
}

async function shopNameOf({ db, shop }: MemberContext, id: number): Promise<string> {
  return (await db.first(shopAccessById, { shopId: shop.id, id }))?.name ?? '';
}

/** Stores what the marketplace accepted. Orders cancelled in the meantime are skipped. */
export async function bindFirstMile(
  { db, shop, member }: ChangeContext,
  { firstMileId, marketplaceShopId, number, declaredOn, ids, refused }: FirstMileBinding,
) {
  const shopId = shop.id;
  const of = { shopId, memberId: member.ownerId, marketplaceShopId, number, declaredOn };
  const id = firstMileId ?? (await db.first(insertFirstMile, of))!.id;
  const bound = await db.all(bindRows, { shopId, ids: [...ids], firstMileId: id });
  return { id, number, bound: bound.length, refused: [...refused] };
}

type FirstMileUnbinding = { readonly ids: readonly number[]; readonly refused: readonly string[] };

export async function unbindAtMarketplace(
  services: MarketplaceCallServices,
  context: MemberContext,
  { ids }: { readonly ids: readonly number[] },
): Promise<Prepared<FirstMileUnbinding>> {
  const { db, shop } = context;
  const rows = await getOrdersOfOneShop(context, ids, ({ state }) => state === 'bound');
  const { marketplaceShopId } = rows[0];
  const which = { tenantId: shop.tenantId, shopId: shop.id, id: marketplaceShopId };
  const firstMileIds = [...new Set(rows.map(({ firstMileId }) => firstMileId!))];
  const numbers = await db.all(numbersOfFirstMiles, { shopId: shop.id, ids: firstMileIds });
  const refused: string[] = [];
  try {
    for (const { id, number } of numbers)
      for (const some of chunksOf(rows.filter(({ firstMileId }) => firstMileId === id)))
        refused.push(
          ...(await callMarketplace(services, which, (platform, at) =>
            platform.firstMile.unbind(
              at,
              number,
              some.map(({ externalNumber }) => externalNumber),
            ),
          )),
        );
  } catch (error) {
    throw refusalFrom(error, await shopNameOf(context, marketplaceShopId));
  }
  const taken = rows.filter(({ externalNumber }) => !refused.includes(externalNumber));
  return { ready: { ids: taken.map(({ id }) => id), refused }, discard: async () => undefined };
}

export async function unbindFirstMile({ db, shop }: ChangeContext, { ids, refused }: FirstMileUnbinding) {
  const shopId = shop.id;
  await db.all(lockOrderRows, { shopId, ids: [...ids] });
  const unbound = await db.all(updateOrderStates, { shopId, ids: [...ids], from: 'bound', to: 'labelled' });
  return { unbound: unbound.length, refused: [...refused] };
}
