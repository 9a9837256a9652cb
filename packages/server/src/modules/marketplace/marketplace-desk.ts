import type { PageRequest } from '@onehaul/contract/wire';
import {
  type MarketplaceShopState,
  type MarketplaceState,
  marketplaceStates,
} from '@onehaul/domain/marketplace/marketplace-state';
import { readOrderNumber } from '@onehaul/domain/order/order-number';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { limitOf } from '../../db/page.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import { generatedFile } from '../../documents/generated-file.ts';
import { readLabel } from './get-labels.ts';
import {
  countDeskOrders,
  deskOrders,
  deskShops,
  labelOfOrder,
  searchDeskOrders,
} from './marketplace-desk.repository.ts';

type Reader = { readonly db: Db };
type Asked<State> = PageRequest & {
  readonly shopId?: number | undefined;
  readonly search: string;
  readonly state?: State | undefined;
};

/** Highest code point: prefix + this is an upper bound for all strings with that prefix. */
const lastSign = '\u{10FFFF}';

const filterOf = <State>({ shopId, search, state }: Asked<State>) => ({
  shopId: shopId ?? null,
  prefix: `${search.replaceAll(/[\\%_]/gu, '\\$&')}%`,
  state: state ?? null,
});

export async function findShopsAtDesk({ db }: Reader, asked: Asked<MarketplaceShopState>) {
  const items = await db.all(deskShops, { ...filterOf(asked), ...limitOf(asked) });
  return { items, total: items[0]?.total ?? 0 };
}

export async function findOrdersAtDesk({ db }: Reader, asked: Asked<MarketplaceState>) {
  const { shopId = null, search, state } = asked;
  const filter = { shopId, states: state ? [state] : [...marketplaceStates] };
  const counted = (await db.first(countDeskOrders, filter))!;
  const page = { ...filter, ...limitOf(asked) };
  if (search === '') return { items: await db.all(deskOrders, page), ...counted };
  // Input that contains no part of an order number is searched as typed.
  const number = readOrderNumber(search) || search;
  const range = { search, afterSearch: search + lastSign, number, afterNumber: number + lastSign };
  const items = await db.all(searchDeskOrders, { ...page, ...range });
  return { items, total: items[0]?.total ?? 0, cancelling: counted.cancelling };
}

/** The label for the packing table; refused for cancelled orders. */
export async function labelAtTable(
  { db, storage, tenantId }: { readonly db: Db; readonly storage: Storage; readonly tenantId: number },
  { shopId, orderId }: { readonly shopId: number; readonly orderId: number },
) {
  const row = await db.first(labelOfOrder, { shopId, orderId });
  if (!row) throw new Refusal('record.notFound');
  const { externalNumber: number, labelKey, trackingNumber, state } = row;
  if (state === 'cancelling' || state === 'cancelled') throw new Refusal('marketplace.cancelled', { number });
  if (labelKey === null || trackingNumber === null) throw new Refusal('marketplace.notReady', { number });
  const paper = await readLabel(storage, { tenantId, id: shopId }, labelKey);
  return generatedFile('label', 'pdf', paper);
}
