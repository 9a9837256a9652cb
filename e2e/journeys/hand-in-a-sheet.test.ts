import { readFile } from 'node:fs/promises';
import { readSheetFile, writeSheetFile } from '@onehaul/testing/sheet-file';
import { expectNothingFound } from '../axe.ts';
import { newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const words = (key: string, gaps?: Record<string, string>) => text('en', 'imports', key, gaps);
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

test('a sheet is handed in, its wrong rows are fetched, put right and taken', async ({ page }) => {
  const member = await newMember(host);
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  await openMemberPage(page, host, '/cod/sku?do=import');
  const choose = async (name: string, rows: readonly (readonly string[])[] | Buffer) => {
    const buffer = Buffer.isBuffer(rows) ? rows : await writeSheetFile(rows);
    await page.locator('[data-import-file]').setInputFiles({ name, mimeType: type, buffer });
  };

  const template = page.waitForEvent('download');
  await page.locator('[data-import-template]').click();
  const { rows: headed } = await readSheetFile(await readFile(await (await template).path()));
  expect(headed[0]!.length).toBeGreaterThan(6);

  const own = ['code', 'name', 'weight', 'length', 'width', 'height'];
  const good = [`A-${member.memberCode}`, 'Cup', '0.3', '10', '10', '10'];
  const bad = [`B-${member.memberCode}`, 'Bowl', 'heavy', '10', '10', '10'];
  await choose('goods.xlsx', [own, good, bad]);
  await expect(page.getByRole('alert')).toContainText(words('hasErrors'));
  await expect(page.locator('[data-wrong-cell]')).toHaveCount(1);
  await expect(page.locator('[data-wrong-cell=C3]')).toContainText('heavy');
  await expect(page.locator('[data-wrong-cell=C3]')).toContainText(words('problem.notMeasure'));
  await page.mouse.move(0, 0);
  await expectNothingFound(page, 'a sheet with something wrong');

  const download = page.waitForEvent('download');
  await page.locator('[data-bad-rows]').click();
  const { rows: wrong } = await readSheetFile(await readFile(await (await download).path()));
  expect(wrong).toHaveLength(2);
  expect(wrong[1]![0]).toContain(words('problem.notMeasure'));
  const put = await writeSheetFile(wrong.map((row) => row.map((cell) => (cell === 'heavy' ? '0.5' : cell))));

  await choose('goods, put right.xlsx', put);
  await expect(page.locator('[data-import=verified]')).toBeVisible();
  await page.locator('[data-import-submit]').click();
  await expect(page.locator('[data-import=committed]')).toBeVisible();
  await expect(page.locator('[data-import-row] [data-import-state=committed]')).toHaveCount(1);

  await choose('goods, put right.xlsx', put);
  await expect(page.getByRole('alert')).toContainText(/already imported/i);
  await choose('notes.txt', put);
  await expect(page.getByRole('alert')).toContainText(words('notSheet'));
});
