import { randomUUID } from 'node:crypto';
import { exportDays, mayExportCompany, maxExportsPerDay } from '@onehaul/domain/archive';
import { Refusal } from '@onehaul/domain/refusal';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { proveSecondFactor, tellOwners } from '../staff/index.ts';
import { countRecentExports, firstShop, insertExport } from './archive.repository.ts';

/** Starts an export of everything: owners only, with a fresh code, and every owner is told by mail. */
export async function startExport(
  services: Services,
  context: StaffChangeContext,
  { code }: { readonly code: string },
): Promise<{ id: string } | Refusal> {
  const { staff, db, audit } = context;
  if (!mayExportCompany(staff.roles)) throw new Refusal('access.forbidden');
  const refusal = await proveSecondFactor(services, context, code);
  if (refusal) return refusal;
  const { recent } = (await db.first(countRecentExports, {}))!;
  if (recent >= maxExportsPerDay) throw new Refusal('archive.tooMany');
  if (!(await db.first(firstShop, {}))) throw new Refusal('record.notFound');
  const id = randomUUID();
  await db
    .all(insertExport, { id, staffId: staff.id })
    .catch(refuseUniqueViolation('company_export_one_open', 'archive.underWay'));
  audit('export', id);
  await tellOwners(services, context, { kind: 'exportStarted', path: '/data', values: { days: exportDays } });
  return { id };
}
