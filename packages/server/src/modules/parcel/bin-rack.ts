import type { BinLabelSize } from '@onehaul/contract/console/bins';
import type { Language } from '@onehaul/domain/language';
import { type BinPattern, expandBinPattern, maxBinsPerCall } from '@onehaul/domain/parcel/bin-pattern';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { generatedFile } from '../../documents/generated-file.ts';
import { makeBinLabels } from '../../documents/make-document.ts';
import { recordName } from '../../http/record-name.ts';
import type { StaffChangeContext, StaffContext } from '../../http/staff-context.ts';
import { warehouseStore } from '../catalog/index.ts';
import { binsByPrefix, insertBins } from './bin-rack.repository.ts';

type OfWarehouse = { readonly shopId: number; readonly warehouseId: number };

/** Code of an active warehouse of the shop. */
async function getWarehouseCode(db: Db, { shopId, warehouseId }: OfWarehouse): Promise<string> {
  const found = await db.first(warehouseStore.one, { shopId, key: String(warehouseId) });
  if (!found) throw new Refusal('record.notFound');
  if (found.isArchived) throw new Refusal('input.invalid', { field: 'warehouseId' });
  return found.content.code as string;
}

/** Adds the bins of a rack layout. */
export async function generateBins(
  { db, staff, audit }: StaffChangeContext,
  { shopId, warehouseId, ...pattern }: OfWarehouse & BinPattern,
): Promise<{ added: number; skipped: number }> {
  await getWarehouseCode(db, { shopId, warehouseId });
  const { codes, problem } = expandBinPattern(pattern);
  if (problem) {
    const field = problem === 'tooMany' || problem === 'tooLong' ? 'aisles' : problem;
    throw new Refusal('input.invalid', { field });
  }
  const added = await db.all(insertBins, { shopId, warehouseId, codes, staffId: staff.id });
  const skipped = codes.length - added.length;
  audit('warehouse', recordName(shopId, warehouseId), {
    ...pattern,
    added: added.length,
    skipped,
    first: codes[0],
    last: codes.at(-1),
  });
  return { added: added.length, skipped };
}

type LabelRequest = OfWarehouse & { readonly prefix: string; readonly size: BinLabelSize };

/** Labels of the bins whose codes begin with the prefix. */
export async function printBinLabels(
  { db, language }: Pick<StaffContext, 'db'> & { readonly language: Language },
  { prefix, size, ...where }: LabelRequest,
) {
  const warehouseName = await getWarehouseCode(db, where);
  const limit = maxBinsPerCall + 1;
  const bins = await db.all(binsByPrefix, { ...where, prefix: prefix.toUpperCase(), limit });
  if (bins.length === 0 || bins.length === limit) throw new Refusal('input.invalid', { field: 'prefix' });
  const codes = bins.map(({ code }) => code);
  return generatedFile('bin-labels', 'pdf', await makeBinLabels(language, { warehouseName, codes, size }));
}
