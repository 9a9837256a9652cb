import { devices } from '@playwright/test';
import { demoHosts } from '../demo-data.ts';
import { newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { ask, originOf } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { expect, openPage, test } from '../test.ts';

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
        expect(answer.headers.location, path).toBe(originOf(`m.${host}`) + there);
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

test.describe('the mobile site', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('W10: has the phone shell in any window, and the pages phones are sent to', async ({ page }) => {
    const host = newHost('phone-shell');
    await copyShop('northstar.localhost', host, { mobileHost: `m.${host}` });
    const member = await newMember(host);
    await openPage(page, `m.${host}`, '/consolidation/order/search');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text('en', 'page', 'title.logisticsQuery'),
    );
    await expect(page.getByRole('button', { name: text('en', 'storefront', 'header.menu') })).toBeVisible();
    const tabs = page.getByRole('navigation', { name: text('en', 'member', 'tab.title') });
    const menu = page.getByRole('navigation', { name: text('en', 'member', 'nav.title') });
    await signInBrowser(page, { ...member, host: `m.${host}` });
    await openPage(page, `m.${host}`, '/member/parcel');
    await expect(tabs).toBeVisible();
    await expect(menu).toBeHidden();
    await signInBrowser(page, member);
    await openPage(page, host, '/member/parcel');
    await expect(tabs).toBeHidden();
    await expect(menu).toBeVisible();
  });
});

test('a shop without a mobile site serves phones itself', async () => {
  for (const demo of demoHosts) {
    expect((await ask(demo, '/index', { 'user-agent': iPhone })).status, demo).toBe(200);
  }
});
