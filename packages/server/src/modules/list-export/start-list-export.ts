import { randomUUID } from 'node:crypto';
import type { ExportedList, SheetFormat } from '@onehaul/domain/list-export';
import { Refusal } from '@onehaul/domain/refusal';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { insertListExport, shopOfFile } from './list-export.repository.ts';
import { sourceOf } from './list-sources.ts';

type Asked = { readonly format: SheetFormat; readonly shopId?: number | undefined };

/** Starts an export of a list that the person may read; one at a time for each person. */
export async function startListExport(
  { staff, db, language, audit }: StaffChangeContext,
  list: ExportedList,
  asked: Asked,
): Promise<{ id: string }> {
  if (!staff.permissions.includes(sourceOf(list).permission)) throw new Refusal('access.forbidden');
  const shop = await db.first(shopOfFile, { shopId: asked.shopId ?? null });
  if (!shop) throw new Refusal('record.notFound');
  const id = randomUUID();
  await db
    .all(insertListExport, {
      id,
      staffId: staff.id,
      shopId: shop.id,
      list,
      format: asked.format,
      asked,
      language,
    })
    .catch(refuseUniqueViolation('list_export_one_open', 'export.underWay'));
  audit('export', id, { list, ...asked });
  return { id };
}
