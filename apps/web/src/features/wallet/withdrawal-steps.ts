import type { Withdrawal } from '@onehaul/contract/wallet';

export type Step = {
  readonly name: 'asked' | 'review' | 'pay';
  readonly state: 'done' | 'now' | 'later' | 'stopped';
  /** When the step was completed, or the withdrawal ended there. */
  readonly at: Date | null;
};

type Known = Pick<Withdrawal, 'state' | 'createdAt' | 'approvedAt' | 'decidedAt'>;

/** Steps of a withdrawal: requested, reviewed, paid. */
export function stepsOf({ state, createdAt, approvedAt, decidedAt }: Known): Step[] {
  const asked: Step = { name: 'asked', state: 'done', at: createdAt };
  const isStopped = state === 'rejected' || state === 'cancelled' || state === 'failed';
  if (isStopped && !approvedAt) return [asked, { name: 'review', state: 'stopped', at: decidedAt }];
  const review: Step = { name: 'review', state: approvedAt ? 'done' : 'now', at: approvedAt };
  if (isStopped) return [asked, review, { name: 'pay', state: 'stopped', at: decidedAt }];
  const pay = state === 'paid' ? 'done' : approvedAt ? 'now' : 'later';
  return [asked, review, { name: 'pay', state: pay, at: state === 'paid' ? decidedAt : null }];
}
