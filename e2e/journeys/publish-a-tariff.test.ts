import { type CallFailed, send } from '@onehaul/client/send';
import { feeCalls } from '@onehaul/contract/fee';
import { tariffCalls } from '@onehaul/contract/console/tariffs';
import { sessionCalls } from '@onehaul/contract/session';
import { measuresIn } from '@onehaul/i18n/measures';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { choose } from '../choose.ts';
import type { DemoShop } from '../demo-data.ts';
import { asVisitor, newMember } from '../members.ts';
import { text } from '../messages.ts';
import { CalculatorPage } from '../pages/calculator-page.ts';
import { sql } from '../product.ts';
import { expectNoSidewaysScroll } from '../screen.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { askAsStaff, newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openPage, prefer, test } from '../test.ts';

const words = (key: string, gaps?: Record<string, string>) => text('en', 'tariff', key, gaps);
const cny = (minor: number) => measuresIn('en').money(minor, 'CNY');
const box = { grams: 5000, lengthMillimetres: 400, widthMillimetres: 300, heightMillimetres: 250 };
const boxesInAddress = '5-40-30-25';
const noOptions = { declaredMinor: 0, insuredMinor: 0, collectionMinor: 0, isTaxHandled: false };

// The session check returns 401 before sign-in.
test.use({ meets: [401, 403], contextOptions: { reducedMotion: 'reduce' } });

type Line = {
  /** The row of its table that prices the box, 1-based. */
  readonly row: number;
  readonly id: number;
  readonly warehouseId: number;
  readonly countryId: number;
  readonly goodsTypeId: number;
  /** Upper bounds of its bands. */
  readonly upTo: readonly (number | null)[];
};

/** A separate shop with a line priced by weight bands, which has one version so far. */
async function newShop(name: string): Promise<{ shop: DemoShop; line: Line }> {
  const shop = await copyShop('harbour.localhost', newHost(name));
  const [line] = await sql<Omit<Line, 'row'>>(
    `select l.id, l.warehouse_id as "warehouseId", l.country_id as "countryId",
       (select min(goods_type_id) from line_goods_type g
        where (g.tenant_id, g.shop_id, g.line_id) = (l.tenant_id, l.shop_id, l.id)) as "goodsTypeId",
       array(select (band ->> 'upTo')::int from jsonb_array_elements(v.tariff #> '{freight,bands}') band) as "upTo"
     from line l join tariff_version v on (v.tenant_id, v.shop_id, v.line_id) = (l.tenant_id, l.shop_id, l.id)
     where l.tenant_id = $1 and l.shop_id = $2 and l.is_open and not l.is_private
       and v.tariff #>> '{freight,mode}' = 'unitPerBand'
       and v.tariff #>> '{weighing,basis}' = 'weight'
       and not exists (select from tariff_version o where o.version > 1
         and (o.tenant_id, o.shop_id, o.line_id) = (l.tenant_id, l.shop_id, l.id))
     order by l.position limit 1`,
    [shop.tenantId, shop.id],
  );
  const { billed } = await trialOf(shop.host, line!);
  const row = line!.upTo.findIndex((edge) => edge === null || billed <= edge) + 1;
  return { shop, line: { ...line!, row } };
}

/** A visitor's current price for the box on this line, and its weight. */
async function trialOf(host: string, { id, warehouseId, countryId }: Omit<Line, 'row'>) {
  const offers = await send(
    feeCalls.trial,
    { warehouseId, countryId, boxes: [box], ...noOptions },
    asVisitor(host),
  );
  return offers.find((offer) => offer.id === id)!.price!;
}
const trialTotal = async (host: string, line: Line) => (await trialOf(host, line)).total;

async function openLine(page: Page, shop: DemoShop, line: Line, search = ''): Promise<void> {
  await openConsole(page, `/tariffs/${shop.id}/${line.id}${search}`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

const priceCell = (page: Page, { row }: Line) =>
  page
    .getByRole('table', { name: words('section.freight') })
    .getByRole('textbox', { name: new RegExp(`^Price .*row ${row}$`) });
const bill = (page: Page) => page.getByRole('table', { name: words('billTable') });
const totalRow = (page: Page) =>
  bill(page)
    .getByRole('row')
    .filter({ hasText: text('en', 'bill', 'total') });
const button = (page: Page, key: string) => page.getByRole('button', { name: words(key), exact: true });

async function openPublishing(page: Page) {
  await button(page, 'publishOpen').click();
  const dialog = page.getByRole('dialog', { name: words('publishTitle') });
  await expect(dialog.getByText(words('notRetroactive'))).toBeVisible();
  return dialog;
}

test('an admin publishes a dearer band: the calculator follows, a quote given before keeps its price', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const { shop, line } = await newShop('publish');
  const member = await newMember(shop.host);
  const { accessToken } = await send(
    sessionCalls.signIn,
    { kind: 'password', ...member },
    asVisitor(shop.host),
  );
  const asMember = { ...asVisitor(shop.host), accessToken };
  const asked = { ...noOptions, packing: 'asTheyAre', points: 0 } as const;
  const quote = await send(
    feeCalls.quote,
    { lineId: line.id, boxes: [box], ...asked, services: [] },
    asMember,
  );
  const before = quote.price.total;
  expect(await trialTotal(shop.host, line)).toBe(before);

  await signInStaff(page, await newStaff(shop, 'admin'));
  await openConsole(page, '/tariffs');
  await expect(page.getByRole('table', { name: words('title') }).getByRole('row')).not.toHaveCount(1);
  await openLine(page, shop, line);
  await expect(totalRow(page)).toContainText(cny(before));
  await expect(button(page, 'publishOpen')).toBeDisabled();

  await test.step('the preview follows what is typed, and an unreadable price is said beside its field', async () => {
    const cell = priceCell(page, line);
    await cell.fill('12x');
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(words('typed.notNumber'))).toBeVisible();
    await expect(button(page, 'save')).toBeDisabled();
    await cell.fill('99');
    await expect(totalRow(page)).not.toHaveText(new RegExp(`${cny(before)}.*${cny(before)}`));
    await expect(page.getByText(words('unsaved'))).toBeVisible();
  });

  await test.step('whoever leaves is warned', async () => {
    await page.getByRole('link', { name: words('back') }).click();
    await expect(page.getByText(words('leaveText'))).toBeVisible();
    await page.getByRole('button', { name: words('stay') }).click();
    await expect(priceCell(page, line)).toHaveValue('99');
  });

  const dialog = await openPublishing(page);
  // The changes, and what the quote would have cost.
  const changes = dialog.getByRole('table', { name: words('changes') });
  await expect(changes).toContainText('¥99.00');
  const replayed = dialog.getByRole('table', { name: words('replayTable') });
  await expect(replayed).toContainText(cny(before));
  await expect(replayed.getByRole('row').filter({ hasText: member.memberCode })).toBeVisible();
  await expectNothingFound(page, 'publishing');
  await dialog.getByLabel(words('note')).fill('Fuel');
  await dialog.getByRole('button', { name: words('publish'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words('published', { version: '2' }))).toBeVisible();

  const after = await trialTotal(shop.host, line);
  expect(after).toBeGreaterThan(before);
  await expect(totalRow(page)).toContainText(cny(after));
  await test.step('the public calculator follows', async () => {
    const visitor = await openBrowser();
    await prefer(visitor, shop.host, 'en');
    const way = `from=${line.warehouseId}&to=${line.countryId}&goods=${line.goodsTypeId}`;
    await openPage(visitor, shop.host, `/shipping-calculation?${way}&boxes=${boxesInAddress}`);
    const totals = () => new CalculatorPage(visitor).totals();
    await expect.poll(totals).toContainEqual({ line: line.id, total: after });
  });
  const kept = await send(feeCalls.findQuote, { id: quote.id }, asMember);
  expect(kept.price.total).toBe(before);
  expect(kept.price.version).toBe(1);

  await page.getByRole('link', { name: words('versions') }).click();
  const versions = page.getByRole('table', { name: words('versions') });
  await expect(versions.getByRole('row').nth(1)).toContainText('Fuel');
  await expect(versions.getByRole('row').nth(1)).toContainText(words('counts'));
  await expect(page.getByRole('table', { name: words('changes') })).toContainText('¥99.00');
});

test('a version for an instant to come changes nothing now', async ({ page }) => {
  const { shop, line } = await newShop('later');
  const before = await trialTotal(shop.host, line);
  await signInStaff(page, await newStaff(shop, 'owner'));
  await openLine(page, shop, line);
  await priceCell(page, line).fill('88.50');
  await button(page, 'save').click();
  await expect(page.getByText(words('saved'))).toBeVisible();
  const dialog = await openPublishing(page);
  const publish = dialog.getByRole('button', { name: words('publish'), exact: true });
  await dialog.getByRole('radio', { name: words('later') }).check();
  await expect(publish).toBeDisabled();
  const from = dialog.getByLabel(words('from'));
  await from.fill('2020-01-01T00:00');
  await expect(dialog.getByText(words('isPast'))).toBeVisible();
  await expect(publish).toBeDisabled();
  await from.fill('2099-01-01T00:00');
  await publish.click();
  await expect(dialog).toBeHidden();
  expect(await trialTotal(shop.host, line)).toBe(before);

  await openLine(page, shop, line, '?view=versions');
  const rows = page.getByRole('table', { name: words('versions') }).getByRole('row');
  await expect(rows.nth(1)).toContainText(words('toCome'));
  await expect(rows.nth(2)).toContainText(words('counts'));
  await openConsole(page, '/tariffs');
  const listed = page.getByRole('row').filter({ hasText: '2099' });
  await expect(listed).toContainText(words('versionShort', { version: '2' }));
});

test('a tariff goes out as a workbook and comes back into the draft', async ({ page }) => {
  const { shop, line } = await newShop('workbook');
  await signInStaff(page, await newStaff(shop, 'finance'));
  await openLine(page, shop, line);
  // Finance edits drafts but neither publishes nor closes lines.
  await expect(button(page, 'publishOpen')).toHaveCount(0);
  await expect(page.getByRole('switch')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await button(page, 'export').click();
  const file = await (await download).path();
  await priceCell(page, line).fill('77');
  await expect(page.getByText(words('unsaved'))).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(words('file.imported'))).toBeVisible();
  await expect(priceCell(page, line)).not.toHaveValue('77');
  await expect(page.getByText(words('unsaved'))).toHaveCount(0);
  const text = { name: 'tariff.xlsx', mimeType: 'text/plain', buffer: Buffer.from('no workbook at all') };
  await page.locator('input[type=file]').setInputFiles(text);
  await expect(page.getByText(words('file.noWorkbook'))).toBeVisible();
});

test('a block of cells is pasted into the bands, all of it or nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { shop, line } = await newShop('paste');
  await signInStaff(page, await newStaff(shop, 'admin'));
  await openLine(page, shop, line);
  const bands = page.getByRole('table', { name: words('section.freight') });
  const cell = (column: string, row: number) =>
    bands.getByRole('textbox', { name: new RegExp(`^${column} .*row ${row}$`) });
  const paste = async (block: string) => {
    await cell('Up to', 1).focus();
    await page.evaluate((value) => navigator.clipboard.writeText(value), block);
    await page.keyboard.press('ControlOrMeta+v');
  };
  await paste('10\t20\n30\tx');
  await expect(page.getByText(/Nothing was pasted\. Row 2/)).toBeVisible();
  await expect(page.getByText(words('unsaved'))).toHaveCount(0);
  await paste('10\t20.5\n30\t19\n100\t18\n\t17');
  await expect(cell('Up to', 3)).toHaveValue('100');
  await expect(cell('Price', 4)).toHaveValue('17');
  await cell('Price', 1).press('ArrowDown');
  await expect(cell('Price', 2)).toBeFocused();
  await cell('Up to', 1).fill('40');
  await expect(page.getByText(words('problem.bandsNotRising'))).toBeVisible();
  await expect(button(page, 'publishOpen')).toBeDisabled();
  await expectNothingFound(page, 'a tariff with a problem');
  await button(page, 'drop').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('drop') })
    .click();
  await expect(page.getByText(words('problem.bandsNotRising'))).toHaveCount(0);
});

test('nobody writes over a draft or past a version of a colleague unseen', async ({ page, openBrowser }) => {
  test.slow();
  const { shop, line } = await newShop('colleagues');
  const which = { shopId: shop.id, lineId: line.id };
  const colleague = await newStaff(shop, 'admin');
  const elsewhere = await openBrowser();
  await signInStaff(elsewhere, colleague);
  await signInStaff(page, await newStaff(shop, 'admin'));
  await openLine(page, shop, line);
  await priceCell(page, line).fill('66');
  const { tariff } = (await askAsStaff(elsewhere, tariffCalls.get, which)).versions[0]!;
  const theirs = { ...tariff, rounding: { step: 100, direction: 'up' as const } };
  await askAsStaff(elsewhere, tariffCalls.saveDraft, { ...which, basedOn: 1, tariff: theirs });
  // Simulates returning to this window.
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await comeBack();
  await expect(page.getByText(words('overtaken', { name: colleague.name }))).toBeVisible();
  await expect(button(page, 'save')).toBeDisabled();
  await button(page, 'takeTheirs').click();
  await expect(page.getByLabel(words('field.roundingStep'))).toHaveValue('1');
  await priceCell(page, line).fill('66');
  const published = { ...which, basedOn: 1, tariff: theirs, effectiveAt: null, note: '' };
  await askAsStaff(elsewhere, tariffCalls.publish, published);
  await comeBack();
  await expect(page.getByText(words('stale', { version: '2' }))).toBeVisible();
  await expect(button(page, 'publishOpen')).toBeDisabled();
  await button(page, 'goOn').click();
  await expect(page.getByText(words('stale', { version: '2' }))).toHaveCount(0);
  await expect(button(page, 'publishOpen')).toBeEnabled();
});

test('when orders of a line are paid is asked before it changes; how it delivers changes at once', async ({
  page,
}) => {
  const { shop, line } = await newShop('line-choices');
  const lineNow = async () => {
    const [row] = await sql<{ payPolicy: string; delivery: string; name: string }>(
      `select pay_policy as "payPolicy", delivery, names ->> 'en' as name from line
       where tenant_id = $1 and shop_id = $2 and id = $3`,
      [shop.tenantId, shop.id, line.id],
    );
    return row!;
  };
  const { name, delivery } = await lineNow();
  await signInStaff(page, await newStaff(shop, 'admin'));
  await openLine(page, shop, line);
  const field = (key: string) => page.getByRole('combobox', { name: `${words(key)}: ${name}` });
  const question = page.getByRole('dialog', {
    name: words('payPolicyTitle', { name, policy: words('payPolicy.collect') }),
  });
  const ask = async () => {
    await field('payPolicy').click();
    const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
    await options.filter({ hasText: words('payPolicy.collect') }).click();
  };

  await ask();
  await question.getByRole('button', { name: words('cancel') }).click();
  await expect(question).toHaveCount(0);
  expect((await lineNow()).payPolicy).not.toBe('collect');
  await ask();
  await question.getByRole('button', { name: words('payPolicySet') }).click();
  await expect(
    page.getByText(words('payPolicyDone', { name, policy: words('payPolicy.collect') })),
  ).toBeVisible();
  await expect(question).toHaveCount(0);
  expect((await lineNow()).payPolicy).toBe('collect');

  const other = delivery === 'either' ? 'dispatch' : 'either';
  await choose(field('delivery'), words(`delivery.${other}`));
  await expect.poll(async () => (await lineNow()).delivery).toBe(other);
});

test('a clerk reads a tariff and changes nothing', async ({ page }) => {
  const { shop, line } = await newShop('clerk-tariff');
  await signInStaff(page, await newStaff(shop, 'clerk'));
  await openLine(page, shop, line);
  await expect(totalRow(page)).toContainText(cny(await trialTotal(shop.host, line)));
  for (const act of ['save', 'drop', 'publishOpen', 'import']) await expect(button(page, act)).toHaveCount(0);
  await expect(page.getByRole('table', { name: words('section.freight') })).toHaveCount(0);
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expectNothingFound(page, 'a tariff to be read');
  await expectNoSidewaysScroll(page, 'a tariff to be read');
  const which = { shopId: shop.id, lineId: line.id };
  const { versions } = await askAsStaff(page, tariffCalls.get, which);
  const { tariff } = versions[0]!;
  const codeOf = (answer: Promise<unknown>) =>
    answer.then(
      () => 200,
      (error: unknown) => (error as CallFailed).code,
    );
  const draft = { ...which, basedOn: 1, tariff };
  const publishing = { ...draft, effectiveAt: null, note: '' };
  expect(await codeOf(askAsStaff(page, tariffCalls.saveDraft, draft))).toBe(403);
  expect(await codeOf(askAsStaff(page, tariffCalls.publish, publishing))).toBe(403);
  expect(await codeOf(askAsStaff(page, tariffCalls.setOpen, { ...which, isOpen: false }))).toBe(403);
});
