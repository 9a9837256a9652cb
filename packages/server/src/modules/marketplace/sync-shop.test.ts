import { type MarketplaceFixture, createMarketplaceFixture } from '@onehaul/testing/marketplace-fixture';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { syncShop } from './sync-shop.ts';

let stage: MarketplaceFixture;
beforeAll(async () => {
  stage = await createMarketplaceFixture();
});
afterAll(() => stage.close());
beforeEach(() => stage.simulator.fail('none'));

const shopRow = async (id: number) =>
  (await stage.database.sql('select * from marketplace_shop where id = $1', [id]))[0] as Record<
    string,
    unknown
  >;
const countOf = async (id: number) =>
  (await stage.database.sql('select id from marketplace_order where marketplace_shop_id = $1', [id])).length;

describe('asking a marketplace', () => {
  test('brings all pages, and the same again changes nothing', async () => {
    const at = await stage.connected();
    for (let count = 0; count < 130; count += 1) stage.simulator.add(at.externalId);
    await stage.syncNow(at.id);
    expect(await countOf(at.id)).toBe(130);
    const told = await stage.toldOf('marketplaceChanged', at.id);
    expect(told).toBeGreaterThan(0);
    const before = await stage.database.sql(
      'select id, xmin::text from marketplace_order where marketplace_shop_id = $1 order by id',
      [at.id],
    );
    await stage.syncNow(at.id);
    const after = await stage.database.sql(
      'select id, xmin::text from marketplace_order where marketplace_shop_id = $1 order by id',
      [at.id],
    );
    expect(after).toEqual(before);
    // An open page is notified of changes only.
    expect(await stage.toldOf('marketplaceChanged', at.id)).toBe(told);
  });

  test('an older word never replaces a newer one', async () => {
    const at = await stage.connected();
    const order = await stage.sold(at);
    stage.simulator.turn(order.number, 'CANCELLED');
    await stage.syncNow(at.id);
    const told = stage.simulator.order(order.number)!;
    told.status = 'READY_TO_SHIP';
    told.updatedAt -= 60;
    await stage.syncNow(at.id);
    expect(await stage.rowOf(order.number)).toMatchObject({
      state: 'cancelled',
      platform_state: 'CANCELLED',
    });
    // The cancellation is reversed later.
    stage.simulator.turn(order.number, 'READY_TO_SHIP').updatedAt += 120;
    await syncShop(
      stage.services,
      { tenantId: 2, shopId: stage.shop.id, id: at.id },
      new Date(Date.now() + 300_000),
    );
    expect(await stage.rowOf(order.number)).toMatchObject({ state: 'synced' });
  });

  test('what changed a moment before the last time is asked for again', async () => {
    const at = await stage.connected();
    await stage.syncNow(at.id);
    const late = stage.simulator.add(at.externalId, { updatedAt: Math.floor(Date.now() / 1000) - 300 });
    await stage.syncNow(at.id);
    expect(await stage.rowOf(late.number)).toMatchObject({ state: 'synced' });
  });

  test('a failure is written down, waits longer each time, and is forgiven by an answer', async () => {
    const at = await stage.connected();
    await stage.syncNow(at.id);
    stage.simulator.fail('broken');
    await stage.syncNow(at.id);
    const once = await shopRow(at.id);
    expect(once).toMatchObject({ state: 'authorized', failures: 1, last_failure: 'HTTP 500' });
    await stage.syncNow(at.id);
    const twice = await shopRow(at.id);
    const waits = ({ next_sync_at: next }: Record<string, unknown>) => (next as Date).getTime() - Date.now();
    expect(waits(twice)).toBeGreaterThan(waits(once) + 60_000);
    stage.simulator.fail('none');
    await stage.database.sql('update marketplace_shop set failures = 0 where id = $1', [at.id]);
  });
});

describe('tokens', () => {
  test('are renewed before they end, once for however many ask', async () => {
    const at = await stage.connected();
    await stage.database.sql(
      `update marketplace_shop set access_until = now() + interval '5 minutes' where id = $1`,
      [at.id],
    );
    const from = stage.simulator.asked().length;
    const which = { tenantId: 2, shopId: stage.shop.id, id: at.id };
    await Promise.all([
      syncShop(stage.services, which),
      syncShop(stage.services, which),
      syncShop(stage.services, which),
    ]);
    const renewals = stage.simulator
      .asked()
      .slice(from)
      .filter((path) => path === '/auth/access_token/get');
    expect(renewals).toHaveLength(1);
    expect(await shopRow(at.id)).toMatchObject({ state: 'authorized' });
  });

  test('one that ended early is renewed in the middle of a call', async () => {
    const at = await stage.connected();
    stage.simulator.endAccess(at.externalId);
    const { number } = stage.simulator.add(at.externalId);
    await stage.syncNow(at.id);
    expect(await stage.rowOf(number)).toMatchObject({ state: 'synced' });
  });

  test('a yes that was taken back ends the authorization, and the member is told once', async () => {
    const at = await stage.connected();
    stage.simulator.revoke(at.externalId);
    await stage.syncNow(at.id);
    expect(await shopRow(at.id)).toMatchObject({ state: 'expired', tokens_sealed: null });
    await stage.syncNow(at.id);
    expect(await stage.toldOf('marketplaceExpired', at.id)).toBe(1);
    const sync = await stage.call(stage.amy, 'Sync', { Id: at.id });
    expect(sync.body.Error).toBe('marketplace.expired');
    await stage.authorize(stage.amy, at.externalId);
    expect(await shopRow(at.id)).toMatchObject({ state: 'authorized' });
  });
});
