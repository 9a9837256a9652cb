import { reviewCalls } from '@onehaul/contract/review';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { addReview } from './add-review.ts';
import { findShownReviews } from './find-shown-reviews.ts';
import { setConsent } from './set-consent.ts';

export function createReviewRoutes({ keys }: Services): Route[] {
  return bind(reviewCalls, {
    // The specification's call knows no consent, so its reviews are private.
    add: (context, draft) => addReview(keys, context, { ...draft, mayShow: false }),
    addWithConsent: (context, draft) => addReview(keys, context, draft),
    setConsent,
    shown: findShownReviews,
  });
}
