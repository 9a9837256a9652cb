import type { ChangeContext, MemberContext } from '../../http/context.ts';
import { emit } from '../../outbox/emit.ts';
import { countUnread, markRead } from './notice.repository.ts';

type Unread = { readonly unread: number };

export async function getUnread({ db, shop, member }: MemberContext): Promise<Unread> {
  return (await db.first(countUnread, { shopId: shop.id, memberId: member.ownerId }))!;
}

/** Marks notices as read and notifies the account's other open pages. */
export async function markNoticesRead(
  context: ChangeContext,
  { ids }: { readonly ids: readonly number[] },
): Promise<Unread> {
  const { db, shop, member } = context;
  const owner = { shopId: shop.id, memberId: member.ownerId };
  const { marked } = (await db.first(markRead, { ...owner, ids: [...ids] }))!;
  if (marked > 0) await emit(db, { ...owner, topic: 'noticesRead', subjectId: 0 });
  return getUnread(context);
}
