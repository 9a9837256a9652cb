import { money, toMajor } from '../money.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { walletCurrency } from './account.ts';

type Limits = Pick<Settings, 'withdrawalLeastCents' | 'withdrawalsADay'>;

/**
 * Returns why a withdrawal is refused, given the number requested within a day; undefined when it is allowed
 * (S59).
 */
export function withdrawalRefusal(
  { minor, ofLastDay }: { readonly minor: number; readonly ofLastDay: number },
  { withdrawalLeastCents: least, withdrawalsADay: most }: Limits,
): Refusal | undefined {
  if (minor < least)
    return new Refusal('withdrawal.tooLittle', { least: toMajor(money(least, walletCurrency)) });
  if (ofLastDay >= most) return new Refusal('withdrawal.tooMany', { most });
  return undefined;
}

const hourMs = 3_600_000;

/** A newly added card may belong to an account thief, so payouts to it are delayed. */
export function payableFrom(cardKnownSince: Date, { newCardHours }: Pick<Settings, 'newCardHours'>): Date {
  return new Date(cardKnownSince.getTime() + newCardHours * hourMs);
}

const dayMs = 24 * hourMs;
const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6;

/**
 * Adds working days to a date (`2026-11-14`): Saturdays and Sundays are skipped, public holidays are not
 * known.
 */
export function workingDaysAfter(day: string, count: number): string {
  let at = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0;) {
    at = new Date(at.getTime() + dayMs);
    if (!isWeekend(at)) left -= 1;
  }
  return at.toISOString().slice(0, 10);
}

type FourEyesWithdrawal = { readonly isForTwo: boolean; readonly approvedById: number | null };

/** Four-eyes principle: above the shop's limit, the approver may not pay it out. */
export const mayPayOut = ({ isForTwo, approvedById }: FourEyesWithdrawal, staffId: number): boolean =>
  !isForTwo || approvedById !== staffId;
