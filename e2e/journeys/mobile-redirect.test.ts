import { devices, expect, test } from '@playwright/test';
import { demoHosts } from '../demo-data.ts';
import { ask } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';

const iPhone = devices['iPhone 15']!.userAgent;
const phones = {
  iPhone,
  'Android phone': devices['Pixel 7']!.userAgent,
};
const others = {
  iPad: 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  'Android tablet': devices['Galaxy Tab S4']!.userAgent,
  desktop: devices['Desktop Chrome']!.userAgent,
  'search engine as a phone': `${devices['Pixel 7']!.userAgent} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  'no browser at all': '',
};

test.describe('a shop with a mobile site', () => {
  let host = '';

  test.beforeAll(async () => {
    host = newHost('with-mobile');
    await copyShop('northstar.localhost', host, { mobileHost: `m.${host}` });
  });

  for (const [name, userAgent] of Object.entries(phones)) {
    test(`sends the ${name} to the same page there`, async () => {
      const expected = {
        '/': '/',
        '/index': '/index',
        '/message?page=2': '/message?page=2',
        '/service/about-Us': '/service/about-Us',
        '/outside/trajectory': '/consolidation/order/search',
      };
      for (const [path, there] of Object.entries(expected)) {
        const answer = await ask(host, path, { 'user-agent': userAgent });
        expect(answer.status, path).toBe(302);
        expect(answer.headers.location, path).toBe(`https://m.${host}${there}`);
        expect(answer.headers['cache-control'], path).toBe('no-store');
        expect(answer.headers.vary, path).toContain('User-Agent');
      }
    });
  }

  for (const [name, userAgent] of Object.entries(others)) {
    test(`keeps the ${name}`, async () => {
      const answer = await ask(host, '/index', { 'user-agent': userAgent });
      expect(answer.status).toBe(200);
      // The tracking page has no separate desktop URL.
      const trajectory = await ask(host, '/outside/trajectory', { 'user-agent': userAgent });
      expect(trajectory.headers.location).toBeUndefined();
    });
  }

  test('sends phones away from pages only', async () => {
    for (const path of ['/sitemap.xml', '/robots.txt']) {
      expect((await ask(host, path, { 'user-agent': iPhone })).status, path).toBe(200);
    }
    const spelled = await ask(host, '/Message', { 'user-agent': iPhone });
    expect(spelled.headers.location).toBe('/message');
  });
});

test('a shop without a mobile site serves phones itself', async () => {
  for (const demo of demoHosts) {
    expect((await ask(demo, '/index', { 'user-agent': iPhone })).status, demo).toBe(200);
  }
});
