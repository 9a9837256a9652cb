import { randomBytes } from 'node:crypto';

export type LinkPurpose = 'invitation' | 'password';

/** What a one-time link carries. The company is part of it, for nothing is found without one; the secret proves the rest. */
export type LinkToken = { readonly tenantId: number; readonly secret: string };

const pattern = /^([1-9][0-9]{0,8})\.([\w-]{43})$/;

/** So long a link lives: an invitation is read when somebody starts work, a new password is waited for. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = { invitation: 72, password: 24 };

export const newLinkToken = (tenantId: number): LinkToken => ({
  tenantId,
  secret: randomBytes(32).toString('base64url'),
});

export function linkTokenOf(text: string): LinkToken | undefined {
  const [, tenantId, secret] = pattern.exec(text) ?? [];
  return secret === undefined ? undefined : { tenantId: Number(tenantId), secret };
}

/** Behind the #, the token reaches no server log and no other site. */
export const linkAddress = (origin: string, { tenantId, secret }: LinkToken) =>
  `${origin}/welcome#${tenantId}.${secret}`;
