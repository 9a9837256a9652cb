import { reviewDeskCalls } from '@onehaul/contract/console/reviews';
import { withLimitAndOffset } from '../../db/page.ts';
import { bindStaff } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import { decideOnReview } from './decide-review.ts';
import { countReviewsForStaff, findReviewsForStaff } from './find-reviews-for-staff.ts';

/** Console routes for members' reviews and which of them the home page shows. */
export const reviewConsoleRoutes = bindStaff(reviewDeskCalls, {
  list: ({ db, language }, asked) => findReviewsForStaff(db, language, withLimitAndOffset(asked)),
  counts: ({ db }, { shopId }) => countReviewsForStaff(db, shopId),
  show: async ({ db, staff, audit }, which) => {
    await decideOnReview(db, staff.id, 'show', which);
    audit('order', recordName(which.shopId, which.orderId));
    return null;
  },
  hide: async ({ db, staff, audit }, which) => {
    await decideOnReview(db, staff.id, 'hide', which);
    audit('order', recordName(which.shopId, which.orderId));
    return null;
  },
});
