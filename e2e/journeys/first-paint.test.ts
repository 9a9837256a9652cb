import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { languageTags } from '@onehaul/domain/language';
import type { Page } from '@playwright/test';
import { demoHosts } from '../demo-data.ts';
import { largestDifference } from '../pictures.ts';
import { originOf } from '../product.ts';
import { isInHalf } from '../turns.ts';
import { expect, hydrated, openPage, prefer, test } from '../test.ts';

/** Records every layout shift from now on. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        const names = entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120));
        if (!entry.hadRecentInput) shifts.push(`${entry.value} ${names.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
}

/** Scrolls through the page once, so that lazy content has loaded. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
  await page.waitForLoadState('networkidle');
}

for (const [shopAt, host] of demoHosts.entries()) {
  for (const [widthAt, width] of [1280, 390].entries()) {
    if (!isInHalf(shopAt + widthAt)) continue;
    test(`nothing on ${host} moves while it loads, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      for (const path of [
        '/index',
        '/message',
        '/consolidation/problem',
        '/service/about-Us',
        '/shipping-calculation',
        '/charge-introduce',
      ]) {
        await openPage(page, host, path);
        await readThrough(page);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
        expect.soft(shifts, `${path} ${shifts.join(' ')}`).toEqual([]);
      }
    });
  }
}

/** Proxy that simulates a slow connection: a page stalls after a mark until the rest is released. */
async function slowLine(host: string, mark: string) {
  const rest = Promise.withResolvers<void>();
  const own = new URL(originOf(host));
  const forward = async (request: IncomingMessage, reply: ServerResponse) => {
    const headers = { ...request.headers, host: own.host, 'accept-encoding': 'identity' };
    const asked = get({ host: '127.0.0.1', port: own.port, path: request.url, headers });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    reply.writeHead(answer.statusCode ?? 500, answer.headers);
    const whole = await buffer(answer);
    const end = whole.indexOf(mark) + mark.length;
    if (end >= mark.length) {
      reply.write(whole.subarray(0, end));
      await rest.promise;
    }
    reply.end(whole.subarray(end >= mark.length ? end : 0));
  };
  const server = createServer((request, reply) => void forward(request, reply)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://${host}:${port}`, letThrough: rest.resolve, close: () => server.close() };
}

test('the end of the header appears whole, however slowly a page arrives', async ({ page }) => {
  const line = await slowLine('harbour.localhost', 'id="preferences"');
  await page.setViewportSize({ width: 390, height: 800 });
  await watchShifts(page);
  await page.goto(`${line.origin}/service/about-Us`, { waitUntil: 'commit' });
  const preferences = page.locator('[popovertarget="preferences"]');
  await expect(preferences).toBeAttached();
  await expect(page.locator('header img')).toHaveJSProperty('complete', true);
  await expect(preferences).toBeHidden();
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  line.letThrough();
  await expect(preferences).toBeVisible();
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  line.close();
});

test.describe('a reader whose browser speaks English and who chose Vietnamese', () => {
  test.use({ locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } });

  for (const host of demoHosts) {
    test(`sees ${host} in Vietnamese from the first paint on`, async ({ page }) => {
      await prefer(page, host, 'vi');
      const scripts = Promise.withResolvers<void>();
      await page.route(/\/assets\/.*\.js/, async (route) => {
        await scripts.promise;
        await route.continue();
      });
      const look = async () => {
        await expect(page.locator('footer')).toBeAttached();
        await expect(page.locator('header img')).toHaveJSProperty('complete', true);
        return {
          lang: await page.locator('html').getAttribute('lang'),
          words: await page.locator('body').innerText(),
          picture: await page.screenshot(),
        };
      };
      await page.goto(`${originOf(host)}/index`, { waitUntil: 'commit' });
      const first = await look();
      scripts.resolve();
      await hydrated(page);
      await page.waitForLoadState('load');
      const settled = await look();
      expect(first.lang).toBe(languageTags.vi);
      expect(settled.lang).toBe(first.lang);
      expect(settled.words).toBe(first.words);
      expect(
        await largestDifference(page, first.picture, settled.picture),
        'first paint looks like the loaded page',
      ).toBeLessThan(3);
    });
  }
});
