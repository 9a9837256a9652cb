import { orderDeskCalls } from '@onehaul/contract/console/orders';
import { readPdf } from '@onehaul/server/documents/read-pdf';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { newMember } from '../members.ts';
import { text } from '../messages.ts';
import { onePicture } from '../one-picture.ts';
import { ordersOf } from '../orders.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { askAsStaff, newStaff, openConsole, signInStaff } from '../staff.ts';
import { choose } from '../choose.ts';
import { expect, test } from '../test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const words = (key: string, gaps?: Record<string, string>) => text('en', 'studio', key, gaps);

const field = (page: Page, label: string) => page.getByLabel(words(label), { exact: true });

/** What a warehouse station prints for an order. */
async function printed(station: Page, shopId: number, id: number) {
  const { content } = await askAsStaff(station, orderDeskCalls.printLabels, { shopId, ids: [id] });
  const [page] = readPdf(Buffer.from(content, 'base64'));
  const { width, marks } = page!;
  return {
    widthMm: Math.round((width * 25.4) / 72),
    hasLogo: marks.some(({ is }) => is === 'image'),
    texts: marks.flatMap((mark) => (mark.is === 'text' ? [mark.text] : [])),
  };
}

test('an admin lays out the label, the station prints it at once, and undo brings the standard back', async ({
  page,
  openBrowser,
}) => {
  const { host, ...shop } = await copyShop('northstar.localhost', newHost('papers'));
  const member = await newMember(host);
  const clerk = await newStaff(shop, 'clerk');
  const [order] = await ordersOf(member, { host, ...shop }, [
    { step: 'ready', row: { receiverName: 'Mai Nguyen', receiverPhone: '+84 900 111 222' } },
  ]);
  const station = await openBrowser({ reducedMotion: 'reduce' });
  await signInStaff(station, clerk);
  const before = await printed(station, shop.id, order!.id);
  expect(before).toMatchObject({ widthMm: 100, hasLogo: false });
  expect(before.texts).toContain('+84 900 111 222');

  await signInStaff(page, await newStaff(shop, 'admin'));
  await openConsole(page, '/studio/labelLayout');
  const preview = page.locator('[data-paper-preview]');
  const picture = preview.locator('[data-paper-page="1"]');
  await expect(picture).toBeVisible();
  // What the warehouse needs cannot be cleared.
  await expect(page.locator('[data-choice="barcode"]').getByRole('checkbox')).toBeDisabled();

  // The preview follows the form before it is saved.
  const first = await picture.getAttribute('src');
  await choose(field(page, 'field.size'), words('choice.size.a6'));
  await choose(field(page, 'field.logoPlace'), words('choice.logoPlace.left'));
  await page.locator('[data-file="logo"] input').setInputFiles(await onePicture(page, 600, 120, '#000000'));
  // The picture moves what is below it.
  await expect(page.locator('[data-file="logo"] img')).toBeVisible();
  await page.locator('[data-choice="receiverPhone"]').getByRole('checkbox').uncheck();
  await field(page, 'field.footers').fill('<b>Thank you</b>');
  await expect.poll(() => picture.getAttribute('src')).not.toBe(first);
  await preview.getByLabel(words('paper.order')).fill(order!.number);
  await preview.locator('[data-show-order]').click();
  await expect(preview.getByRole('alert')).toHaveCount(0);
  await expect(picture).toBeVisible();
  await expectNothingFound(page, 'the layout of labels');
  expect(await printed(station, shop.id, order!.id)).toEqual(before);

  const opened = page.waitForEvent('popup');
  await preview.locator('[data-test-page]').click();
  await (await opened).close();

  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-undo]')).toBeVisible();
  await expect(preview.getByLabel(words('paper.order'))).toHaveValue(order!.number);
  const after = await printed(station, shop.id, order!.id);
  expect(after).toMatchObject({ widthMm: 105, hasLogo: true });
  expect(after.texts).not.toContain('+84 900 111 222');
  expect(after.texts).toContain('<b>Thank you</b>');

  await page.locator('[data-undo]').click();
  await expect.poll(() => printed(station, shop.id, order!.id)).toEqual(before);
  await expect(field(page, 'field.footers')).toHaveValue('');

  // An order of nobody is refused, and the last picture stays.
  await preview.getByLabel(words('paper.order')).fill('NOTHING');
  await preview.locator('[data-show-order]').click();
  await expect(preview.getByRole('alert')).toBeVisible();
});
