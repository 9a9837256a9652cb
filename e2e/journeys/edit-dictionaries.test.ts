import { expectNothingFound } from '../axe.ts';
import { text } from '../messages.ts';
import { sql } from '../product.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

const words = (key: string, gaps?: Record<string, string>) => text('en', 'reference', key, gaps);

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

test('the operator corrects a country and returns to the release', async ({ page }) => {
  await signInStaff(page, await newStaff({ tenantId: 1 }, 'operator'));
  await openConsole(page, '/dictionaries');
  await expectNothingFound(page, 'countries');
  // Greenland: no other journey shows it.
  await openConsole(page, '/dictionaries?open=304');
  const drawer = page.getByRole('dialog', { name: words('one.country') });
  await drawer.getByRole('button', { name: words('edit'), exact: true }).click();
  const form = page.getByRole('dialog', { name: words('edit.title', { name: 'Greenland' }) });
  await form.getByLabel(`${words('field.names')} (English)`).fill('Kalaallit Nunaat');
  await expectNothingFound(page, 'the editor of a country');
  await form.getByRole('button', { name: words('save') }).click();
  await expect(drawer).toContainText(words('state.edited'));
  await expect(drawer.locator('[data-history]')).toContainText('Greenland');
  await expectNothingFound(page, 'a country that differs from the release');
  await drawer.getByRole('button', { name: words('revert'), exact: true }).click();
  const confirmation = page.getByRole('dialog', { name: words('revert.title') });
  await confirmation.getByRole('button', { name: words('revert'), exact: true }).click();
  await expect(drawer).toContainText(words('state.released'));
  expect(await sql(`select names ->> 'en' as name, edited_at from country where id = 304`)).toEqual([
    { name: 'Greenland', edited_at: null },
  ]);

  for (const tab of ['region', 'customsRule'] as const) {
    await openConsole(page, `/dictionaries?tab=${tab}`);
    await expectNothingFound(page, words(`tab.${tab}`));
  }
  await page.getByRole('button', { name: words('add.customsRule') }).click();
  await expect(page.getByRole('dialog', { name: words('add.customsRule') })).toBeVisible();
  await expectNothingFound(page, 'the editor of a customs rule');
});
