import { mayExportCompany } from '@onehaul/domain/archive';
import { Refusal } from '@onehaul/domain/refusal';
import type { AutocommitDb } from '../../db/database.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { deletePartObjects } from '../file/index.ts';
import { deleteParts, partsOfExport, removeExport } from './archive.repository.ts';

/** Attempts are small numbers: all parts are below it. */
const everyAttempt = 1_000_000;

/** Makes an export unreachable at once; the job deletes its objects. A worker that makes it loses its lease. */
export async function removeCompanyExport(
  { staff, db, audit }: StaffChangeContext,
  { id }: { readonly id: string },
): Promise<null> {
  if (!mayExportCompany(staff.roles)) throw new Refusal('access.forbidden');
  if (!(await db.first(removeExport, { id }))) throw new Refusal('record.notFound');
  audit('export', id);
  return null;
}

/** Deletes the objects of attempts below `below`, then their rows, so that a failure leaves them listed. */
export async function deleteStoredParts(
  {
    db,
    storage,
    tenantId,
  }: { readonly db: AutocommitDb; readonly storage: Storage; readonly tenantId: number },
  id: string,
  below = everyAttempt,
): Promise<void> {
  const parts = await db.all(partsOfExport, { id });
  const before = parts.filter(({ attempt }) => attempt < below);
  await deletePartObjects(storage, tenantId, before);
  await db.all(deleteParts, { id, below });
}
