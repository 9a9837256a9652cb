import { sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

test("P12: lists of the console name a shop in the reader's language", async ({ page, openBrowser }) => {
  const shop = await copyShop('harbour.localhost', newHost('names'), { languages: ['zhHans', 'en', 'vi'] });
  const whole = { zhHans: '全名店', en: 'Whole Name', vi: 'Tên đầy đủ' };
  // The sister shop has no Vietnamese name, so its default language is the fallback.
  const short = { zhHans: '姐妹店', en: 'Sister Shop' };
  await sql('update shop set names = $3 where tenant_id = $1 and id = $2', [shop.tenantId, shop.id, whole]);
  await sql(
    `insert into shop select (jsonb_populate_record(row, $3)).* from shop row where tenant_id = $1 and id = $2`,
    [shop.tenantId, shop.id, { id: shop.id + 1, names: short }],
  );
  const readers = [
    { tab: page, language: 'en', names: [whole.en, short.en] },
    { tab: await openBrowser({ reducedMotion: 'reduce' }), language: 'vi', names: [whole.vi, short.zhHans] },
  ] as const;
  for (const { tab, language, names } of readers) {
    await signInStaff(tab, await newStaff(shop, 'owner', language));
    await openConsole(tab, '/money-accounts');
    const cells = tab.locator('.ant-table-row').getByRole('cell');
    for (const name of names) await expect(cells.filter({ hasText: name }).first()).toBeVisible();
    await expect(cells.filter({ hasText: whole.zhHans })).toHaveCount(0);
    // A form that names the shop uses the same name.
    const replace = tab.getByRole('button', { name: new RegExp(names[0]) }).first();
    await replace.click();
    await expect(tab.getByRole('dialog')).toContainText(names[0]);
  }
});
