import { codeAlphabet } from '../member-code.ts';

/**
 * Ten characters without look-alikes: about 45 bits, so order numbers cannot be guessed from each other
 * (S61).
 */
const orderNumberLength = 10;

/** Takes a source of random integers below a bound. */
export function generateOrderNumber(random: (below: number) => number): string {
  return Array.from({ length: orderNumberLength }, () => codeAlphabet[random(codeAlphabet.length)]!).join('');
}

/** Normalises a typed or scanned order number to its stored form. */
export function normalizeOrderNumber(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}

/** Maximum boxes of an order, set by the digits on a box label. A line may allow fewer. */
export const maxOrderBoxes = 9_999;

/** Scannable text of a box label. */
export const boxCode = (number: string, box: number) => `${number}-${box}`;

export function parseBoxCode(scanned: string): { readonly number: string; readonly box: number } | undefined {
  const found = /^([0-9A-Z]{10,20})-([1-9][0-9]{0,3})$/.exec(scanned.trim().toUpperCase());
  return found ? { number: found[1]!, box: Number(found[2]) } : undefined;
}
