import type { RefusalCode } from '../refusal.ts';

/** Lines and member levels a coupon holds for; an empty list holds for all. */
type Scope = { readonly lineIds: readonly number[]; readonly levels: readonly number[] };

/** Returns why a coupon does not hold for a line and a member level. */
export function couponScopeRefusal(
  { lineIds, levels }: Scope,
  { lineId, level }: { readonly lineId: number; readonly level: number },
): RefusalCode | undefined {
  if (lineIds.length > 0 && !lineIds.includes(lineId)) return 'coupon.lineNotMet';
  return couponLevelRefusal({ levels }, level);
}

/** Returns why members of a level cannot get or use a coupon. */
export function couponLevelRefusal(
  { levels }: Pick<Scope, 'levels'>,
  level: number,
): RefusalCode | undefined {
  return levels.length > 0 && !levels.includes(level) ? 'coupon.levelNotMet' : undefined;
}

/** Codes are compared without spaces, dashes and case, and full-width letters are letters. */
export const normalizeCouponCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

export const couponCodePattern = /^[0-9A-Z]{4,24}$/;

/** 32 characters, so that five bits choose one without bias; without 0, 1, I and O, which are mistaken for each other. */
const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const randomCodeBytes = 10;

/** A code of 50 random bits from ten random bytes. */
export const couponCodeFrom = (random: Uint8Array): string =>
  Array.from(random, (byte) => codeAlphabet[byte % codeAlphabet.length]).join('');
