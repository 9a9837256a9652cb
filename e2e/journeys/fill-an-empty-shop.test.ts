import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { approveDeposit, handReceiptIn } from '../deposits.ts';
import { choose } from '../choose.ts';
import type { DemoShop } from '../demo-data.ts';
import { emptyShop } from '../empty-shop.ts';
import { addHomeAddress } from '../home-address.ts';
import { memberRow, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { onePicture } from '../one-picture.ts';
import { CalculatorPage } from '../pages/calculator-page.ts';
import { StudioPage } from '../pages/studio-page.ts';
import { Warehouse } from '../pages/warehouse.ts';
import { forecast, newNumbers } from '../parcels.ts';
import { ask, otherPort, port, sql } from '../product.ts';
import { newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openMemberPage, openPage, prefer, test } from '../test.ts';

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

const hongKong = 'Hong Kong';
const finance = (key: string) => text('en', 'finance', key);
const tariff = (key: string, gaps?: Record<string, string>) => text('en', 'tariff', key, gaps);
const yuan = (minor: number) => `¥${(minor / 100).toFixed(2)}`;

/** The first box of an MP4 file, by which its type is recognised, and an empty one. */
const emptyFilm = Buffer.from('000000106674797069736f6d000002000000000866726565', 'hex');

/** Longest time until both page servers showed a change, by what was changed. */
type Delays = Map<string, number>;

/** Waits until both page servers, each with an API of its own, show a change to visitors. */
function watchPages(host: string, delays: Delays) {
  return async (what: string, path: string, wanted: string): Promise<void> => {
    const since = performance.now();
    await Promise.all(
      [port(), otherPort()].map(async (at) => {
        await expect
          .poll(async () => (await ask(host, path, { 'accept-language': 'en' }, at)).text, {
            message: `${what} at ${path}`,
            intervals: [50],
            timeout: 20_000,
          })
          .toContain(wanted);
        delays.set(what, Math.max(delays.get(what) ?? 0, performance.now() - since));
      }),
    );
  };
}
type Watch = ReturnType<typeof watchPages>;

async function enterShop(studio: StudioPage, seen: Watch): Promise<void> {
  const { page } = studio;
  await studio.change('profile', {
    names: 'Lantern Freight',
    taglines: 'From Guangdong to your door',
    descriptions: 'We collect, combine and forward parcels.',
    seoTitles: 'Parcel forwarding',
    filingNumber: 'ICP 2026-1',
  });
  await seen('profile', '/index', 'From Guangdong to your door');

  await openConsole(page, '/studio/brand');
  await page.locator('#record-primaryColor').last().fill('#8a1c5b');
  await studio.fill({ logoKey: { upload: await onePicture(page, 600, 120, '#8a1c5b') } });
  await studio.save();
  await seen('brand', '/index', '#8a1c5b');

  await openConsole(page, '/studio/shopModules');
  for (const name of ['consolidation', 'pickupPoint'])
    await page.locator(`[data-choice="${name}"]`).getByRole('checkbox').check();
  await studio.save();
  await seen('modules', '/index', '/consolidation/pickup-point');

  await openConsole(page, '/studio/homePage');
  await page.locator('[data-rows="contactLinks"] [data-add-row]').click();
  await studio.fill({
    'contactLinks-0-type': { choose: text('en', 'studio', 'choice.homePage.contactLinks.type.text') },
    'contactLinks-0-icon': { choose: text('en', 'studio', 'choice.homePage.contactLinks.icon.phone') },
    'contactLinks-0-name': 'Hotline',
    'contactLinks-0-text': '+852 2345 6789',
  });
  await studio.save();
  await seen('home page', '/index', '2345 6789');

  await studio.add('banner', {
    titles: 'Half price in November',
    fileKey: { upload: await onePicture(page, 1600, 600) },
  });
  await seen('banner', '/index', 'Half price in November');
}

async function enterContent(studio: StudioPage, seen: Watch): Promise<void> {
  await studio.add('article', {
    type: { choose: text('en', 'studio', 'choice.article.type.terms') },
    titles: 'Terms of Lantern Freight',
    contents: { write: 'Parcels are kept for thirty days.' },
  });
  await seen('article', '/service/term', 'Parcels are kept for thirty days.');
  await studio.add('announcement', {
    titles: 'We are open',
    publishedAt: '2026-01-01T08:00',
    contents: { write: 'Send your first parcel today.' },
  });
  await seen('announcement', '/index', 'We are open');
  await studio.add('video', {
    titles: 'How to send a parcel',
    fileKey: { upload: { name: 'film.mp4', mimeType: 'video/mp4', buffer: emptyFilm } },
    seconds: '42',
  });
  await seen('video', '/teach', 'How to send a parcel');
}

async function enterCatalogue(studio: StudioPage, seen: Watch): Promise<void> {
  const { page } = studio;
  await studio.add('currency', { code: 'CNY', exchangeRate: '1', names: 'Renminbi' });
  await studio.add('currency', { code: 'HKD', exchangeRate: '1.08', names: 'Hong Kong dollar' });
  await seen('currency', '/index', 'HKD');
  await studio.add('destination', { countryId: { find: hongKong }, currencyCode: { find: 'HKD' } });
  await studio.add('goodsType', { names: 'Ordinary goods' });
  await studio.add('carrier', { names: 'Lantern Express', code: 'LX' });
  await studio.add('deliverySpeed', {
    names: 'Standard',
    transport: { choose: text('en', 'studio', 'choice.deliverySpeed.transport.land') },
    minimumDays: '2',
    maximumDays: '5',
  });
  await studio.add('warehouse', {
    names: 'Dongguan',
    code: 'DG',
    countryId: { find: 'China' },
    receiver: 'Lantern',
    phone: '0769-1234567',
    address: '8 Harbour Road, Dongguan',
    hours: 'Every day 9:00-18:00',
  });
  await studio.add('virtualWarehouse', {
    names: 'Los Angeles address',
    warehouseId: { find: 'Dongguan' },
    countryId: { find: 'United States' },
    receiver: 'Lantern LA',
    phone: '2135550100',
    address: '1 Ocean Avenue',
  });
  await openConsole(page, '/studio/bin');
  await page.locator('[data-bin-generate]').click();
  const rack = page.getByRole('dialog', { name: text('en', 'studio', 'bins.generateTitle') });
  await rack.getByLabel(text('en', 'studio', 'bins.aisles')).fill('A-B');
  await rack.getByLabel(text('en', 'studio', 'bins.bays')).fill('01-03');
  await rack.getByLabel(text('en', 'studio', 'bins.levels')).fill('1-2');
  await choose(rack.getByLabel(text('en', 'studio', 'field.warehouseId')), 'Dongguan');
  await rack.getByRole('button', { name: text('en', 'studio', 'bins.generateSubmit') }).click();
  await expect(rack).toBeHidden();
  await studio.add('carton', {
    name: 'Small box',
    lengthMm: '40',
    widthMm: '30',
    heightMm: '30',
    ownGrams: '0.4',
    mostGrams: '20',
  });
  await studio.add('remoteArea', {
    names: 'Outlying islands',
    key: 'islands',
    countryId: { find: hongKong },
    postcodePrefixes: '999',
  });
  await studio.add('service', { names: 'Photos of the content' });
  await studio.add('serviceOption', {
    names: 'Three photos',
    addedServiceId: { find: 'Photos of the content' },
    minor: '5',
  });
  await studio.add('pickupPoint', {
    names: 'Mong Kok counter',
    countryId: { find: hongKong },
    regionId: { find: 'Yau Tsim Mong' },
    address: '1 Argyle Street',
    hours: 'Monday to Friday 10:00-20:00',
    longitude: '114.17',
    latitude: '22.32',
  });
  await seen('pickup point', '/consolidation/pickup-point', '1 Argyle Street');
  await studio.add('line', {
    names: 'Dongguan to Hong Kong',
    code: 'DG-HK',
    warehouseId: { find: 'Dongguan' },
    countryId: { find: hongKong },
    carrierId: { find: 'Lantern Express' },
    deliverySpeedId: { find: 'Standard' },
    goodsTypeIds: { chooseAll: ['Ordinary goods'] },
  });
}

/** Publishes the starting tariff with a price of the shop's own, and opens the line. */
async function priceLine(page: Page): Promise<void> {
  await openConsole(page, '/tariffs');
  await page.getByRole('link', { name: 'Dongguan to Hong Kong' }).click();
  await page.getByLabel(tariff('field.firstPrice')).fill('42');
  await page.getByRole('button', { name: tariff('publishOpen'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: tariff('publishTitle') });
  await expectNothingFound(page, 'publishing a first tariff');

  await dialog.getByRole('button', { name: tariff('publish'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('switch', { name: tariff('openLabel', { name: 'Dongguan to Hong Kong' }) }).click();
  await expect(page.getByText(tariff('opened', { name: 'Dongguan to Hong Kong' }))).toBeVisible();
}

async function enterMoney(studio: StudioPage): Promise<void> {
  const { page } = studio;
  await openConsole(page, '/money-accounts?tab=bank');
  await page.locator('[data-add-bank]').click();
  const bank = page.getByRole('dialog', { name: finance('bank.add') });
  await bank.getByLabel(finance('bank.name')).fill('Harbour Bank');
  await bank.getByLabel(finance('bank.holder')).fill('Lantern Freight Ltd');
  await bank.getByLabel(finance('bank.number')).fill('6222 0000 1234');
  await bank.getByRole('button', { name: finance('bank.save') }).click();
  await expect(bank).toBeHidden();
  await studio.add('payType', {
    names: 'Bank transfer',
    kind: { choose: text('en', 'studio', 'choice.payType.kind.bankDeposit') },
    isOffered: true,
  });
  await studio.add('memberLevel', { names: 'Bronze', level: '1', leastSpentMinor: '0' });
  await studio.add('rechargePackage', { minor: '500', giftMinor: '20' });
  await studio.add('campaign', {
    kind: { choose: text('en', 'studio', 'choice.campaign.kind.code') },
    names: 'Opening week',
    percent: '10',
    minor: '50',
    stock: '100',
    code: 'LANTERN10',
  });
}

async function changeRule(page: Page, seen: Watch): Promise<void> {
  await openConsole(page, '/rules');
  await page.locator('#rule-passwordLeastLength').fill('10');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-save-bar]')).toBeHidden();
  await seen('rule', '/register', text('en', 'session', 'password.rule', { least: '10' }));
}

/** A new member with an address and two parcels under way. */
async function firstMember({ host, tenantId }: DemoShop) {
  const member = await newMember(host);
  const { id: memberId } = await memberRow<{ id: number }>(member, 'id');
  await addHomeAddress(member);
  const [warehouse] = await sql<{ id: number }>('select id from warehouse where tenant_id = $1', [tenantId]);
  const parcels = newNumbers(2);
  const rows = parcels.map((courierNumber) => ({ courierNumber, goodsName: 'Socks' }));
  return { member, memberId, parcels, ids: await forecast(member, warehouse!.id, rows) };
}

type Order = { id: number; number: string; step: string; totalMinor: number };
async function orderOf(memberId: number): Promise<Order> {
  const [order] = await sql<Order>(
    'select id::int, number, step, total_minor::int as "totalMinor" from shop_order where member_id = $1',
    [memberId],
  );
  return order!;
}

async function placeOrder(page: Page, host: string, ids: readonly number[]): Promise<void> {
  const next = page.locator('[data-next]');
  await openMemberPage(page, host, `/consolidation/place-order?parcels=${ids.join(',')}`);
  await expect(page.locator('[data-chosen]')).toHaveAttribute('data-chosen', '2');
  await next.click();
  await page.locator('input[name=order-line]').first().check();
  await expect(page.locator('[data-running]').first()).toHaveAttribute('data-running', /^\d+$/);
  await next.click();
  await expect(page.locator('[data-goods]')).toHaveCount(1);
  await next.click();
  await expect(page.locator('[data-quoted]')).toHaveAttribute('data-quoted', /^\d+$/);
  await page.locator('[data-submit-order]').click();
  await expect(page.locator('[data-created]')).toBeVisible();
}

test('an empty shop is filled in the console, seen by visitors, and ships its first order', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const shop = await emptyShop(newHost('lantern'));
  const { host } = shop;
  const delays: Delays = new Map();
  const seen = watchPages(host, delays);
  await test.step('visitors see an empty shop without errors', async () => {
    const visitor = await openBrowser();
    await prefer(visitor, host, 'en');
    for (const path of ['/index', '/shipping-calculation', '/help', '/message'])
      await openPage(visitor, host, path);
  });
  const owner = await openBrowser({ reducedMotion: 'reduce' });
  await signInStaff(owner, await newStaff(shop, 'owner'));
  const studio = new StudioPage(owner);
  await test.step('shop', () => enterShop(studio, seen));
  await test.step('content', () => enterContent(studio, seen));
  await test.step('catalogue', () => enterCatalogue(studio, seen));
  await test.step('price', () => priceLine(owner));
  await seen('line and tariff', '/charge-introduce', 'Dongguan to Hong Kong');
  await seen('warehouse and goods', '/shipping-calculation', 'Ordinary goods');
  await test.step('money', () => enterMoney(studio));
  await test.step('rules', () => changeRule(owner, seen));

  const { member, memberId, parcels, ids } = await firstMember(shop);
  const calculated = await test.step('the calculator prices two boxes of 0.8 kg', async () => {
    const visitor = await openBrowser();
    await prefer(visitor, host, 'en');
    await openPage(visitor, host, '/shipping-calculation');
    const calculator = new CalculatorPage(visitor);
    await calculator.type([{ weight: '1.6', length: '20', width: '15', height: '10' }]);
    await expect.poll(() => calculator.totals()).toHaveLength(1);
    return (await calculator.totals())[0]!.total;
  });
  expect(calculated).toBeGreaterThan(4200);

  const desk = await openBrowser({ permissions: ['camera'], reducedMotion: 'reduce' });
  await signInStaff(desk, await newStaff(shop, 'clerk'));
  const warehouse = new Warehouse(desk, 'DG');
  await warehouse.receive(parcels, ['0.8', '20', '15', '10']);
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  await placeOrder(page, host, ids);
  const order = await orderOf(memberId);
  const transaction = `FT${randomInt(10 ** 9, 10 ** 10)}`;
  await handReceiptIn(page, page.locator('[data-pay-panel]'), transaction);
  const cashier = await openBrowser({ reducedMotion: 'reduce' });
  await signInStaff(cashier, await newStaff(shop, 'finance'));
  await approveDeposit(cashier, transaction, yuan(order.totalMinor));
  await expect.poll(async () => (await orderOf(memberId)).step).toBe('toPick');
  const goes = { ...order, lineName: 'Dongguan to Hong Kong', parcels };
  // In the shop's own carton, by which the order was quoted.
  await warehouse.pack(goes, ['2.1', '40', '30', '30'], 'good');
  await warehouse.send(goes);
  await expect.poll(async () => (await orderOf(memberId)).step).toBe('shipped');
  const [uneven] = await sql('select coalesce(sum(amount), 0)::int as sum from entry where tenant_id = $1', [
    shop.tenantId,
  ]);
  expect(uneven).toEqual({ sum: 0 });
  const worst = [...delays].map(([what, ms]) => `${what} ${Math.round(ms)} ms`).join(', ');
  console.log(`seen on two page servers with two APIs: ${worst}`);
});
