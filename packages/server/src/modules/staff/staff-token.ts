import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Visit } from '../../http/context.ts';
import { hostCookie } from '../../http/cookies.ts';

const cookieName = 'staff';
const visitCookieName = 'visit';
/** Absolute session lifetime: one working day, regardless of activity. */
export const sessionHours = 12;

/** A session cookie. It includes the tenant, which every lookup needs; the secret authenticates it. */
export type StaffToken = { readonly tenantId: number; readonly id: string; readonly secret: string };

const pattern = /^([1-9][0-9]{0,8})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

export function newToken(tenantId: number, id: string = randomUUID()): StaffToken {
  return { tenantId, id, secret: randomBytes(32).toString('base64url') };
}

function parseToken(text: string | undefined): StaffToken | undefined {
  const [, tenantId, id, secret] = pattern.exec(text ?? '') ?? [];
  return secret === undefined ? undefined : { tenantId: Number(tenantId), id: id!, secret };
}

export const tokenOf = ({ cookies }: Visit) => parseToken(cookies[`__Host-${cookieName}`]);

/** Token of a visit of the operator in a company, beside that of the operator's own session. */
export const visitTokenOf = ({ cookies }: Visit) => parseToken(cookies[`__Host-${visitCookieName}`]);

export function setVisitToken(visit: Visit, { tenantId, id, secret }: StaffToken): void {
  visit.setCookie(hostCookie(visitCookieName, `${tenantId}.${id}.${secret}`, sessionHours * 3600));
}

export function clearVisitToken(visit: Visit): void {
  visit.setCookie(hostCookie(visitCookieName, '', 0));
}

/** Signing in or out also forgets a visit of the operator: it belonged to the session before. */
export function setToken(visit: Visit, { tenantId, id, secret }: StaffToken): void {
  visit.setCookie(hostCookie(cookieName, `${tenantId}.${id}.${secret}`, sessionHours * 3600));
  if (visit.cookies[`__Host-${visitCookieName}`] !== undefined) clearVisitToken(visit);
}

export function clearToken(visit: Visit): void {
  visit.setCookie(hostCookie(cookieName, '', 0));
  if (visit.cookies[`__Host-${visitCookieName}`] !== undefined) clearVisitToken(visit);
}

/** Secrets are long and random, so a plain hash suffices and survives key rotation. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
