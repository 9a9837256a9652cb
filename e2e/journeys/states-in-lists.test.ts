import { languages, type Language } from '@onehaul/domain/language';
import { orderSteps } from '@onehaul/domain/order/order-state';
import { wayStops } from '@onehaul/domain/tracking/way-stop';
import type { Page } from '@playwright/test';
import { demoShop } from '../demo-data.ts';
import { newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { ordersOf } from '../orders.ts';
import { sql } from '../product.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const widths = [1280, 1440, 1920] as const;

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

type Row = Record<string, unknown>;

/** From now on a list returns modified copies of its first row: one for every state. */
async function everyRow(
  page: Page,
  path: string,
  changes: readonly Row[],
  open: () => Promise<void>,
): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith(path));
  await open();
  const answer = (await (await answered).json()) as { Data: Row };
  const name = 'Rows' in answer.Data ? 'Rows' : 'items';
  const [first] = answer.Data[name] as Row[];
  const idName = 'Id' in first! ? 'Id' : 'id';
  const rows = changes.map((change, index) => ({ ...first, [idName]: index + 1, ...change }));
  const json = { ...answer, Data: { ...answer.Data, [name]: rows } };
  await page.route(`**${path}`, (route) => route.fulfill({ json }));
}

/** A state badge, text and icon, in a table column. */
const marks = (page: Page, column: number) =>
  page.locator(`tr.ant-table-row > td:nth-child(${column}) span:has(> svg)`);

/** State badges that overflow their cells or are clipped. */
const cutStates = (page: Page, column: number) =>
  marks(page, column).evaluateAll((all) =>
    all.flatMap((mark) => {
      const cell = mark.closest('td')!;
      const [inner, outer] = [mark.getBoundingClientRect(), cell.getBoundingClientRect()];
      const isInside = inner.right <= outer.right + 0.5 && inner.bottom <= outer.bottom + 0.5;
      const isWhole =
        cell.scrollWidth <= cell.clientWidth && mark.scrollWidth <= Math.max(mark.clientWidth, 1);
      return isInside && isWhole ? [] : [mark.textContent];
    }),
  );

async function expectWholeStates(page: Page, column: number, states: number, language: Language) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect(marks(page, column)).toHaveCount(states);
    expect(await cutStates(page, column), `${language} at ${width}`).toEqual([]);
  }
}

/** Every word for a state of a member's order: by its step, or once shipped by where it is. */
const stateWords = (language: Language) => [
  ...[...orderSteps.filter((step) => step !== 'shipped'), 'differenceDue'].map((step) =>
    text(language, 'way', `step.${step}`),
  ),
  ...wayStops.map((stop) => text(language, 'way', `way.${stop}`)),
];

/** Words that do not fit the state of the first row. The server renders the rows, so they are put in its place. */
const cutWords = (page: Page, words: readonly string[]) =>
  page
    .locator('[data-step]')
    .first()
    .evaluate((mark, all) => {
      const cell = mark.closest('td')!;
      const texts = document.createTreeWalker(mark, NodeFilter.SHOW_TEXT);
      const shown = texts.nextNode()!;
      return all.filter((word) => {
        shown.nodeValue = word;
        const [inner, outer] = [mark.getBoundingClientRect(), cell.getBoundingClientRect()];
        const isInside = inner.right <= outer.right + 0.5 && inner.bottom <= outer.bottom + 0.5;
        const isWhole = [cell, mark, ...mark.querySelectorAll<HTMLElement>('*:not(svg, svg *)')].every(
          (one) => one.scrollWidth <= Math.max(one.clientWidth, 1) || one.clientWidth === 0,
        );
        return !isInside || !isWhole;
      });
    }, words);

test('U-2: no state of a member’s order is cut, in any language and at any width', async ({ page }) => {
  const shop = await demoShop(host);
  const member = await newMember(host);
  await ordersOf(member, shop, [{ step: 'toPick', totalMinor: 5000 }]);
  await signInBrowser(page, member);
  for (const language of languages) {
    await prefer(page, host, language);
    await openMemberPage(page, host, '/consolidation/order');
    await expect(page.locator('[data-step]').first()).toHaveText(text(language, 'way', 'step.toPick'));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cutWords(page, stateWords(language)), `${language} at ${width}`).toEqual([]);
    }
  }
});

test('U-2: the table of a working page uses the width of a wide window', async ({ page }) => {
  const shop = await demoShop(host);
  const member = await newMember(host);
  await ordersOf(member, shop, [{ step: 'toPick', totalMinor: 5000 }]);
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openMemberPage(page, host, '/consolidation/order');
  const table = (await page.getByRole('main').getByRole('table').boundingBox())!;
  const portal = (await page.locator('[data-portal]').boundingBox())!;
  // The content has equal margins on both sides, and the table spans its width.
  expect(portal.width).toBeGreaterThan(1920 * 0.9);
  expect(portal.x + portal.width - (table.x + table.width)).toBeLessThanOrEqual(2);
  expect(table.width).toBeGreaterThan(1400);
});

test('P13: no step of an order is cut in the console’s list, and the newest order comes first', async ({
  page,
}) => {
  const shop = await demoShop(host);
  const staff = await newStaff(shop, 'service');
  await signInStaff(page, staff);
  const steps = orderSteps.map((step) => ({ step, exception: null }));
  await everyRow(page, '/console/orders/list', steps, () => openConsole(page, '/orders'));
  await expect(page.locator('tr.ant-table-row').first()).toBeVisible();
  const times = await page
    .locator('tr.ant-table-row time')
    .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute('datetime')!)));
  expect(times.length).toBeGreaterThan(10);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  for (const language of languages) {
    await sql('update staff set language = $1 where email = $2', [language, staff.email]);
    await openConsole(page, '/orders');
    await expectWholeStates(page, 2, orderSteps.length, language);
  }
});
