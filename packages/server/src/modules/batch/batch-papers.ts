import { buffer } from 'node:stream/consumers';
import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import sharp from 'sharp';
import type { Db } from '../../db/database.ts';
import { makeCustomsFile, makeManifest, makeUnitLabel } from '../../documents/make-document.ts';
import type { Services } from '../../services.ts';
import { objectKeyOf } from '../file/index.ts';
import { generatedFile } from '../../documents/generated-file.ts';
import { batchById } from './batch.repository.ts';
import { declaredOrders, manifestOrders } from './paper.repository.ts';
import { unitOfBatch, unitsOfBatch } from './unit.repository.ts';

type Reader = {
  readonly db: Db;
  readonly services: Pick<Services, 'storage'>;
  readonly tenantId: number;
  readonly language: Language;
};
type BatchKey = { readonly shopId: number; readonly id: number };

/** Renders the manifest the driver signs, with the signature once it exists. */
export async function printManifest({ db, services, tenantId, language }: Reader, { shopId, id }: BatchKey) {
  const [batch, orders, units] = await Promise.all([
    db.first(batchById, { shopId, id, language }),
    db.all(manifestOrders, { shopId, batchId: id }),
    db.all(unitsOfBatch, { shopId, batchId: id }),
  ]);
  if (!batch) throw new Refusal('record.notFound');
  const { shopName, number, timeZone, warehouseName, lineName, carrierName } = batch;
  const { sealNumber, vehicle, driverName, closedAt, departedAt, signatureKey } = batch;
  const signature =
    signatureKey === null ? null : await loadSignature(services, { tenantId, id: shopId }, signatureKey);
  const bytes = await makeManifest(language, {
    shopName,
    number,
    timeZone,
    warehouseName,
    lineName,
    carrierName,
    destinationName: batch.countryName,
    sealNumber,
    vehicle,
    driverName,
    closedAt,
    departedAt,
    signature,
    orders,
    units,
  });
  return generatedFile(number, 'pdf', bytes);
}

/** Renders the label of a bag or pallet: its barcode, destination and contents. */
export async function printUnitLabel(
  { db, language }: Pick<Reader, 'db' | 'language'>,
  { shopId, id, unitId }: BatchKey & { readonly unitId: number },
) {
  const [batch, unit] = await Promise.all([
    db.first(batchById, { shopId, id, language }),
    db.first(unitOfBatch, { shopId, batchId: id, id: unitId }),
  ]);
  if (!batch || !unit) throw new Refusal('record.notFound');
  const { shopName, warehouseName, lineName, carrierName, countryName: destinationName } = batch;
  const { number, kind, boxes, weightGrams } = unit;
  const bytes = await makeUnitLabel(language, {
    shopName,
    warehouseName,
    lineName,
    carrierName,
    destinationName,
    batchNumber: batch.number,
    number,
    kind,
    boxes,
    weightGrams,
  });
  return generatedFile(number, 'pdf', bytes);
}

/** Converts the stored image to PNG, which the PDF needs; storage holds a smaller format. */
async function loadSignature(
  { storage }: Pick<Services, 'storage'>,
  shop: { tenantId: number; id: number },
  signatureKey: string,
): Promise<Uint8Array | null> {
  const stored = await storage.get(objectKeyOf(shop, signatureKey)!);
  if (!stored) return null;
  return new Uint8Array(
    await sharp(await buffer(stored.body))
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer(),
  );
}

/** One row per kind of goods; the order's weight appears only in its first row. */
export async function exportCustoms(
  { db, language }: Pick<Reader, 'db' | 'language'>,
  { shopId, id }: BatchKey,
) {
  const [batch, orders] = await Promise.all([
    db.first(batchById, { shopId, id, language }),
    db.all(declaredOrders, { shopId, batchId: id }),
  ]);
  if (!batch) throw new Refusal('record.notFound');
  const rows = orders.flatMap(({ declaration, weightGrams, ...order }) =>
    declaration.map((goods, index) => ({
      ...order,
      ...goods,
      weightGrams: index === 0 ? weightGrams : null,
    })),
  );
  return generatedFile(`${batch.number}-customs`, 'xlsx', await makeCustomsFile(language, rows));
}
