import type { JobName } from '@onehaul/domain/job-name';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { findFailing, jobSuccesses, recordFailingTenants, recordSolved } from './failures.ts';
import { platformTenantId, type TenantFailure } from './job.ts';

type SweepOptions = {
  readonly database: Database;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** For the log, the metrics and the list of failures. */
  readonly name: JobName;
  readonly everyMs: number;
  /** Names the tenants that may have work. */
  find(): Promise<readonly number[]>;
  /** Does one batch; true when there may be more. */
  work(tenantId: number): Promise<boolean>;
};

export type Sweep = {
  /** Stops after the work in progress. */
  close(): Promise<void>;
};

/** Each tenant may use several connections at the same time. */
const maxConcurrentTenants = 3;
/** Exponential backoff for a tenant whose work failed. */
const minBackoffMs = 500;
const maxBackoffMs = 60_000;
/** Share of the time spent finding: a slow search makes the pauses longer. */
const maxFindShare = 0.5;

/** Polls for work that cannot wait for a schedule. Several processes may run it concurrently. */
export function createSweep({ database, log, name, everyMs, find, work }: SweepOptions): Sweep {
  let isLeaving = false;
  let isFailing = false;
  let wake = () => {};
  let restMs = everyMs;

  /** Failing tenants, with their consecutive failures and the end of their backoff. */
  const failing = new Map<number, { readonly times: number; readonly restUntil: number }>();
  let isKnown = false;
  /** Loads failures recorded before this process started, so that the first success marks them solved. */
  async function recall(): Promise<void> {
    if (isKnown) return;
    for (const id of await findFailing({ database, log }, name)) failing.set(id, { times: 0, restUntil: 0 });
    isKnown = true;
  }

  /** Isolates a tenant's failure; an unavailable database fails the whole round. */
  const workAlone = (tenantId: number, failed: TenantFailure[]): Promise<boolean> =>
    work(tenantId).catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable) throw error;
      failed.push({ tenantId, error });
      return false;
    });

  /** Begins at a random tenant, so that two workers seldom meet at one. */
  async function findAwake(isResting: (tenantId: number) => boolean): Promise<readonly number[]> {
    const began = performance.now();
    const found = await find();
    restMs = Math.max(everyMs, (performance.now() - began) / maxFindShare);
    const awake = found.filter((id) => !isResting(id));
    const first = Math.floor(Math.random() * awake.length);
    return [...awake.slice(first), ...awake.slice(0, first)];
  }

  /** Records failed and recovered tenants: one that is no longer found has nothing left to fail. */
  async function note(tried: readonly number[], failed: readonly TenantFailure[]): Promise<void> {
    for (const { tenantId } of failed) {
      const times = (failing.get(tenantId)?.times ?? 0) + 1;
      const backoffMs = Math.min(maxBackoffMs, minBackoffMs * 2 ** Math.min(times - 1, 10));
      failing.set(tenantId, { times, restUntil: Date.now() + backoffMs });
    }
    await recordFailingTenants({ database, log }, { job: name, kind: 'sweep' }, failed, [...failing.keys()]);
    const right = tried.filter((id) => !failed.some(({ tenantId }) => tenantId === id));
    for (const tenantId of right) {
      failing.delete(tenantId);
      await recordSolved({ database, log }, { job: name, tenantId });
      if (failing.size === 0)
        await recordSolved({ database, log }, { job: name, tenantId: platformTenantId });
    }
  }

  async function sweep(): Promise<boolean> {
    await recall();
    const now = Date.now();
    const isResting = (id: number) => (failing.get(id)?.restUntil ?? 0) > now;
    const tried = [...failing.keys()].filter((id) => !isResting(id));
    const failed: TenantFailure[] = [];
    const waiting = (await findAwake(isResting)).values();
    let isMore = false;
    let isLeft = false;
    const walk = async () => {
      for (const id of waiting) {
        isLeft ||= isLeaving;
        if (isLeaving) return;
        isMore = (await workAlone(id, failed)) || isMore;
      }
    };
    await Promise.all(Array.from({ length: maxConcurrentTenants }, walk));
    if (failed.length === 0) jobSuccesses.setToCurrentTime({ work: name });
    if (!isLeft) await note(tried, failed);
    return isMore;
  }

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, restMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    while (!isLeaving) {
      try {
        const isMore = await sweep();
        isFailing = false;
        if (isMore) continue;
      } catch (error) {
        if (!isFailing) log.warn({ err: error, sweep: name }, 'work waits');
        isFailing = true;
      }
      if (!isLeaving) await rest();
    }
  }

  const done = run();
  return {
    async close() {
      isLeaving = true;
      wake();
      await done;
    },
  };
}
