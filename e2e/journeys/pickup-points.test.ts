import { languageTags } from '@onehaul/domain/language';
import { demoShop, type PickupPoint, pickupPointsOf, read } from '../demo-data.ts';
import { readable, tidy } from '../html.ts';
import { text } from '../messages.ts';
import { ask, originOf } from '../product.ts';
import { expect, openPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const path = '/consolidation/pickup-point';
const onPage = 10;
const words = (key: string, gaps?: Record<string, string>) => text('en', 'pickup', key, gaps);

// Central, Hong Kong.
test.use({
  meets: [404],
  contextOptions: { reducedMotion: 'reduce' },
  geolocation: { latitude: 22.2819, longitude: 114.1582 },
  permissions: ['geolocation', 'clipboard-read', 'clipboard-write'],
});
test.beforeEach(({ page }) => prefer(page, host, 'en'));

test('points are found by word, kind and being open, and the address keeps it', async ({ page }) => {
  const shop = await demoShop(host);
  const points = await pickupPointsOf(shop);
  const shown = page.locator('[data-point]');
  const found = (count: number) =>
    expect(
      page.getByRole('status').filter({ hasText: words('found_other', { count: String(count) }) }),
    ).toBeVisible();
  await openPage(page, host, path);
  await found(points.length);
  await expect(shown).toHaveCount(onPage);
  const lockers = points.filter(({ kind }) => kind === 'locker');
  const openLockers = Math.min(lockers.filter(({ isOpen }) => isOpen).length, onPage);
  await page.getByLabel(words('kind'), { exact: true }).selectOption('locker');
  await expect(page).toHaveURL(`${originOf(host)}${path}?kind=locker`);
  await expect(shown).toHaveCount(Math.min(lockers.length, onPage));
  await page.getByLabel(words('openOnly')).check();
  await expect(page).toHaveURL(/kind=locker&open=1/);
  await expect(shown).toHaveCount(openLockers);
  await page.reload();
  await expect(shown).toHaveCount(openLockers);
  await expect(page.getByLabel(words('openOnly'))).toBeChecked();

  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText(words('noResultTitle'))).toBeVisible();
  await page.getByRole('button', { name: words('showAll') }).click();
  await found(points.length);
  await expect(page).toHaveURL(originOf(host) + path);

  const [first] = points as [PickupPoint];
  await page.getByRole('searchbox').fill(first.address.slice(0, 12));
  await expect(page).toHaveURL(/text=/);
  await expect(page.locator(`[data-point="${first.id}"]`)).toBeVisible();
});

test('U-13: the map is land and sea, a district has its points, and the list has pages', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.svg') && !response.ok()) missing.push(response.url());
  });
  await openPage(page, host, path);
  // Land that could not be loaded has no size.
  const land = page.locator('[data-map] use[href$="#land"]').first();
  await expect.poll(() => land.evaluate((one: SVGUseElement) => one.getBBox().width)).toBeGreaterThan(1000);
  expect(missing).toEqual([]);

  const points = await pickupPointsOf(await demoShop(host));
  const shown = page.locator('[data-point]');
  const firstPage = await shown.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-point')));
  const { origin } = new URL(page.url());
  await page
    .getByRole('navigation', { name: text('en', 'storefront', 'pager.title') })
    .getByRole('link', { name: text('en', 'storefront', 'pager.next') })
    .click();
  await expect(page).toHaveURL(`${origin}${path}?page=2`);
  await expect(shown.first()).not.toHaveAttribute('data-point', firstPage[0]!);
  const secondPage = await shown.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-point')));
  expect(new Set([...firstPage, ...secondPage]).size).toBe(2 * onPage);

  const district = page.getByLabel(words('district'), { exact: true });
  const option = district.locator('option').nth(1);
  const [, count] = /(\d+)\)$/.exec(await option.innerText())!;
  await district.selectOption((await option.getAttribute('value'))!);
  await expect(page).toHaveURL(/\?district=\w+$/);
  expect(Number(count)).toBeLessThan(points.length);
  await expect(shown).toHaveCount(Math.min(Number(count), onPage));
});

test('one point is looked at on the map and in the list alike, copied and led to', async ({ page }) => {
  const shop = await demoShop(host);
  await openPage(page, host, path);
  // Nearby markers are clustered with a count; this one stands alone.
  const mark = page.locator('[data-mark]').first();
  const id = Number(await mark.getAttribute('data-mark'));
  const first = (await pickupPointsOf(shop)).find((point) => point.id === id)!;
  const name = read(shop, first.names, 'en');
  await mark.click();
  await expect(page).toHaveURL(`${originOf(host)}${path}?point=${id}`);
  await expect(mark).toHaveAttribute('aria-current', 'true');
  const card = page.locator(`[data-point="${id}"]`);
  await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(card).toBeInViewport();

  await card.getByRole('button', { name: words('copyOf', { name }) }).click();
  await expect(page.getByText(text('en', 'storefront', 'copy.done'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe([first.address, first.postcode].filter(Boolean).join(' '));
  const directions = card.getByRole('link', { name: words('directions') });
  await expect(directions).toHaveAttribute('target', '_blank');
  await expect(directions).toHaveAttribute('href', new RegExp(`${first.latitude}%2C${first.longitude}`));
});

test('whoever says where they are sees the nearest first, and only their browser knows it', async ({
  page,
}) => {
  const requests: string[] = [];
  await openPage(page, host, path);
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.locator('[data-near]').click();
  await expect(page.getByText(words('from.here'))).toBeVisible();
  const distances = await page
    .locator('[data-point]')
    .evaluateAll((cards) =>
      cards.map((card) => /([\d.,]+)\s?(km|m)\b/.exec((card as HTMLElement).innerText)),
    );
  const metres = distances.map(
    (found) => Number(found![1]!.replace(',', '')) * (found![2] === 'km' ? 1000 : 1),
  );
  expect(metres).toEqual(metres.toSorted((one, other) => one - other));
  expect(metres[0]).toBeLessThan(5_000);
  expect(page.url()).toBe(originOf(host) + path);
  expect(requests.filter((one) => one.includes('22.28') || one.includes('114.15'))).toEqual([]);

  await page
    .locator('[data-point]')
    .last()
    .getByRole('link', { name: words('from.choose') })
    .click();
  await expect(page).toHaveURL(/from=\d+/);
  await expect(page.getByText(words('from.here'))).toHaveCount(0);
});

test('without a script all of it is there, and filters are sent by a button', async () => {
  const shop = await demoShop(host);
  const points = await pickupPointsOf(shop);
  for (const language of ['zhHanT', 'en'] as const) {
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(points.length / onPage) }, async (_, index) => {
        const address = `${path}?page=${index + 1}`;
        const { status, text: html } = await ask(host, address, {
          'accept-language': languageTags[language],
        });
        expect(status).toBe(200);
        return html;
      }),
    );
    const html = pages.join('');
    const page = readable(html);
    const missing = points.filter(
      ({ names, address }) =>
        !page.includes(tidy(read(shop, names, language))) || !page.includes(tidy(address)),
    );
    expect(missing).toEqual([]);
    expect(html).toContain(`data-mark="`);
  }
  const lockers = points.filter(({ kind }) => kind === 'locker');
  const { text: found } = await ask(host, `${path}?kind=locker`);
  expect([...found.matchAll(/data-point="/g)]).toHaveLength(Math.min(lockers.length, onPage));
  expect(readable(found)).toContain(
    tidy(text('zhHanT', 'pickup', 'found_other', { count: String(lockers.length) })),
  );
});

test('where the module is off there is neither a page nor a way to it', async () => {
  const shop = 'northstar.localhost';
  expect((await ask(shop, path)).status).toBe(404);
  for (const page of ['/index', '/sitemap.xml']) {
    expect((await ask(shop, page)).text, page).not.toContain(path);
    expect((await ask(host, page)).text, page).toContain(path);
  }
});
