import { Refusal } from '@onehaul/domain/refusal';
import { wrongCodesPerAlert } from '@onehaul/domain/staff/wrong-codes';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { alertWrongCodes } from './alert-wrong-codes.ts';
import { assertNotLocked, verifySecondFactor } from './confirm-second-factor.ts';
import { clearWrongCodes, countWrongStaffCode, ownAccount } from './staff.repository.ts';

/**
 * Step-up authentication: verifies a fresh code of a person who is signed in. The refusal of a wrong code must
 * be returned, not thrown, so that the count of wrong codes is kept.
 */
export async function proveSecondFactor(
  services: Services,
  context: StaffChangeContext,
  typed: string,
): Promise<Refusal | undefined> {
  const { staff, db, audit } = context;
  await assertNotLocked(db, staff.id, false);
  const { totpSecret } = (await db.first(ownAccount, { id: staff.id }))!;
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const shown = totpSecret && (await verifySecondFactor(services.keys, db, staff, totpSecret, code));
  if (shown) {
    await db.all(clearWrongCodes, { id: staff.id });
    return undefined;
  }
  const counted = (await db.first(countWrongStaffCode, { id: staff.id }))!;
  audit('staff', staff.id, { outcome: 'wrong', wrongCodes: counted.wrongCodes });
  if (counted.wrongCodes % wrongCodesPerAlert === 0) await alertWrongCodes(services, context, counted);
  return new Refusal('staff.codeWrong');
}
