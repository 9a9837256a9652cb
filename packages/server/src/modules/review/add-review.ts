import type { OrderReview } from '@onehaul/contract/review';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { filesOfMember, privateFileUrl } from '../file/index.ts';
import { lockOrdersOfMember, recordOrderEvents } from '../order-move/index.ts';
import { rewardReview } from '../reward/index.ts';
import { insertReview } from './review.repository.ts';

type ReviewDraft = {
  readonly orderId: number;
  readonly stars: number;
  readonly words: string;
  readonly pictures: readonly string[];
  /** Consent to show it on the home page. */
  readonly mayShow: boolean;
};

/** Adds the member's review of a shipped order, once per order. */
export async function addReview(
  keys: Keys,
  context: ChangeContext,
  { orderId, stars, words, pictures, mayShow }: ReviewDraft,
): Promise<OrderReview> {
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
    mayShow,
  });
  if (!added) throw new Refusal('order.alreadyReviewed');
  await recordOrderEvents(db, shopId, [orderId], 'review', {
    actor: { kind: 'member', id: member.id },
    details: { stars, mayShow },
  });
  await rewardReview(context, orderId);
  const keyOf = new Map(files.map((file) => [file.id, file.fileKey]));
  const pictureUrls = ids.map((id) => privateFileUrl(keys, shop, keyOf.get(id)!));
  return { stars, words, pictureUrls, createdAt: added.createdAt, mayShow, isShown: false };
}
