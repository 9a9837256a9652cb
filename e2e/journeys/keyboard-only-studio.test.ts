import type { Locator, Page } from '@playwright/test';
import { modules } from '@onehaul/domain/shop';
import { newHost, copyShop } from '../shop-copy.ts';
import { walkFocus } from '../screen.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, meets: [401] });

const drawer = (page: Page) => page.locator('.ant-drawer');
const rowLinks = (page: Page) => page.locator('[data-row-link]');

/** Presses Tab until the control has the focus: it can be reached without a mouse. */
async function tabTo(page: Page, target: Locator, maxStops = 60): Promise<void> {
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a carton is found, added, moved, edited and archived without a mouse', async ({ page }) => {
  const shop = await copyShop('northstar.localhost', newHost('keys'), { modules: [...modules] });
  await signInStaff(page, await newStaff(shop, 'owner'));
  await openConsole(page, '/studio/carton');
  await expect(rowLinks(page).first()).toBeVisible();
  const before = await rowLinks(page).count();

  await page.keyboard.press('n');
  await expect(drawer(page)).toBeVisible();
  const values = {
    name: 'Key box',
    lengthMm: '41',
    widthMm: '31',
    heightMm: '21',
    ownGrams: '0.3',
    mostGrams: '9',
  };
  for (const [name, value] of Object.entries(values)) {
    await tabTo(page, page.locator(`#record-${name}`));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Control+s');
  await expect(drawer(page)).toBeHidden();
  await expect(rowLinks(page)).toHaveCount(before + 1);

  await page.keyboard.press('/');
  await page.keyboard.type('Key box');
  await expect(rowLinks(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(rowLinks(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await tabTo(page, page.locator('#record-mostGrams'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12');
  await page.keyboard.press('Control+s');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('row', { name: /Key box/ })).toContainText('12 kg');

  await rowLinks(page).first().focus();
  await page.keyboard.press('Enter');
  await tabTo(page, drawer(page).locator('[data-archive]'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').filter({ has: page.locator('[data-confirm-archive]') });
  await tabTo(page, dialog.locator('[data-confirm-archive]'));
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeHidden();
  await expect(rowLinks(page)).toHaveCount(0);
});

test('the focus is seen at every stop of a form of the studio', async ({ page }) => {
  const shop = await copyShop('northstar.localhost', newHost('focus'));
  await signInStaff(page, await newStaff(shop, 'owner'));
  await openConsole(page, '/studio/brand');
  await expect(page.locator('[aria-busy="true"], .ant-skeleton')).toHaveCount(0);
  expect(await walkFocus(page)).toBeGreaterThan(12);
});
