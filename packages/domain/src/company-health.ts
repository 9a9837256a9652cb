/** What the operator's list says about a company; unknown until it is measured. */
export const healthMarks = ['unknown', 'good', 'attention'] as const;

/** Why a company needs attention, the most urgent first. */
export const healthReasons = [
  'failedCalls',
  'waitingEvents',
  'parkedEvents',
  'failedJobs',
  'payouts',
  'promise',
  'unclaimed',
] as const;
export type HealthReason = (typeof healthReasons)[number];

/** Counts and ages of a company, none of which names a person. */
export type HealthFigures = {
  /** Calls of yesterday and today. */
  readonly calls: number;
  readonly failedCalls: number;
  readonly waitingSince: Date | null;
  readonly parkedEvents: number;
  readonly failedJobs: number;
  readonly payoutSince: Date | null;
  /** Orders that were due in the last 30 days. */
  readonly due: number;
  readonly kept: number;
  readonly unclaimedSince: Date | null;
  /** Anything that gets older without a call, such as an order on its way. */
  readonly isAnythingOpen: boolean;
};

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A share of a few calls or orders says nothing. */
const minFailedCalls = 20;
const maxFailedShare = 0.01;
const minDueOrders = 20;
const minKeptShare = 0.9;
const maxWaitingMs = 5 * minuteMs;
const maxPayoutMs = 3 * dayMs;
const maxUnclaimedMs = 30 * dayMs;

export function healthReasonsOf(figures: HealthFigures, now: Date): HealthReason[] {
  const { calls, failedCalls, due, kept } = figures;
  const isOlder = (since: Date | null, maxMs: number) =>
    since !== null && now.getTime() - since.getTime() > maxMs;
  const isFound: Readonly<Record<HealthReason, boolean>> = {
    failedCalls: failedCalls >= minFailedCalls && failedCalls > calls * maxFailedShare,
    waitingEvents: isOlder(figures.waitingSince, maxWaitingMs),
    parkedEvents: figures.parkedEvents > 0,
    failedJobs: figures.failedJobs > 0,
    payouts: isOlder(figures.payoutSince, maxPayoutMs),
    promise: due >= minDueOrders && kept < due * minKeptShare,
    unclaimed: isOlder(figures.unclaimedSince, maxUnclaimedMs),
  };
  return healthReasons.filter((reason) => isFound[reason]);
}

/**
 * Minutes until a company is measured again although nobody called it: soon while background work waits or
 * fails, daily while something gets older. Null: only after the next call.
 */
export function minutesToNextMeasure(
  figures: HealthFigures,
  reasons: readonly HealthReason[],
): number | null {
  if (figures.waitingSince || figures.parkedEvents > 0 || figures.failedJobs > 0) return 10;
  return figures.isAnythingOpen || reasons.length > 0 ? 24 * 60 : null;
}
