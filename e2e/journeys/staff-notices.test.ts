import { send } from '@onehaul/client/send';
import { caseCalls } from '@onehaul/contract/case';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { mailsTo } from '../mails.ts';
import { newMember } from '../members.ts';
import { text } from '../messages.ts';
import { asMember } from '../parcels.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

const words = (key: string, gaps?: Record<string, string>) => text('en', 'staffNotice', key, gaps);
const cases = (key: string, gaps?: Record<string, string>) => text('en', 'cases', key, gaps);

/** The bell in the menu, or at the top of a phone. */
const bell = (page: Page) => page.locator('[data-unread]:visible');
const panel = (page: Page) => page.getByRole('dialog', { name: words('title') });
const entry = (page: Page, said: string) => panel(page).getByRole('link', { name: said });

// The list fails on purpose.
test.use({ meets: [503] });

test('a person learns of a case assigned to them and of the reply, in the console and by mail', async ({
  page,
  openBrowser,
}) => {
  const shop = await copyShop('northstar.localhost', newHost('notices'));
  const member = await newMember(shop.host);
  const opened = await send(
    caseCalls.open,
    { kind: 'question', words: 'When do you open?', pictures: [] },
    await asMember(member),
  );
  const { id, number } = opened;

  const colleague = await newStaff(shop, 'service');
  await signInStaff(page, colleague);
  await openConsole(page, '/account');
  await expect(bell(page)).toHaveAttribute('data-unread', '0');
  await bell(page).click();
  await expect(panel(page)).toContainText(words('emptyTitle'));
  await expectNothingFound(page, 'no notices of staff');
  await panel(page)
    .getByRole('button', { name: words('close') })
    .click();

  // The person asks for mail about their cases; it is still so after a reload.
  const mailed = page.getByRole('switch', { name: words('choices.label', { kind: words('kind.case') }) });
  await expect(mailed).not.toBeChecked();
  await mailed.click();
  await expect(mailed).toBeChecked();
  await page.reload();
  await expect(mailed).toBeChecked();
  await expectNothingFound(page, 'the account of a person with notices');

  const service = await openBrowser();
  await signInStaff(service, await newStaff(shop, 'service'));
  await openConsole(service, `/cases?open=${shop.id}-${id}`);
  await service.locator('[data-act=assign]').click();
  const form = service.getByRole('dialog', { name: cases('assign.title', { number }) });
  await form.getByRole('combobox', { name: cases('assign.person') }).fill(colleague.name);
  await service.getByTitle(colleague.name, { exact: true }).click();
  await form.getByRole('button', { name: cases('assign.submit') }).click();
  await expect(service.getByText(cases('assign.done', { name: colleague.name }))).toBeVisible();

  // Nothing is reloaded: the bell follows, and leads to the case.
  const assigned = words('case.assigned', { number });
  await expect(bell(page)).toHaveAttribute('data-unread', '1');
  await bell(page).click();
  await expectNothingFound(page, 'notices of staff');
  await entry(page, assigned).click();
  await expect(page.getByRole('dialog', { name: cases('drawer.title') })).toContainText('When do you open?');
  await expect(bell(page)).toHaveAttribute('data-unread', '0');
  expect(await mailsTo(colleague.email, assigned)).toHaveLength(1);

  await send(caseCalls.write, { id, words: 'Hello?', pictures: [] }, await asMember(member));
  await send(caseCalls.write, { id, words: 'Please', pictures: [] }, await asMember(member));
  const replied = words('case.written', { number });
  // Mails of notices that are read before they are sent are dropped.
  await expect.poll(async () => (await mailsTo(colleague.email, replied)).length).toBe(2);
  await openConsole(page, '/cases');
  await expect(bell(page)).toHaveAttribute('data-unread', '2');

  // On a phone it is a sheet; a list that cannot be loaded says so and is asked for again.
  await page.setViewportSize({ width: 390, height: 780 });
  await page.route('**/staff-notices/list', (route) => route.fulfill({ status: 503 }));
  await bell(page).click();
  await expect(panel(page)).toContainText(text('en', 'workbench', 'failure.title'));
  await page.unroute('**/staff-notices/list');
  await panel(page)
    .getByRole('button', { name: text('en', 'workbench', 'failure.retry') })
    .click();
  await expect(entry(page, replied)).toHaveCount(2);
  const width = await panel(page).evaluate((dialog) => dialog.getBoundingClientRect().width);
  expect(width).toBe(390);
  await panel(page)
    .getByRole('button', { name: words('readAll') })
    .click();
  await expect(panel(page).getByText(words('isUnread'))).toHaveCount(0);
  await panel(page)
    .getByRole('link', { name: words('settings') })
    .click();
  await expect(page.getByRole('heading', { name: words('choices.title'), exact: true })).toBeInViewport();
  await expect(bell(page)).toHaveAttribute('data-unread', '0');
});
