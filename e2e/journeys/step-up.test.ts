import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import {
  changeMember,
  forgetProofOf,
  memberRow,
  newMember,
  type NewMember,
  newName,
  newPhone,
  signInBrowser,
} from '../members.ts';
import { text } from '../messages.ts';
import { sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { codeSentTo } from '../texts.ts';
import { expect, openMemberPage, test } from '../test.ts';

const words = (key: string, gaps?: Record<string, string>) => text('en', 'member', key, gaps);
const account = (key: string) => text('en', 'account', key);
const session = (key: string, gaps?: Record<string, string>) => text('en', 'session', key, gaps);
const said = (page: Page, what: string) =>
  expect(page.getByRole('status').filter({ hasText: what }).first()).toBeVisible();
const proofOf = (page: Page) => page.getByRole('dialog', { name: session('proof.title') });

async function addSubAccount(page: Page, username: string) {
  const section = page.locator('#sub-accounts');
  await section.getByRole('button', { name: account('subAccounts.add') }).click();
  const dialog = page.getByRole('dialog', { name: account('subAccounts.add') });
  await dialog.getByLabel(account('subAccounts.username'), { exact: true }).fill(username);
  await dialog.getByLabel(account('subAccounts.name'), { exact: true }).fill('Grace');
  await dialog.getByLabel(account('subAccounts.password'), { exact: true }).fill('given by the boss');
  await dialog.getByRole('button', { name: account('subAccounts.add') }).click();
  return { dialog, row: section.getByRole('row').filter({ hasText: username }) };
}

test('S-d: a sub-account is added after the password was asked for, and what was typed is kept', async ({
  page,
}) => {
  const { host } = await copyShop('northstar.localhost', newHost('step-up'));
  const main = await newMember(host);
  await signInBrowser(page, main);
  await forgetProofOf(main);
  await openMemberPage(page, host, '/member/account');
  const { dialog, row } = await addSubAccount(page, newName('sub'));
  const proof = proofOf(page);
  const password = proof.getByLabel(session('password.label'), { exact: true });
  await expect(password).toBeFocused();
  await expectNothingFound(page, 'a proof of person');
  // When cancelled, the call stays refused and the form unchanged.
  await proof.getByRole('button', { name: session('action.close') }).click();
  await expect(page.getByRole('alert')).toHaveText(text('en', 'refusal', 'access.proofRequired'));
  await dialog.getByRole('button', { name: account('subAccounts.add') }).click();
  await password.fill('not my password');
  await proof.getByRole('button', { name: session('proof.submit'), exact: true }).click();
  await expect(proof.getByRole('alert')).toContainText(text('en', 'refusal', 'member.passwordWrong'));
  await password.fill(main.password);
  await page.keyboard.press('Enter');
  await expect(proof).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(row).toBeVisible();
  // The proof is still valid: the next one is added without a prompt.
  const second = await addSubAccount(page, newName('sub'));
  await expect(second.row).toBeVisible();
  await expect(proof).toBeHidden();
});

test('S-d: who has no password proves by a code, and sets a first password', async ({ page }) => {
  const { host } = await copyShop('northstar.localhost', newHost('first-password'));
  const phone = newPhone();
  const person = await newMember(host, { phone });
  await signInBrowser(page, person);
  await changeMember(person, 'password_hash = null');
  await forgetProofOf(person);
  await openMemberPage(page, host, '/member/account?editPwd=1');
  const form = page.locator('#password');
  await form.getByLabel(account('password.new'), { exact: true }).fill('a first password');
  await form.getByLabel(account('password.confirm'), { exact: true }).fill('a first password');
  await form.getByRole('button', { name: words('save'), exact: true }).click();
  const proof = proofOf(page);
  await proof.getByRole('button', { name: session('code.send') }).click();
  await proof.getByLabel(session('code.label')).fill(await codeSentTo(phone.whole));
  await proof.getByRole('button', { name: session('proof.submit'), exact: true }).click();
  await said(page, account('password.saved'));
  expect((await memberRow<{ password_hash: string }>(person, 'password_hash')).password_hash).toMatch(
    /^\$argon2id/,
  );
});

test('S-d: a change of the password lists sub-accounts and keys, and ends those that are chosen', async ({
  page,
}) => {
  const { host } = await copyShop('northstar.localhost', newHost('end-access'));
  const main = await newMember(host);
  await signInBrowser(page, main);
  await openMemberPage(page, host, '/member/account');
  const [gone, kept] = [newName('gone'), newName('kept')];
  for (const username of [gone, kept]) await expect((await addSubAccount(page, username)).row).toBeVisible();
  await aKey(main);
  await openMemberPage(page, host, '/member/account?editPwd=1');
  const form = page.locator('#password');
  await expect(form.getByRole('checkbox', { name: kept })).toBeVisible();
  await expectNothingFound(page, 'a change of the password with what it may end');
  await form.getByRole('checkbox', { name: gone }).check();
  await form.getByRole('checkbox', { name: 'ERP' }).check();
  await form.getByLabel(account('password.old'), { exact: true }).fill(main.password);
  await form.getByLabel(account('password.new'), { exact: true }).fill('a new password');
  await form.getByLabel(account('password.confirm'), { exact: true }).fill('a new password');
  await form.getByRole('button', { name: words('save'), exact: true }).click();
  await said(page, account('others.ended'));
  const section = page.locator('#sub-accounts');
  await expect(section.getByRole('row').filter({ hasText: gone })).toHaveCount(0);
  await expect(section.getByRole('row').filter({ hasText: kept })).toHaveCount(1);
  const { id } = await memberRow<{ id: number }>(main, 'id');
  const keys = await sql<{ over: boolean }>(
    'select revoked_at is not null as over from api_key where member_id = $1',
    [id],
  );
  expect(keys).toEqual([{ over: true }]);
});

/** An API key of the member's software, as if created earlier. */
async function aKey(member: NewMember): Promise<void> {
  const { tenant_id, shop_id, id } = await memberRow<Record<string, number>>(
    member,
    'tenant_id, shop_id, id',
  );
  await sql(
    `insert into api_key (tenant_id, shop_id, member_id, name, prefix, secret_sealed)
     values ($1, $2, $3, 'ERP', $4, '\\x00')`,
    [tenant_id, shop_id, id, `key${String(id).padStart(9, '0')}`],
  );
}
