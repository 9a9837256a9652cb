import { money, toMajor } from '../money.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { walletCurrency } from './account.ts';

type Limits = Pick<Settings, 'withdrawalLeastCents' | 'withdrawalsADay'>;

/** Why so much is not paid out, after so many were asked for within a day; undefined when it may be (S59). */
export function whyNotWithdraw(
  { minor, ofLastDay }: { readonly minor: number; readonly ofLastDay: number },
  { withdrawalLeastCents: least, withdrawalsADay: most }: Limits,
): Refusal | undefined {
  if (minor < least)
    return new Refusal('withdrawal.tooLittle', { least: toMajor(money(least, walletCurrency)) });
  if (ofLastDay >= most) return new Refusal('withdrawal.tooMany', { most });
  return undefined;
}

const hourMs = 3_600_000;

/** A card that became known a moment ago is perhaps not its owner's: nothing goes there before it has been known a while. */
export function payableFrom(cardKnownSince: Date, { newCardHours }: Pick<Settings, 'newCardHours'>): Date {
  return new Date(cardKnownSince.getTime() + newCardHours * hourMs);
}

const dayMs = 24 * hourMs;
const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6;

/** So many working days after a day (`2026-11-14`): Saturdays and Sundays do not count, holidays are not known. */
export function workingDaysAfter(day: string, count: number): string {
  let at = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0;) {
    at = new Date(at.getTime() + dayMs);
    if (!isWeekend(at)) left -= 1;
  }
  return at.toISOString().slice(0, 10);
}

type ForTwo = { readonly isForTwo: boolean; readonly approvedById: number | null };

/** Above the shop's limit, whoever approved it is not who pays it out. */
export const mayPayOut = ({ isForTwo, approvedById }: ForTwo, staffId: number): boolean =>
  !isForTwo || approvedById !== staffId;
