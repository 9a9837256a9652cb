import { Refusal } from '@onehaul/domain/refusal';
import { maxShownReviews, reviewMachine } from '@onehaul/domain/review/review-state';
import type { TransactionDb } from '../../db/database.ts';
import { decideReview, lockReview, shownCount } from './review.repository.ts';

type Which = { readonly shopId: number; readonly orderId: number };

/** Shows a review on the home page, or takes it off. */
export async function decideOnReview(
  db: TransactionDb,
  staffId: number,
  act: 'show' | 'hide',
  { shopId, orderId }: Which,
): Promise<void> {
  const review = await db.first(lockReview, { shopId, orderId });
  if (!review) throw new Refusal('record.notFound');
  if (review.state === 'private') throw new Refusal('review.noConsent');
  if (act === 'show' && review.words === '') throw new Refusal('review.noWords');
  const { state } = reviewMachine.step(review, act);
  await db.first(decideReview, { shopId, orderId, from: review.state, state, staffId });
  // Counted after the update: its trigger has locked the shop's revision, so that two people showing different reviews
  // take turns and the second one sees the first one's.
  if (act === 'show' && (await db.first(shownCount, { shopId }))!.shown > maxShownReviews) {
    throw new Refusal('review.tooManyShown', { most: maxShownReviews });
  }
}
