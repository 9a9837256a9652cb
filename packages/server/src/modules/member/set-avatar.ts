import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { fileOfMember, privateFileUrl } from '../file/index.ts';
import { setAvatar as set } from './member.repository.ts';

/** Sets the avatar to one of the member's own files; other members' files throw record.notFound. */
export async function setAvatar(
  { keys }: Services,
  { db, shop, member }: ChangeContext,
  { fileId }: { fileId: string },
): Promise<{ avatarUrl: string }> {
  const file = await db.first(fileOfMember, { shopId: shop.id, memberId: member.id, id: fileId });
  if (!file) throw new Refusal('record.notFound');
  await db.all(set, { shopId: shop.id, id: member.id, fileId });
  return { avatarUrl: privateFileUrl(keys, shop, file.fileKey) };
}
