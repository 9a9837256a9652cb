import type { JobName } from '@onehaul/domain/job-name';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { findFailing, recordFailingTenants, recordSolved } from './failures.ts';
import { findTenants, platformTenantId, type TenantFailure } from './job.ts';

type SweepOptions = {
  readonly database: Database;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** For the log, the metrics and the list of failures. */
  readonly name: JobName;
  readonly everyMs: number;
  /** Cheap check whether a tenant has work. */
  look(tenantId: number): Promise<boolean>;
  /** Does one batch; true when there may be more. */
  work(tenantId: number): Promise<boolean>;
};

export type Sweep = {
  /** Stops after the work in progress. */
  close(): Promise<void>;
};

/** Each tenant may use several connections at the same time. */
const maxConcurrentTenants = 3;
const maxConcurrentChecks = 50;
/** Exponential backoff for a tenant whose work failed. */
const minBackoffMs = 500;
const maxBackoffMs = 60_000;
/** Cache lifetime of the tenant list: a new tenant is picked up within this time. */
const tenantCacheMs = 10_000;

/** Polls all tenants for work that cannot wait for a schedule. Several processes may run it concurrently. */
export function createSweep({ database, log, name, everyMs, look, work }: SweepOptions): Sweep {
  let isLeaving = false;
  let isFailing = false;
  let wake = () => {};
  let known: { readonly tenants: readonly number[]; readonly until: number } = { tenants: [], until: 0 };

  async function tenants(): Promise<readonly number[]> {
    const now = Date.now();
    if (known.until <= now) known = { tenants: await findTenants(database), until: now + tenantCacheMs };
    return known.tenants;
  }

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
  async function alone<T>(
    tenantId: number,
    failed: TenantFailure[],
    part: (tenantId: number) => Promise<T>,
  ): Promise<T | undefined> {
    return part(tenantId).catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable) throw error;
      failed.push({ tenantId, error });
      return undefined;
    });
  }

  /** In chunks: the read queue is bounded and shared with other readers. */
  async function tenantsWithWork(all: readonly number[], failed: TenantFailure[]): Promise<number[]> {
    const found: number[] = [];
    for (let from = 0; from < all.length; from += maxConcurrentChecks) {
      const some = all.slice(from, from + maxConcurrentChecks);
      const looks = await Promise.all(some.map((id) => alone(id, failed, look)));
      found.push(...some.filter((_, index) => looks[index]));
    }
    return found;
  }

  /** Records failed and recovered tenants. */
  async function note(tried: readonly number[], failed: readonly TenantFailure[]): Promise<void> {
    for (const { tenantId } of failed) {
      const times = (failing.get(tenantId)?.times ?? 0) + 1;
      const restMs = Math.min(maxBackoffMs, minBackoffMs * 2 ** Math.min(times - 1, 10));
      failing.set(tenantId, { times, restUntil: Date.now() + restMs });
    }
    await recordFailingTenants({ database, log }, { job: name, kind: 'sweep' }, failed, [...failing.keys()]);
    const right = tried.filter((id) => failing.has(id) && !failed.some(({ tenantId }) => tenantId === id));
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
    const awake = (await tenants()).filter((id) => (failing.get(id)?.restUntil ?? 0) <= now);
    const failed: TenantFailure[] = [];
    const waiting = (await tenantsWithWork(awake, failed)).values();
    let isMore = false;
    let isLeft = false;
    const walk = async () => {
      for (const id of waiting) {
        isLeft ||= isLeaving;
        if (isLeaving) return;
        isMore = ((await alone(id, failed, work)) ?? false) || isMore;
      }
    };
    await Promise.all(Array.from({ length: maxConcurrentTenants }, walk));
    if (!isLeft) await note(awake, failed);
    return isMore;
  }

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, everyMs);
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
