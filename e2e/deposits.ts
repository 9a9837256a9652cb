import type { Locator, Page } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { text } from './messages.ts';
import { openConsole } from './staff.ts';
import { expect } from './test.ts';

const words = (key: string, gaps?: Record<string, string>) => text('en', 'payment', key, gaps);
const desk = (key: string, gaps?: Record<string, string>) => text('en', 'finance', key, gaps);

/** The member's part of a bank deposit, starting at the payment methods. */
export async function handReceiptIn(page: Page, panel: Locator, transaction: string): Promise<void> {
  await panel.locator('[data-way=bankDeposit] input').check();
  await panel.locator('button[data-pay]').click();
  await expect(panel).toHaveAttribute('data-pay-panel', 'receipt');
  await panel.locator('[data-hand-in]').click();
  await expect(panel.getByText(words('bank.transactionMissing')).first()).toBeVisible();
  await panel.getByLabel(words('bank.transaction')).fill(` ${transaction.toLowerCase()} `);
  await panel
    .locator('[data-receipt-file]')
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(panel.locator('[data-receipt-picture=done]')).toBeVisible();
  const account = panel.locator('[data-field=account] input').first();
  if (!(await account.isChecked())) await account.check();
  await panel.locator('[data-hand-in]').click();
  await expect(page.locator('[data-pay-panel=receipt]')).toHaveCount(0);
}

/**
 * The shop's part: a staff member compares the receipt and approves the amount that was transferred, in its
 * currency. `booked` is the amount in yuan.
 */
export async function approveDeposit(staff: Page, transaction: string, booked: string): Promise<void> {
  await openConsole(staff, '/finance?rows=100');
  await staff.getByRole('link', { name: transaction }).click();
  const drawer = staff.getByRole('dialog', { name: desk('deposit.one') });
  await expect(drawer).toContainText(booked);
  const amount = await drawer.locator('p.text-heading').first().innerText();
  await expect(drawer.getByRole('img', { name: desk('deposit.picture') })).toBeVisible();
  await expectNothingFound(staff, 'the desk of deposits');
  await drawer.locator('[data-approve]').click();
  const dialog = staff.getByRole('dialog', { name: desk('deposit.approveTitle', { amount }) });
  await expect(dialog).toContainText(transaction);
  await dialog.getByRole('button', { name: desk('deposit.approveAmount', { amount }) }).click();
  await expect(dialog).toBeHidden();
  // It leaves the list of waiting deposits, by this person's own act.
  await expect(drawer).toContainText(text('en', 'console', 'handled.title'));
}
