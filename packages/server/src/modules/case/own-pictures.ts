import { Refusal } from '@onehaul/domain/refusal';
import type { MemberContext } from '../../http/context.ts';
import { filesOfMember } from '../file/index.ts';

/** Refuses another member's pictures like ones that do not exist. */
export async function getOwnPictureIds(
  { db, shop, member }: MemberContext,
  pictures: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(pictures)];
  if (ids.length === 0) return [];
  const files = await db.all(filesOfMember, { shopId: shop.id, memberId: member.id, ids });
  if (files.length < ids.length) throw new Refusal('record.notFound');
  return ids;
}
