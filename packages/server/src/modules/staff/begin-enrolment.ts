import { Refusal } from '@onehaul/domain/refusal';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import type { Keys } from '../../keys.ts';
import { seal } from './sealed-secret.ts';
import { ownAccount } from './staff.repository.ts';
import { setPendingSecret } from './staff-session.repository.ts';
import { newTotpSecret, totpAddress } from './totp.ts';

/**
 * Creates a TOTP secret that takes effect once a code confirms it. An existing second factor cannot be
 * replaced with the password alone.
 */
export async function beginEnrolment(
  keys: Keys,
  { staff, db, audit }: StaffChangeContext,
): Promise<{ secret: string; address: string }> {
  const account = (await db.first(ownAccount, { id: staff.id }))!;
  if (account.totpSecret) throw new Refusal('access.forbidden');
  const secret = newTotpSecret();
  await db.all(setPendingSecret, { id: staff.sessionId, secret: seal(keys, staff, secret) });
  audit('staff', staff.id);
  return { secret, address: totpAddress(secret, account.email) };
}
