import type { ReturnForStaff, ReturnRowForStaff } from '@onehaul/contract/console/returns';
import type { PageRequest } from '@onehaul/contract/wire';
import type { Language } from '@onehaul/domain/language';
import { normalizeOrderNumber } from '@onehaul/domain/order/order-number';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import type { ReturnState } from '@onehaul/domain/returns/return-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { limitAndOffset } from '../../db/page.ts';
import type { Keys } from '../../keys.ts';
import { consoleFileUrl } from '../file/index.ts';
import { countsOf } from './find-returns.ts';
import type { RecordKey } from './receive-return.ts';
import {
  countReturnsForStaff,
  countStates,
  type StaffReturnRow,
  finishedReturns,
  returnForStaff,
  returnsByCode,
  waitingReturns,
  warehousesOfCompany,
} from './return-desk.repository.ts';
import { itemsWithNames, sendingsOfReturn } from './return-list.repository.ts';
import { photosOfReturn } from './return.repository.ts';

export type StaffReader = {
  readonly db: Db;
  readonly keys: Keys;
  readonly tenantId: number;
  readonly language: Language;
};

type Search = PageRequest & {
  readonly state: ReturnState;
  readonly warehouseId?: number | undefined;
  readonly olderDays?: number | undefined;
  readonly search: string;
};

const rowOf = ({ goods: { name, quantity, left }, ...row }: StaffReturnRow): ReturnRowForStaff => ({
  ...row,
  goodsName: name,
  quantity,
  left,
});

/** Returns of the tenant by state, warehouse and age. */
export async function searchReturns(
  { db, language }: StaffReader,
  { state, warehouseId, olderDays, search, pageIndex, pageRows }: Search,
) {
  const filter = {
    state,
    warehouseId: warehouseId ?? null,
    olderDays: olderDays ?? null,
    search: search.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase(),
  };
  const page = { ...filter, language, ...limitAndOffset({ pageIndex, pageRows }) };
  const isOver = state === 'closed' || state === 'cancelled';
  const [rows, counted, states, warehouses] = await Promise.all([
    db.all(isOver ? finishedReturns : waitingReturns, page),
    db.first(countReturnsForStaff, filter),
    db.all(countStates, { warehouseId: filter.warehouseId }),
    db.all(warehousesOfCompany, { language }),
  ]);
  return { items: rows.map(rowOf), total: counted!.total, counts: countsOf(states), warehouses };
}

/** One return as displayed to staff. */
export async function getReturnForStaff(
  { db, keys, tenantId, language }: StaffReader,
  { shopId, id }: RecordKey,
): Promise<ReturnForStaff> {
  const of = { shopId, id };
  const [row, items, photos, sendings] = await Promise.all([
    db.first(returnForStaff, { ...of, language }),
    db.all(itemsWithNames, of),
    db.all(photosOfReturn, of),
    db.all(sendingsOfReturn, of),
  ]);
  if (!row) throw new Refusal('record.notFound');
  const { goods: _, ...rest } = row;
  return {
    ...rowOf(row),
    ...rest,
    items,
    photoUrls: photos.map(({ fileKey }) => consoleFileUrl(keys, { tenantId, id: shopId }, fileKey)),
    sendings: sendings.map(({ orderNumber, position, quantity, sentAt }) => ({
      orderNumber,
      position,
      quantity,
      sentAt,
    })),
  };
}

/** Returns that match a scanned number; an empty result is valid. */
export async function findByCode(
  reader: StaffReader,
  { code, ...where }: { readonly shopId: number; readonly warehouseId: number; readonly code: string },
): Promise<{ found: ReturnForStaff | null; choices: ReturnRowForStaff[] }> {
  const rows = await reader.db.all(returnsByCode, {
    ...where,
    language: reader.language,
    number: normalizeOrderNumber(code),
    courierNumber: parseCourierNumber(code) ?? '',
    code: code.trim(),
  });
  const waiting = rows.filter(({ state }) => state === 'expected' || state === 'received');
  const [first, ...more] = waiting.length > 0 ? waiting : rows.slice(0, 1);
  if (!first) return { found: null, choices: [] };
  if (more.length > 0) return { found: null, choices: [first, ...more].map(rowOf) };
  return { found: await getReturnForStaff(reader, first), choices: [] };
}
