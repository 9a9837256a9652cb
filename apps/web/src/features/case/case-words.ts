import type { CaseRow } from '@onehaul/contract/case';
import type { CaseState } from '@onehaul/domain/case/case-state';

/** Tone of a state: cases waiting for the member stand out, those waiting for the shop do not. */
export const stateTones: Readonly<Record<CaseState, 'positive' | 'warning' | 'danger' | 'neutral'>> = {
  open: 'positive',
  working: 'positive',
  answered: 'warning',
  offered: 'warning',
  appealed: 'positive',
  accepted: 'neutral',
  closed: 'neutral',
};

const hourMs = 3_600_000;

/** Time until a response is due, in whole hours rounded up. */
export function clockOf(
  { dueAt }: Pick<CaseRow, 'dueAt'>,
  now: Date,
): { readonly text: 'clock.hours' | 'clock.overdue'; readonly count: number } | undefined {
  if (!dueAt) return undefined;
  const left = dueAt.getTime() - now.getTime();
  return left > 0
    ? { text: 'clock.hours', count: Math.ceil(left / hourMs) }
    : { text: 'clock.overdue', count: Math.floor(Math.abs(left) / hourMs) };
}
