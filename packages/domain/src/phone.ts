import type { RefusalCode } from './refusal.ts';

/** Number lengths of known dial codes; others must be within the two bounds of §5. */
const lengthByDialCode: Readonly<Record<string, number>> = { '+86': 11, '+852': 8 };
const minDigits = 6;
const maxDigits = 15;

/** Strips separators from a typed number. */
export function phoneDigits(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s().-]/g, '');
}

/** Returns why a number is invalid for its dial code. */
export function phoneRefusal(digits: string, dialCode?: string): RefusalCode | undefined {
  if (!/^[0-9]+$/.test(digits)) return 'phone.invalid';
  const exact = dialCode === undefined ? undefined : lengthByDialCode[dialCode];
  const fits =
    exact === undefined ? digits.length >= minDigits && digits.length <= maxDigits : digits.length === exact;
  return fits ? undefined : 'phone.invalid';
}

/** Leaves enough to recognise one's own number, too little to call it. */
export function maskPhone(digits: string): string {
  const shown = Math.min(3, Math.floor(digits.length / 3));
  return `${digits.slice(0, shown)}****${digits.slice(digits.length - shown)}`;
}

export function maskEmail(email: string): string {
  return email.replace(/^(.).*@/, '$1***@');
}
