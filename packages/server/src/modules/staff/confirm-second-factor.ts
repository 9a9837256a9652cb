import { Refusal } from '@onehaul/domain/refusal';
import { wrongCodesPerAlert, codeWaitSeconds } from '@onehaul/domain/staff/wrong-codes';
import type { TransactionDb } from '../../db/database.ts';
import type { Staff, StaffChangeContext } from '../../http/staff-context.ts';
import type { Keys } from '../../keys.ts';
import { readableSecret } from '../../readable-secret.ts';
import type { Services } from '../../services.ts';
import { deviceOf, countGuess } from '../session/index.ts';
import { alertWrongCodes } from './alert-wrong-codes.ts';
import { consoleOf, everyConsole, rememberDevice } from './known-device.ts';
import { seal, unseal } from './sealed-secret.ts';
import {
  addRecoveryCodes,
  clearWrongCodes,
  countWrongStaffCode,
  lockWrongCodes,
  recordStaffSignIn,
  ownAccount,
  removeRecoveryCodes,
  setTotpSecret,
  consumeRecoveryCode,
  consumeTotpStep,
} from './staff.repository.ts';
import { completeSession, countWrongCode, endSession, lockSession } from './staff-session.repository.ts';
import { hashOfSecret, newToken, sessionHours, setToken } from './staff-token.ts';
import { stepOfCode } from './totp.ts';

const maxWrongCodes = 5;
const recoveryCodeCount = 8;
/** Four groups resist brute force even if the table of hashes leaks. */
const recoveryCodeGroups = 4;

type VerifiedFactor = {
  readonly by: 'totp' | 'recoveryCode' | 'enrolment';
  readonly recoveryCodes: string[];
};

/** Verifies the second factor: a TOTP code or a recovery code. The first code completes enrolment. */
export async function confirmSecondFactor(
  services: Services,
  context: StaffChangeContext,
  typed: string,
): Promise<{ recoveryCodes: string[]; wrongCodes: number } | Refusal> {
  const { keys, redis } = services;
  const { staff, db, audit, visit } = context;
  const session = await db.first(lockSession, { id: staff.sessionId });
  if (!session) throw new Refusal('access.signInRequired');
  // A new sign-in resets the session's tries, so they are counted per person as well.
  const device = deviceOf(keys, consoleOf(staff.tenantId), visit);
  const isKnown = device?.memberId === staff.id;
  await assertNotLocked(db, staff.id, isKnown);
  const guess = await countGuess(redis, {
    shop: everyConsole,
    name: `second factor of ${staff.tenantId}/${staff.id}`,
    address: visit.address,
    deviceId: isKnown ? device!.id : undefined,
  });
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const { totpSecret } = (await db.first(ownAccount, { id: staff.id }))!;
  const shown = totpSecret
    ? await verifySecondFactor(keys, db, staff, totpSecret, code)
    : await enrol(keys, db, staff, session.pendingSecret, code);

  if (!shown) {
    const isLast = session.wrongCodes + 1 >= maxWrongCodes;
    await db.all(isLast ? endSession : countWrongCode, { id: staff.sessionId });
    const counted = (await db.first(countWrongStaffCode, { id: staff.id }))!;
    audit('staff', staff.id, { outcome: isLast ? 'wrongTooOften' : 'wrong', wrongCodes: counted.wrongCodes });
    if (counted.wrongCodes % wrongCodesPerAlert === 0) await alertWrongCodes(services, context, counted);
    return new Refusal('staff.codeWrong');
  }
  await guess.forgive();
  const { wrongCodes } = (await db.first(lockWrongCodes, { id: staff.id }))!;
  await db.all(clearWrongCodes, { id: staff.id });
  // Rotates the token with the elevated privileges, which prevents session fixation.
  const token = newToken(staff.tenantId, staff.sessionId);
  await db.all(completeSession, {
    id: staff.sessionId,
    tokenHash: hashOfSecret(token.secret),
    hours: sessionHours,
  });
  await db.all(recordStaffSignIn, { id: staff.id });
  audit('staff', staff.id, { outcome: 'done', by: shown.by });
  setToken(visit, token);
  rememberDevice(keys, visit, staff);
  return { recoveryCodes: shown.recoveryCodes, wrongCodes };
}

/**
 * Counts wrong codes per person, in addition to session and address, with a growing wait after some of them.
 */
export async function assertNotLocked(db: TransactionDb, id: number, isKnownBrowser: boolean): Promise<void> {
  // A stolen password alone must not lock the person out of a browser they have used before.
  if (isKnownBrowser) return;
  const { wrongCodes, secondsSince } = (await db.first(lockWrongCodes, { id }))!;
  const seconds = Math.ceil(codeWaitSeconds(wrongCodes) - secondsSince);
  if (seconds > 0) throw new Refusal('request.tooMany', { seconds });
}

export async function verifySecondFactor(
  keys: Keys,
  db: TransactionDb,
  staff: Staff,
  sealed: Buffer,
  code: string,
): Promise<VerifiedFactor | undefined> {
  const secret = unseal(keys, staff, sealed);
  const step = secret === undefined ? undefined : stepOfCode(secret, code, Date.now());
  if (secret !== undefined && step !== undefined) {
    // Re-sealed with the current key on every use, so that an old key can be retired once everyone has signed
    // in.
    const taken = await db.first(consumeTotpStep, { id: staff.id, step, secret: seal(keys, staff, secret) });
    return taken && { by: 'totp', recoveryCodes: [] };
  }
  const used = await db.first(consumeRecoveryCode, { id: staff.id, hash: hashOfSecret(code) });
  return used && { by: 'recoveryCode', recoveryCodes: [] };
}

async function enrol(
  keys: Keys,
  db: TransactionDb,
  staff: Staff,
  pending: Buffer | null,
  code: string,
): Promise<VerifiedFactor | undefined> {
  const secret = pending ? unseal(keys, staff, pending) : undefined;
  const step = secret === undefined ? undefined : stepOfCode(secret, code, Date.now());
  if (secret === undefined || step === undefined) return undefined;
  const set = await db.first(setTotpSecret, { id: staff.id, step, secret: seal(keys, staff, secret) });
  if (!set) return undefined; // another session of this person enrolled concurrently
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, () => readableSecret(recoveryCodeGroups));
  await db.all(removeRecoveryCodes, { id: staff.id });
  const hashes = recoveryCodes.map((one) => hashOfSecret(one.replaceAll('-', '')));
  await db.all(addRecoveryCodes, { id: staff.id, hashes });
  return { by: 'enrolment', recoveryCodes };
}
