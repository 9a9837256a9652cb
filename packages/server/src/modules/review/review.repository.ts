import type { ReviewState } from '@onehaul/domain/review/review-state';
import { sql } from 'kysely';
import { type ReaderParameters, translatedText } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type OrderScope = ShopScope & { orderId: number };

type NewReview = OrderScope & {
  memberId: number;
  stars: number;
  words: string;
  pictures: string[];
  mayShow: boolean;
};

export const insertReview = prepareChange((p: NewReview) =>
  tables
    .insertInto('orderReview')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      orderId: p.orderId,
      memberId: p.memberId,
      stars: p.stars,
      words: p.words,
      pictures: sql`${p.pictures}::uuid[]`,
      state: sql<ReviewState>`case when ${p.mayShow}::bool then 'waiting' else 'private' end`,
      consentedAt: sql<Date | null>`case when ${p.mayShow}::bool then now() end`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('createdAt'),
);

export const lockReview = prepareChange((p: OrderScope) =>
  tables
    .selectFrom('orderReview')
    .select(['state', 'words'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .forNoKeyUpdate(),
);

type Step = OrderScope & { from: ReviewState; state: ReviewState };

/** The member's choice; what staff decided before it no longer counts. */
export const setReviewConsent = prepareChange((p: Step & { mayShow: boolean }) =>
  tables
    .updateTable('orderReview')
    .set({
      state: p.state,
      consentedAt: sql<Date | null>`case when ${p.mayShow}::bool then now() end`,
      decidedAt: null,
      decidedBy: null,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('state', '=', p.from),
);

export const decideReview = prepareChange((p: Step & { staffId: number }) =>
  tables
    .updateTable('orderReview')
    .set({ state: p.state, decidedAt: sql<Date>`now()`, decidedBy: p.staffId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('state', '=', p.from),
);

export const shownCount = prepare((p: ShopScope) =>
  tables
    .selectFrom('orderReview')
    .select(({ fn }) => fn.countAll<number>().as('shown'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('state', '=', 'shown'),
);

export const shownReviews = prepare((p: ReaderParameters & { limit: number }) =>
  tables
    .selectFrom('orderReview')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'orderReview.tenantId').onRef('shop.id', '=', 'orderReview.shopId'),
    )
    .innerJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'orderReview').onRef('shopOrder.id', '=', 'orderReview.orderId'),
    )
    .innerJoin('line', (join) =>
      sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'),
    )
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'orderReview').onRef('member.id', '=', 'orderReview.memberId'),
    )
    .select(({ ref }) => [
      'orderReview.stars',
      'orderReview.words',
      sql<string>`to_char(order_review.created_at at time zone shop.time_zone, 'YYYY-MM')`.as('month'),
      sql<string>`coalesce(member.name, '')`.as('name'),
      'member.code',
      'shopOrder.number',
      sql<string>`case when line.is_private then '' else ${translatedText(ref('line.names'), p)} end`.as(
        'lineName',
      ),
    ])
    .where('orderReview.tenantId', '=', p.tenantId)
    .where('orderReview.shopId', '=', p.shopId)
    .where('orderReview.state', '=', 'shown')
    .orderBy('orderReview.createdAt', 'desc')
    .orderBy('orderReview.orderId', 'desc')
    .limit(p.limit),
);

/** Sums of the days since then, one row per day at most. */
export const ratingOfShop = prepare((p: ShopScope & { months: number }) =>
  tables
    .selectFrom('reviewTally')
    .select([
      sql<number>`coalesce(sum(reviews), 0)::int`.as('reviews'),
      sql<number>`coalesce(sum(stars), 0)::int`.as('stars'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(
      'day',
      '>',
      sql<string>`((now() at time zone 'UTC')::date - make_interval(months => ${p.months}::int))::date`,
    ),
);
