import { randomBytes } from 'node:crypto';
import type { ChangeContext } from '../../http/context.ts';
import { longSecretHash } from './macs.ts';
import { insertSignInCode } from './sign-in-code.repository.ts';

/** A 128-bit one-time code for use in a URL, so that no token ever appears in one (A12). */
export async function createCode({ db, shop, visit, member }: ChangeContext) {
  const code = randomBytes(16).toString('base64url');
  const row = await db.first(insertSignInCode, {
    shopId: shop.id,
    codeHash: longSecretHash(code),
    memberId: member.id,
    host: visit.host,
  });
  return { code, expiresAt: row!.expiresAt };
}
