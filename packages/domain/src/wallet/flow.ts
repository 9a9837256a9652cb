import type { AccountKind } from './account.ts';
import { type JournalKind, journalKinds, moveRoutesOf } from './journal.ts';

/** Unit of a wallet history: the balance (cash and gift together), or points. */
export const flowUnits = ['money', 'points'] as const;
export type FlowUnit = (typeof flowUnits)[number];

/** Accounts included in the history. Held money and agent earnings are not part of the balance. */
export const flowAccounts = {
  money: ['cash', 'gift'],
  points: ['points'],
} as const satisfies Record<FlowUnit, readonly AccountKind[]>;

const affectsUnit = (kind: JournalKind, unit: FlowUnit) =>
  moveRoutesOf(kind).some((way) =>
    way.some(
      (source) =>
        (source === 'balance' && unit === 'money') ||
        (flowAccounts[unit] as readonly string[]).includes(source),
    ),
  );

/** Journal kinds that a history can contain, offered as filters. */
export const flowKinds: Readonly<Record<FlowUnit, readonly JournalKind[]>> = {
  money: journalKinds.filter((kind) => affectsUnit(kind, 'money')),
  points: journalKinds.filter((kind) => affectsUnit(kind, 'points')),
};
