import type { Page } from '@playwright/test';
import { memberRow, newMember, newName } from '../members.ts';
import { text } from '../messages.ts';
import { originOf, sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { expect, openPage, test } from '../test.ts';

const demo = 'northstar.localhost';
const words = (key: string, gaps?: Record<string, string>) => text('en', 'session', key, gaps);

type Code = { readonly id: number; readonly code: string };

/** The code of a demo member or staff member. */
async function codeOf(table: 'member' | 'staff', condition: string): Promise<Code> {
  const [found] = await sql<Code>(
    `select id, code from ${table} where ${condition} and tenant_id = (select tenant_id from host where name = $1)`,
    [demo],
  );
  return found!;
}

const field = (page: Page, key: string) => page.getByRole('main').getByLabel(words(key));
const submit = (page: Page) => page.getByRole('button', { name: words('register.submit'), exact: true });

test('U-14: registration asks for three fields, and "I have a code" opens the rest', async ({ page }) => {
  const { host } = await copyShop(demo, newHost('three-fields'));
  await openPage(page, host, '/register');
  const boxes = page.getByRole('main').locator('input:not([type=checkbox]):visible');
  await expect(boxes).toHaveCount(3);
  for (const key of ['username.label', 'phone.label']) await expect(field(page, key)).toBeVisible();
  const more = page.getByText(words('more.open'));
  await more.click();
  for (const key of ['referral.recommenderCode', 'referral.servicePersonCode', 'email.label'])
    await expect(field(page, key)).toBeVisible();
  await more.click();
  await expect(boxes).toHaveCount(3);

  // An invalid field is visible, even in a section that was collapsed.
  const { memberCode } = await newMember(host);
  await more.click();
  await field(page, 'referral.recommenderCode').fill('NOBODY');
  await more.click();
  await field(page, 'username.label').fill(newName('three-fields'));
  await page.getByLabel(words('password.label'), { exact: true }).fill('a long password');
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expect(field(page, 'referral.recommenderCode')).toBeFocused();
  await field(page, 'referral.recommenderCode').fill(memberCode);
  await submit(page).click();
  await expect(page).toHaveURL(`${originOf(host)}/member/personal`);
});

test('U-14: a link with AgentId and Recommender shows and locks them, and leads a new member to their overview', async ({
  page,
}) => {
  const [agent, recommender, person] = await Promise.all([
    codeOf('member', `username = 'agent'`),
    codeOf('member', `username = 'demo'`),
    codeOf('staff', `'service' = any(roles)`),
  ]);
  const link = new URLSearchParams({
    AgentId: agent.code,
    Recommender: recommender.code,
    ServicePersonnel: person.code,
  });
  await openPage(page, demo, `/register?${link}`);
  for (const [key, code] of [
    ['referral.agentCode', agent.code],
    ['referral.recommenderCode', recommender.code],
    ['referral.servicePersonCode', person.code],
  ] as const) {
    await expect(field(page, key)).toHaveValue(code);
    await expect(field(page, key)).not.toBeEditable();
  }

  const username = newName('by-link');
  await field(page, 'username.label').fill(username);
  await page.getByLabel(words('password.label'), { exact: true }).fill('12345');
  await submit(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(words('password.tooShort', { least: '8' }));
  await expect(alert).toContainText(words('terms.missing'));

  await page.getByLabel(words('password.label'), { exact: true }).fill('a long password');
  await page.getByRole('button', { name: words('terms.open') }).click();
  const terms = page.getByRole('dialog', { name: words('terms.title') });
  await expect(terms.locator('.rich-text')).not.toBeEmpty();
  await terms.getByRole('button', { name: words('terms.acceptButton') }).click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await submit(page).click();

  await expect(page).toHaveURL(`${originOf(demo)}/member/personal`);
  const { code, ...bound } = await memberRow<Record<string, unknown>>(
    { host: demo, username },
    'code, agent_id, recommender_id, service_staff_id',
  );
  expect(bound).toEqual({
    agent_id: agent.id,
    recommender_id: recommender.id,
    service_staff_id: person.id,
  });
  await expect(page.getByRole('dialog')).toContainText(String(code));
});

test('a code nobody has is refused beside its field, which can then be put right', async ({ page }) => {
  const { host } = await copyShop(demo, newHost('wrong-link'));
  await openPage(page, host, '/register?Recommender=NOBODY');
  const recommender = field(page, 'referral.recommenderCode');
  await expect(recommender).not.toBeEditable();
  await field(page, 'username.label').fill(newName('wrong-link'));
  await page.getByLabel(words('password.label'), { exact: true }).fill('a long password');
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    text('en', 'refusal', 'member.recommenderUnknown'),
  );
  await recommender.fill((await newMember(host)).memberCode);
  await submit(page).click();
  await expect(page).toHaveURL(`${originOf(host)}/member/personal`);
});

test('a name that is taken is refused and nothing typed is lost, not even by a reload', async ({ page }) => {
  const { host } = await copyShop(demo, newHost('taken'));
  const { username } = await newMember(host);
  await openPage(page, host, '/register');
  await field(page, 'username.label').fill(username.toUpperCase());
  await page.getByLabel(words('password.label'), { exact: true }).fill('a long password');
  await page.getByText(words('more.open')).click();
  await field(page, 'email.label').fill('someone@example.com');
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    text('en', 'refusal', 'member.usernameTaken'),
  );
  await expect(field(page, 'email.label')).toHaveValue('someone@example.com');
  await page.reload();
  await expect(field(page, 'email.label')).toBeVisible();
  await expect(field(page, 'email.label')).toHaveValue('someone@example.com');
  await expect(page.getByLabel(words('password.label'), { exact: true })).toBeEmpty();
});
