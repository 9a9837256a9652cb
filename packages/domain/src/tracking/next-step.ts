import type { Milestone } from './milestone.ts';
import type { TimelineLine } from './timeline.ts';

const dayMs = 86_400_000;

/** How much of a line's longest time has passed when goods should have come so far. */
const shares = {
  departed: 0,
  arrived: 0.6,
  cleared: 0.8,
  handedOut: 0.95,
  delivered: 1,
} as const;
type Stop = keyof typeof shares;
const stops = Object.keys(shares) as Stop[];

/** The last stop that somebody saw, by any word that could not be said before it. */
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
  /** What is known to have happened, in any order; estimates are not looked at. */
  readonly lines: readonly Pick<TimelineLine, 'milestone' | 'source' | 'happenedAt'>[];
  /** When it left our house; without that nobody has promised anything. */
  readonly shippedAt: Date | null;
  readonly maximumDays: number;
  readonly delivery: 'dispatch' | 'pickup';
  readonly now: Date;
};
export type NextStep = { readonly milestone: Milestone; readonly by: Date; readonly isLate: boolean };

/** Where a journey ends, or waits for the receiver: nothing of it can be late any more. */
const ends: readonly Milestone[] = ['delivered', 'readyForPickup', 'returning', 'completed'];

const milestoneOf = (stop: Stop, delivery: Journey['delivery']): Milestone => {
  if (stop !== 'handedOut') return stop;
  return delivery === 'pickup' ? 'readyForPickup' : 'outForDelivery';
};

/**
 * What should come next and by when: of the line's longest time the part between the last stop and the next, counted
 * from when the last was reached, at least a day. Late is what is overdue, or whose whole time is over.
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
    // A stop is reached by the first word of it; a delivery that failed begins the last mile anew.
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

/** So long something may be overdue before a person looks at it. */
const graceMs = 3 * dayMs;

/** Whether a person has to ask where it is. */
export function isOverdue(journey: Journey): boolean {
  const next = nextStepOf(journey);
  return next !== null && journey.now.getTime() > next.by.getTime() + graceMs;
}
