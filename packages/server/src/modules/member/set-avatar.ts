import { Refusal } from '@onehaul/domain/refusal';
import type { MemberContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { ownFile, privateFileUrl } from '../file/index.ts';
import { setAvatar as set } from './member.repository.ts';

/** Shows one of the member's own pictures as the avatar; somebody else's does not exist for them. */
export async function setAvatar(
  { keys }: Services,
  { db, shop, member }: MemberContext,
  { fileId }: { fileId: string },
): Promise<{ avatarUrl: string }> {
  const file = await db.first(ownFile, { shopId: shop.id, memberId: member.id, id: fileId });
  if (!file) throw new Refusal('record.notFound');
  await db.all(set, { shopId: shop.id, id: member.id, fileId });
  return { avatarUrl: privateFileUrl(keys, shop, file.fileKey) };
}
