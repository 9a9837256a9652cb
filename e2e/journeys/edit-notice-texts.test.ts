import { randomInt } from 'node:crypto';
import type { Language } from '@onehaul/domain/language';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import type { DemoShop } from '../demo-data.ts';
import { mailsTo } from '../mails.ts';
import { newMember, newName, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { firstWarehouse, forecast, newNumbers } from '../parcels.ts';
import { sql } from '../product.ts';
import { expectInLanguage, expectNoSidewaysScroll } from '../screen.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const words = (key: string, gaps?: Record<string, string>) => text('en', 'noticeTexts', key, gaps);
const newShop = () => copyShop('harbour.localhost', newHost('notices'));
const subject = (page: Page) => page.locator('#notice-subject');
const body = (page: Page) => page.locator('#notice-body');
const filled = (page: Page) => page.locator('[data-filled]');

async function openTexts(page: Page, shop: DemoShop, record = '', language: Language = 'en') {
  const staff = await newStaff(shop, 'admin', language);
  await signInStaff(page, staff);
  await openConsole(page, `/studio/noticeTemplate${record && `?record=${record}`}`);
  return staff;
}

async function edit(page: Page, language: Language, values: { subject?: string; body?: string }) {
  await page.locator(`[data-language-tab="${language}"]`).click();
  if (values.subject !== undefined) await subject(page).fill(values.subject);
  if (values.body !== undefined) await body(page).fill(values.body);
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-save]')).toBeDisabled();
}

/** A member with an address, who is told by mail and on the website. */
async function aReader(shop: DemoShop) {
  const member = await newMember(shop.host);
  const email = `${newName('reader')}@journey.example`;
  const [row] = await sql<{ id: number }>(
    `update member set email = $1, language = 'en', name = 'Amy <b>' where tenant_id = $2 and username = $3
     returning id`,
    [email, shop.tenantId, member.username],
  );
  return { member, email, id: row!.id };
}

/** The event of a parcel that was weighed and stored, as the warehouse leaves it. */
const tell = ({ tenantId, id }: DemoShop, memberId: number, number: string) =>
  sql(
    `insert into outbox (tenant_id, shop_id, member_id, topic, subject_id, details)
     values ($1, $2, $3, 'parcelStored', 1, $4)`,
    [tenantId, id, memberId, JSON.stringify({ number, weightGrams: 1250 })],
  );

test('an admin writes a mail, members receive it, and after the reset ours again', async ({ page }) => {
  const shop = await newShop();
  const reader = await aReader(shop);
  const number = (place: number) => `SF${randomInt(10 ** 8, 10 ** 9)}${place}`;
  const [first, second] = [number(1), number(2)];
  await openTexts(page, shop);
  await expectNothingFound(page, 'texts of notices');
  await page.keyboard.press('/');
  await page.keyboard.type('in storage');
  await expect(page.locator('[data-notice]')).toHaveCount(1);
  await page.locator('[data-open="parcelStored.mail"]').click();
  await edit(page, 'en', {
    subject: 'On our shelf: ',
    body: 'We weighed it: {{weight}}.\nNote: {{warehouse}}',
  });
  await subject(page).press('End');
  await page.locator('[data-variable="number"]').click();
  await expect(subject(page)).toHaveValue('On our shelf: {{number}}');
  await expect(filled(page)).toContainText('On our shelf: SF1234567890');
  await expect(filled(page)).toContainText('We weighed it: 1.25 kg.');
  await expectNothingFound(page, 'the editor of a notice');
  await save(page);
  await expect(page.locator('[data-custom-language="en"]')).toBeVisible();

  await tell(shop, reader.id, first);
  const [mail] = await mailsTo(reader.email, first);
  expect(mail!.subject).toBe(`On our shelf: ${first}`);
  expect(mail!.text).toContain('We weighed it: 1.25 kg.');
  // The parcel of this event has no warehouse: its line is left out.
  expect(mail!.text).not.toContain('Note:');
  expect(mail!.text).toContain('Amy <b>');

  await page.locator('[data-reset]').click();
  await expect(page.getByText(words('resetDone'))).toBeVisible();
  await expect(subject(page)).toHaveValue('{{number}} is in storage – {{shop}}');
  await tell(shop, reader.id, second);
  const [ours] = await mailsTo(reader.email, second);
  expect(ours!.subject).toMatch(new RegExp(`^${second} is in storage`));

  // The history has both, and the shop's text can be restored.
  await page.locator('[data-view="history"]').click();
  await expect(page.locator('[data-history] > li')).toHaveCount(3);
  await page.locator('[data-restore="2"]').click();
  await expect(page.locator('[data-history] > li')).toHaveCount(4);
  await page.locator('[data-view="edit"]').click();
  await expect(subject(page)).toHaveValue('On our shelf: {{number}}');
});

test('the website shows the shop’s text, and undo brings ours back', async ({ page, openBrowser }) => {
  const shop = await newShop();
  const { member, id } = await aReader(shop);
  const reader = await openBrowser();
  await prefer(reader, shop.host, 'en');
  await signInBrowser(reader, member);
  await openMemberPage(reader, shop.host, '/member/notify');
  await tell(shop, id, 'SF4100000');
  await expect(reader.getByText('SF4100000 is in storage')).toBeVisible();

  await openTexts(page, shop, 'parcelStored.page');
  await edit(page, 'en', { subject: 'Here it is: {{number}}', body: 'First line\nSecond {{number}}' });
  await save(page);
  // The message with the button stays while the pointer is over it.
  const undo = page.locator('[data-undo]');
  await undo.hover();
  await reader.reload();
  await expect(reader.getByText('Here it is: SF4100000')).toBeVisible();
  await expect(reader.getByText('Second SF4100000')).toBeVisible();
  await undo.click();
  await expect(subject(page)).toHaveValue('{{number}} is in storage');
  await reader.reload();
  await expect(reader.getByText('SF4100000 is in storage')).toBeVisible();
});

test('a mistake is shown at its text, and an SMS counts its parts', async ({ page }) => {
  await openTexts(page, await newShop(), 'orderPriced.sms');
  await edit(page, 'en', { body: 'Pay {{weight}}' });
  await page.keyboard.press('Control+s');
  const alert = page.locator('[data-field="body"]').getByRole('alert');
  await expect(alert).toHaveText(words('problem.unknown', { variable: '{{weight}}' }));
  await expect(body(page)).toBeFocused();
  await expectNothingFound(page, 'a text with a mistake');
  await body(page).fill('Pay {{amount');
  await expect(alert).toHaveText(words('problem.braces', { variable: '{{number}}' }));
  await body(page).fill('Pay {{amount}}');
  await expect(alert).toHaveText(words('problem.missing', { variable: '{{shop}}' }));
  await body(page).fill('{{shop}}: pay {{amount}} for {{number}}');
  await expect(alert).toBeHidden();
  await expect(page.locator('[data-sms-size]')).toHaveAttribute('data-sms-size', '1');
  await body(page).fill(`{{shop}}: ${'pay now '.repeat(30)}`);
  await expect(page.locator('[data-sms-size]')).not.toHaveAttribute('data-sms-size', '1');
});

test('a preview uses a parcel of the shop, and a test goes to the editor', async ({ page }) => {
  const shop = await newShop();
  const [number] = newNumbers(1);
  const { member } = await aReader(shop);
  await forecast(member, (await firstWarehouse(shop)).id, [{ courierNumber: number! }]);
  const staff = await openTexts(page, shop, 'parcelReceived.mail');
  await page.getByLabel(words('preview.parcel')).fill('NONE12345');
  await page.locator('[data-fill]').click();
  await expect(page.locator('[data-preview]').getByRole('alert')).toHaveText(words('preview.noParcel'));
  await page.getByLabel(words('preview.parcel')).fill(number!);
  await page.locator('[data-fill]').click();
  await expect(filled(page)).toContainText(number!);

  await edit(page, 'en', { subject: 'Only a try <img src=x onerror=alert(1)>' });
  await expect(filled(page)).toContainText('<img src=x onerror=alert(1)>');
  await page.locator('[data-send-test]').click();
  await expect(page.getByText(words('test.done', { email: staff.email }))).toBeVisible();
  const [mail] = await mailsTo(staff.email, 'Only a try');
  expect(mail!.subject).toContain('Only a try <img src=x onerror=alert(1)>');
});

test('of two editors the second sees what the first wrote', async ({ page, openBrowser }) => {
  const shop = await newShop();
  const other = await openBrowser({ reducedMotion: 'reduce' });
  await openTexts(page, shop, 'orderPaid.mail');
  await openTexts(other, shop, 'orderPaid.mail');
  await edit(other, 'en', { subject: 'Theirs {{number}}', body: 'Their body' });
  await save(other);
  await edit(page, 'en', { subject: 'Mine {{number}}' });
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-conflict]')).toBeVisible();
  await expect(page.locator('[data-meanwhile="subject"]')).toContainText('Theirs {{number}}');
  await expect(body(page)).toHaveValue('Their body');
  await expect(subject(page)).toHaveValue('Mine {{number}}');
  await expectNothingFound(page, 'a conflict of texts');
  await page.locator('[data-meanwhile="subject"]').getByRole('button').click();
  await expect(subject(page)).toHaveValue('Theirs {{number}}');
});

for (const language of ['zhHans', 'zhHanT', 'vi'] as const) {
  for (const width of [1440, 390]) {
    test(`texts of notices read well in ${language} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((value) => localStorage.setItem('language', value), language);
      await openTexts(page, await newShop(), '', language);
      await expect(page.locator('[data-notice]').first()).toBeVisible();
      await expectInLanguage(page, language, 'texts of notices');
      await expectNoSidewaysScroll(page, 'texts of notices');
      await page.locator('[data-open="parcelStored.mail"]').click();
      await page.locator(`[data-language-tab="${language}"]`).click();
      await expect(filled(page)).toContainText('SF1234567890');
      await expectNoSidewaysScroll(page, 'the editor of a notice');
      await expectNothingFound(page, `the editor of a notice in ${language}`);
    });
  }
}
