import { randomInt } from 'node:crypto';
import { parseCardNumber } from '@onehaul/domain/wallet/card-number';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { demoShop } from '../demo-data.ts';
import { approveDeposit, handReceiptIn } from '../deposits.ts';
import { memberRow, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { sql } from '../product.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'northstar.localhost';
const words = (key: string, gaps?: Record<string, string>) => text('en', 'wallet', key, gaps);
const desk = (key: string, gaps?: Record<string, string>) => text('en', 'finance', key, gaps);

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

/** A fictitious card number. */
function cardNumber(): string {
  const first = `622202${randomInt(10 ** 11, 10 ** 12)}`;
  return Array.from({ length: 10 }, (_, last) => `${first}${last}`).find((one) => parseCardNumber(one))!;
}

async function recharge(page: Page, amount: string, transaction: string): Promise<void> {
  await openMemberPage(page, host, '/member/flow');
  await expect(page.locator('[data-balance="0"]')).toBeVisible();
  await expectNothingFound(page, 'an empty wallet');
  await page.locator('[data-act=recharge]').click();
  const dialog = page.locator('[data-recharge]');
  await dialog.getByText(words('otherAmount')).click();
  await dialog.locator('[data-go-on]').click();
  await expect(dialog.getByText(words('chooseAmount'))).toBeVisible();
  await expect(dialog.getByLabel(words('rechargeAmount'))).toBeFocused();
  await dialog.getByLabel(words('rechargeAmount')).fill(amount);
  await expectNothingFound(page, 'how much to top up');
  await dialog.locator('[data-go-on]').click();
  const panel = dialog.locator('[data-pay-panel]');
  await expect(panel.locator('[data-way=bankDeposit]')).toContainText('€');
  // The balance is not a method to recharge the wallet.
  await expect(panel.locator('[data-way=balance]')).toHaveCount(0);
  await handReceiptIn(page, panel, transaction);
  await expect(panel).toHaveAttribute('data-payment-state', 'underReview');
  await page.getByRole('button', { name: 'Close' }).click();
}

/** Requests a withdrawal and waits for its page. */
async function confirmWithdrawal(page: Page): Promise<void> {
  const dialog = page.locator('[data-withdraw]');
  await dialog.locator('[data-go-on]').click();
  await expect(dialog.getByRole('region', { name: words('confirmTitle') })).toBeVisible();
  await expectNothingFound(page, 'a withdrawal before it is asked for');
  // Pressed twice, it is requested once: the balance below shows it.
  await dialog.locator('[data-confirm]').dblclick();
  await expect(dialog).toBeHidden();
}

async function openAtDesk(staff: Page, number: string, state: string) {
  await openConsole(staff, `/finance?tab=withdrawals&rows=100&state=${state}`);
  await staff.getByRole('link', { name: number }).click();
  const drawer = staff.locator(`[data-withdrawal="${number}"]`);
  await expect(drawer).toBeVisible();
  return drawer;
}

test('money comes by the bank, goes out by two people, and what is refused comes back', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(120_000);
  const shop = await demoShop(host);
  const [member, finance, second] = await Promise.all([
    newMember(host),
    newStaff(shop, 'finance'),
    newStaff(shop, 'finance'),
  ]);
  const { id: memberId } = await memberRow<{ id: number }>(member, 'id');
  const newest = async () =>
    (
      await sql<{ id: string; number: string; state: string }>(
        'select id, number, state from withdrawal where member_id = $1 order by id desc limit 1',
        [memberId],
      )
    )[0]!;
  const [staff, other] = [
    await openBrowser({ reducedMotion: 'reduce' }),
    await openBrowser({ reducedMotion: 'reduce' }),
  ];
  await prefer(page, host, 'en');
  await Promise.all([signInBrowser(page, member), signInStaff(staff, finance), signInStaff(other, second)]);

  // In: the member submits a receipt, finance approves it, and the open page updates.
  const transaction = `FT${randomInt(10 ** 9, 10 ** 10)}`;
  await recharge(page, '1500', transaction);
  await approveDeposit(staff, transaction, '¥1,500.00');
  await expect(page.locator('[data-balance="150000"]')).toBeVisible();
  await expect(page.getByRole('table', { name: words('title') })).toContainText(words('kind.recharge'));

  // Out: above the limit, to a new card: held, and paid by two people.
  await page.locator('[data-act=withdraw]').click();
  const form = page.locator('[data-withdraw]');
  await form.locator('[data-go-on]').click();
  await expect(form.getByText(words('mine.amount')).first()).toBeVisible();
  await expect(form.getByLabel(words('amount'))).toBeFocused();
  await expectNothingFound(page, 'what is missing for a withdrawal');
  await form.getByLabel(words('amount')).fill('1200');
  await form.getByLabel(words('holder')).fill('Journey Member');
  await form.getByLabel(words('bankName')).fill('Harbour Bank');
  await form.getByLabel(words('cardNumber')).fill(cardNumber());
  await confirmWithdrawal(page);
  await expect(page.locator('[data-balance="30000"]')).toBeVisible();
  const large = await newest();
  await openMemberPage(page, host, `/member/flow?tab=withdrawals&open=${large.id}`);
  const followed = page.locator(`[data-withdrawal="${large.id}"]`);
  await expect(followed).toHaveAttribute('data-state', 'requested');
  await expectNothingFound(page, 'a withdrawal that is followed');

  const asked = await openAtDesk(staff, large.number, 'requested');
  await expect(asked.locator('[data-for-two]')).toBeVisible();
  await expectNothingFound(staff, 'the desk of withdrawals');
  await asked.locator('[data-approve]').click();
  await staff
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: desk('withdrawal.approve') })
    .click();
  await expect(followed).toHaveAttribute('data-state', 'approved');
  // A day passes, and the approver still may not pay it.
  await sql('update withdrawal set not_before = now() where id = $1', [large.id]);
  const approved = await openAtDesk(staff, large.number, 'approved');
  await expect(approved.locator('[data-fail]')).toBeVisible();
  await expect(approved.locator('[data-pay-out]')).toHaveCount(0);
  const payable = await openAtDesk(other, large.number, 'approved');
  await payable.locator('[data-pay-out]').click();
  const paying = other.getByRole('dialog').last();
  await paying.getByLabel(desk('withdrawal.transferNumber')).fill('BANK-2026-1');
  await paying.getByRole('button', { name: desk('withdrawal.pay') }).click();
  await expect(followed).toHaveAttribute('data-state', 'paid');
  await expect(followed).toContainText('BANK-2026-1');

  // Another withdrawal to the now known card: refused, and the money is returned.
  await openMemberPage(page, host, '/member/flow?do=withdraw');
  await page.locator('[data-withdraw]').getByLabel(words('amount')).fill('100');
  await confirmWithdrawal(page);
  await expect(page.locator('[data-balance="20000"]')).toBeVisible();
  const small = await newest();
  const refused = await openAtDesk(staff, small.number, 'requested');
  await refused.locator('[data-reject]').click();
  const refusing = staff.getByRole('dialog').last();
  await refusing.getByLabel(desk('reason')).fill('The name is not the member’s.');
  await refusing.getByRole('button', { name: desk('withdrawal.reject') }).click();
  await expect(page.locator('[data-balance="30000"]')).toBeVisible();
  await expect.poll(async () => (await newest()).state).toBe('rejected');
  await openMemberPage(page, host, '/member/notify');
  await expect(
    page.getByText(text('en', 'notice', 'title.withdrawalRejected', { number: small.number })),
  ).toBeVisible();
  await expect(
    page.getByText(text('en', 'notice', 'title.withdrawalPaid', { number: large.number })),
  ).toBeVisible();
});
