import type { Milestone } from './milestone.ts';
import type { TimelineLine } from './timeline.ts';

const dayMs = 86_400_000;

/** Share of the line's maximum transit time by which each stop should be reached. */
const shares = {
  departed: 0,
  arrived: 0.6,
  cleared: 0.8,
  handedOut: 0.95,
  delivered: 1,
} as const;
type Stop = keyof typeof shares;
const stops = Object.keys(shares) as Stop[];

/** The stop that each milestone proves to be reached. */
const stopOf: Partial<Record<Milestone, Stop>> = {
  departed: 'departed',
  collected: 'departed',
  inTransit: 'departed',
  arrived: 'arrived',
  atCustoms: 'arrived',
  customsHeld: 'arrived',
  cleared: 'cleared',
  outForDelivery: 'handedOut',
  failed: 'cleared',
  delivered: 'delivered',
};

export type Journey = {
  /** Known events in any order; estimates are ignored. */
  readonly lines: readonly Pick<TimelineLine, 'milestone' | 'source' | 'happenedAt'>[];
  /** Departure from our warehouse; without it there is no expected date. */
  readonly shippedAt: Date | null;
  readonly maximumDays: number;
  readonly delivery: 'dispatch' | 'pickup';
  readonly now: Date;
};
export type NextStep = { readonly milestone: Milestone; readonly by: Date; readonly isLate: boolean };

/** Milestones after which nothing can be late: the journey is over or waits for the receiver. */
const ends: readonly Milestone[] = ['delivered', 'readyForPickup', 'returning', 'completed'];

const milestoneOf = (stop: Stop, delivery: Journey['delivery']): Milestone => {
  if (stop !== 'handedOut') return stop;
  return delivery === 'pickup' ? 'readyForPickup' : 'outForDelivery';
};

/**
 * Returns the next expected milestone and its deadline: the share of the maximum transit time between the
 * last stop and the next, counted from the last stop, at least one day. Late when past it, or past the whole
 * maximum.
 */
export function nextStepOf({ lines, shippedAt, maximumDays, delivery, now }: Journey): NextStep | null {
  if (!shippedAt) return null;
  const facts = lines.filter(({ source }) => source !== 'estimate');
  if (facts.some(({ milestone }) => ends.includes(milestone))) return null;

  let last: { stop: Stop; at: Date } = { stop: 'departed', at: shippedAt };
  for (const { milestone, happenedAt } of facts) {
    const stop = stopOf[milestone];
    if (!stop) continue;
    const ahead = stops.indexOf(stop) - stops.indexOf(last.stop);
    // The earliest event of a stop is its time; a failed delivery counts as `cleared`, because the last mile
    // restarts.
    const isSooner = ahead === 0 && stop !== 'departed' && happenedAt < last.at;
    if (ahead > 0 || isSooner) last = { stop, at: happenedAt };
  }
  const next = stops[stops.indexOf(last.stop) + 1]!;
  const partMs = (shares[next] - shares[last.stop]) * maximumDays * dayMs;
  const by = new Date(last.at.getTime() + Math.max(dayMs, partMs));
  const promisedMs = shippedAt.getTime() + maximumDays * dayMs;
  const isLate = now > by || now.getTime() > promisedMs;
  return { milestone: milestoneOf(next, delivery), by, isLate };
}

/** Grace period before an overdue shipment needs attention. */
const graceMs = 3 * dayMs;

/** Whether staff must investigate the shipment. */
export function isOverdue(journey: Journey): boolean {
  const next = nextStepOf(journey);
  return next !== null && journey.now.getTime() > next.by.getTime() + graceMs;
}
