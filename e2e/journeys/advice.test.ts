import { measuresIn } from '@onehaul/i18n/measures';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { text } from '../messages.ts';
import { CalculatorPage } from '../pages/calculator-page.ts';
import { sql } from '../product.ts';
import { expectNoSidewaysScroll } from '../screen.ts';
import { expect, openPage, prefer, test } from '../test.ts';

const measures = measuresIn('en');
const words = (key: string, gaps?: Readonly<Record<string, string>>) => text('en', 'advice', key, gaps);

/** Opens the calculator with goods entered and the bill of one line open; returns the line's id. */
async function openGoods(page: Page, host: string, code: string, boxes: string): Promise<number> {
  const [line] = await sql<{ id: number; from: number; to: number; goods: number }>(
    `select l.id, warehouse_id as "from", country_id as "to", min(goods_type_id) as goods
     from line l join host h on (h.tenant_id, h.shop_id) = (l.tenant_id, l.shop_id)
       join line_goods_type g on (g.tenant_id, g.shop_id, g.line_id) = (l.tenant_id, l.shop_id, l.id)
     where h.name = $1 and l.code = $2 group by l.tenant_id, l.shop_id, l.id`,
    [host, code],
  );
  const { id, from, to, goods } = line!;
  await prefer(page, host, 'en');
  await openPage(
    page,
    host,
    `/shipping-calculation?from=${from}&to=${to}&goods=${goods}&boxes=${boxes}&line=${id}`,
  );
  return id;
}

async function openLine(page: Page, host: string, code: string, boxes: string): Promise<number> {
  const id = await openGoods(page, host, code, boxes);
  await expect(page.locator('[data-advice="known"]')).toBeVisible();
  return id;
}

const adviceOf = (page: Page, kind: string) => page.locator(`[data-kind="${kind}"]`);
const totalOf = async (page: Page, kind: string) =>
  Number(await adviceOf(page, kind).getAttribute('data-total'));

test('who follows the advice to add more pays what it promised', async ({ page }) => {
  const id = await openLine(page, 'harbour.localhost', 'HK-ROAD', '9.3-40-30-30');
  const calculator = new CalculatorPage(page);
  const shown = calculator.offer(id).locator('[data-total]').first();
  const now = Number(await shown.getAttribute('data-total'));
  const promised = await totalOf(page, 'nextBand');
  expect(promised).toBeLessThan(now);
  const advice = adviceOf(page, 'nextBand');
  await expect(advice).toContainText(`pay ${measures.money(now - promised, 'CNY')} less`);
  const [, least = ''] = /Add ([\d.]+) kg/.exec((await advice.textContent()) ?? '') ?? [];
  const heavier = ((9300 + Math.round(Number(least) * 1000)) / 1000).toString();
  await calculator.field(calculator.rows().first(), 'weight').fill(heavier);
  await expect(shown).toHaveAttribute('data-total', String(promised));
  // Once the advice is followed, it disappears.
  await expect(advice).toHaveCount(0);
});

test('another line is one click away and costs what was said', async ({ page }) => {
  await openLine(page, 'harbour.localhost', 'HK-SF', '2.4-30-20-15_1.2-20-15-10');
  const promised = await totalOf(page, 'otherLine');
  await page.getByRole('button', { name: words('otherLine.action') }).click();
  const open = page.locator('article[data-line]').filter({ has: page.locator('details[open]') });
  await expect(open).toHaveCount(1);
  await expect(open.locator('[data-total]').first()).toHaveAttribute('data-total', String(promised));
  await expect(adviceOf(page, 'otherLine')).toHaveCount(0);
});

test('a box too long for the line is named', async ({ page }) => {
  await openLine(page, 'harbour.localhost', 'HK-SF', '3-160-12-12_2-30-20-15');
  await expect(page.getByRole('heading', { name: words('takenTitle') })).toBeVisible();
  await expect(adviceOf(page, 'leaveOne')).toContainText(words('leaveOne.taken', { box: 'box 1' }));
});

test.describe('packed into cartons', () => {
  const three = '2.4-30-20-15_1.2-20-15-10_4.8-40-30-25';
  const way = (page: Page, key: string) => page.locator(`[data-way="${key}"]`);

  test('the saving stands in figures, words, picture and list', async ({ page }) => {
    await openLine(page, 'northstar.localhost', 'US-SEA', three);
    const packing = page.getByRole('region', { name: words('packing.title') });
    await expect(packing).toHaveAttribute('data-packing', 'known');
    const [apart, asTheyAre, together] = await Promise.all(
      ['apart', 'asTheyAre', 'together'].map(async (key) =>
        Number(await way(page, key).getAttribute('data-total')),
      ),
    );
    const saving = Math.min(apart!, asTheyAre!) - together!;
    expect(saving).toBeGreaterThan(0);
    await expect(way(page, 'together')).toContainText(words('packing.cheapest'));
    await expect(packing).toContainText(words('packing.saves', { amount: measures.money(saving, 'CNY') }));
    const figure = packing.getByRole('figure');
    await expect(figure).toContainText(/\d+% full/);
    await expect(figure.getByRole('listitem')).toHaveCount(3);
    const numbers = await figure.locator('svg text').allTextContents();
    expect(numbers.toSorted()).toEqual(['1', '2', '3']);
    await figure.getByRole('slider').fill('1');
    await expect(figure.locator('svg text')).toHaveCount(1);
    await expectNothingFound(page, 'packing');
    for (const width of [1920, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page, `packing, ${width} wide`);
    }
  });

  test('the warning says what merging costs more, and the packing is there to be opened', async ({
    page,
  }) => {
    await openLine(page, 'harbour.localhost', 'HK-ROAD', three);
    const packing = page.getByRole('region', { name: words('packing.title') });
    const [asTheyAre, together] = await Promise.all(
      ['asTheyAre', 'together'].map(async (key) => Number(await way(page, key).getAttribute('data-total'))),
    );
    await expect(packing).toContainText(
      words('packing.dearerThanAsTheyAre', { amount: measures.money(together! - asTheyAre!, 'CNY') }),
    );
    await expect(packing.getByRole('figure')).toBeHidden();
    await packing.getByText(words('packing.show')).click();
    await expect(packing.getByRole('figure').first()).toBeVisible();
  });
});

test('without its worker the page prices as before and advises nothing', async ({ page }) => {
  await page.route(/advice-worker/, (route) => route.abort('aborted'));
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('advice-worker'));
  await openGoods(page, 'harbour.localhost', 'HK-SF', '1-20-20-20');
  await refused;
  await expect(page.locator('[data-advice]')).toHaveCount(0);
  await expect(page.locator('article[data-line]').first()).toBeVisible();
});
