import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { text } from '../messages.ts';
import { onePicture } from '../one-picture.ts';
import { sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openPage, prefer, test } from '../test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const words = (key: string, gaps?: Record<string, string>) => text('en', 'studio', key, gaps);
const field = (page: Page, label: string) => page.getByLabel(words(label), { exact: true });

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-undo]')).toBeVisible();
}

/** Reloads a public page until it shows a change, and reports how long that took. */
async function seen(page: Page, what: string, shown: () => Promise<void>): Promise<void> {
  const since = Date.now();
  await expect(async () => {
    await page.goto(page.url());
    await shown();
  }).toPass({ intervals: [200], timeout: 40_000 });
  console.log(`${what} was seen after ${Date.now() - since} ms`);
}

test('an admin changes name, colour, logo and home page, and a visitor sees each of them', async ({
  page,
  openBrowser,
}) => {
  const { host, ...shop } = await copyShop('northstar.localhost', newHost('brand'));
  const staff = await openBrowser({ reducedMotion: 'reduce' });
  await prefer(page, host, 'en');
  await openPage(page, host, '/index');
  await signInStaff(staff, await newStaff(shop, 'admin'));

  // The name, in the language of the visitor.
  await openConsole(staff, '/studio/profile');
  await staff.locator('[data-language-tab="en"]').click();
  await field(staff, 'field.names').fill('<b>Polar</b> Freight');
  await field(staff, 'field.profile.seoTitles').fill('Ship from China');
  await expectNothingFound(staff, 'the profile of a shop');
  await save(staff);
  await seen(page, 'a new name', () =>
    expect(page).toHaveTitle('Ship from China - <b>Polar</b> Freight', { timeout: 1 }),
  );
  await expect(page.getByRole('contentinfo')).toContainText('<b>Polar</b> Freight');

  // The brand: the specimen follows what is typed, before it is saved.
  await openConsole(staff, '/studio/brand');
  const specimen = staff.locator('[data-specimen="light"]');
  const buttonColor = () =>
    specimen
      .locator('button')
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  await field(staff, 'field.brand.primaryColor').last().fill('#ffffff');
  await staff.keyboard.press('Control+s');
  await expect(staff.getByRole('alert').first()).toHaveText(words('problem.tooPale'));
  await field(staff, 'field.brand.primaryColor').last().fill('8A1C5B');
  await expect.poll(buttonColor).toBe('rgb(138, 28, 91)');
  await expect(staff.locator('[data-contrast="button.light"]')).toContainText(words('contrast.good'));
  await expect(specimen.locator('img')).toHaveCount(0);
  await staff.locator('[data-file="logo"] input').setInputFiles(await onePicture(staff, 600, 120, '#8a1c5b'));
  await expect(specimen.locator('img')).toHaveCount(1);
  await expectNothingFound(staff, 'the brand of a shop');
  await save(staff);
  await seen(page, 'a new colour', () =>
    expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#8a1c5b', { timeout: 1 }),
  );
  const logo = page.getByRole('banner').locator('img').first();
  await expect(logo).toHaveAttribute('src', /^\/files\/picture\/[0-9a-f]{32}\.webp$/);
  await expect.poll(() => logo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(600);
  await expectNothingFound(page, 'home in the new colour');

  // Undo brings the former brand back.
  await staff.locator('[data-undo]').click();
  await seen(page, 'the former colour', () =>
    expect(page.locator('meta[name="theme-color"]')).not.toHaveAttribute('content', '#8a1c5b', {
      timeout: 1,
    }),
  );

  // Sections of the home page, chosen and moved.
  await openConsole(staff, '/studio/homePage');
  for (const section of ['goods', 'steps'])
    await staff.locator(`[data-choice="${section}"]`).getByRole('checkbox').check();
  await staff
    .getByRole('button', { name: words('moveUp', { name: words('choice.homePage.homeSections.steps') }) })
    .click();
  await expectNothingFound(staff, 'the home page in the studio');
  await save(staff);
  await seen(page, 'new sections', async () => {
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    const wanted = ['steps.title', 'goods.title'].map((key) => text('en', 'storefront', key));
    expect(titles.slice(0, 2)).toEqual(wanted);
    expect(titles).toHaveLength(3);
  });

  // An admin reads the modules; only the owner switches them.
  await openConsole(staff, '/studio/shopModules');
  await expect(staff.locator('[data-choice="consolidation"] input')).toBeDisabled();
  await expect(staff.locator('[data-save]')).toHaveCount(0);
  const acts = await sql<{ act: string }>(
    `select act from audit where tenant_id = $1 and act like 'studio/%' order by id`,
    [shop.tenantId],
  );
  expect(acts.map(({ act }) => act)).toEqual([
    'studio/profile/save',
    'studio/files/add',
    'studio/brand/save',
    'studio/brand/revert',
    'studio/homePage/save',
  ]);
});
