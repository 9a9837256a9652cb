import { maxSubAccounts } from '@onehaul/domain/member';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { hashPassword } from '../../passwords.ts';
import { assertPassword, assertProof } from '../session/index.ts';
import { addMember } from './add-member.ts';
import { subAccountIds } from './member.repository.ts';
import { lockOwnAccount } from './own-account.ts';

type Draft = {
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly payLimitCents: number;
};

/** Adds a sub-account of the caller. Its user has to change the password the caller chose (A17). */
export async function addSubAccount(context: ChangeContext, draft: Draft): Promise<{ id: number }> {
  const { db, shop, member, language } = context;
  await assertProof(context);
  // Row lock: serialises concurrent additions, so the limit holds.
  await lockOwnAccount(context);
  const others = await db.all(subAccountIds, { shopId: shop.id, mainId: member.id });
  if (others.length >= maxSubAccounts) {
    throw new Refusal('member.tooManySubAccounts', { most: maxSubAccounts });
  }
  await assertPassword(context, draft.password);
  const { id } = await addMember(db, {
    shopId: shop.id,
    mainId: member.id,
    username: draft.username,
    passwordHash: await hashPassword(draft.password),
    isPasswordGiven: true,
    name: draft.name,
    email: null,
    countryId: null,
    phoneNumber: null,
    marketplaceAccount: null,
    language,
    payLimitCents: draft.payLimitCents,
    agentId: null,
    recommenderId: null,
    serviceStaffId: null,
  });
  return { id };
}
