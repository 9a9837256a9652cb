import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Visit } from '../../http/context.ts';
import { hostCookie } from '../../http/cookies.ts';

const cookieName = 'staff';
/** Absolute session lifetime: one working day, regardless of activity. */
export const sessionHours = 12;

/** A session cookie. It includes the tenant, which every lookup needs; the secret authenticates it. */
export type StaffToken = { readonly tenantId: number; readonly id: string; readonly secret: string };

const pattern = /^([1-9][0-9]{0,8})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

export function newToken(tenantId: number, id: string = randomUUID()): StaffToken {
  return { tenantId, id, secret: randomBytes(32).toString('base64url') };
}

export function tokenOf({ cookies }: Visit): StaffToken | undefined {
  const [, tenantId, id, secret] = pattern.exec(cookies[`__Host-${cookieName}`] ?? '') ?? [];
  return secret === undefined ? undefined : { tenantId: Number(tenantId), id: id!, secret };
}

export function setToken(visit: Visit, { tenantId, id, secret }: StaffToken): void {
  visit.setCookie(hostCookie(cookieName, `${tenantId}.${id}.${secret}`, sessionHours * 3600));
}

export function clearToken(visit: Visit): void {
  visit.setCookie(hostCookie(cookieName, '', 0));
}

/** Secrets are long and random, so a plain hash suffices and survives key rotation. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
