import { randomUUID } from 'node:crypto';
import { Refusal } from '@onehaul/domain/refusal';
import { type AccessLevel, mayGrantAccess } from '@onehaul/domain/staff/operator-access';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { proveSecondFactor, tellOwners } from '../staff/index.ts';
import {
  endVisitsOfGrant,
  insertGrant,
  liveGrant,
  lockGrantingCompany,
  revokeGrant,
} from './operator-access.repository.ts';

type Draft = {
  readonly level: AccessLevel;
  readonly hours: number;
  readonly note: string;
  readonly code: string;
};

/** Lets the operator's support in: owners only, with a fresh code, and every owner is told by mail. */
export async function grantAccess(
  services: Services,
  context: StaffChangeContext,
  { level, hours, note, code }: Draft,
): Promise<{ id: string } | Refusal> {
  const { staff, db, audit } = context;
  if (!mayGrantAccess(staff.roles)) throw new Refusal('access.forbidden');
  const refusal = await proveSecondFactor(services, context, code);
  if (refusal) return refusal;
  await db.all(lockGrantingCompany, {});
  if (await db.first(liveGrant, {})) throw new Refusal('visit.alreadyGranted');
  const id = randomUUID();
  await db.all(insertGrant, { id, staffId: staff.id, level, note, hours });
  audit('operatorGrant', id, { level, hours, note });
  await tellOwners(services, context, { kind: 'accessGranted', path: '/support-access', values: { hours } });
  return { id };
}

/** Ends a grant. Its visits are signed out with their next call, because each one looks at the grant. */
export async function revokeAccess(
  { staff, db, audit }: StaffChangeContext,
  { id }: { readonly id: string },
): Promise<null> {
  if (!mayGrantAccess(staff.roles)) throw new Refusal('access.forbidden');
  if (!(await db.first(revokeGrant, { id, staffId: staff.id }))) throw new Refusal('record.notFound');
  const ended = await db.all(endVisitsOfGrant, { grantId: id });
  audit('operatorGrant', id, { visits: ended.length });
  return null;
}
