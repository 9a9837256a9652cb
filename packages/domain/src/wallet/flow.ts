import type { AccountKind } from './account.ts';
import { type JournalKind, journalKinds, waysOf } from './journal.ts';

/** What a member's flow is about: the balance (cash and gift together), or points. */
export const flowUnits = ['money', 'points'] as const;
export type FlowUnit = (typeof flowUnits)[number];

/** The accounts whose entries make the flow. What is held or earned as an agent is not in the balance. */
export const flowAccounts = {
  money: ['cash', 'gift'],
  points: ['points'],
} as const satisfies Record<FlowUnit, readonly AccountKind[]>;

const touches = (kind: JournalKind, unit: FlowUnit) =>
  waysOf(kind).some((way) =>
    way.some(
      (source) =>
        (source === 'balance' && unit === 'money') ||
        (flowAccounts[unit] as readonly string[]).includes(source),
    ),
  );

/** Kinds of journals that a flow can show: filters offer these. */
export const flowKinds: Readonly<Record<FlowUnit, readonly JournalKind[]>> = {
  money: journalKinds.filter((kind) => touches(kind, 'money')),
  points: journalKinds.filter((kind) => touches(kind, 'points')),
};
