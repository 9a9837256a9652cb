import type { ParcelDetail, ParcelRow, ParcelSort } from '@onehaul/contract/console/parcels';
import type { Language } from '@onehaul/domain/language';
import { parseMemberCode } from '@onehaul/domain/member-code';
import type { ParcelState } from '@onehaul/domain/parcel/parcel-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { findBounds } from '../../db/page.ts';
import { numberRange } from '../../db/text-range.ts';
import { findListPage, findWholeList, type WholeList } from '../../db/whole-list.ts';
import type { Keys } from '../../keys.ts';
import { consoleFileUrl } from '../file/index.ts';
import { claimView } from './claim-desk.ts';
import { claimsOfParcel } from './claim-desk.repository.ts';
import { openDisposalOf } from './disposal.repository.ts';
import {
  type ParcelSearchKind,
  searchStatements,
  eventsOfParcel,
  goodsOfParcel,
  parcelForStaff,
  photosOfParcel,
} from './parcel-desk.repository.ts';

type Search = {
  /** Member code, or beginning or end of a courier number; empty lists everything. */
  readonly search: string;
  readonly shopId?: number | undefined;
  readonly warehouseId?: number | undefined;
  readonly state?: ParcelState | undefined;
  readonly isWithoutBin: boolean;
  readonly days?: { readonly from?: string | undefined; readonly to?: string | undefined } | undefined;
  readonly sort?: ParcelSort | undefined;
  readonly language: Language;
  readonly limit: number;
  readonly offset: number;
};

/** The kinds of search that the text may mean, with their statements and parameters. */
async function planSearch(
  db: Db,
  { search, shopId, warehouseId, state, isWithoutBin, days, sort, ...page }: Search,
) {
  const code = parseMemberCode(search);
  const number = search.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  const filters = {
    hasShop: shopId !== undefined,
    hasWarehouse: warehouseId !== undefined,
    hasState: state !== undefined,
    isWithoutBin,
    hasDays: days !== undefined,
    sort: sort ?? ('newest' as const),
  };
  const parameters = {
    shopId: shopId ?? 0,
    warehouseId: warehouseId ?? 0,
    state: state ?? 'stored',
    ...(await findBounds(db, shopId, days)),
    ...numberRange(number),
    code: code ?? '',
    ...page,
  };
  // A courier number may look like a member code.
  const kinds: [ParcelSearchKind, ...ParcelSearchKind[]] =
    number === '' ? ['newest'] : code === undefined ? ['number'] : ['member', 'number'];
  return { kinds, parameters, statementsOf: (kind: ParcelSearchKind) => searchStatements(kind, filters) };
}

/** Searches all parcels of the tenant, newest first unless sorted otherwise. */
export async function searchParcels(db: Db, asked: Search): Promise<{ items: ParcelRow[]; total: number }> {
  return findListPage(db, await planSearch(db, asked));
}

/** The statement of the same parcels. */
export async function findParcelList(db: Db, tenantId: number, asked: Search): Promise<WholeList> {
  return findWholeList(db, tenantId, await planSearch(db, asked));
}

type RecordKey = { readonly shopId: number; readonly id: number };

/** Reads one parcel with photos, claims and its event log. */
export async function getParcelForStaff(
  { db, keys, tenantId, language }: { db: Db; keys: Keys; tenantId: number; language: Language },
  which: RecordKey,
): Promise<ParcelDetail> {
  const [row, goods, photos, events, claims, disposal] = await Promise.all([
    db.first(parcelForStaff, { ...which, language }),
    db.first(goodsOfParcel, { ...which, language }),
    db.all(photosOfParcel, which),
    db.all(eventsOfParcel, which),
    db.all(claimsOfParcel, which),
    db.first(openDisposalOf, { shopId: which.shopId, parcelId: which.id }),
  ]);
  if (!row || !goods) throw new Refusal('record.notFound');
  const shop = { tenantId, id: which.shopId };
  return {
    ...row,
    ...goods,
    photos: photos.map(({ fileKey, ...photo }) => ({ ...photo, url: consoleFileUrl(keys, shop, fileKey) })),
    events,
    claims: claims.map((claim) => claimView(keys, tenantId, claim)),
    disposal: disposal ?? null,
  };
}
