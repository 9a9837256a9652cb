import { randomInt } from 'node:crypto';
import { generateOrderNumber } from '@onehaul/domain/order/order-number';
import type { ServiceState } from '@onehaul/domain/service/service-state';
import { aRow } from './catalog-builders.ts';
import { aParcel, type TestParcel } from './parcel-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Shop = { readonly id: number; readonly tenantId: number };
type Row = Readonly<Record<string, unknown>>;

/** A service option: five yuan, for a parcel, by default. */
export async function aServiceOption(
  database: TestDatabase,
  shop: Shop,
  { target = 'parcel', ...row }: { readonly target?: 'order' | 'parcel' } & Row = {},
): Promise<number> {
  const service = await aRow(database, shop, 'added_service', { target, names: { en: 'Photos' } });
  const option = await aRow(database, shop, 'added_service_option', {
    addedServiceId: service.id,
    names: { en: 'Three' },
    ...row,
  });
  return option.id as number;
}

type RequestDraft = {
  readonly state?: ServiceState;
  readonly parcel?: Pick<TestParcel, 'id' | 'warehouseId'>;
  readonly order?: { readonly id: number; readonly warehouseId: number };
  readonly optionId?: number;
  readonly minor?: number;
  readonly row?: Row;
};

/** Inserts a service request directly in any state; its payment is not booked. */
export async function aServiceRequest(
  database: TestDatabase,
  shop: Shop,
  member: { readonly id: number },
  { state = 'unpaid', parcel, order, optionId, minor = 500, row = {} }: RequestDraft = {},
): Promise<{ id: number; number: string; warehouseId: number }> {
  const goods = order ?? parcel ?? (await aParcel(database, { shop, member, state: 'stored' }));
  const target = order ? 'order' : 'parcel';
  const number = generateOrderNumber(randomInt);
  const isPaid = ['paid', 'assigned', 'done'].includes(state);
  const added = await aRow(database, shop, 'service_request', {
    number,
    memberId: member.id,
    accountId: member.id,
    ...(order ? { orderId: goods.id } : { parcelId: goods.id }),
    warehouseId: goods.warehouseId,
    optionId: optionId ?? (await aServiceOption(database, shop, { target })),
    minor: state === 'requested' ? null : minor,
    state,
    ...(isPaid && { paidMinor: minor, paidAt: new Date(), dueAt: new Date(Date.now() + 86_400_000) }),
    ...row,
  });
  return { id: Number(added.id), number, warehouseId: goods.warehouseId };
}

/** Inserts the row of a photo of the work; no object is stored. */
export async function aServicePhoto(
  { sql }: TestDatabase,
  shop: Shop,
  { requestId, staffId }: { readonly requestId: number; readonly staffId: number },
): Promise<void> {
  await sql(
    `insert into service_photo (tenant_id, shop_id, id, request_id, file_key, sha256, length_bytes, staff_id)
     select $1, $2, made.id, $3, 'service/' || made.id || '.webp', '\\x00', 1, $4
     from (select gen_random_uuid() as id) made`,
    [shop.tenantId, shop.id, requestId, staffId],
  );
}
