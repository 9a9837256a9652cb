import type { DemoOrder } from './orders.ts';
import { demoReviews } from './review-words.ts';
import type { ParcelSeed } from './seed-parcels.ts';

type SeededOrder = DemoOrder & { readonly id: number };

/** An hour later. */
const later = (at: Date) => new Date(at.getTime() + 3_600_000);

/** Reviews of every third completed order, newest first; the first ones have words. */
export async function seedReviews(
  { insert, demo, staffId }: ParcelSeed,
  orders: readonly SeededOrder[],
): Promise<void> {
  const reviewed = orders
    .filter(({ step }) => step === 'completed')
    .toSorted((a, b) => b.at.completed!.getTime() - a.at.completed!.getTime() || a.id - b.id)
    .filter((_, place) => place % 3 === 0);
  await insert(
    'order_review',
    reviewed.map(({ id, memberId, at }, place) => {
      const written = demoReviews[place];
      const state = written?.state ?? 'private';
      const createdAt = later(at.completed!);
      const isDecided = state === 'shown' || state === 'hidden';
      return {
        order_id: id,
        member_id: memberId,
        stars: written?.stars ?? (place % 7 === 6 ? 3 : 5 - (place % 2)),
        words: written?.words[demo.languages[0]] ?? '',
        pictures: [],
        created_at: createdAt,
        state,
        consented_at: state === 'private' ? null : createdAt,
        decided_at: isDecided ? later(createdAt) : null,
        decided_by: isDecided ? staffId('service') : null,
      };
    }),
  );
}
