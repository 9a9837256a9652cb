import type { ReviewRow } from '@onehaul/contract/console/reviews';
import type { Language } from '@onehaul/domain/language';
import { publicReview } from '@onehaul/domain/review/public-review';
import type { ReviewState } from '@onehaul/domain/review/review-state';
import type { Db } from '../../db/database.ts';
import { publicName } from './find-shown-reviews.ts';
import { reviewCounts, reviewsForStaff } from './review-desk.repository.ts';

type Search = {
  readonly shopId?: number | undefined;
  readonly state: ReviewState;
  readonly stars?: number | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** Reviews in one state, newest first, with what visitors read of each. */
export async function findReviewsForStaff(
  db: Db,
  language: Language,
  { shopId, state, stars, ...page }: Search,
): Promise<{ items: ReviewRow[]; total: number }> {
  const statements = stars === undefined ? reviewsForStaff.all : reviewsForStaff.ofStars;
  const filter = { shopId: shopId ?? null, state, stars: stars ?? 0 };
  const [rows, counted] = await Promise.all([
    db.all(statements.page, { ...filter, ...page, language }),
    db.first(statements.count, filter),
  ]);
  const items = rows.map((row) => ({
    ...row,
    publicName: publicName(row.memberName),
    publicWords: publicReview(row.words, [row.memberName, row.memberCode, row.number]),
  }));
  return { items, total: counted!.total };
}

export async function countReviewsForStaff(db: Db, shopId: number | undefined) {
  const counts: Record<ReviewState, number> = { waiting: 0, shown: 0, hidden: 0, private: 0 };
  for (const { state, count } of await db.all(reviewCounts, { shopId: shopId ?? null }))
    counts[state] = count;
  return counts;
}
