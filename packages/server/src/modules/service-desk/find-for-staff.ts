import type { ServiceForStaff, ServiceQueue } from '@onehaul/contract/console/services';
import type { Language } from '@onehaul/domain/language';
import { normalizeOrderNumber } from '@onehaul/domain/order/order-number';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { limitAndOffset } from '../../db/page.ts';
import type { Keys } from '../../keys.ts';
import { consoleFileUrl } from '../file/index.ts';
import {
  countHandled,
  countWaiting,
  type StaffServiceRow,
  handledServices,
  serviceForStaff,
  servicesByCode,
  waitingServices,
} from './service-desk.repository.ts';

export type StaffReader = {
  readonly db: Db;
  readonly keys: Keys;
  readonly tenantId: number;
  readonly language: Language;
};
type Workplace = { readonly shopId: number; readonly warehouseId: number };
export type RecordKey = { readonly shopId: number; readonly id: number };

function serviceView({ keys, tenantId }: StaffReader, row: StaffServiceRow): ServiceForStaff {
  const { parcelId, goods, found, photoKeys, ...service } = row;
  return {
    ...service,
    target: parcelId === null ? 'order' : 'parcel',
    parcelCount: goods.count,
    weightGrams: goods.grams,
    foundCount: found.count ?? null,
    foundGrams: found.weightGrams ?? null,
    photoUrls: photoKeys.map((key) => consoleFileUrl(keys, { tenantId, id: row.shopId }, key)),
  };
}

/** Services waiting at a warehouse's desk, or handled there recently. */
export async function findServices(
  reader: StaffReader,
  {
    queue,
    pageIndex,
    pageRows,
    ...where
  }: Workplace & { readonly queue: ServiceQueue; readonly pageIndex: number; readonly pageRows: number },
) {
  const { db, language } = reader;
  const page = { ...where, language, ...limitAndOffset({ pageIndex, pageRows }) };
  const [rows, waiting, handled] = await Promise.all([
    queue === 'handled' ? db.all(handledServices, page) : db.all(waitingServices, { ...page, state: queue }),
    db.all(countWaiting, where),
    queue === 'handled' ? db.first(countHandled, where) : undefined,
  ]);
  const countOf = (state: ServiceQueue) => waiting.find((one) => one.state === state)?.count ?? 0;
  return {
    items: rows.map((row) => serviceView(reader, row)),
    total: handled?.total ?? countOf(queue),
    counts: { paid: countOf('paid'), assigned: countOf('assigned'), requested: countOf('requested') },
  };
}

/** Services for a scanned parcel or order; an empty result is valid. */
export async function findByCode(
  reader: StaffReader,
  { code, ...where }: Workplace & { readonly code: string },
): Promise<{ items: ServiceForStaff[] }> {
  const { db, language } = reader;
  const courierNumber = parseCourierNumber(code) ?? '';
  const rows = await db.all(servicesByCode, {
    ...where,
    language,
    courierNumber,
    number: normalizeOrderNumber(code),
  });
  return { items: rows.map((row) => serviceView(reader, row)) };
}

export async function getServiceForStaff(reader: StaffReader, which: RecordKey): Promise<ServiceForStaff> {
  const row = await reader.db.first(serviceForStaff, { ...which, language: reader.language });
  if (!row) throw new Refusal('record.notFound');
  return serviceView(reader, row);
}
