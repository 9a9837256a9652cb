import { send } from '@onehaul/client/send';
import { paymentCalls } from '@onehaul/contract/payment';
import { anOrder } from '@onehaul/testing/order-builders';
import { aBin, aParcel } from '@onehaul/testing/parcel-builders';
import type { TestDatabase } from '@onehaul/testing/test-database';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { type DemoShop, demoShop } from '../demo-data.ts';
import { memberRow, type NewMember, newMember } from '../members.ts';
import { text } from '../messages.ts';
import { asMember, firstWarehouse, forecast, newNumbers } from '../parcels.ts';
import { giveMoney } from '../payments.ts';
import { sql } from '../product.ts';
import { expectNoSidewaysScroll } from '../screen.ts';
import { onePicture } from '../one-picture.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { smallTargets } from '../targets.ts';
import { expect, test } from '../test.ts';

const host = 'harbour.localhost';
const database = { sql } as Pick<TestDatabase, 'sql'> as TestDatabase;

// The session check returns 401 before sign-in.
test.use({ meets: [401] });

const handheld = {
  viewport: { width: 390, height: 700 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce' as const,
  permissions: ['camera'],
};

/** This browser has a camera, but no detector: labels are shown to the page by `holdUp`. */
async function letReadBarcodes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let pictures = 0;
    class Detector {
      static getSupportedFormats = () => Promise.resolve(['code_128', 'qr_code']);
      detect = () => {
        const { label } = document.documentElement.dataset;
        document.documentElement.dataset.pictures = String((pictures += 1));
        return Promise.resolve(label ? [{ rawValue: label, boundingBox: new DOMRect() }] : []);
      };
    }
    Object.assign(globalThis, { BarcodeDetector: Detector });
  });
}

const others = ['hold', 'measureAgain', 'services', 'boxes', 'stockIn', 'returnsIn'] as const;
type StationName = 'measure' | 'putAway' | 'pick' | 'pack' | (typeof others)[number];

/** A clerk with a handheld: labels are read by the camera, figures are typed on the screen. */
class Handheld {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async go(station: StationName): Promise<void> {
    await this.page
      .locator('[data-station-choice]')
      .selectOption({ label: text('en', 'console', `page.${station}`) });
    await expect(this.page.locator(`[data-station=${station}]`)).toBeVisible();
    await expect(this.page.locator('[data-scan-field]')).toBeFocused();
  }

  /** Holds a label before the camera for a moment. */
  async holdUp(label: string): Promise<void> {
    await expect(this.page.locator('[data-camera-scan] video')).toBeVisible();
    const root = this.page.locator('html');
    await root.evaluate((html, text) => (html.dataset.label = text), label);
    const taken = Number(await root.getAttribute('data-pictures'));
    // Reading a label may end the work of the camera.
    await expect
      .poll(async () => {
        const isOn = await this.page.locator('[data-camera-scan]').isVisible();
        return isOn ? Number(await root.getAttribute('data-pictures')) : Number.POSITIVE_INFINITY;
      })
      .toBeGreaterThanOrEqual(taken + 3);
    await root.evaluate((html) => delete html.dataset.label);
  }

  async answers(tone: string): Promise<void> {
    await expect(this.page.locator('[data-answer]')).toHaveAttribute('data-answer', tone);
  }

  async type(measures: readonly string[]): Promise<void> {
    for (const [index, name] of ['weight', 'length', 'width', 'height'].entries()) {
      const field = this.page.locator(`[data-measure=${name}]`);
      await field.tap();
      await field.fill(measures[index]!);
    }
  }

  async tap(act: string): Promise<void> {
    const button = this.page.locator(`[data-act=${act}]`);
    if (!(await button.isVisible())) await this.page.locator('[data-more]').tap();
    await button.tap();
  }

  /** Everything can be reached and pressed by a thumb, and the scan field stays in sight. */
  async fits(where: string): Promise<void> {
    await expectNoSidewaysScroll(this.page, where);
    expect.soft(await smallTargets(this.page), where).toEqual([]);
    await expectNothingFound(this.page, where);
  }
}

/** A paid order of one parcel in a bin. */
async function paidOrder(shop: DemoShop, member: NewMember) {
  const { id: memberId } = await memberRow<{ id: number }>(member, 'id');
  const { id: warehouseId } = await firstWarehouse(shop);
  const [line] = await sql<{ id: number; countryId: number }>(
    `select l.id::int, l.country_id as "countryId" from line l
     where l.tenant_id = $1 and l.shop_id = $2 and l.warehouse_id = $3 and l.is_open and not l.is_private
       and exists (select from tariff_version v where v.tenant_id = l.tenant_id and v.line_id = l.id)
     order by l.position, l.id limit 1`,
    [shop.tenantId, shop.id, warehouseId],
  );
  const { id: binId, code: bin } = await aBin(database, shop, warehouseId, {
    code: `H-${newNumbers(1)[0]!.slice(-6)}`,
    position: 9_000,
  });
  const row = { weightGrams: 2000, lengthMm: 100, widthMm: 100, heightMm: 100, binId };
  const parcel = await aParcel(database, {
    shop,
    member: { id: memberId },
    warehouseId,
    state: 'stored',
    row,
  });
  const order = await anOrder(
    database,
    shop,
    { id: memberId },
    { parcels: [parcel], line: line!, step: 'unpaid' },
  );
  await giveMoney(shop, memberId, order.totalMinor);
  const [payType] = await sql<{ id: number }>(
    `select id from pay_type where tenant_id = $1 and shop_id = $2 and kind = 'balance'`,
    [shop.tenantId, shop.id],
  );
  await send(paymentCalls.pay, { payTypeId: payType!.id, orderIds: [order.id] }, await asMember(member));
  return { number: order.number, parcel: parcel.courierNumber, bin };
}

test('a parcel is received, measured, shelved, picked and packed with a handheld', async ({
  openBrowser,
}) => {
  test.slow();
  const shop = await demoShop(host);
  const [clerk, warehouse, member, page] = await Promise.all([
    newStaff(shop, 'clerk'),
    firstWarehouse(shop),
    newMember(host),
    openBrowser(handheld),
  ]);
  const [number = ''] = newNumbers(1);
  await forecast(member, warehouse.id, [{ courierNumber: number }]);
  const [order, bin] = await Promise.all([
    paidOrder(shop, member),
    aBin(database, shop, warehouse.id, {
      code: `H-${number.slice(-6)}`,
      position: 9_001,
    }),
  ]);
  await letReadBarcodes(page);
  await signInStaff(page, clerk);
  await openConsole(page, '/stations/receive');
  await page.locator(`[data-workplace-choice="${warehouse.code}"]`).first().tap();
  const hand = new Handheld(page);
  const field = page.locator('[data-scan-field]');

  await test.step('the keyboard of the screen opens only when it is asked for', async () => {
    await expect(field).toHaveAttribute('inputmode', 'none');
    await page.locator('[data-tool=keyboard]').tap();
    await expect(field).not.toHaveAttribute('inputmode', 'none');
    await page.locator('[data-tool=keyboard]').tap();
    await expect(field).toHaveAttribute('inputmode', 'none');
  });

  await test.step('the camera scans a label once', async () => {
    await page.locator('[data-tool=camera]').tap();
    await hand.holdUp(number);
    await hand.answers('good');
    await expect(page.locator('[data-queue-line]')).toContainText('1');
    await hand.fits('receive');
  });

  await test.step('the queue opens over the work, and the next scan closes it', async () => {
    await page.locator('[data-queue-line]').tap();
    await expect(page.locator(`[data-scan="${number}"]`)).toBeVisible();
    await hand.fits('the queue');
    // Lost to sight, the field still takes what a scanner types.
    await page.keyboard.type('?');
    await page.keyboard.press('Enter');
    await hand.answers('bad');
    await expect(page.locator(`[data-scan="${number}"]`)).toBeHidden();
  });

  await test.step('weight and size are typed, photos are chosen, and saving is one of two buttons in sight', async () => {
    await hand.go('measure');
    await hand.holdUp(number);
    await expect(page.locator('[data-work]')).toHaveAttribute('data-work', number);
    await hand.fits('measure');
    await hand.type(['1.5', '30', '20', '10']);
    for (const taken of ['1', '2']) {
      await page.locator('[data-photo-file]').setInputFiles(await onePicture(page, 80, 80));
      await expect(page.locator('[data-photos]')).toHaveAttribute('data-photos', taken);
    }
    await hand.tap('confirm');
    await hand.answers('good');
  });

  await test.step('parcel and bin are scanned one after the other', async () => {
    await hand.go('putAway');
    await hand.holdUp(number);
    await hand.fits('put away');
    await hand.holdUp(bin.code);
    await hand.answers('good');
  });

  await test.step('the list of a wave leads to the bin', async () => {
    await hand.go('pick');
    await hand.holdUp(order.number);
    await expect(page.locator('[data-next-bin]')).toHaveText(order.bin);
    await hand.fits('pick');
    await hand.holdUp(order.parcel);
    await expect(page.locator('[data-wave-done]')).toBeVisible();
    await expect(page.locator('[data-counter=conflicts]')).toHaveText('0');
  });

  await test.step('a box is packed and the order closed', async () => {
    await hand.go('pack');
    await hand.holdUp(order.number);
    await expect(page.locator('[data-order]')).toBeVisible();
    await hand.tap('putRest');
    await hand.type(['2', '10', '10', '10']);
    await page.locator('[data-photo-file]').setInputFiles(await onePicture(page, 80, 80));
    await expect(page.locator('[data-pictures-pending]')).toBeVisible();
    await page.locator('[data-measure=height]').press('Enter');
    await expect(page.locator('[data-box]')).toHaveCount(1);
    await hand.fits('pack');
    await hand.tap('confirm');
    await hand.answers('good');
  });

  await test.step('the other stations fit the hand too', async () => {
    for (const station of others) {
      await hand.go(station);
      await hand.fits(station);
    }
  });
});
