import type { Language } from '@onehaul/domain/language';
import type { ReviewState } from '@onehaul/domain/review/review-state';
import { sql } from 'kysely';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type Filter = { tenantId: number; shopId: number | null; state: ReviewState; stars: number };
type Page = Filter & { language: Language; limit: number; offset: number };

/** With and without a number of stars: each has its own index. */
const matching = (p: Filter, hasStars: boolean) => {
  const query = tables
    .selectFrom('orderReview')
    .where('orderReview.tenantId', '=', p.tenantId)
    .where('orderReview.state', '=', p.state)
    .where(sql<boolean>`(${p.shopId}::int is null or order_review.shop_id = ${p.shopId}::int)`);
  return hasStars ? query.where('orderReview.stars', '=', p.stars) : query;
};

const statementsOf = (hasStars: boolean) => ({
  /** Selects the page by index first; names only for its rows. */
  page: prepare((p: Page) => {
    const page = matching(p, hasStars)
      .select(['orderReview.shopId', 'orderReview.orderId'])
      .orderBy('orderReview.createdAt', 'desc')
      .orderBy('orderReview.orderId', 'desc')
      .limit(p.limit)
      .offset(p.offset);
    return tables
      .selectFrom('orderReview')
      .innerJoin(page.as('page'), (join) =>
        join
          .onRef('page.shopId', '=', 'orderReview.shopId')
          .onRef('page.orderId', '=', 'orderReview.orderId'),
      )
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
      .leftJoin('staff', (join) =>
        join
          .onRef('staff.tenantId', '=', 'orderReview.tenantId')
          .onRef('staff.id', '=', 'orderReview.decidedBy'),
      )
      .select(({ ref }) => [
        'orderReview.shopId',
        'orderReview.orderId',
        'shopOrder.number',
        'orderReview.memberId',
        'member.code as memberCode',
        sql<string>`coalesce(member.name, '')`.as('memberName'),
        translatedTextInShopOrEmpty(ref('line.names'), p.language).as('lineName'),
        'orderReview.stars',
        'orderReview.words',
        'orderReview.state',
        'orderReview.createdAt',
        'orderReview.consentedAt',
        'orderReview.decidedAt',
        sql<string>`coalesce(staff.name, '')`.as('staffName'),
      ])
      .where('orderReview.tenantId', '=', p.tenantId)
      .orderBy('orderReview.createdAt', 'desc')
      .orderBy('orderReview.orderId', 'desc');
  }),
  count: prepare((p: Filter) => matching(p, hasStars).select(({ fn }) => fn.countAll<number>().as('total'))),
});

/** Newest first, of any number of stars or of one. */
export const reviewsForStaff = { all: statementsOf(false), ofStars: statementsOf(true) };

export const reviewCounts = prepare((p: { tenantId: number; shopId: number | null }) =>
  tables
    .selectFrom('orderReview')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('tenantId', '=', p.tenantId)
    .where(sql<boolean>`(${p.shopId}::int is null or shop_id = ${p.shopId}::int)`)
    .groupBy('state'),
);
