import { stateMachine } from '../state-machine.ts';

/** Whether a review is on the home page. Without the member's consent it is private, and staff cannot show it. */
export const reviewStates = ['waiting', 'shown', 'hidden', 'private'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** `allow` and `withdraw` are the member's, `show` and `hide` those of staff. */
export type ReviewAct = 'allow' | 'withdraw' | 'show' | 'hide';

export const reviewMachine = stateMachine<ReviewState, ReviewAct>({
  private: { allow: 'waiting' },
  waiting: { withdraw: 'private', show: 'shown', hide: 'hidden' },
  shown: { withdraw: 'private', hide: 'hidden' },
  hidden: { withdraw: 'private', show: 'shown' },
});

/** Reviews on the home page of a shop. Staff replace one to show another. */
export const maxShownReviews = 6;

/** Months of the average on the home page, counted over all reviews. */
export const ratingMonths = 12;

/** Average stars to one decimal; null without reviews. */
export function averageStars({ reviews, stars }: { reviews: number; stars: number }): number | null {
  return reviews === 0 ? null : Math.round((10 * stars) / reviews) / 10;
}
