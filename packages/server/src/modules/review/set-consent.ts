import { Refusal } from '@onehaul/domain/refusal';
import { reviewMachine } from '@onehaul/domain/review/review-state';
import type { ChangeContext } from '../../http/context.ts';
import { lockOrdersOfMember, recordOrderEvents } from '../order-move/index.ts';
import { lockReview, setReviewConsent } from './review.repository.ts';

/** Allows the shop to show a review, or withdraws that, which removes it from the home page. */
export async function setConsent(
  { db, shop, member }: ChangeContext,
  { orderId, mayShow }: { orderId: number; mayShow: boolean },
): Promise<{ mayShow: boolean }> {
  const shopId = shop.id;
  await lockOrdersOfMember(db, shopId, member.ownerId, [orderId]);
  const review = await db.first(lockReview, { shopId, orderId });
  if (!review) throw new Refusal('record.notFound');
  if ((review.state !== 'private') === mayShow) return { mayShow };
  const { state } = reviewMachine.step(review, mayShow ? 'allow' : 'withdraw');
  await db.first(setReviewConsent, { shopId, orderId, from: review.state, state, mayShow });
  await recordOrderEvents(db, shopId, [orderId], mayShow ? 'allowReview' : 'withdrawReview', {
    actor: { kind: 'member', id: member.id },
  });
  return { mayShow };
}
