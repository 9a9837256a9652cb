import { phoneDigits, phoneRefusal } from '@onehaul/domain/phone';
import type { Translate } from '@onehaul/i18n/translator';

/** Digits of a code, normalized from typed or pasted text. */
export const codeDigits = phoneDigits;

/** Validation error of a code (§5). */
export function codeRefusal(code: string, t: Translate<'session'>): string | undefined {
  return /^[0-9]{6}$/.test(codeDigits(code)) ? undefined : t('code.invalid');
}

/** Validation error of a number; a chosen dial code determines its length (§5). */
export function numberRefusal(
  typed: string,
  dialCode: string | undefined,
  t: Translate<'session'>,
): string | undefined {
  if (typed.trim() === '') return t('phone.missing');
  return phoneRefusal(phoneDigits(typed), dialCode) ? t('phone.invalid') : undefined;
}
