import type { ShownReviews } from '@onehaul/contract/review';
import { maskName } from '@onehaul/domain/agent/mask-name';
import { publicReview } from '@onehaul/domain/review/public-review';
import { averageStars, maxShownReviews, ratingMonths } from '@onehaul/domain/review/review-state';
import { readerParameters } from '../../db/page.ts';
import type { VisitorContext } from '../../http/context.ts';
import { ratingOfShop, shownReviews } from './review.repository.ts';

/** Reviews of the home page, newest first, and the average of all reviews; nothing while none is shown. */
export async function findShownReviews(context: VisitorContext): Promise<ShownReviews> {
  const { db, shop } = context;
  const rows = await db.all(shownReviews, {
    ...readerParameters(context),
    limit: maxShownReviews,
  });
  if (rows.length === 0) return { items: [], reviews: 0, average: null };
  const rating = (await db.first(ratingOfShop, { shopId: shop.id, months: ratingMonths }))!;
  return {
    items: rows.map(({ stars, words, name, code, number, month, lineName }) => ({
      stars,
      words: publicReview(words, [name, code, number]),
      maskedName: publicName(name),
      month,
      lineName,
    })),
    reviews: rating.reviews,
    average: averageStars(rating),
  };
}

/** Empty without a name: pages say "a member" instead. */
export const publicName = (name: string) => (name.trim() === '' ? '' : maskName(name));
