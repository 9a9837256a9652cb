import { operatorAccessCalls } from '@onehaul/contract/console/operator-access';
import { Refusal } from '@onehaul/domain/refusal';
import type { Visit } from '../../http/context.ts';
import { actOf } from '../../http/mount-staff.ts';
import { plainAddress } from '../../http/network.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { platformTenantId } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import {
  clearVisitToken,
  hashOfSecret,
  newToken,
  recordAct,
  setVisitToken,
  visitTokenOf,
} from '../staff/index.ts';
import { endVisit, insertVisit, lockLiveGrant, saveVisitor } from './operator-access.repository.ts';

/** Starts a visit with the live grant of a company, and writes it in the company's log and the platform's. */
export async function enterCompany(
  { database }: Services,
  { staff, visit, language, audit }: StaffChangeContext,
  { tenantId }: { readonly tenantId: number },
): Promise<null> {
  if (tenantId === platformTenantId) throw new Refusal('visit.noGrant');
  const token = newToken(tenantId);
  const address = plainAddress(visit.address);
  const details = await database.transaction(tenantId, async (db) => {
    const grant = await db.first(lockLiveGrant, {});
    if (!grant) throw new Refusal('visit.noGrant');
    const code = `operator-${staff.id}`;
    const visitor = { code, email: `${code}@visitor.invalid`, name: staff.name, language };
    const { id: staffId } = (await db.first(saveVisitor, visitor))!;
    await db.all(insertVisit, {
      id: token.id,
      grantId: grant.id,
      staffId,
      operatorId: staff.id,
      sessionId: staff.sessionId,
      tokenHash: hashOfSecret(token.secret),
      address,
    });
    const { level, company } = grant;
    const act = actOf(operatorAccessCalls.enter);
    const subject = { subject: 'operatorGrant', subjectId: grant.id };
    await recordAct(db, { staffId, act, ...subject, details: { level }, address });
    return { name: company, level };
  });
  audit('company', tenantId, details);
  setVisitToken(visit, token);
  return null;
}

/** Ends the visit of the cookie in both logs; does nothing without one. */
export async function leaveCompany({ database }: Pick<Services, 'database'>, visit: Visit): Promise<null> {
  const token = visitTokenOf(visit);
  if (!token) return null;
  clearVisitToken(visit);
  const { tenantId, id, secret } = token;
  const line = { act: actOf(operatorAccessCalls.leave), address: plainAddress(visit.address) };
  const left = await database.transaction(tenantId, async (db) => {
    const ended = await db.first(endVisit, { id, tokenHash: hashOfSecret(secret) });
    if (!ended) return undefined;
    const { staffId, grantId } = ended;
    const subject = { subject: 'operatorGrant', subjectId: grantId };
    await recordAct(db, { ...line, staffId, ...subject, details: {} });
    return ended;
  });
  if (!left) return null;
  const { operatorId: staffId, company } = left;
  const subject = { subject: 'company', subjectId: String(tenantId) };
  await database.transaction(platformTenantId, (db) =>
    recordAct(db, { ...line, staffId, ...subject, details: { name: company } }),
  );
  return null;
}
