import type { OrderDetails } from '@onehaul/contract/order';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { filesOfMember, privateFileUrl } from '../file/index.ts';
import { lockOrdersOfMember, recordOrderEvents } from '../order-move/index.ts';
import { rewardReview } from '../reward/index.ts';
import { insertReview } from './order.repository.ts';

type ReviewDraft = {
  readonly orderId: number;
  readonly stars: number;
  readonly words: string;
  readonly pictures: readonly string[];
};

/** Adds the member's review of a shipped order, once per order. */
export async function reviewOrder(
  keys: Keys,
  context: ChangeContext,
  { orderId, stars, words, pictures }: ReviewDraft,
): Promise<NonNullable<OrderDetails['review']>> {
  const { db, shop, member } = context;
  const shopId = shop.id;
  const [order] = await lockOrdersOfMember(db, shopId, member.ownerId, [orderId]);
  if (order!.step !== 'shipped' && order!.step !== 'completed') throw new Refusal('order.notShipped');
  const ids = [...new Set(pictures)];
  // Files of another account throw record.notFound, so that ids cannot be probed.
  const files = ids.length > 0 ? await db.all(filesOfMember, { shopId, memberId: member.id, ids }) : [];
  if (files.length < ids.length) throw new Refusal('record.notFound');
  const added = await db.first(insertReview, {
    shopId,
    orderId,
    memberId: member.ownerId,
    stars,
    words,
    pictures: ids,
  });
  if (!added) throw new Refusal('order.alreadyReviewed');
  await recordOrderEvents(db, shopId, [orderId], 'review', {
    actor: { kind: 'member', id: member.id },
    details: { stars },
  });
  await rewardReview(context, orderId);
  const keyOf = new Map(files.map((file) => [file.id, file.fileKey]));
  const pictureUrls = ids.map((id) => privateFileUrl(keys, shop, keyOf.get(id)!));
  return { stars, words, pictureUrls, createdAt: added.createdAt };
}
