import { expectNothingFound } from '../axe.ts';
import { announcementsOf } from '../demo-data.ts';
import { text } from '../messages.ts';
import { onePicture } from '../one-picture.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openPage, prefer, test } from '../test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const words = (key: string) => text('en', 'richText', key);

test('customer service puts a picture into an announcement, and visitors see it', async ({
  page,
  openBrowser,
}) => {
  const shop = await copyShop('northstar.localhost', newHost('picture'));
  const [announcement] = await announcementsOf(shop);
  const staff = await openBrowser({ reducedMotion: 'reduce' });
  await signInStaff(staff, await newStaff(shop, 'service'));
  await openConsole(staff, `/studio/announcement?record=${announcement!.id}`);
  await staff.locator('[data-language-tab="en"]').click();
  await staff.getByRole('button', { name: words('picture'), exact: true }).click();
  const dialog = staff.getByRole('dialog', { name: words('picture.add') });
  await dialog.getByLabel(words('picture.file')).setInputFiles(await onePicture(staff, 1200, 600));
  const submit = dialog.getByRole('button', { name: words('picture.add') });
  // The description is required.
  await submit.click();
  await expect(dialog.getByLabel(words('picture.alt'))).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(words('picture.alt')).fill('The new <b>label</b>');
  await expectNothingFound(staff, 'a picture for a text');
  await submit.click();
  await expect(dialog).toBeHidden();
  const picture = (name: string) => ({ name, exact: true });
  await expect(staff.getByRole('img', picture('The new <b>label</b>'))).toBeVisible();
  await staff.keyboard.press('Control+s');
  await expect(staff.locator('[data-undo]')).toBeVisible();

  await prefer(page, shop.host, 'en');
  await openPage(page, shop.host, `/news-detail?id=${announcement!.id}`);
  const shown = page.getByRole('img', picture('The new <b>label</b>'));
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1200);

  // Opened again, the console shows it from its own host.
  await openConsole(staff, `/studio/announcement?record=${announcement!.id}`);
  await staff.locator('[data-language-tab="en"]').click();
  const again = staff.getByRole('img', picture('The new <b>label</b>'));
  await expect.poll(() => again.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1200);
});
