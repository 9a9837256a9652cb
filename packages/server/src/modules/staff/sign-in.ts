import { staffSessionCalls } from '@onehaul/contract/console/staff-session';
import { Refusal } from '@onehaul/domain/refusal';
import { needsSecondFactor } from '@onehaul/domain/staff/role';
import type { Visit } from '../../http/context.ts';
import { actOf } from '../../http/mount-staff.ts';
import { plainAddress } from '../../http/network.ts';
import { isPassword } from '../../passwords.ts';
import type { Services } from '../../services.ts';
import { browserName, deviceOf, takeGuess } from '../session/index.ts';
import { recordAct } from './audit.repository.ts';
import { consoleOf, everyConsole, rememberDevice } from './known-device.ts';
import { noteSignIn } from './staff.repository.ts';
import { addSession, endSession, staffByEmail, staffForSignIn } from './staff-session.repository.ts';
import { hashOfSecret, newToken, sessionHours, setToken, tokenOf } from './staff-token.ts';

/** Who has shown only a password has this long for the second factor. */
const pendingMinutes = 10;
const act = actOf(staffSessionCalls.signIn);

type Next = 'done' | 'secondFactor' | 'enrol';

export async function signIn(
  services: Services,
  visit: Visit,
  { email, password }: { email: string; password: string },
): Promise<{ next: Next }> {
  const { database, keys, redis } = services;
  const name = email.toLowerCase();
  const found = await database.platform.first(staffByEmail, { email: name });
  // An address nobody has is looked for all the same: how long an answer takes tells nobody who works here (S14).
  const { tenantId, staffId } = found ?? { tenantId: 1, staffId: 0 };
  const account = await database.tenant(tenantId).first(staffForSignIn, { id: staffId });
  const device = deviceOf(keys, consoleOf(tenantId), visit);
  const deviceId = device?.memberId === staffId ? device.id : undefined;
  const guess = await takeGuess(redis, { shop: everyConsole, name, address: visit.address, deviceId });
  const isRight = await isPassword(password, account?.passwordHash);
  if (!account || !isRight || account.state !== 'active') {
    const outcome = isRight ? 'suspended' : 'wrongPassword';
    if (account) noteFailure(services, visit, { tenantId, staffId, outcome });
    throw new Refusal('staff.wrongPassword');
  }
  await guess.forgive();

  const { roles, hasSecondFactor } = account;
  const next: Next = hasSecondFactor ? 'secondFactor' : needsSecondFactor(roles) ? 'enrol' : 'done';
  const isIn = next === 'done';
  // Always new ids: a cookie somebody planted before leads nowhere (S21).
  const token = newToken(tenantId);
  await database.transaction(tenantId, async (db) => {
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
    if (isIn) await db.all(noteSignIn, { id: staffId });
    const details = { outcome: next };
    await recordAct(db, { ...lineOf(staffId, visit), details });
  });
  setToken(visit, token);
  if (isIn) rememberDevice(keys, visit, { tenantId, id: staffId });
  return { next };
}

const lineOf = (staffId: number, { address }: Visit) => ({
  staffId,
  act,
  subject: 'staff',
  subjectId: String(staffId),
  address: plainAddress(address),
});

type Failure = { tenantId: number; staffId: number; outcome: string };

/** Written beside the answer: waiting for it would tell a known address from an unknown one. */
function noteFailure(
  { database, log }: Services,
  visit: Visit,
  { tenantId, staffId, outcome }: Failure,
): void {
  const line = { ...lineOf(staffId, visit), details: { outcome } };
  database
    .transaction(tenantId, (db) => recordAct(db, line))
    .catch((error: unknown) => log.error({ err: error }, 'a failed sign-in was not written down'));
}
