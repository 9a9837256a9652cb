import type { RefusalCode } from '../refusal.ts';
import { stateMachine } from '../state-machine.ts';

/** What boxes of a batch are put into before they are handed over. */
export const unitKinds = ['bag', 'pallet'] as const;
export type UnitKind = (typeof unitKinds)[number];
export const unitStates = ['open', 'closed'] as const;
export type UnitState = (typeof unitStates)[number];
export type UnitAct = 'close' | 'reopen';

export const unitMachine = stateMachine<UnitState, UnitAct>({
  open: { close: 'closed' },
  closed: { reopen: 'open' },
});

const letters: Readonly<Record<UnitKind, string>> = { bag: 'B', pallet: 'P' };

/** On its label: which batch, what it is, and the how-manieth of its kind. */
export const unitNumber = (batchNumber: string, kind: UnitKind, count: number) =>
  `${batchNumber}-${letters[kind]}${String(count).padStart(2, '0')}`;

/** The number of a unit as it is stored, from what a scanner read; nothing where it is the label of something else. */
export function readUnitNumber(scanned: string): string | undefined {
  const number = scanned.trim().toUpperCase();
  return /^[0-9A-Z]{6,20}-[BP][0-9]{2,3}$/.test(number) ? number : undefined;
}

/** Two scales differ by less; a unit that weighs less than this share of its boxes lacks one of them. */
const leastShare = 0.95;

/** A unit is closed with boxes in it, and at a weight that can hold them. */
export function whyNotCloseUnit(
  { boxes, boxGrams }: { readonly boxes: number; readonly boxGrams: number },
  weightGrams: number,
): RefusalCode | undefined {
  if (boxes === 0) return 'unit.empty';
  if (weightGrams < boxGrams * leastShare) return 'unit.tooLight';
  return undefined;
}
