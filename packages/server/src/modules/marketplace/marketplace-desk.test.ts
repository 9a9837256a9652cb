import { type MarketplaceFixture, createMarketplaceFixture } from '@onehaul/testing/marketplace-fixture';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let stage: MarketplaceFixture;
let at: Awaited<ReturnType<MarketplaceFixture['connected']>>;
beforeAll(async () => {
  stage = await createMarketplaceFixture();
  at = await stage.connected();
});
afterAll(() => stage.close());

type Found = { items: { number: string; state: string }[]; total: number; cancelling: number };
const paged = { pageIndex: 1, pageRows: 20, search: '' };
const orders = async (asked: object = {}) =>
  stage.dataOf<Found>(await stage.clerk.call('marketplaces/orders', { ...paged, ...asked }));
const numbersOf = ({ items }: Found) => items.map(({ number }) => number);

describe('the desk', () => {
  test('finds an order by the marketplace’s number, the last mile’s and ours, by their beginning', async () => {
    const order = await stage.linked(at);
    await stage.sold(at);
    await stage.arrive(order);
    const { number } = await stage.ourOrder(order.orderId);
    const { trackingNumber } = stage.simulator.order(order.number)!;
    for (const search of [order.number, trackingNumber!, number.toLowerCase(), number.slice(0, 6)])
      expect(numbersOf(await orders({ search })), search).toEqual([order.number]);
    expect(await orders({ search: 'nothing' })).toMatchObject({ items: [], total: 0 });
    // Pattern characters are matched literally.
    expect(await orders({ search: '%' })).toMatchObject({ items: [], total: 0 });
  });

  test('shows what has to be stopped by itself, and counts it whatever is looked at', async () => {
    const order = await stage.linked(at);
    await stage.arrive(order);
    await stage.startWave(order);
    stage.simulator.cancel(order.number);
    await stage.syncNow(at.id);
    const queue = await orders({ state: 'cancelling' });
    expect(queue).toMatchObject({ total: 1, cancelling: 1 });
    expect(numbersOf(queue)).toEqual([order.number]);
    const all = await orders();
    expect(all.cancelling).toBe(1);
    expect(all.total).toBe(all.items.length);
    expect(numbersOf(all)[0]).toBe(order.number);
    expect(await orders({ shopId: stage.sister.id })).toMatchObject({ items: [], total: 0, cancelling: 0 });
  });

  test('lists shops with how asking them goes, those that fail first', async () => {
    const other = await stage.connected();
    await stage.database.sql('update marketplace_shop set failures = 2 where id = $1', [at.id]);
    const shops = stage.dataOf<{ items: { id: number; orderCount: number }[] }>(
      await stage.clerk.call('marketplaces/shops', paged),
    );
    expect(shops.items.map(({ id }) => id)).toEqual([at.id, other.id]);
    expect(shops.items[0]!.orderCount).toBeGreaterThan(0);
  });
});
