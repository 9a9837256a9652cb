import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { startDnsServer } from '@onehaul/testing/dns-server';
import { totpCode } from '@onehaul/testing/totp-code';
import type { Page } from '@playwright/test';
import { approveDeposit, handReceiptIn } from '../deposits.ts';
import { mailsTo } from '../mails.ts';
import { text } from '../messages.ts';
import { onePicture } from '../one-picture.ts';
import { StudioPage } from '../pages/studio-page.ts';
import { Warehouse } from '../pages/warehouse.ts';
import { newNumbers } from '../parcels.ts';
import { ask, consoleOrigin, dnsPort, originOf } from '../product.ts';
import { openConsole } from '../staff.ts';
import { expect, openMemberPage, openPage, prefer, test } from '../test.ts';

// The session checks return 401 before sign-in, and a shop that is not open answers 404.
test.use({ meets: [401, 404], contextOptions: { reducedMotion: 'reduce' } });

const words = (file: Parameters<typeof text>[1]) => (key: string, gaps?: Record<string, string>) =>
  text('en', file, key, gaps);
const [platform, staff, console_, launch, finance, tariff, studioWords, hosts, session, dispatch, way] = [
  words('platform'),
  words('staff'),
  words('console'),
  words('launch'),
  words('finance'),
  words('tariff'),
  words('studio'),
  words('hosts'),
  words('session'),
  words('dispatch'),
  words('way'),
];
const label = 'lantern';
const host = `${label}.onehaul.localhost`;
const practiceHost = `${label}-practice.onehaul.localhost`;
const ownDomain = 'shop.lantern-freight.com';
const lineName = 'Hong Kong SF express';
const root = new URL('../../', import.meta.url);

/** Sets a password and a second factor by a one-time link, as everybody does who is new in the console. */
async function enter(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(console_('password.new'), { exact: true }).fill(password);
  await page.getByRole('button', { name: staff('welcome.submit') }).click();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel(console_('secondFactor.code'), { exact: true }).fill(totpCode(secret));
  await page.getByRole('button', { name: console_('secondFactor.submit') }).click();
  await page.getByRole('checkbox', { name: console_('recovery.kept') }).check();
  await page.getByRole('button', { name: console_('recovery.done') }).click();
}

async function inviteOperator(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['database/operator.ts', '--email', 'robin@onehaul.example', '--name', 'Robin Vale'],
    {
      cwd: root,
      env: { ...process.env, DATABASE_NAME: process.env.E2E_INSTALLATION, CONSOLE_ORIGIN: consoleOrigin() },
    },
  );
  return /http\S+/.exec(stdout)![0];
}

/** Signs up at the platform's own page; returns when the owner is in the console. */
async function signUp(page: Page): Promise<void> {
  const email = 'lan@lantern.example';
  await page.goto(`${originOf('onehaul.localhost')}/?lang=en`);
  await page.locator('main a[href^="/open"]').first().click();
  await page.getByLabel(platform('form.company'), { exact: true }).fill('Lantern Freight Ltd');
  await page.getByLabel(platform('form.personName'), { exact: true }).fill('Lan Tran');
  await page.getByLabel(platform('form.email'), { exact: true }).fill(email);
  await page.getByLabel(platform('form.market'), { exact: true }).selectOption('hongKongTaiwan');
  await page.getByLabel(platform('form.shopName'), { exact: true }).fill('Lantern');
  await page.getByLabel(platform('form.label'), { exact: true }).fill(label);
  await expect(page.getByText(platform('name.free', { host }))).toBeVisible();
  await page.getByRole('button', { name: platform('form.submit') }).click();
  await expect(page).toHaveURL(/\/open\/check-mail$/);
  const [mail] = await mailsTo(email, 'Lantern Freight');
  await page.goto(/http:\/\/\S+\/open\/confirm#[\w-]{43}/.exec(mail!.text)![0]);
  await page.getByRole('button', { name: platform('confirm.submit') }).click();
  await expect(page).toHaveURL(/\/welcome/);
  await enter(page, page.url(), 'crane-lantern-9');
}

const item = (page: Page, name: string) => page.locator(`[data-item="${name}"]`);
/** Opens the page of an item from the list, as the owner does. */
async function openItem(page: Page, name: string): Promise<void> {
  await openConsole(page, '/launch');
  await item(page, name).getByRole('link').click();
  await page.getByRole('heading', { level: 1 }).waitFor();
}
async function expectDone(page: Page, name: string): Promise<void> {
  await openConsole(page, '/launch');
  await expect(item(page, name)).toHaveAttribute('data-state', 'done');
}

async function enterBrand(page: Page, studio: StudioPage): Promise<void> {
  await openConsole(page, '/studio/brand');
  await studio.fill({ logoKey: { upload: await onePicture(page, 600, 120, '#8a1c5b') } });
  await studio.save();
  await openConsole(page, '/studio/homePage');
  await page.locator('[data-rows="contactLinks"] [data-add-row]').click();
  await studio.fill({
    'contactLinks-0-type': { choose: studioWords('choice.homePage.contactLinks.type.text') },
    'contactLinks-0-icon': { choose: studioWords('choice.homePage.contactLinks.icon.phone') },
    'contactLinks-0-name': 'Hotline',
    'contactLinks-0-text': '+852 2345 6789',
  });
  await studio.save();
}

async function enterWarehouse(page: Page, studio: StudioPage): Promise<void> {
  await openItem(page, 'warehouse');
  await page.getByRole('link', { name: 'China warehouse' }).click();
  await studio.fill({
    receiver: 'Lantern',
    phone: '0769-12345678',
    address: '广东省东莞市虎门镇 Harbour Road 8',
  });
  await page.keyboard.press('Control+s');
  await expect(page.locator('.ant-drawer')).toBeHidden();
}

/** The kit's rates are a few weeks old: one has changed, the other is confirmed as it is. */
async function confirmRates(page: Page, studio: StudioPage): Promise<void> {
  for (const [code, rate] of [['HKD', '1.09'], ['TWD']]) {
    await openConsole(page, '/studio/currency');
    await page.getByRole('link', { name: code!, exact: true }).click();
    if (rate) await studio.fill({ exchangeRate: rate });
    await page.locator('.ant-drawer [data-save]').click();
    await expect(page.locator('.ant-drawer')).toBeHidden();
  }
}

/** The owner checks the example tariff and opens the line. */
async function openLine(page: Page): Promise<void> {
  await openItem(page, 'line');
  await page.getByRole('switch', { name: tariff('openLabel', { name: lineName }) }).click();
  await expect(page.getByText(tariff('opened', { name: lineName }))).toBeVisible();
}

async function enterPayment(page: Page, studio: StudioPage): Promise<void> {
  await openConsole(page, '/money-accounts?tab=bank');
  await page.locator('[data-add-bank]').click();
  const bank = page.getByRole('dialog', { name: finance('bank.add') });
  await bank.getByLabel(finance('bank.name')).fill('Harbour Bank');
  await bank.getByLabel(finance('bank.holder')).fill('Lantern Freight Ltd');
  await bank.getByLabel(finance('bank.number')).fill('012-345678-001');
  await bank.getByRole('button', { name: finance('bank.save') }).click();
  await expect(bank).toBeHidden();
  await page.locator('[data-offer="bankDeposit"]').getByRole('link').click();
  await studio.fill({ isOffered: true });
  await page.keyboard.press('Control+s');
  await expect(page.locator('.ant-drawer')).toBeHidden();
}

/** Enters each fact once, in the shop's first language, and publishes all drafts. */
async function publishTexts(page: Page): Promise<void> {
  await openItem(page, 'legalTexts');
  await page.locator('[data-fill-facts]').click();
  const facts = page.getByRole('dialog', { name: studioWords('facts.title') });
  await expect(facts.locator('[data-fact]').first()).toBeVisible();
  for (const fact of await facts.locator('[data-fact]').all())
    await fact.getByRole('textbox').first().fill('Lantern Freight');
  await facts.getByRole('button', { name: studioWords('facts.submit') }).click();
  await expect(facts).toBeHidden();
  const drafts = page.locator('[data-new-draft]');
  await expect(drafts.first()).toBeVisible();
  const count = await drafts.count();
  for (let left = count; left > 0; left -= 1) {
    await drafts.first().getByRole('link').click();
    const drawer = page.locator('.ant-drawer');
    await expect(drawer.locator('.ProseMirror')).toBeVisible();
    const done = drawer.locator('[data-tasks-done]');
    if (await done.isVisible()) await done.click();
    await expect(drawer.locator('[data-fields-left]')).toBeHidden();
    await page.keyboard.press('Control+s');
    await expect(drawer).toBeHidden();
    await expect(drafts).toHaveCount(left - 1);
  }
}

/** A member who registers, has an address and announces two parcels. */
async function register(page: Page, at: string, username: string): Promise<string[]> {
  await openPage(page, at, '/register');
  await page.getByRole('main').getByLabel(session('username.label')).fill(username);
  await page.getByLabel(session('password.label'), { exact: true }).fill('a long password 7');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: session('register.submit'), exact: true }).click();
  await expect(page).toHaveURL(`${originOf(at)}/member/personal`);

  await openMemberPage(page, at, '/member/address-domestic');
  await page.locator('[data-add-address]').first().click();
  const drawer = page.getByRole('dialog');
  await drawer
    .locator('[data-paste-address]')
    .fill('Chan Siu Ming, 9123 4567, Flat A, 12/F, Block 3, 8 Nathan Road, Tsim Sha Tsui, Kowloon');
  await drawer.locator('[data-recognize]').click();
  await expect(drawer.locator('[name=phone]')).toHaveValue('91234567');
  await drawer.locator('[data-save-address]').click();
  await expect(page.getByText(text('en', 'address', 'saved')).first()).toBeVisible();

  const numbers = newNumbers(2);
  await openMemberPage(page, at, '/consolidation/forecast');
  for (const number of numbers) {
    await page.locator('[data-scan]').fill(number);
    await page.locator('[data-scan]').press('Enter');
  }
  await expect(page.locator('[data-row]')).toHaveCount(2);
  for (const row of await page.locator('[data-row]').all()) {
    await row.getByLabel(text('en', 'parcel', 'field.goodsName'), { exact: true }).fill('Socks');
    await row.getByLabel(text('en', 'parcel', 'field.unitPrice'), { exact: true }).fill('20');
  }
  await page.locator('[data-send-forecast]').click();
  await expect(page.locator('[data-outcome=forecast]')).toHaveCount(2);
  return numbers;
}

/** Orders all parcels in storage; returns the order's number and the amount to pay. */
async function order(page: Page, at: string): Promise<{ number: string; amount: string }> {
  const next = page.locator('[data-next]');
  await openMemberPage(page, at, '/consolidation/place-order');
  const boxes = page.locator('[data-parcel] input');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await expect(page.locator('[data-chosen]')).toHaveAttribute('data-chosen', '2');
  await next.click();
  await page.locator('input[name=order-line]').first().check();
  await expect(page.locator('[data-running]').first()).toHaveAttribute('data-running', /^\d+$/);
  await next.click();
  await expect(page.locator('[data-goods]')).toHaveCount(1);
  await next.click();
  const quoted = page.locator('[data-quoted]');
  await expect(quoted).toHaveAttribute('data-quoted', /^\d+$/);
  const amount = `¥${(Number(await quoted.getAttribute('data-quoted')) / 100).toFixed(2)}`;
  await page.locator('[data-submit-order]').click();
  const created = page.locator('[data-created]');
  await expect(created).toBeVisible();
  return { number: (await created.getAttribute('data-created'))!, amount };
}

/** Nobody scans the code of a practice payment: it is confirmed by itself. */
async function payInPractice(page: Page): Promise<void> {
  const panel = page.locator('[data-pay-panel]');
  await panel.locator('[data-way=wechat] input').check();
  await panel.locator('button[data-pay]').click();
  await expect(panel).toHaveAttribute('data-pay-panel', 'scan');
  await expect(page.locator('[data-pay-panel=scan]')).toHaveCount(0, { timeout: 30_000 });
}

async function connectDomain(page: Page): Promise<void> {
  const dns = await startDnsServer({}, dnsPort());
  try {
    await openItem(page, 'domain');
    await page.getByRole('button', { name: hosts('add') }).click();
    const form = page.getByRole('dialog', { name: hosts('add') });
    await form.getByLabel(hosts('name'), { exact: true }).fill(ownDomain);
    await form.getByRole('button', { name: hosts('addSubmit') }).click();
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: ownDomain, exact: true }) });
    const proof = await card.getByText(/^onehaul-verify=/).textContent();
    dns.zone = {
      [`_onehaul.${ownDomain}`]: { TXT: [[proof!]] },
      [ownDomain]: { CNAME: 'edge.onehaul.localhost' },
      'edge.onehaul.localhost': { A: ['127.0.0.1'] },
    };
    await expect(async () => {
      await card.getByRole('button', { name: hosts('check') }).click();
      await expect(card).toContainText(hosts('state.verified'), { timeout: 2_000 });
    }).toPass();
  } finally {
    await dns.close();
  }
}

test('a company opens: from an empty installation to a delivered order', async ({ page, openBrowser }) => {
  const since = performance.now();
  let steps = 0;
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const result = await test.step(name, work);
    steps += 1;
    console.log(`${((performance.now() - since) / 1000).toFixed(0).padStart(4)} s  ${name}`);
    return result;
  };

  await step('the first operator is invited and sees no company yet', async () => {
    const operator = await openBrowser();
    await enter(operator, await inviteOperator(), 'quiet-harbour-12');
    await openConsole(operator, '/companies');
  });
  await step('a company signs up and proves its address', () => signUp(page));
  await step('its owner begins at the go-live list', async () => {
    await openConsole(page, '/');
    await expect(page).toHaveURL(/\/launch$/);
  });
  const studio = new StudioPage(page);
  await step('brand and contact', () => enterBrand(page, studio));
  await step('warehouse', () => enterWarehouse(page, studio));
  await step('rates', () => confirmRates(page, studio));
  await step('a line is checked and opened', () => openLine(page));
  await step('payment', () => enterPayment(page, studio));
  await step('legal texts', () => publishTexts(page));
  for (const name of ['brand', 'contact', 'warehouse', 'line', 'currency', 'payment', 'legalTexts'])
    await expectDone(page, name);

  const member = await openBrowser();
  await step('a practice shop is opened, closed to visitors and open by its preview link', async () => {
    expect((await ask(host, '/index')).status).toBe(404);
    await openConsole(page, '/launch');
    await page.locator('[data-act="addPractice"]').click();
    await expect(page.locator('[data-shop-state="practice"]')).toBeVisible();
    expect((await ask(practiceHost, '/index')).status).toBe(404);
    await page.locator('[data-act="renewPreviewLink"]').click();
    const link = await page.locator('.ant-modal code').innerText();
    await page.locator('.ant-modal').getByRole('button').last().click();
    await prefer(member, practiceHost, 'en');
    await member.goto(link);
  });

  await step('own domain', () => connectDomain(page));

  type Shop = { readonly at: string; readonly name: string };
  type Pay = (customer: Page, amount: string) => Promise<void>;
  const ship = async ({ at, name }: Shop, username: string, customer: Page, pay: Pay) => {
    const desk = await openBrowser({ permissions: ['camera'], reducedMotion: 'reduce' });
    await desk.context().addCookies(await page.context().cookies(consoleOrigin()));
    const warehouse = new Warehouse(desk, 'CN1', name);
    const parcels = await step(`${username} registers and announces parcels`, () =>
      register(customer, at, username),
    );
    await step('received and measured', () => warehouse.receive(parcels, ['0.8', '20', '15', '10']));
    const { number, amount } = await step('ordered', () => order(customer, at));
    await step('paid', () => pay(customer, amount));
    const goes = { number, lineName: `${lineName} · China warehouse · ${name}`, parcels };
    await step('packed', () => warehouse.pack(goes, ['2.1', '30', '25', '20'], 'good'));
    return { batch: await step('shipped', () => warehouse.send(goes)), number };
  };
  await ship({ at: practiceHost, name: 'Lantern · Practice' }, 'rehearsal', member, payInPractice);
  await step('the list is complete, and the shop goes live', async () => {
    await expectDone(page, 'testOrder');
    await page.locator('[data-act="goLive"]').click();
    await page
      .locator('.ant-modal')
      .getByRole('button', { name: launch('goLive.do') })
      .click();
    await expect(page.locator('[data-shop-state="live"]')).toBeVisible();
    await expect.poll(async () => (await ask(host, '/index')).status).toBe(200);
    await expect.poll(async () => (await ask(ownDomain, '/index')).status).toBe(200);
  });
  const visitor = await openBrowser();
  await prefer(visitor, host, 'en');
  const transfer = `FT${randomInt(10 ** 9, 10 ** 10)}`;
  const payByTransfer = async (customer: Page, amount: string) => {
    await handReceiptIn(customer, customer.locator('[data-pay-panel]'), transfer);
    await approveDeposit(page, transfer, amount);
  };
  const { batch, number } = await ship({ at: host, name: 'Lantern' }, 'firstmember', visitor, payByTransfer);
  await step('arrived and cleared', async () => {
    await batch.arrive('Hong Kong');
    await batch.clear('Hong Kong');
  });
  await step('delivered, and its member sees it', async () => {
    await openConsole(page, `/arrivals?code=${number}`);
    await page.getByRole('button', { name: dispatch('arrivals.deliver') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(dispatch('field.place')).fill('Hong Kong');
    await dialog.getByRole('button', { name: dispatch('arrivals.deliver') }).click();
    await expect(dialog).toBeHidden();
    await openPage(visitor, host, `/logistics-query?numbers=${number}`);
    await expect(visitor.getByRole('main')).toContainText(way('milestone.delivered'));
  });
  console.log(`opening: ${steps} steps, no SQL, ${Math.round((performance.now() - since) / 1000)} s`);
});
