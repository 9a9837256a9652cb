import { type Language, languages } from '@onehaul/domain/language';
import type { Page } from '@playwright/test';
import { demoPassword } from '../../database/seeds/demo/people.ts';
import { isRead } from '../turns.ts';
import { expectNothingFound } from '../axe.ts';
import { type DemoShop, demoShop } from '../demo-data.ts';
import { look } from '../look.ts';
import { newMember, signInBrowser } from '../members.ts';
import { firstWarehouse, forecast, newNumbers } from '../parcels.ts';
import { StationPage } from '../pages/station-page.ts';
import { sql } from '../product.ts';
import { expectNoSidewaysScroll } from '../screen.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, goOn, openMemberPage, openPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const demo = { host, username: 'demo', password: demoPassword, memberCode: '' };
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

test.use({ contextOptions: { reducedMotion: 'reduce' }, meets: [401] });

/** Opens another tab of the current page. */
async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.locator(`[data-tab=${name}]`);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
}

/** A demo parcel that was photographed, measured and shelved. */
async function storedParcel({ tenantId, id }: DemoShop): Promise<number> {
  const [found] = await sql<{ id: string }>(
    `select p.id from parcel p join member m on (m.tenant_id, m.shop_id, m.id) = (p.tenant_id, p.shop_id, p.member_id)
     where p.tenant_id = $1 and p.shop_id = $2 and m.username = 'demo' and p.state = 'stored'
       and exists (select from parcel_photo f where (f.tenant_id, f.shop_id, f.parcel_id) = (p.tenant_id, p.shop_id, p.id))
     order by p.id desc limit 1`,
    [tenantId, id],
  );
  return Number(found!.id);
}

async function openClaim({ tenantId, id }: DemoShop): Promise<number | undefined> {
  const [found] = await sql<{ id: string }>(
    `select id from parcel_claim where tenant_id = $1 and shop_id = $2 and state = 'open' order by created_at, id limit 1`,
    [tenantId, id],
  );
  return found && Number(found.id);
}

/** The staff languages; the message gate covers the other two. */
const staffLanguages: readonly Language[] = ['zhHans', 'en'];

for (const language of languages) {
  test(`the pages of a member are whole and read well in ${language}`, async ({ page }) => {
    test.slow();
    const stored = await storedParcel(await demoShop(host));
    await prefer(page, host, language);
    await openPage(page, host, '/consolidation/pickup-point');
    await look(page, language, 0, 'pickup points');
    await signInBrowser(page, demo);
    const paths = [
      '/member/parcel',
      `/member/parcel?open=${stored}`,
      '/member/personal',
      '/member/address-domestic',
      '/consolidation/forecast',
      '/consolidation/forecast?tab=sheet',
      '/consolidation/forecast?tab=abroad',
      '/consolidation/forecast?tab=claim',
      '/member/added',
      '/member/added-list',
      `/member/added?parcel=${stored}`,
      '/member/case',
      '/member/case?tab=yourTurn',
      '/member/case?new=damage',
      '/member/declare',
      '/member/declare?tab=confirmations',
      '/member/notify',
      '/member/notify?tab=choices',
      '/member/agent',
      '/member/recommend',
      '/member/coupon',
      '/member/coupon?state=used',
      '/member/flow',
      '/member/flow?tab=withdrawals',
      '/member/flow?do=recharge',
      '/member/flow?do=withdraw',
    ];
    await openMemberPage(page, host, '/member/order');
    for (const [index, path] of paths.entries()) {
      if (!isRead(language, index + 1)) continue;
      await page.setViewportSize(desktop);
      await goOn(page, path);
      if (path.includes('open'))
        await expect(page.getByRole('dialog').locator('[data-event]')).not.toHaveCount(0);
      await look(page, language, index + 1, path);
      await page.setViewportSize(phone);
      await expectNoSidewaysScroll(page, `${path} on a phone`);
    }
  });
}

for (const language of staffLanguages) {
  const lookAt = (page: Page, index: number, where: string) =>
    look(page, language, index, where, staffLanguages);

  test(`stations and desks are whole and read well in ${language}`, async ({ page }) => {
    test.slow();
    const shop = await demoShop(host);
    const [warehouse, stored, claim] = await Promise.all([
      firstWarehouse(shop),
      storedParcel(shop),
      openClaim(shop),
    ]);
    await page.addInitScript((value) => localStorage.setItem('language', value), language);
    await signInStaff(page, await newStaff(shop, 'owner', language));
    await openConsole(page, '/stations/receive');
    await expect(page.locator('[data-workplace-choice]')).not.toHaveCount(0);
    await lookAt(page, 0, 'workplaces');
    const station = new StationPage(page);
    await station.open(warehouse.code);
    await lookAt(page, 1, 'receive');
    await station.go('measure');
    await lookAt(page, 2, 'measure');
    await station.go('putAway');
    await lookAt(page, 3, 'put away');
    await station.go('hold');
    await lookAt(page, 4, 'hold');
    const paths = [
      '/stations/measure-again',
      '/cases',
      '/stations/services',
      '/parcels',
      `/parcels?open=${shop.id}-${stored}`,
      '/consignees',
      '/unclaimed',
      'claims',
      'abandoned',
      ...(claim ? [`/unclaimed?tab=claims&open=${shop.id}-${claim}`] : []),
    ];
    for (const [index, path] of paths.entries()) {
      // A tab is opened from the preceding page.
      const isAlone = path.startsWith('/') && !path.startsWith('/unclaimed');
      if (isAlone && !isRead(language, index + 5, staffLanguages)) continue;
      await (path.startsWith('/') ? openConsole(page, path) : openTab(page, path));
      if (path.includes('open')) await expect(page.getByRole('dialog').locator('h2')).not.toHaveCount(0);
      await lookAt(page, index + 5, path);
    }
  });
}

test('axe finds nothing in what opens on the pages of parcels', async ({ page }) => {
  test.slow();
  const shop = await demoShop(host);
  const stored = await storedParcel(shop);
  await prefer(page, host, 'en');
  await signInBrowser(page, demo);
  await openMemberPage(page, host, '/consolidation/forecast');
  await page.locator('[data-scan]').fill('???');
  await page.keyboard.press('Enter');
  await page.locator('[data-send-forecast]').click();
  await expect(page.locator('[data-row] [aria-invalid=true]')).toHaveCount(1);
  await expectNothingFound(page, 'a forecast with mistakes');
  await openMemberPage(page, host, '/consolidation/forecast?tab=claim');
  await page.locator('[data-claim]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.locator('[data-send-claim]').click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expectNothingFound(page, 'a claim with mistakes');
  await openMemberPage(page, host, `/member/parcel?open=${stored}`);
  const drawer = page.getByRole('dialog');
  await drawer.locator('section button:has(img)').first().click();
  await expect(page.locator('dialog[open]:not([data-drawer])')).toBeVisible();
  await expectNothingFound(page, 'a photo');
  await page.keyboard.press('Escape');
  await drawer.locator('[data-edit]').click();
  await expect(drawer.locator('form')).toBeVisible();
  await expectNothingFound(page, 'goods being described');
});

test('axe finds nothing at stations at work', async ({ page }) => {
  test.slow();
  const shop = await demoShop(host);
  const [member, warehouse] = await Promise.all([newMember(host), firstWarehouse(shop)]);
  const numbers = newNumbers(1);
  await forecast(member, warehouse.id, [{ courierNumber: numbers[0]!, goodsName: 'Tea' }]);
  await signInStaff(page, await newStaff(shop, 'clerk'));
  const station = new StationPage(page);
  await station.open(warehouse.code);
  await station.scanTo(numbers[0]!, 'good');
  await expectNothingFound(page, 'a parcel that was received');
  await station.go('measure');
  await station.scan(numbers[0]!);
  await expect(page.locator('[data-work]')).toBeVisible();
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-missing=true]')).toBeVisible();
  await expectNothingFound(page, 'a parcel on the scale');
  await page.keyboard.press('Escape');
  await station.go('hold');
  await station.scan(numbers[0]!);
  await expect(page.locator('[data-reason]')).not.toHaveCount(0);
  await expectNothingFound(page, 'a parcel about to be held');
  await station.go('putAway');
  await station.scan(numbers[0]!);
  await expect(page.locator('[data-answer=suggestion]')).toBeVisible();
  await expectNothingFound(page, 'a parcel that waits for a bin');
});
