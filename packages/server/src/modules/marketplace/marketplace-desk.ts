import type { PageRequest } from '@onehaul/contract/wire';
import {
  type MarketplaceShopState,
  type MarketplaceState,
  marketplaceStates,
} from '@onehaul/domain/marketplace/marketplace-state';
import { normalizeOrderNumber } from '@onehaul/domain/order/order-number';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { limitAndOffset } from '../../db/page.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import { generatedFile } from '../../documents/generated-file.ts';
import { loadLabel } from './get-labels.ts';
import {
  countOrdersForStaff,
  ordersForStaff,
  shopsForStaff,
  labelOfOrder,
  searchOrdersForStaff,
} from './marketplace-desk.repository.ts';

type Reader = { readonly db: Db };
type StaffQuery<State> = PageRequest & {
  readonly shopId?: number | undefined;
  readonly search: string;
  readonly state?: State | undefined;
};

/** Highest code point: prefix + this is an upper bound for all strings with that prefix. */
const maxCodePoint = '\u{10FFFF}';

const filterOf = <State>({ shopId, search, state }: StaffQuery<State>) => ({
  shopId: shopId ?? null,
  prefix: `${search.replaceAll(/[\\%_]/gu, '\\$&')}%`,
  state: state ?? null,
});

export async function findShopsForStaff({ db }: Reader, asked: StaffQuery<MarketplaceShopState>) {
  const items = await db.all(shopsForStaff, { ...filterOf(asked), ...limitAndOffset(asked) });
  return { items, total: items[0]?.total ?? 0 };
}

export async function findOrdersForStaff({ db }: Reader, asked: StaffQuery<MarketplaceState>) {
  const { shopId = null, search, state } = asked;
  const filter = { shopId, states: state ? [state] : [...marketplaceStates] };
  const counted = (await db.first(countOrdersForStaff, filter))!;
  const page = { ...filter, ...limitAndOffset(asked) };
  if (search === '') return { items: await db.all(ordersForStaff, page), ...counted };
  // Input that contains no part of an order number is searched as typed.
  const number = normalizeOrderNumber(search) || search;
  const range = { search, afterSearch: search + maxCodePoint, number, afterNumber: number + maxCodePoint };
  const items = await db.all(searchOrdersForStaff, { ...page, ...range });
  return { items, total: items[0]?.total ?? 0, cancelling: counted.cancelling };
}

/** The label for the packing table; refused for cancelled orders. */
export async function getLabelForPacking(
  { db, storage, tenantId }: { readonly db: Db; readonly storage: Storage; readonly tenantId: number },
  { shopId, orderId }: { readonly shopId: number; readonly orderId: number },
) {
  const row = await db.first(labelOfOrder, { shopId, orderId });
  if (!row) throw new Refusal('record.notFound');
  const { externalNumber: number, labelKey, trackingNumber, state } = row;
  if (state === 'cancelling' || state === 'cancelled') throw new Refusal('marketplace.cancelled', { number });
  if (labelKey === null || trackingNumber === null) throw new Refusal('marketplace.notReady', { number });
  const paper = await loadLabel(storage, { tenantId, id: shopId }, labelKey);
  return generatedFile('label', 'pdf', paper);
}
