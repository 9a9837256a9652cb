import { codeSigns } from '../member-code.ts';

/** Ten signs without look-alikes: about 45 bits, so that one number tells nothing of another (S61). */
const orderNumberSigns = 10;

/** From a source of random numbers below a bound. */
export function orderNumber(random: (below: number) => number): string {
  return Array.from({ length: orderNumberSigns }, () => codeSigns[random(codeSigns.length)]!).join('');
}

/** An order number as it is stored, from how somebody typed or scanned it. */
export function readOrderNumber(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}

/** As many as an order may leave in: what the label of a box has digits for. A line may take fewer. */
export const mostOrderBoxes = 9_999;

/** What stands on the label of a box, and is scanned. */
export const boxCode = (number: string, box: number) => `${number}-${box}`;

export function readBoxCode(scanned: string): { readonly number: string; readonly box: number } | undefined {
  const found = /^([0-9A-Z]{10,20})-([1-9][0-9]{0,3})$/.exec(scanned.trim().toUpperCase());
  return found ? { number: found[1]!, box: Number(found[2]) } : undefined;
}
