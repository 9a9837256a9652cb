import { Refusal } from '@onehaul/domain/refusal';
import type { MemberContext } from '../../http/context.ts';
import { findChoices, writeChoices } from './notice.repository.ts';

type Choices = { readonly isMailed: boolean; readonly email: string };

/** Mail goes to the main account: its address is not a sub-account's to see. */
export async function getChoices({ db, shop, member }: MemberContext): Promise<Choices> {
  const found = await db.first(findChoices, { shopId: shop.id, memberId: member.ownerId });
  if (!found) throw new Refusal('access.signInRequired');
  return { isMailed: found.isMailed, email: member.isMainAccount ? found.email : '' };
}

export async function setChoices(
  { db, shop, member }: MemberContext,
  { isMailed }: { readonly isMailed: boolean },
): Promise<Choices> {
  if (!member.isMainAccount) throw new Refusal('access.mainAccountOnly');
  const written = await db.first(writeChoices, { shopId: shop.id, memberId: member.id, isMailed });
  if (!written) throw new Refusal('access.signInRequired');
  return written;
}
