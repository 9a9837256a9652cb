import { staffSessionCalls } from '@onehaul/contract/console/staff-session';
import { Refusal } from '@onehaul/domain/refusal';
import type { Visit } from '../../http/context.ts';
import { actOf } from '../../http/mount-staff.ts';
import { plainAddress } from '../../http/network.ts';
import { isPassword } from '../../passwords.ts';
import type { Services } from '../../services.ts';
import { deviceOf, countGuess } from '../session/index.ts';
import { recordAct } from './audit.repository.ts';
import { beginStaffSession, type SignInStep, nextOf } from './begin-staff-session.ts';
import { consoleOf, everyConsole, rememberDevice } from './known-device.ts';
import { staffByEmail, staffForSignIn } from './staff-session.repository.ts';
import { setToken } from './staff-token.ts';

const act = actOf(staffSessionCalls.signIn);

export async function signIn(
  services: Services,
  visit: Visit,
  { email, password }: { email: string; password: string },
): Promise<{ next: SignInStep }> {
  const { database, keys, redis } = services;
  const name = email.toLowerCase();
  const found = await database.platform.first(staffByEmail, { email: name });
  // An unknown address runs the same query, so that response time does not reveal who works here (S14).
  const { tenantId, staffId } = found ?? { tenantId: 1, staffId: 0 };
  const account = await database.tenant(tenantId).first(staffForSignIn, { id: staffId });
  const device = deviceOf(keys, consoleOf(tenantId), visit);
  const deviceId = device?.memberId === staffId ? device.id : undefined;
  const guess = await countGuess(redis, { shop: everyConsole, name, address: visit.address, deviceId });
  const isRight = await isPassword(password, account?.passwordHash);
  if (!account || !isRight || account.state !== 'active') {
    const outcome = isRight ? 'suspended' : 'wrongPassword';
    if (account) recordFailure(services, visit, { tenantId, staffId, outcome });
    throw new Refusal('staff.wrongPassword');
  }
  await guess.forgive();

  const next = nextOf(account);
  const token = await database.transaction(tenantId, async (db) => {
    const begun = await beginStaffSession(db, visit, account);
    await recordAct(db, { ...lineOf(staffId, visit), details: { outcome: next } });
    return begun;
  });
  setToken(visit, token);
  if (next === 'done') rememberDevice(keys, visit, { tenantId, id: staffId });
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

/** Not awaited: waiting would distinguish a known address from an unknown one by timing. */
function recordFailure(
  { database, log }: Services,
  visit: Visit,
  { tenantId, staffId, outcome }: Failure,
): void {
  const line = { ...lineOf(staffId, visit), details: { outcome } };
  database
    .transaction(tenantId, (db) => recordAct(db, line))
    .catch((error: unknown) => log.error({ err: error }, 'a failed sign-in was not written down'));
}
