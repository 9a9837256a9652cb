import { send } from '@onehaul/client/send';
import { feeCalls } from '@onehaul/contract/fee';
import { measuresIn } from '@onehaul/i18n/measures';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { type DemoShop, linesOf } from '../demo-data.ts';
import { readable, tidy } from '../html.ts';
import { asVisitor, changeMember, newMember, newName, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { CalculatorPage, type TypedBox } from '../pages/calculator-page.ts';
import { ask, originOf, sql } from '../product.ts';
import { expectNoSidewaysScroll, walkFocus } from '../screen.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { expect, openPage, prefer, test } from '../test.ts';

const demo = 'harbour.localhost';
const hongKong = 344;
const measures = measuresIn('en');
const threeBoxes: TypedBox[] = [
  { weight: '12.5', length: '60', width: '40', height: '30' },
  { weight: '3', length: '45', width: '30.5', height: '30', count: '2' },
];
const sizes = [
  { grams: 12_500, lengthMillimetres: 600, widthMillimetres: 400, heightMillimetres: 300 },
  ...[1, 2].map(() => ({
    grams: 3000,
    lengthMillimetres: 450,
    widthMillimetres: 305,
    heightMillimetres: 300,
  })),
];
const boxesInAddress = '12.5-60-40-30_3-45-30.5-30x2';

type Way = { readonly warehouseId: number; readonly countryId: number; readonly goodsTypeId: number };

/** The route with most lines to Hong Kong, and a goods type its first line accepts. */
async function wayOf(shop: DemoShop): Promise<Way> {
  const lines = (await linesOf(shop)).filter(({ countryId }) => countryId === hongKong);
  const [goods] = await sql<{ id: number }>(
    `select min(goods_type_id) as id from line_goods_type
     where tenant_id = $1 and shop_id = $2 and line_id = $3`,
    [shop.tenantId, shop.id, lines[0]!.id],
  );
  return { warehouseId: lines[0]!.warehouseId, countryId: hongKong, goodsTypeId: goods!.id };
}

const searchOf = ({ warehouseId, countryId, goodsTypeId }: Way, boxes = boxesInAddress) =>
  `?from=${warehouseId}&to=${countryId}&goods=${goodsTypeId}&boxes=${boxes}`;

async function newShop(name: string) {
  const shop = await copyShop(demo, newHost(name));
  return { shop, host: shop.host, way: await wayOf(shop) };
}

/** The server's price for the same goods. */
async function trialOf(host: string, way: Way, more: object = {}, accessToken?: string) {
  const input = { declaredMinor: 0, insuredMinor: 0, collectionMinor: 0, isTaxHandled: false, ...more };
  return send(
    feeCalls.trial,
    { ...way, boxes: sizes, ...input },
    { ...asVisitor(host), ...(accessToken && { accessToken }) },
  );
}

/** Publishes a version that takes effect immediately: every total becomes 1,000 yuan. */
async function publishDearer(host: string, lineId: number) {
  await sql(
    `insert into tariff_version (tenant_id, shop_id, line_id, version, effective_at, published_at, tariff)
     select tenant_id, shop_id, line_id, version + 1, now(), now(),
       jsonb_set(tariff, '{rounding}', '{"step": 100000, "direction": "up"}')
     from tariff_version v where line_id = $2 and tenant_id = (select tenant_id from host where name = $1)
       and version = (select max(version) from tariff_version where (tenant_id, line_id) = (v.tenant_id, v.line_id))`,
    [host, lineId],
  );
}

const byLine = (a: { line: number }, b: { line: number }) => a.line - b.line;

async function expectSameAsServer(page: CalculatorPage, offers: Awaited<ReturnType<typeof trialOf>>) {
  const priced = offers.flatMap(({ id, price }) => (price ? { line: id, total: price.total } : []));
  const refused = offers.flatMap(({ id, refusal }) => (refusal ? { line: id, refusal } : []));
  expect(priced.length).toBeGreaterThan(2);
  await expect.poll(async () => (await page.totals()).toSorted(byLine)).toEqual(priced.toSorted(byLine));
  const shown = (await page.refusals()).filter(({ refusal }) => refusal !== 'goodsType');
  expect(shown.toSorted(byLine)).toEqual(refused.toSorted(byLine));
}

async function register(page: Page, username: string) {
  const words = (key: string) => text('en', 'session', key);
  await page.getByRole('main').getByLabel(words('username.label')).fill(username);
  await page.getByLabel(words('password.label'), { exact: true }).fill('a long password');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words('register.submit'), exact: true }).click();
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a visitor prices three boxes, shares the link, registers, finds the quote again and keeps the price', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const { host, way } = await newShop('price');
  await prefer(page, host, 'en');
  await openPage(page, host, '/shipping-calculation');
  const calculator = new CalculatorPage(page);

  await test.step('types the goods and sees every line as the server prices it', async () => {
    await calculator.select('warehouse').selectOption(String(way.warehouseId));
    await calculator.select('destination').selectOption(String(way.countryId));
    await calculator.select('goodsType').selectOption(String(way.goodsTypeId));
    await calculator.type(threeBoxes);
  });
  const offers = await trialOf(host, way);
  await expectSameAsServer(calculator, offers);
  const [cheapest] = offers;
  const cheapestOffer = calculator.offer(cheapest!.id);
  await expect(calculator.offers().first()).toHaveAttribute('data-line', String(cheapest!.id));
  await expect(cheapestOffer).toContainText(calculator.words('offers.cheapest'));
  await expect(cheapestOffer).toContainText(measures.weight(cheapest!.price!.billed));

  await test.step('opens the bill, line by line as the server bills it', async () => {
    const rows = await calculator.billRows(await calculator.openBill(cheapest!.id));
    expect(rows.map(({ amount }) => amount)).toEqual(
      cheapest!.price!.lines.map(({ minor }) => measures.money(minor, 'CNY')),
    );
    for (const { words } of rows) expect(words.filter((part) => part !== '').length).toBeGreaterThan(1);
  });

  const address = `${originOf(host)}/shipping-calculation${searchOf(way)}&line=${cheapest!.id}`;
  await expect(page).toHaveURL(address);
  const before = await calculator.totals();

  await test.step('shares the link, and a friend sees the same', async () => {
    await page.getByRole('button', { name: calculator.words('offers.share') }).click();
    await expect(page.getByText(text('en', 'storefront', 'copy.done'))).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(address);
    const friend = await openBrowser();
    await prefer(friend, host, 'vi');
    await friend.goto(link);
    const theirs = new CalculatorPage(friend);
    await expect.poll(() => theirs.totals()).toEqual(before);
    await expect(theirs.offer(cheapest!.id).locator('details')).toHaveAttribute('open');
  });

  await test.step('registers and is back where everything still stands', async () => {
    await cheapestOffer.getByRole('link', { name: calculator.words('keep.action') }).click();
    await expect(page).toHaveURL(new RegExp(`^${originOf(host)}/register\\?redirect=`));
    await register(page, newName('quote'));
    await expect(page).toHaveURL(address);
    await expect.poll(() => calculator.totals()).toEqual(before);
  });

  await test.step('keeps the price, which is there after a reload', async () => {
    await expect(calculator.kept).toContainText(calculator.words('kept.empty'));
    await cheapestOffer.getByRole('button', { name: calculator.words('keep.action') }).click();
    const total = measures.money(cheapest!.price!.total, 'CNY');
    await expect(calculator.quote).toContainText(/Valid until \d+ \w+ 20\d\d/);
    await expect(calculator.quote).toContainText(total);
    await expect(calculator.kept.getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/&quote=[0-9a-f-]{36}$/);
    await page.reload();
    await expect(calculator.quote).toContainText(total);
  });

  await test.step('the price stands when the tariff changes, until it expires', async () => {
    await publishDearer(host, cheapest!.id);
    const total = measures.money(cheapest!.price!.total, 'CNY');
    await expect
      .poll(async () => {
        await page.reload();
        return calculator.offer(cheapest!.id).locator('[data-total]').getAttribute('data-total');
      })
      .toBe('100000');
    await expect(calculator.quote).toContainText(total);
    await sql(
      `update quote set created_at = created_at - interval '90 days', expires_at = created_at - interval '1 day'
       where tenant_id = (select tenant_id from host where name = $1)`,
      [host],
    );
    await page.reload();
    await expect(calculator.quote).toContainText(/Expired on \d+ \w+ 20\d\d/);
    await expect(calculator.quote).toContainText(total);
  });
});

test('fields are checked as one types, and not before', async ({ page }) => {
  const { host, way } = await newShop('checked');
  await prefer(page, host, 'en');
  await openPage(page, host, `/shipping-calculation${searchOf(way, '5---')}`);
  const calculator = new CalculatorPage(page);
  const row = calculator.rows().first();
  const length = calculator.field(row, 'length');
  await expect(page.locator('main [aria-invalid]')).toHaveCount(0);
  await calculator.field(row, 'width').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('main [aria-invalid]')).toHaveCount(0);
  await expect(calculator.main).toContainText('Box 1: Length, Width, Height');
  for (const [typed, key, gaps] of [
    ['abc', 'problem.notNumber', {}],
    ['0', 'problem.notPositive', {}],
    ['1000.5', 'problem.tooMuch', { most: '1,000 cm' }],
    ['1.25', 'problem.tooFine', { decimals: '1' }],
    ['', 'problem.missing', {}],
  ] as const) {
    await length.fill(typed);
    await expect(length).toHaveAttribute('aria-invalid', 'true');
    await expect(row).toContainText(`Length: ${calculator.words(key, gaps)}`);
  }
  await length.fill('30');
  await expect(length).not.toHaveAttribute('aria-invalid');
  await calculator.select('destination').selectOption('');
  await expect(calculator.select('destination')).toHaveAttribute('aria-invalid', 'true');
});

test('value, cover, area and level change the price as the server says', async ({ page }) => {
  const { host, way } = await newShop('options');
  const member = await newMember(host);
  await changeMember(
    member,
    'level = (select max(level) from member_level where tenant_id = member.tenant_id)',
  );
  const accessToken = await signInBrowser(page, member);
  await prefer(page, host, 'en');
  await openPage(page, host, `/shipping-calculation${searchOf(way)}&area=hk-islands&value=800&cover=500`);
  const calculator = new CalculatorPage(page);
  const [region] = await sql<{ id: string }>(
    `select p.region_id as id from remote_area_place p
       join remote_area a on (a.tenant_id, a.shop_id, a.id) = (p.tenant_id, p.shop_id, p.remote_area_id)
       join host h on h.tenant_id = a.tenant_id where h.name = $1 and a.key = 'hk-islands' and region_id <> ''`,
    [host],
  );
  const more = { regionId: region!.id, declaredMinor: 80_000, insuredMinor: 50_000 };
  const offers = await trialOf(host, way, more, accessToken);
  const priced = offers.flatMap(({ id, price }) => (price ? { line: id, total: price.total } : []));
  expect(priced.length).toBeGreaterThan(0);
  expect(offers.some(({ price }) => price && price.discount > 0)).toBe(true);
  await expect
    .poll(async () => (await calculator.totals()).toSorted(byLine))
    .toEqual(priced.toSorted(byLine));
  expect((await calculator.refusals()).filter(({ refusal }) => refusal === 'fee.areaNotServed')).toEqual(
    offers.flatMap(({ id, refusal }) => (refusal === 'fee.areaNotServed' ? { line: id, refusal } : [])),
  );
});

test.describe('a server that is away for a moment', () => {
  test.use({ meets: [503] });

  test('loses nothing: what was typed stays, and kept prices come when it is back', async ({ page }) => {
    const { host, way } = await newShop('away');
    await signInBrowser(page, await newMember(host));
    await prefer(page, host, 'en');
    const calls = /\/api\/OrderCalculateFee\//;
    await page.route(calls, (route) => route.fulfill({ status: 503, body: '' }));
    const [cheapest] = await trialOf(host, way);
    await openPage(page, host, `/shipping-calculation${searchOf(way)}&line=${cheapest!.id}`);
    const calculator = new CalculatorPage(page);
    const offer = calculator.offer(cheapest!.id);
    await expect(calculator.kept).toContainText(calculator.words('quote.failed'));
    await offer.getByRole('button', { name: calculator.words('keep.action') }).click();
    await expect(page.getByRole('alert')).toHaveText(text('en', 'storefront', 'failure.server'));
    await page.unroute(calls);
    await calculator.kept.getByRole('button', { name: calculator.words('quote.retry') }).click();
    await expect(calculator.kept).toContainText(calculator.words('kept.empty'));
    await offer.getByRole('button', { name: calculator.words('keep.action') }).click();
    await expect(calculator.quote).toContainText(/Valid until/);
  });
});

test('a tariff that changes while a page is open is kept at its new price, and the page says so', async ({
  page,
}) => {
  const { host, way } = await newShop('changed');
  await signInBrowser(page, await newMember(host));
  await prefer(page, host, 'en');
  const [cheapest] = await trialOf(host, way);
  await openPage(page, host, `/shipping-calculation${searchOf(way)}&line=${cheapest!.id}`);
  const calculator = new CalculatorPage(page);
  const offer = calculator.offer(cheapest!.id);
  await expect(calculator.kept).toContainText(calculator.words('kept.empty'));
  await publishDearer(host, cheapest!.id);
  await offer.getByRole('button', { name: calculator.words('keep.action') }).click();
  await expect(page.getByText(calculator.words('keep.changed'))).toBeVisible();
  await expect(calculator.quote.locator('[data-total]')).toHaveAttribute('data-total', '100000');
  await expect(offer.locator('[data-total]')).toHaveAttribute('data-total', '100000');
});

test('lines that do not take the goods stay listed with the reason', async ({ page }) => {
  const { host, way } = await newShop('refused');
  await prefer(page, host, 'en');
  await openPage(page, host, `/shipping-calculation${searchOf(way, '31-150-40-30')}`);
  const refused = page.locator('main [data-refusal="fee.boxTooHeavy"]');
  await expect(refused.first()).toContainText(text('en', 'refusal', 'fee.boxTooHeavy'));
  await expect(refused.first()).toContainText(/Maximum \d+ kg/);
});

test('prices stand in the page before any script, and a broken address is just an empty form', async () => {
  const { host, way } = await newShop('bare');
  const answer = await ask(host, `/shipping-calculation${searchOf(way)}`, { 'accept-language': 'en' });
  const words = readable(answer.text);
  for (const { price } of await trialOf(host, way)) {
    if (price) expect(words).toContain(tidy(measures.money(price.total, 'CNY')));
  }
  const broken = await ask(host, '/shipping-calculation?from=x&boxes=%3Cscript%3E&line=-1&quote=1', {
    'accept-language': 'en',
  });
  expect(broken.status).toBe(200);
  expect(broken.text).not.toContain('<script>"');
});

test('where no line goes, the page says from where one does', async ({ page }) => {
  const { host, shop, way } = await newShop('no-way');
  const lines = await linesOf(shop);
  const goes = (from: number, to: number) =>
    lines.some(({ warehouseId, countryId }) => warehouseId === from && countryId === to);
  const other = lines.find(({ countryId }) => !goes(way.warehouseId, countryId))!;
  await prefer(page, host, 'en');
  await openPage(page, host, `/shipping-calculation${searchOf({ ...way, countryId: other.countryId })}`);
  const calculator = new CalculatorPage(page);
  await expect(calculator.main).toContainText(calculator.words('noWay.title'));
  await calculator.main
    .getByRole('button', { name: /^Ship from/ })
    .first()
    .click();
  await expect(calculator.offers().first()).toBeVisible();
});

test.describe('for everyone', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing on an open bill with its advice, and every stop of the Tab key is seen', async ({
    page,
  }) => {
    test.slow();
    const { host, way } = await newShop('everyone');
    await prefer(page, host, 'vi');
    const [first] = await trialOf(host, way);
    await openPage(page, host, `/shipping-calculation${searchOf(way)}&line=${first!.id}&value=100`);
    await expect(page.locator('[data-advice="known"]')).toBeVisible();
    await expect(page.locator('[data-packing="known"]')).toBeVisible();
    await expectNothingFound(page, 'open bill');
    expect(await walkFocus(page)).toBeGreaterThan(30);
    for (const width of [1920, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page, `calculator, ${width} wide`);
    }
  });

  test('the price is found with the keyboard alone', async ({ page }) => {
    const { host } = await newShop('keys');
    await prefer(page, host, 'en');
    await openPage(page, host, '/shipping-calculation');
    const calculator = new CalculatorPage(page);
    await calculator.select('warehouse').focus();
    for (let field = 0; field < 3; field += 1) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
    }
    for (const typed of ['2', '30', '20', '10']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await expect(calculator.offers().first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(calculator.field(calculator.rows().nth(1), 'weight')).toBeFocused();
  });
});

test('U-18: the home page prices a weight before anybody signs up, also without script', async ({
  browser,
}) => {
  const host = demo;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await prefer(page, host, 'en');
  await page.goto(`${originOf(host)}/index`);
  const { lines } = await send(feeCalls.introduction, {}, asVisitor(host));
  const { countryId, countryName } = lines[0]!;
  await expect(page.getByRole('heading', { level: 3, name: countryName, exact: true })).toBeVisible();
  await page.getByLabel(text('en', 'rates', 'home.to')).selectOption(String(countryId));
  await page.getByLabel(text('en', 'rates', 'home.weight')).fill('2.5');
  await page.getByRole('button', { name: text('en', 'rates', 'home.seePrices') }).click();
  await expect(page).toHaveURL(/\/shipping-calculation\?to=\d+&kg=2\.5$/);
  await expect(page.locator('[data-line]').first()).toBeVisible();
  await context.close();
});
