import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { recordProof, sendCode, consumeCode } from '../session/index.ts';
import type { LockedMember } from './member.repository.ts';
import { assertOwnPassword, lockOwnAccount } from './own-account.ts';

const purpose = 'stepUp';

/** The proved number of an account without a password. An account with a password must use that instead. */
function codePhone(account: LockedMember): { countryId: number; digits: string } {
  const { passwordHash, countryId, phoneNumber, phoneProvedAt } = account;
  if (passwordHash !== null) throw new Refusal('member.passwordNeeded');
  if (countryId === null || phoneNumber === null || phoneProvedAt === null) {
    throw new Refusal('member.proofImpossible');
  }
  return { countryId, digits: phoneNumber };
}

export async function sendProofCode(services: Services, context: ChangeContext): Promise<{ codeId: string }> {
  const phone = codePhone(await lockOwnAccount(context));
  return sendCode(services, context, { ...phone, purpose });
}

type PersonProof = { readonly password: string; readonly code: string; readonly codeId?: string | undefined };

/** Step-up authentication by password, or by a code to the phone if the account has no password. */
export async function provePerson(
  services: Services,
  context: ChangeContext,
  { password, code, codeId }: PersonProof,
): Promise<{ provedUntil: Date }> {
  const { db, shop, member } = context;
  const account = await lockOwnAccount(context);
  if (account.passwordHash !== null) {
    if (password === '') throw new Refusal('member.passwordNeeded');
    await assertOwnPassword(services, context, account, password);
  } else {
    const phone = codePhone(account);
    await consumeCode(services, context, { ...phone, code, purpose, ...(codeId && { codeId }) });
  }
  return recordProof(db, { shopId: shop.id, id: member.sessionId, memberId: member.id });
}
