import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { type Gallery, startGallery } from '../gallery.ts';
import { onePicture } from '../one-picture.ts';
import { expectNoSidewaysScroll, walkFocus } from '../screen.ts';
import { smallTargets } from '../targets.ts';
import { expect, hydrated, test } from '../test.ts';

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.stop());
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
} as const;

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(gallery.url + path);
  await hydrated(page);
  // The comboboxes work once their list is loaded.
  await expect(page.locator('[data-part=Combobox] [role=combobox]')).toHaveCount(4);
}

const part = (page: Page, name: string) => page.locator(`[data-part=${name}]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Focuses a control and presses a key on it. */
async function press(page: Page, name: string, key = 'Enter'): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press(key);
}

test('every part can be reached and read in both schemes, at 1440 and 390', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  expect(await walkFocus(page)).toBeGreaterThan(60);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingFound(page, `parts at ${width} px`);
  }
});

test('targets are 44 px by finger, and nothing scrolls sideways at 320', async ({ openBrowser }) => {
  const page = await openBrowser(phone);
  await open(page);
  expect(await smallTargets(page)).toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoSidewaysScroll(page, `parts at ${width}`);
  }
});

test('the server renders every part without style attributes, and nothing moves afterwards', async ({
  page,
}) => {
  const html = await (await fetch(gallery.url)).text();
  expect(html).toContain('data-part="Stepper"');
  expect(html).not.toMatch(/\sstyle="/);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('dialogs keep the focus, close on Escape and give it back', async ({ page }) => {
  await open(page);
  await press(page, 'Open dialog');
  const dialog = page.getByRole('dialog', { name: 'Choose a line' });
  await expectNothingFound(page, 'dialog');
  // Escape closes the list first, then the dialog.
  const line = dialog.getByRole('combobox');
  await line.focus();
  await page.keyboard.type('sea');
  await expect(page.getByRole('option', { name: 'Sea' })).toBeVisible();
  await expectNothingFound(page, 'list in a dialog');
  await page.keyboard.press('Escape');
  await expect(page.locator('li[role=option]')).toHaveCount(0);
  await expect(line).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Open dialog')).toBeFocused();

  await press(page, 'Open question');
  const question = page.getByRole('alertdialog', { name: 'Cancel order?' });
  await expect(question.getByRole('button', { name: 'Keep order' })).toBeFocused();
  await expectNothingFound(page, 'question');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Open question')).toBeFocused();
});

test('a drawer in the address closes by the back button, and asks before typed text is lost', async ({
  page,
}) => {
  await open(page);
  await press(page, 'Open drawer');
  const drawer = page.getByRole('dialog', { name: 'Address 7' });
  await expect(page).toHaveURL(/\?open=7$/);
  await expectNothingFound(page, 'drawer');
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(button(page, 'Open drawer')).toBeFocused();

  await press(page, 'Open drawer');
  await drawer.getByRole('textbox').fill('Chan');
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(drawer.getByRole('textbox')).toHaveValue('Chan');
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await expect(page).toHaveURL(/\?open=7$/);
  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).press('Enter');
  await expect(drawer).toHaveCount(0);
  await expect(page).not.toHaveURL(/open/);

  // Opened from a link, closing must not leave the site.
  await open(page, '/?open=7');
  await drawer.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(drawer).toHaveCount(0);
  await expect(page).not.toHaveURL(/open/);
});

test('a drawer is a panel beside a wide page and a sheet on a phone', async ({ page, openBrowser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/?open=7');
  const panel = await page.getByRole('dialog', { name: 'Address 7' }).boundingBox();
  expect(panel).toMatchObject({ x: 880, y: 0, width: 560, height: 900 });
  const small = await openBrowser(phone);
  await open(small, '/?open=7');
  const sheet = (await small.getByRole('dialog', { name: 'Address 7' }).boundingBox())!;
  expect(sheet).toMatchObject({ x: 0, width: 390 });
  expect(sheet.y + sheet.height).toBe(844);
  expect(sheet.y).toBeGreaterThanOrEqual(40);
  // A touch beside it closes it.
  await small.touchscreen.tap(200, 15);
  await expect(small.getByRole('dialog')).toHaveCount(0);
});

test('a form names what is wrong, focuses it, and shows a refusal at its field', async ({ page }) => {
  await open(page);
  await press(page, 'Open form');
  const dialog = page.getByRole('dialog', { name: 'Request payout' });
  const receiver = dialog.getByLabel('Receiver');
  await expect(dialog).toBeVisible();
  await receiver.press('Enter');
  await expect(receiver).toBeFocused();
  await expect(receiver).toHaveAccessibleDescription('Enter the receiver.');
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(3);
  await expectNothingFound(page, 'form with errors');
  await page.keyboard.type('nobody');
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(2);
  await dialog.getByRole('link', { name: 'Enter an amount such as 12.50.' }).press('Enter');
  await page.keyboard.type('１２，5');
  await dialog.getByRole('checkbox').press('Space');
  await receiver.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Request payout' })).toHaveAttribute('aria-busy', 'true');
  await expect(receiver).toHaveAccessibleDescription('This receiver is unknown.');
  await expect(receiver).toBeFocused();
  await receiver.fill('Chan');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Open form')).toBeFocused();
  // The message outlives the dialog it was sent from.
  await expect(page.locator('[data-tone=positive]')).toHaveText('Payout requested in a dialog.');
});

test('a combobox is searched, chosen from and left by keys', async ({ page }) => {
  await open(page);
  const city = part(page, 'Combobox').getByRole('combobox', { name: 'City' }).first();
  await city.focus();
  await page.keyboard.type('da n');
  await expect(page.locator('li[role=option]')).toHaveCount(1);
  await expectNothingFound(page, 'open list');
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue('Đà Nẵng');
  await page.keyboard.type('nowhere');
  await expect(page.getByText('Nothing found')).toBeVisible();
  // Leaving without a choice keeps the last one.
  await page.keyboard.press('Tab');
  await expect(city).toHaveValue('Đà Nẵng');
  await expect(page.locator('input[name=city]')).toHaveValue('Đà Nẵng');

  const region = part(page, 'ChainedSelect').getByRole('combobox', { name: 'Region' });
  await region.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const district = part(page, 'ChainedSelect').getByRole('combobox', { name: 'District' });
  await district.focus();
  await page.keyboard.type('sha');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-path]')).toHaveText('New Territories / Sha Tin');
  // Another choice above drops the one below.
  await region.fill('kow');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-path]')).toHaveText('Kowloon');
  await expect(district).toHaveValue('');
});

test('menus, tooltips, tabs, pagers and switches work by keys', async ({ page }) => {
  await open(page);
  await press(page, 'Actions');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await expectNothingFound(page, 'menu');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-chosen]')).toHaveText('remove');
  await expect(button(page, 'Actions')).toBeFocused();

  await button(page, 'Billed weight').focus();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  await page.getByRole('tab', { name: 'Details' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Stored on 3 May')).toBeVisible();
  await expect(page.getByText('Weight 1.2 kg')).toBeHidden();

  const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
  await pages.getByRole('link', { name: 'Next page' }).press('Enter');
  await expect(pages.locator('[aria-current=page]')).toHaveText('7');
  const inPanel = page.getByRole('navigation', { name: 'Pages of the panel' });
  await inPanel.getByRole('button', { name: 'Page 3' }).press('Enter');
  await expect(inPanel.locator('[aria-current=page]')).toHaveText('3');

  const onOff = page.getByRole('switch', { name: 'Notices in this browser' });
  await onOff.press('Space');
  await expect(onOff).toBeChecked();
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await press(page, 'More');
  await press(page, 'More');
  await expect(quantity).toHaveValue('3');
  await expect(button(page, 'More')).toBeDisabled();
  await press(page, 'Show password', 'Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await press(page, 'Open popover');
  await expect(page.getByText('Rate of 09:00')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Open popover')).toBeFocused();
});

test('toasts can be undone, files removed, and a busy button keeps its place', async ({ page }) => {
  await open(page);
  await press(page, 'Remove');
  await expect(page.locator('[data-outcome]')).toHaveText('removed');
  await page.locator('[data-undo]').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.locator('[data-outcome]')).toHaveText('restored');
  await expect(page.locator('[data-undo]')).toHaveCount(0);

  await page.locator('[data-upload-input]').setInputFiles(await onePicture(page, 40, 40));
  await expect(page.locator('[data-upload=done] img')).toBeVisible();
  await expectNothingFound(page, 'uploaded');
  await press(page, 'Remove picture.png');
  await expect(page.locator('[data-upload=done]')).toHaveCount(0);
  await part(page, 'Upload').getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.locator('[data-upload=uploading]')).toHaveCount(2);

  const save = page.locator('[data-save]');
  const width = (await save.boundingBox())!.width;
  await save.press('Enter');
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await expect(save).toBeFocused();
  expect((await save.boundingBox())!.width).toBe(width);
});
