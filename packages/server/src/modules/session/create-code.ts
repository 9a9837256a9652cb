import { randomBytes } from 'node:crypto';
import type { MemberContext } from '../../http/context.ts';
import { longSecretHash } from './marks.ts';
import { insertSignInCode } from './sign-in-code.repository.ts';

/** A code of 128 bits for an address, so that no token ever stands in one (A12). */
export async function createCode({ db, shop, visit, member }: MemberContext) {
  const code = randomBytes(16).toString('base64url');
  const row = await db.first(insertSignInCode, {
    shopId: shop.id,
    codeHash: longSecretHash(code),
    memberId: member.id,
    host: visit.host,
  });
  return { code, expiresAt: row!.expiresAt };
}
