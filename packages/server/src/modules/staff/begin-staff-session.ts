import { type Holding, needsSecondFactor, permissionsHeld } from '@onehaul/domain/staff/role';
import type { TransactionDb } from '../../db/database.ts';
import type { Visit } from '../../http/context.ts';
import { plainAddress } from '../../http/network.ts';
import { browserName } from '../session/index.ts';
import { recordStaffSignIn } from './staff.repository.ts';
import { addSession, endSession } from './staff-session.repository.ts';
import { hashOfSecret, newToken, sessionHours, type StaffToken, tokenOf } from './staff-token.ts';

/** Time to show the second factor after the password. */
const pendingMinutes = 10;

export type SignInStep = 'done' | 'secondFactor' | 'enrol';

type Account = Holding & {
  readonly tenantId: number;
  readonly id: number;
  readonly hasSecondFactor: boolean;
};

/** Next sign-in step after a right password. */
export const nextOf = (account: Omit<Account, 'tenantId' | 'id'>): SignInStep =>
  account.hasSecondFactor ? 'secondFactor' : needsSecondFactor(permissionsHeld(account)) ? 'enrol' : 'done';

/** Starts a session after a right password. Always uses new ids, which prevents session fixation (S21). */
export async function beginStaffSession(
  db: TransactionDb,
  visit: Visit,
  account: Account,
): Promise<StaffToken> {
  const { tenantId, id: staffId } = account;
  const isIn = nextOf(account) === 'done';
  const token = newToken(tenantId);
  const old = tokenOf(visit);
  if (old?.tenantId === tenantId) await db.all(endSession, { id: old.id });
  await db.all(addSession, {
    id: token.id,
    staffId,
    tokenHash: hashOfSecret(token.secret),
    stage: isIn ? 'full' : 'password',
    browser: browserName(visit.userAgent),
    address: plainAddress(visit.address),
    minutes: isIn ? sessionHours * 60 : pendingMinutes,
  });
  if (isIn) await db.all(recordStaffSignIn, { id: staffId });
  return token;
}
