import { randomBytes } from 'node:crypto';

export type LinkPurpose = 'invitation' | 'password';

/** A one-time link token. It includes the tenant, which every lookup needs; the secret authenticates it. */
export type LinkToken = { readonly tenantId: number; readonly secret: string };

const pattern = /^([1-9][0-9]{0,8})\.([\w-]{43})$/;

/** Link lifetimes: an invitation is read when work starts, a new password is waited for. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = { invitation: 72, password: 24 };

export const newLinkToken = (tenantId: number): LinkToken => ({
  tenantId,
  secret: randomBytes(32).toString('base64url'),
});

export function linkTokenOf(text: string): LinkToken | undefined {
  const [, tenantId, secret] = pattern.exec(text) ?? [];
  return secret === undefined ? undefined : { tenantId: Number(tenantId), secret };
}

/** The token is in the URL fragment, so it reaches no server log and no other site. */
export const linkAddress = (origin: string, { tenantId, secret }: LinkToken) =>
  `${origin}/welcome#${tenantId}.${secret}`;
