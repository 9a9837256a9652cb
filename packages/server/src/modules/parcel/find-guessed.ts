import { maskCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { settingsFrom } from '@onehaul/domain/settings';
import type { MemberContext } from '../../http/context.ts';
import { findSettings } from '../shop/index.ts';
import { forecastsAlike } from './claim.repository.ts';

/** A number as everybody sees it. */
const shownOf = (number: string) => maskCourierNumber(number).replaceAll('•', '');

/**
 * Of unowned parcels, those that the member seems to be guessing the hidden signs of: more forecasts of a day look like
 * them than wrong numbers may be typed in a claim. They are not told that one of them was right (A31).
 */
export async function findGuessed(
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
      ({ beginning, signs }) => beginning === shownOf(number) && signs === number.length,
    );
    const mask = maskCourierNumber(number);
    const now = forecast.filter((other) => other !== number && maskCourierNumber(other) === mask);
    return (before?.count ?? 0) + now.length;
  };
  return new Set(unowned.filter((number) => guesses(number) > claimMissesADay));
}
