import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '../../database/seeds/demo/people.ts';
import { newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const path = '/member/address-domestic';
const words = (key: string, gaps?: Record<string, string>) => text('en', 'address', key, gaps);

test.use({ contextOptions: { reducedMotion: 'reduce' }, meets: [401] });

/** A separate shop that ships to all destinations of this journey. */
async function shopForAll(): Promise<string> {
  const own = newHost('pasted');
  const { tenantId, id } = await copyShop(host, own);
  await sql(
    `insert into destination (tenant_id, shop_id, country_id, currency_code, position)
     select $1, $2, id, 'CNY', 90 + id from country where code in ('CN', 'HK', 'TW', 'VN') on conflict do nothing`,
    [tenantId, id],
  );
  return own;
}

/** Chat messages, and what the list must contain afterwards. */
const messages = [
  {
    from: 'the mainland',
    text: '收件人：张小满\n电话：138 0013 8000\n地址：广东省深圳市南山区科苑路15号A座1203',
    name: '张小满',
    phone: '13800138000',
    detail: '科苑路15号A座1203',
    place: 'Nanshan',
    idCard: '11010519491231002X',
  },
  {
    from: 'Hong Kong',
    text: 'Chan Siu Ming, 9123 4567, Flat A, 12/F, Block 3, 8 Nathan Road, Tsim Sha Tsui, Kowloon',
    name: 'Chan Siu Ming',
    phone: '91234567',
    detail: 'Flat A, 12/F, Block 3, 8 Nathan Road, Tsim Sha Tsui',
    place: 'Yau Tsim Mong District',
    idCard: '',
  },
  {
    from: 'Taiwan',
    text: '110台北市信義區市府路45號 林雅婷 0922-333-444 身分證 A123456789',
    name: '林雅婷',
    phone: '0922333444',
    detail: '市府路45號',
    place: 'Xinyi District',
    idCard: '',
  },
  {
    from: 'Vietnam',
    text: 'Tên: Trần Thị Bích\nSĐT: 0987 654 321\nĐịa chỉ: Số 15 ngõ 68 Cầu Giấy, Phường Nghĩa Đô, Hà Nội',
    name: 'Trần Thị Bích',
    phone: '0987654321',
    detail: 'Số 15 ngõ 68 Cầu Giấy',
    place: 'Nghia Do Ward',
    idCard: '',
  },
] as const;

/** Texts of the fields, such as the chosen regions. */
const valuesOf = (drawer: Locator) =>
  drawer.getByRole('combobox').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

const cardOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test('addresses pasted from a chat are filled in, looked at and saved; one is deleted and had back', async ({
  page,
}) => {
  test.slow();
  const shop = await shopForAll();
  const member = await newMember(shop);
  await prefer(page, shop, 'en');
  await signInBrowser(page, member);
  await openMemberPage(page, shop, path);
  await expect(page.getByText(words('list.emptyTitle'))).toBeVisible();

  for (const message of messages) {
    await page.locator('[data-add-address]').first().click();
    const drawer = page.getByRole('dialog');
    await drawer.locator('[data-paste-address]').fill(message.text);
    await drawer.locator('[data-recognize]').click();
    await expect(drawer.getByText(words('paste.read')), message.from).toBeVisible();
    await expect(drawer.locator('[name=receiverName]')).toHaveValue(message.name);
    await expect(drawer.locator('[name=phone]')).toHaveValue(message.phone);
    await expect(drawer.locator('[name=detail]')).toHaveValue(message.detail);
    await expect.poll(() => valuesOf(drawer)).toContain(message.place);
    await expect(drawer.locator('[data-mark]').first()).toBeVisible();
    if (message.idCard) await drawer.locator('[name=idCard]').fill(message.idCard);
    await drawer.locator('[data-save-address]').click();
    await expect(page.getByText(words('saved')).first()).toBeVisible();
    const card = cardOf(page, message.name);
    await expect(card).toContainText(message.phone);
    await expect(card).toContainText(message.detail);
    await expect(card).toContainText(message.place);
  }

  const { name } = messages[1];
  await cardOf(page, name)
    .getByRole('button', { name: words('list.removeOf', { name }) })
    .click();
  await expect(cardOf(page, name)).toHaveCount(0);
  const bar = page.locator('[data-undo]');
  await expect(bar).toContainText(words('undo.removed', { name }));
  await bar.getByRole('button', { name: words('undo.action') }).click();
  await expect(cardOf(page, name)).toContainText('91234567');
  await page.reload();
  await expect(cardOf(page, name)).toHaveCount(1);

  // A deletion without undo is final, even when the tab is closed immediately.
  await cardOf(page, name)
    .getByRole('button', { name: words('list.removeOf', { name }) })
    .click();
  await expect(cardOf(page, name)).toHaveCount(0);
  await page.reload();
  await expect(cardOf(page, messages[0].name)).toHaveCount(1);
  await expect(cardOf(page, name)).toHaveCount(0);
});

test('who has nothing begins in three steps; what waits is told with its way', async ({ page }) => {
  const member = await newMember(host);
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  await openMemberPage(page, host, '/member/personal');
  await expect(page.locator('[data-first-steps]').getByRole('listitem')).toHaveCount(3);
  await signInBrowser(page, { host, username: 'demo', password: demoPassword, memberCode: '' });
  await openMemberPage(page, host, '/member/personal');
  const task = page.locator('[data-task="unpaidOrders"]');
  await expect(task).toBeVisible();
  await task.click();
  await expect(page).toHaveURL(/\/member\/order/);
});
