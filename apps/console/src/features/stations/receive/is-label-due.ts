import { labelExpiresMinutes } from '@onehaul/domain/label/label-job';
import type { ReceiveOutcome } from '@onehaul/contract/console/stations';
import type { AnswerOf, Entry } from '../outbox/entry.ts';

/** Outcomes of a parcel that was received just now; one that was here before has its label. */
const received: readonly ReceiveOutcome[] = ['expected', 'misrouted', 'member', 'unclaimed', 'contested'];

/** Whether a scan calls for a label: not one that was sent long after it was made, while the station was offline. */
export function isLabelDue(entry: Entry, nowMs: number): boolean {
  if (entry.state !== 'sent' || nowMs - entry.madeAtMs > labelExpiresMinutes * 60_000) return false;
  if (entry.kind === 'assign') return entry.answer !== undefined;
  if (entry.kind !== 'receive' || entry.answer === undefined) return false;
  return received.includes((entry.answer as AnswerOf<'receive'>).outcome);
}
