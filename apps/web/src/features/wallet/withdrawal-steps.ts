import type { Withdrawal } from '@onehaul/contract/wallet';

export type Step = {
  readonly name: 'asked' | 'review' | 'pay';
  readonly state: 'done' | 'now' | 'later' | 'stopped';
  /** When it was done, or when it ended there. */
  readonly at: Date | null;
};

type Known = Pick<Withdrawal, 'state' | 'createdAt' | 'approvedAt' | 'decidedAt'>;

/** What a withdrawal went through and still has before it: asked for, looked at, paid. */
export function stepsOf({ state, createdAt, approvedAt, decidedAt }: Known): Step[] {
  const asked: Step = { name: 'asked', state: 'done', at: createdAt };
  const isStopped = state === 'rejected' || state === 'cancelled' || state === 'failed';
  if (isStopped && !approvedAt) return [asked, { name: 'review', state: 'stopped', at: decidedAt }];
  const review: Step = { name: 'review', state: approvedAt ? 'done' : 'now', at: approvedAt };
  if (isStopped) return [asked, review, { name: 'pay', state: 'stopped', at: decidedAt }];
  const pay = state === 'paid' ? 'done' : approvedAt ? 'now' : 'later';
  return [asked, review, { name: 'pay', state: pay, at: state === 'paid' ? decidedAt : null }];
}
