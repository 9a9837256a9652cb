import { maskCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { settingsFrom } from '@onehaul/domain/settings';
import type { MemberContext } from '../../http/context.ts';
import { findSettings } from '../shop/index.ts';
import { forecastsAlike } from './claim.repository.ts';

/** The unmasked part of a number. */
const unmaskedPart = (number: string) => maskCourierNumber(number).replaceAll('•', '');

/**
 * Detects guessing: returns the unowned numbers whose mask matches more of the member's forecasts of the last
 * day than wrong numbers are allowed in claims. For these the member does not learn that a guess was right
 * (A31).
 */
export async function findLikelyGuesses(
  context: MemberContext,
  unowned: readonly string[],
  forecast: readonly string[],
): Promise<Set<string>> {
  const masks = [...new Set(unowned.map(maskCourierNumber))];
  const [own, earlier] = await Promise.all([
    findSettings(context),
    context.db.all(forecastsAlike, {
      shopId: context.shop.id,
      memberId: context.member.ownerId,
      beginnings: masks.map((mask) => mask.replaceAll('•', '')),
      lengths: masks.map((mask) => mask.length),
    }),
  ]);
  const { claimMissesADay } = settingsFrom(own);
  const guesses = (number: string) => {
    const before = earlier.find(
      ({ beginning, signs }) => beginning === unmaskedPart(number) && signs === number.length,
    );
    const mask = maskCourierNumber(number);
    const now = forecast.filter((other) => other !== number && maskCourierNumber(other) === mask);
    return (before?.count ?? 0) + now.length;
  };
  return new Set(unowned.filter((number) => guesses(number) > claimMissesADay));
}
