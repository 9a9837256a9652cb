import type { Page } from '@playwright/test';
import { announcementsOf, articlesOf, demoShop, read } from '../demo-data.ts';
import { text } from '../messages.ts';
import { originOf } from '../product.ts';
import { announcementsOnPage } from '../public-pages.ts';
import { expect, openPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const language = 'en';

/**
 * Records the scroll position from now on; a smooth scroll has many. Sampled in each frame, because a scroll
 * event may fire when the next scroll has already begun or been requested.
 */
async function watchPlaces(page: Page) {
  const places = await page.evaluateHandle(() => {
    const found = [window.scrollY];
    const look = () => {
      if (found.at(-1) !== window.scrollY) found.push(window.scrollY);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return found;
  });
  return () => places.jsonValue();
}

test.beforeEach(({ page }) => prefer(page, host, language));

test('announcements are paged, and back from one leads to the same place of the list', async ({ page }) => {
  const shop = await demoShop(host);
  const titles = (await announcementsOf(shop)).map((one) => read(shop, one.titles, language));
  expect(titles.length, 'the demo fills two pages').toBeGreaterThan(announcementsOnPage);
  const links = page.locator('main a[href^="/news-detail"]');
  const expectTitles = async (expected: readonly string[]) => {
    await expect(links).toHaveCount(expected.length);
    for (const [index, title] of expected.entries()) await expect(links.nth(index)).toContainText(title);
  };

  await openPage(page, host, '/message');
  await expectTitles(titles.slice(0, announcementsOnPage));
  await page.getByRole('link', { name: text(language, 'storefront', 'pager.next') }).click();
  await expect(page).toHaveURL(`${originOf(host)}/message?page=2`);
  const second = titles.slice(announcementsOnPage, 2 * announcementsOnPage);
  await expectTitles(second);

  const last = links.nth(second.length - 1);
  await last.scrollIntoViewIfNeeded();
  const places = await watchPlaces(page);
  const [scrolled] = await places();
  expect(scrolled, 'the list is longer than the window').toBeGreaterThan(0);
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.at(-1)!);
  await expect(page).toHaveTitle(`${second.at(-1)} - ${shop.names.en}`);
  await expect.poll(places, 'a new page is at its top at once').toEqual([scrolled, 0]);
  await page.goBack();
  await expect(page).toHaveURL(`${originOf(host)}/message?page=2`);
  await expectTitles(second);
  await expect.poll(places, 'and the list is where it was left at once').toEqual([scrolled, 0, scrolled]);
});

test('from one announcement to its neighbours and back to the list', async ({ page }) => {
  const shop = await demoShop(host);
  const [first, second, third] = await announcementsOf(shop);
  await openPage(page, host, `/news-detail?id=${second!.id}`);
  const around = page.getByRole('navigation', { name: text(language, 'storefront', 'announcements.around') });
  await expect(around.locator(`a[href="/news-detail?id=${first!.id}"]`)).toBeVisible();
  await around.locator(`a[href="/news-detail?id=${third!.id}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(read(shop, third!.titles, language));
  await around.getByRole('link', { name: text(language, 'storefront', 'announcements.back') }).click();
  await expect(page).toHaveURL(`${originOf(host)}/message`);
});

test('help is found while typing', async ({ page }) => {
  const shop = await demoShop(host);
  const titles = (await articlesOf(shop, 'help')).map((one) => read(shop, one.titles, language));
  const wanted = titles.at(-1)!;
  const search = page.getByRole('searchbox');
  const links = page.locator('main a[href^="/help/rich"]');
  const count = (number: number) => text(language, 'storefront', 'help.found', { number: String(number) });
  const found = page.getByRole('main').getByRole('status');
  await openPage(page, host, '/help');
  await expect(links).toHaveCount(titles.length);
  await expect(found).toHaveText(count(titles.length));

  await search.pressSequentially(wanted.toUpperCase());
  await expect(links).toHaveCount(1);
  await expect(links).toContainText(wanted);
  await expect(found).toHaveText(count(1));

  await search.fill('xyzzy');
  await expect(links).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(
    text(language, 'storefront', 'help.noneTitle', { query: 'xyzzy' }),
  );
  await page.getByRole('link', { name: text(language, 'storefront', 'help.showAll') }).click();
  await expect(links).toHaveCount(titles.length);
  await links.filter({ hasText: wanted }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted);
});

test('the address of a question opens it, in view', async ({ page }) => {
  const shop = await demoShop(host);
  const problems = await articlesOf(shop, 'problem');
  const wanted = problems.at(-1)!;
  const anchor = `problem-${wanted.id}`;
  await openPage(page, host, `/consolidation/problem#${anchor}`);
  const question = page.locator(`#${anchor}`);
  await expect(question).toHaveAttribute('open');
  await expect(question.locator('summary')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await question.locator('summary').click({ trial: true });
});

test('an opened question becomes the address', async ({ page }) => {
  const shop = await demoShop(host);
  const [problem] = await articlesOf(shop, 'problem');
  await openPage(page, host, '/consolidation/problem');
  await page.getByRole('heading', { name: read(shop, problem!.titles, language), exact: true }).click();
  await expect(page).toHaveURL(`${originOf(host)}/consolidation/problem#problem-${problem!.id}`);
});
