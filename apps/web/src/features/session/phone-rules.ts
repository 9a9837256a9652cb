import { phoneDigits, whyNotPhone } from '@onehaul/domain/phone';
import type { Translate } from '@onehaul/i18n/translator';

/** The digits of a code, however they were typed or pasted. */
export const codeDigits = phoneDigits;

/** Why a code cannot be one (§5). */
export function whyNotCode(code: string, t: Translate<'session'>): string | undefined {
  return /^[0-9]{6}$/.test(codeDigits(code)) ? undefined : t('code.invalid');
}

/** Why a number cannot be used; a dial code, where one is chosen, says how long it is (§5). */
export function whyNotNumber(
  typed: string,
  dialCode: string | undefined,
  t: Translate<'session'>,
): string | undefined {
  if (typed.trim() === '') return t('phone.missing');
  return whyNotPhone(phoneDigits(typed), dialCode) ? t('phone.invalid') : undefined;
}
