import { type MarketplaceSimulator, startMarketplaceSimulator } from '@onehaul/testing/marketplace-simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbound } from '../outbound.ts';
import { PlatformCallFailed } from './marketplace-platform.ts';
import { createShopee } from './shopee.ts';
import { shopeeSign, signedUrl } from './shopee-client.ts';

let simulator: MarketplaceSimulator;
beforeAll(async () => {
  simulator = await startMarketplaceSimulator();
});
afterAll(() => simulator.close());
beforeEach(() => {
  simulator.fail('none');
  simulator.delay(0);
});

const externalId = '4880512';
const open = () =>
  createShopee(
    simulator.account,
    createOutbound({ gateway: 'shopee', hosts: [], operatorUrls: [simulator.url] }),
  );
async function letIn() {
  const platform = open();
  const { accessToken, refreshToken } = await platform.exchangeCode(
    simulator.newCode(externalId),
    externalId,
  );
  return { platform, refreshToken, shop: { externalId, accessToken } };
}
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof PlatformCallFailed ? error.kind : String(error)),
  );
const day = 24 * 3_600_000;
const span = () => ({
  from: new Date(Date.now() - day),
  until: new Date(Date.now() + 60_000),
  cursor: '',
});

describe('signatures', () => {
  // The example of Shopee's guide, with a test key.
  test('are over partner, path, time, token and shop, in this order', () => {
    const account = { partnerId: '2001887', partnerKey: 'key' };
    const shop = { accessToken: '59777174636562737266615546704c6d', externalId: '14701711' };
    const sign = shopeeSign(account, '/api/v2/shop/get_shop_info', 1_655_714_431, shop);
    expect(sign).toBe('091961189cc4462f957986ab68bdfd64272b72a044533efb2ecf05246ebb5467');
  });

  test('an address that is older than five minutes is not believed, nor one with another key', async () => {
    const { shop } = await letIn();
    const ask = async (url: string) => ((await (await fetch(url)).json()) as { error: string }).error;
    const { account } = simulator;
    expect(await ask(signedUrl(account, '/shop/get_shop_info', { shop }))).toBe('');
    const late = signedUrl(account, '/shop/get_shop_info', { shop, now: Date.now() - 301_000 });
    expect(await ask(late)).toBe('error_param');
    const other = signedUrl({ ...account, partnerKey: 'another' }, '/shop/get_shop_info', { shop });
    expect(await ask(other)).toBe('error_sign');
  });
});

describe('authorization', () => {
  test('the seller is sent back with a code that is worth one exchange', async () => {
    const platform = open();
    const url = platform.authorizationUrl('http://shop.test/shopee/shop?state=abc');
    const back = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ shop_id: externalId }),
      redirect: 'manual',
    });
    const to = new URL(back.headers.get('location')!);
    expect(to.searchParams.get('state')).toBe('abc');
    const code = to.searchParams.get('code')!;
    const tokens = await platform.exchangeCode(code, externalId);
    expect(tokens.accessUntil.getTime()).toBeGreaterThan(Date.now() + 3 * 3_600_000);
    expect(await kindOf(platform.exchangeCode(code, externalId))).toBe('refused');
  });

  test('tokens rotate: the old refresh token is worth nothing', async () => {
    const { platform, refreshToken } = await letIn();
    const next = await platform.refresh(externalId, refreshToken);
    expect(next.refreshToken).not.toBe(refreshToken);
    expect(await kindOf(platform.refresh(externalId, refreshToken))).toBe('expired');
  });

  test('a token that is over is told from a no', async () => {
    const { platform, shop } = await letIn();
    simulator.endAccess(externalId);
    expect(await kindOf(platform.describeShop(shop))).toBe('expired');
  });
});

describe('orders', () => {
  test('come page by page, with what is in them', async () => {
    const { platform, shop } = await letIn();
    for (let count = 0; count < 120; count += 1) simulator.add(externalId);
    const first = await platform.ordersSince(shop, span());
    expect(first.numbers).toHaveLength(100);
    const second = await platform.ordersSince(shop, { ...span(), cursor: first.cursor! });
    expect(second.cursor).toBeNull();
    const [order] = await platform.orderDetails(shop, second.numbers.slice(-1));
    expect(order).toMatchObject({
      standing: 'toShip',
      currencyCode: 'TWD',
      minor: 49_900,
      items: [{ name: 'Cup of glass', sku: 'CUP-01', quantity: 2 }],
    });
  });

  test('more than fifty in a call is our own mistake', async () => {
    const { platform, shop } = await letIn();
    const numbers = Array.from({ length: 51 }, (_, index) => String(index));
    await expect(platform.orderDetails(shop, numbers)).rejects.toThrow(/more than 50/u);
  });

  test('are shipped once, get a label, and are bound and let go', async () => {
    const { platform, shop } = await letIn();
    const { number } = simulator.add(externalId);
    const trackingNumber = await platform.ship(shop, number);
    expect(trackingNumber).toMatch(/^TW/u);
    expect(await kindOf(platform.ship(shop, number))).toBe('refused');
    const label = await platform.label(shop, { number, trackingNumber: trackingNumber! });
    expect(Buffer.from(label!).toString('latin1', 0, 5)).toBe('%PDF-');
    const sender = { name: 'House', phone: '1', postcode: '1', address: 'Street' };
    const firstMile = await platform.firstMile.generate(shop, { declaredOn: '2026-11-16', sender });
    const other = simulator.add(externalId).number;
    expect(await platform.firstMile.bind(shop, firstMile, [number, other])).toEqual([other]);
    expect(simulator.order(number)!.firstMile).toBe(firstMile);
    expect(await platform.firstMile.unbind(shop, firstMile, [number])).toEqual([]);
  });
});

describe('a marketplace that fails', () => {
  test('is asked again for what only reads, and not for a change', async () => {
    const { platform, shop } = await letIn();
    simulator.fail('broken', 2);
    await expect(platform.describeShop(shop)).resolves.toMatchObject({ region: 'TW' });
    const { number } = simulator.add(externalId);
    const body = { first: simulator.asked().length };
    simulator.fail('broken', 1);
    expect(await kindOf(platform.firstMile.bind(shop, 'none', [number]))).toBe('silent');
    expect(simulator.asked().length - body.first).toBe(1);
  });

  test('is left alone after five failures, and says nothing of tokens', async () => {
    const { platform, shop } = await letIn();
    simulator.fail('broken');
    const failed = await Promise.allSettled(
      Array.from({ length: 5 }, () => platform.firstMile.bind(shop, 'none', ['1'])),
    );
    const words = failed.map((one) => String((one as PromiseRejectedResult).reason)).join(' ');
    expect(words).not.toContain(shop.accessToken);
    const before = simulator.asked().length;
    expect(await kindOf(platform.describeShop(shop))).toBe('silent');
    expect(simulator.asked().length).toBe(before);
  });
});
