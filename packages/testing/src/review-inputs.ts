import type { ReviewState } from '@onehaul/domain/review/review-state';
import type { Actor, Shop } from './actors.ts';
import { aMember } from './member-builders.ts';
import { anOrder, aPricedLine } from './order-builders.ts';
import { aReview } from './review-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;
type Input = (cell: { readonly member: Actor }) => Promise<Body>;

/** Minimal valid inputs for the review calls, with an order of `member`. */
export function createReviewInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  let line: ReturnType<typeof aPricedLine> | undefined;
  const orderOf = async (member: Actor) =>
    anOrder(database, shop, member as never, {
      step: 'shipped',
      line: await (line ??= aPricedLine(database, shop)),
    });
  const draft: Input = async ({ member }) => ({ OrderId: (await orderOf(member)).id, Score: 5 });
  return {
    '/Order_ReviewsLog/AddData': draft,
    '/Order_ReviewsLog/AddReview': async (cell) => ({ ...(await draft(cell)), MayShow: true }),
    '/Order_ReviewsLog/SetConsent': async ({ member }) => {
      const order = await orderOf(member);
      await aReview(database, order, { state: 'private' });
      return { OrderId: order.id, MayShow: true };
    },
  };
}

/** Minimal valid inputs for the console's review calls. */
export function createReviewStaffInputs(
  database: TestDatabase,
  shop: Shop,
): Record<string, () => Promise<Body>> {
  const one = (state: ReviewState) => async () => {
    const order = await anOrder(database, shop, await aMember(database, shop), { step: 'completed' });
    await aReview(database, order, { state });
    return { shopId: shop.id, orderId: order.id };
  };
  return {
    '/console/reviews/show': async () => {
      // The home page is full after six.
      await database.sql(`update order_review set state = 'hidden' where shop_id = $1 and state = 'shown'`, [
        shop.id,
      ]);
      return one('waiting')();
    },
    '/console/reviews/hide': one('waiting'),
  };
}
