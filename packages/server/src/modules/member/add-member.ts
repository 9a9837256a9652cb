import { randomInt } from 'node:crypto';
import { usernameKey } from '@onehaul/domain/member';
import { countMemberCodes, generateMemberCode, minPayloadLength } from '@onehaul/domain/member-code';
import type { TransactionDb } from '../../db/database.ts';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import { insertMember } from './member.repository.ts';

type Draft = Omit<
  NonNullable<Parameters<(typeof insertMember)['bind']>[0]>,
  'tenantId' | 'code' | 'usernameKey'
>;

/** After this many collisions the code becomes one character longer. */
const triesPerLength = 4;

/** Adds a member with a code that is unique in the shop. */
export async function addMember(
  db: TransactionDb,
  draft: Draft,
  draw: (below: number) => number = randomInt,
): Promise<{ id: number; code: string }> {
  const row = { ...draft, usernameKey: usernameKey(draft.username) };
  for (let tries = 0; ; tries++) {
    const signs = minPayloadLength + Math.floor(tries / triesPerLength);
    const code = generateMemberCode(draw(countMemberCodes(signs)), signs);
    const added = await db
      .first(insertMember, { ...row, code })
      .catch(refuseUniqueViolation('member_tenant_id_shop_id_username_key_key', 'member.usernameTaken'));
    if (added) return added;
  }
}
