import { expectNothingFound } from '../axe.ts';
import { emptyShop } from '../empty-shop.ts';
import { text } from '../messages.ts';
import { StudioPage } from '../pages/studio-page.ts';
import { sql } from '../product.ts';
import { newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

// The session check returns 401 before sign-in; a text with a field left is refused with 409.
test.use({ meets: [401, 409], contextOptions: { reducedMotion: 'reduce' } });

test('a text that asks for facts of the company is published once they are filled in', async ({ page }) => {
  const shop = await emptyShop(newHost('facts'));
  await signInStaff(page, await newStaff(shop, 'owner'));
  await openConsole(page, '/studio/article');
  const studio = new StudioPage(page);
  await page.locator('[data-add]').first().click();
  await expect(page.locator('.ant-drawer')).toBeVisible();
  await studio.fill({ titles: 'About us', contents: { write: '[[company name]] ships parcels.' } });

  // The form says what is left, and publishing is refused with the same name.
  const left = page.locator('[data-fields-left]');
  await expect(left).toContainText('company name');
  await expectNothingFound(page, 'a text with a field to fill in');
  await page.keyboard.press('Control+s');
  const refused = text('en', 'refusal', 'article.fieldsLeft', { fields: 'company name' });
  await expect(page.getByText(refused).first()).toBeVisible();
  const published = () => sql('select id from article where tenant_id = $1', [shop.tenantId]);
  expect(await published()).toHaveLength(0);

  await studio.fill({ contents: { write: 'Mega Freight ships parcels.' } });
  await expect(left).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.locator('.ant-drawer')).toBeHidden();
  expect(await published()).toHaveLength(1);
});
