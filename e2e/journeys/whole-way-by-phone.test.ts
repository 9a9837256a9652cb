import type { Page } from '@playwright/test';
import { demoShop } from '../demo-data.ts';
import { addHomeAddress } from '../home-address.ts';
import { memberRow, newName } from '../members.ts';
import { text } from '../messages.ts';
import { Warehouse } from '../pages/warehouse.ts';
import { firstWarehouse, newNumbers } from '../parcels.ts';
import { giveMoney } from '../payments.ts';
import { originOf, sql } from '../product.ts';
import { expectNoSidewaysScroll } from '../screen.ts';
import { newStaff, signInStaff } from '../staff.ts';
import { expect, goOn, hydrated, openMemberPage, openPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const phone = { width: 390, height: 844 };

test.use({
  viewport: phone,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'allow',
  permissions: ['camera'],
  contextOptions: { reducedMotion: 'reduce' },
  // The session check before sign-in, and pages for signing in that a service worker asks the server for.
  meets: [401, 404],
  breaks: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'],
});

/** A camera that sees these labels: the browser of tests has no detector of barcodes. */
const showLabels = (page: Page, labels: readonly string[]) =>
  page.addInitScript((shown) => {
    class Detector {
      static getSupportedFormats = () => Promise.resolve(['code_128']);
      detect = () => Promise.resolve(shown.map((rawValue) => ({ rawValue, boundingBox: new DOMRect() })));
    }
    Object.assign(globalThis, { BarcodeDetector: Detector });
  }, labels);

async function register(page: Page, username: string, password: string): Promise<void> {
  const words = (key: string) => text('en', 'session', key);
  await openPage(page, host, '/register');
  await page.getByRole('main').getByLabel(words('username.label')).fill(username);
  await page.getByLabel(words('password.label'), { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words('register.submit'), exact: true }).tap();
  await expect(page).toHaveURL(`${originOf(host)}/member/personal`);
  await page.getByRole('button', { name: text('en', 'member', 'welcome.go') }).tap();
}

async function forecastByCamera(page: Page, numbers: readonly string[]): Promise<void> {
  await openMemberPage(page, host, '/consolidation/forecast');
  await page.locator('[data-scan-camera]').tap();
  const dialog = page.getByRole('dialog', { name: text('en', 'parcel', 'scan.cameraTitle') });
  await expect(dialog.locator(`[data-camera="${numbers.length}"]`)).toBeVisible();
  await dialog.getByRole('button', { name: text('en', 'parcel', 'scan.cameraDone') }).tap();
  for (const row of await page.locator('[data-row]').all()) {
    await row.getByRole('textbox', { name: 'Goods', exact: true }).fill('Socks');
    await row.getByRole('textbox', { name: 'Unit price (¥)' }).fill('12');
  }
  await page.locator('[data-send-forecast]').tap();
  await expect(page.locator('[data-outcome=forecast]')).toHaveCount(numbers.length);
}

async function readOffline(page: Page, number: string): Promise<void> {
  await openMemberPage(page, host, '/member/parcel');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload();
  await expect(page.getByText(number).first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await caches.has('own-pages'))
          ? (await (await caches.open('own-pages')).keys()).map(({ url }) => new URL(url).pathname)
          : [],
      ),
    )
    .toContain('/member/parcel');
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(number).first()).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await hydrated(page);
}

/** Chooses all parcels of the list and goes through the steps of the order. */
async function placeOrder(page: Page): Promise<void> {
  const next = page.locator('[data-next]');
  for (const box of await page.locator('tbody .row-choice label').all()) await box.tap();
  await page.locator('[data-merge]').tap();
  await expect(page.locator('[data-chosen]')).toHaveAttribute('data-chosen', '2');
  await next.tap();
  await page.locator('input[name=order-line]').first().check();
  await expect(page.locator('[data-running]').first()).toHaveAttribute('data-running', /^\d+$/);
  await expectNoSidewaysScroll(page, 'the lines of an order');
  await next.tap();
  // Equal goods are declared together.
  await expect(page.locator('[data-goods]')).toHaveCount(1);
  await next.tap();
  await expect(page.locator('[data-quoted]')).toHaveAttribute('data-quoted', /^\d+$/);
  await page.locator('[data-submit-order]').tap();
  await expect(page.locator('[data-created]')).toBeVisible();
}

async function payFromBalance(page: Page): Promise<void> {
  const panel = page.locator('[data-pay-panel]');
  await panel.locator('[data-way=balance] input').check();
  await panel.locator('button[data-pay]').tap();
  await expect(panel).toHaveAttribute('data-payment-state', 'settled');
}

async function followAndConfirm(page: Page, orderId: number): Promise<void> {
  await openMemberPage(page, host, `/member/order?order=${orderId}`);
  const drawer = page.getByRole('dialog', { name: text('en', 'order', 'drawer.title') });
  await drawer.locator('[data-act=track]').tap();
  await expect(page).toHaveURL(/\/logistics-query\?/);
  await expect(page.getByRole('main')).toContainText(text('en', 'way', 'milestone.departed'));
  await expectNoSidewaysScroll(page, 'the tracking page');
  await page.goBack();
  await drawer.locator('[data-act=receive]').tap();
  await page.locator('[data-receive]').tap();
  await expect(drawer.locator('[data-step=completed]')).toBeVisible();
}

async function ask(page: Page): Promise<void> {
  await goOn(page, '/member/case');
  await page.locator('[data-open-case]').first().tap();
  const dialog = page.getByRole('dialog', { name: text('en', 'case', 'open.title') });
  await dialog.getByRole('radio', { name: text('en', 'case', 'kind.question') }).check();
  await dialog.getByRole('textbox').last().fill('Do you ship on public holidays?');
  await dialog.locator('[data-send-case]').tap();
  await expect(page.getByText('Do you ship on public holidays?').first()).toBeVisible();
}

test('registered, forecast by camera, read offline, ordered, paid, followed, confirmed and asked: all on a phone', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const shop = await demoShop(host);
  const [clerk, warehouse] = await Promise.all([newStaff(shop, 'clerk'), firstWarehouse(shop)]);
  const desk = await openBrowser({ permissions: ['camera'], reducedMotion: 'reduce' });
  await signInStaff(desk, clerk);
  const house = new Warehouse(desk, warehouse.code);
  const parcels = newNumbers(2);
  const [username, password] = [newName('phone'), 'a long password'];
  await prefer(page, host, 'en');
  await showLabels(page, parcels);

  await test.step('register', () => register(page, username, password));
  await test.step('forecast', () => forecastByCamera(page, parcels));
  await house.receive(parcels, ['0.8', '20', '15', '10']);
  await test.step('read offline', () => readOffline(page, parcels[0]!));

  const row = await memberRow<{ id: number; code: string }>({ host, username }, 'id, code');
  await addHomeAddress({ host, username, password, memberCode: row.code });
  await giveMoney(shop, row.id, 100_000);
  await test.step('order', () => placeOrder(page));
  await test.step('pay', () => payFromBalance(page));
  const [order] = await sql<{ id: number; number: string; lineName: string }>(
    `select o.id::int, o.number, l.names ->> 'en' as "lineName" from shop_order o
     join line l on (l.tenant_id, l.shop_id, l.id) = (o.tenant_id, o.shop_id, o.line_id) where o.member_id = $1`,
    [row.id],
  );
  await house.pack({ ...order!, parcels }, ['1.4', '22', '17', '12'], 'good');
  await house.send({ ...order!, parcels });
  await test.step('follow and confirm', () => followAndConfirm(page, order!.id));
  await test.step('ask', () => ask(page));
});
