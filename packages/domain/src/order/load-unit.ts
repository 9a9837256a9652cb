import type { RefusalCode } from '../refusal.ts';
import { stateMachine } from '../state-machine.ts';

/** Containers for boxes of a batch. */
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

/** Label of a load unit: batch number, kind letter, and sequence number within its kind. */
export const unitNumber = (batchNumber: string, kind: UnitKind, count: number) =>
  `${batchNumber}-${letters[kind]}${String(count).padStart(2, '0')}`;

/** Parses a scanned unit number into its stored form; undefined for any other label. */
export function parseUnitNumber(scanned: string): string | undefined {
  const number = scanned.trim().toUpperCase();
  return /^[0-9A-Z]{6,20}-[BP][0-9]{2,3}$/.test(number) ? number : undefined;
}

/** Scales differ by less than this; a lighter unit must lack one of its boxes. */
const minWeightShare = 0.95;

/** A unit can be closed only with boxes in it, and at a plausible weight. */
export function closeUnitRefusal(
  { boxes, boxGrams }: { readonly boxes: number; readonly boxGrams: number },
  weightGrams: number,
): RefusalCode | undefined {
  if (boxes === 0) return 'unit.empty';
  if (weightGrams < boxGrams * minWeightShare) return 'unit.tooLight';
  return undefined;
}
