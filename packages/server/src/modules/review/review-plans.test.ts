import { createParcelApi } from '@onehaul/testing/parcel-api';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewsForStaff } from './review-desk.repository.ts';
import { ratingOfShop, shownCount, shownReviews } from './review.repository.ts';

/** A shop with 30,000 reviews of three years: most are private, 60 wait, six are shown, few have one star. */
let at: Awaited<ReturnType<typeof createParcelApi>>;
beforeAll(async () => {
  at = await createParcelApi();
  const { database, harbour: shop, anna } = at;
  await database.sql('set session_replication_role = replica');
  await database.sql(
    `insert into order_review (tenant_id, shop_id, order_id, member_id, stars, words, state, consented_at, decided_at,
       decided_by, created_at)
     select 2, $1, n, $2, case when n % 1000 = 0 then 1 else 5 end, 'Good', state,
       case when state <> 'private' then at end, case when state = 'shown' then at end,
       case when state = 'shown' then 1 end, at
     from (select n, now() - ((n * 7919) % 30000) * interval '53 minutes' as at,
         case when n <= 6 then 'shown' when n <= 66 then 'waiting' else 'private' end as state
       from generate_series(1, 30000) n) made`,
    [shop.id, anna.id],
  );
  await database.sql(
    `insert into review_tally (tenant_id, shop_id, day, reviews, stars)
     select tenant_id, shop_id, (created_at at time zone 'UTC')::date, count(*), sum(stars) from order_review group by 1, 2, 3`,
  );
  await database.sql('set session_replication_role = default');
  await database.sql('vacuum analyze order_review, review_tally, shop_order, member, line');
}, 90_000);
afterAll(() => at.close());

const reviewsRead = createRowCounter(() => at.database, ['order_review']);
const tallyRead = createRowCounter(() => at.database, ['review_tally']);

test('the home page reads the shown reviews, and a row for each day of the year', async () => {
  const shopId = at.harbour.id;
  const reader = { shopId, language: 'en', fallback: 'en', limit: 6 } as const;
  expect(await reviewsRead(shownReviews, reader)).toBeLessThanOrEqual(6);
  expect(await reviewsRead(shownCount, { shopId })).toBeLessThanOrEqual(6);
  expect(await tallyRead(ratingOfShop, { shopId, months: 12 })).toBeLessThanOrEqual(366);
});

test('a page of the list reads about as much as it shows, also for rare stars', async () => {
  const page = { shopId: null, language: 'en', limit: 20, offset: 0 } as const;
  const { all, ofStars } = reviewsForStaff;
  expect(await reviewsRead(all.page, { ...page, state: 'private', stars: 0 })).toBeLessThanOrEqual(60);
  expect(await reviewsRead(all.page, { ...page, state: 'waiting', stars: 0 })).toBeLessThanOrEqual(60);
  expect(await reviewsRead(ofStars.page, { ...page, state: 'private', stars: 1 })).toBeLessThanOrEqual(60);
  expect(await reviewsRead(ofStars.count, { shopId: null, state: 'private', stars: 1 })).toBeLessThanOrEqual(
    60,
  );
});
