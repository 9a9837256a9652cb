import { Refusal } from '@onehaul/domain/refusal';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import type { Keys } from '../../keys.ts';
import { seal } from './sealed-secret.ts';
import { ownAccount } from './staff.repository.ts';
import { setPendingSecret } from './staff-session.repository.ts';
import { newTotpSecret, totpAddress } from './totp.ts';

/** A secret that counts once a code of it was shown. Who has a second factor cannot replace it by the password alone. */
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
