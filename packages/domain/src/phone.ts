import type { RefusalCode } from './refusal.ts';

/** Digits that numbers of a dial code have; others have between the two bounds of §5. */
const lengthOf: Readonly<Record<string, number>> = { '+86': 11, '+852': 8 };
const shortest = 6;
const longest = 15;

/** The digits of a number as a person typed it. */
export function phoneDigits(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s().-]/g, '');
}

/** Why a number cannot be one of its dial code. */
export function whyNotPhone(digits: string, dialCode?: string): RefusalCode | undefined {
  if (!/^[0-9]+$/.test(digits)) return 'phone.invalid';
  const exact = dialCode === undefined ? undefined : lengthOf[dialCode];
  const fits =
    exact === undefined ? digits.length >= shortest && digits.length <= longest : digits.length === exact;
  return fits ? undefined : 'phone.invalid';
}

/** Enough to recognise one's own number, too little to call it. */
export function maskPhone(digits: string): string {
  const shown = Math.min(3, Math.floor(digits.length / 3));
  return `${digits.slice(0, shown)}****${digits.slice(digits.length - shown)}`;
}

export function maskEmail(email: string): string {
  return email.replace(/^(.).*@/, '$1***@');
}
