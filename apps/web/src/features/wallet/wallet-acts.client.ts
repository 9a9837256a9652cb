import type { InputOf } from '@onehaul/client/send';
import { walletCalls, withdrawalCalls } from '@onehaul/contract/wallet';
import { saveGeneratedFile } from '../../app/portal/generated-file.ts';
import { browserSession } from '../../app/session/browser-session.ts';

/** Downloads the movements as a workbook. */
export async function saveFlow(input: InputOf<typeof walletCalls.exportFlow>): Promise<void> {
  saveGeneratedFile(await browserSession().send(walletCalls.exportFlow, input));
}

/** Downloads a month as a printable statement. */
export async function saveStatement(month: string): Promise<void> {
  saveGeneratedFile(await browserSession().send(walletCalls.statement, { month }));
}

/** Holds money for a withdrawal. The key makes a repeated call the same withdrawal (A48). */
export const withdraw = (input: InputOf<typeof withdrawalCalls.withdraw>, idempotencyKey: string) =>
  browserSession().send(withdrawalCalls.withdraw, input, idempotencyKey);

export const cancelWithdrawal = (id: number) => browserSession().send(withdrawalCalls.cancel, { id });

export const removeCard = (id: number) => browserSession().send(withdrawalCalls.removeCard, { id });
