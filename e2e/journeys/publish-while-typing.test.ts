import { emptyShop } from '../empty-shop.ts';
import { text } from '../messages.ts';
import { StudioPage } from '../pages/studio-page.ts';
import { sql } from '../product.ts';
import { newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an autosave that falls due while its text is published does not bring the draft back', async ({
  page,
}) => {
  const shop = await emptyShop(newHost('typing'));
  await signInStaff(page, await newStaff(shop, 'owner'));
  await page.clock.install();
  await openConsole(page, '/studio/article');
  await page.locator('[data-add]').first().click();
  await expect(page.locator('.ant-drawer')).toBeVisible();
  await new StudioPage(page).fill({
    type: { choose: text('en', 'studio', 'choice.article.type.terms') },
    titles: 'Terms',
    contents: { write: 'Parcels are kept for thirty days.' },
  });

  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/api/console/studio/article/save', async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  await page.keyboard.press('Control+s');
  await asked.promise;
  // Longer than the pause after which a draft is saved.
  await page.clock.runFor(10_000);
  released.resolve();

  await expect(page.locator('.ant-drawer')).toBeHidden();
  await expect(page.locator('[data-row-link]')).toHaveCount(1);
  const drafts = await sql('select 1 from record_draft where tenant_id = $1', [shop.tenantId]);
  expect(drafts).toEqual([]);
});
