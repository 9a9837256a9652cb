import { hasRoom } from '@onehaul/domain/quota';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { platformTenantId } from '../../jobs/job.ts';
import { lockCompany, membersInUse, planOfCompany, staffInUse, storageInUse } from './usage.repository.ts';

/** Refuses one more person than the plan includes. Counted under the company's row lock: of two at once one wins. */
export async function assertStaffRoom(db: TransactionDb, tenantId: number): Promise<void> {
  if (tenantId === platformTenantId) return;
  await db.all(lockCompany, {});
  const [plan, inUse] = [await db.first(planOfCompany, {}), await db.first(staffInUse, {})];
  const { staff: included } = plan!;
  if (!hasRoom(included, inUse!.count)) throw new Refusal('staff.planFull', { included: included! });
}

/** Refuses a new member above the plan. The visitor learns nothing of the plan. */
export async function assertMemberRoom(db: Db): Promise<void> {
  const [plan, inUse] = await Promise.all([db.first(planOfCompany, {}), db.first(membersInUse, {})]);
  if (!hasRoom(plan!.members, inUse!.count)) throw new Refusal('member.registrationPaused');
}

/** Refuses files that would exceed the storage of the plan. */
export async function assertStorageRoom(db: Db, bytes: number): Promise<void> {
  const [plan, inUse] = await Promise.all([db.first(planOfCompany, {}), db.first(storageInUse, {})]);
  if (!hasRoom(plan!.storageBytes, inUse!.bytes, bytes)) throw new Refusal('file.planFull');
}
