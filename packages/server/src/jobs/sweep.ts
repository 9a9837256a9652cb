import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { findTenants } from './job.ts';

type SweepOptions = {
  readonly database: Database;
  readonly log: Pick<Logger, 'warn'>;
  /** For the log. */
  readonly name: string;
  readonly everyMs: number;
  /** A cheap look whether a tenant has work; all are asked at once. */
  look(tenantId: number): Promise<boolean>;
  /** Some of the work; true when there may be more. */
  work(tenantId: number): Promise<boolean>;
};

export type Sweep = {
  /** Ends after what is under way. */
  close(): Promise<void>;
};

/** Each may hold several connections while it works. */
const tenantsAtOnce = 3;
/** A new company is found within this time. */
const tenantsKnownMs = 10_000;

/** Goes round all tenants for work that cannot wait for a schedule. Any number of processes may do so side by side. */
export function openSweep({ database, log, name, everyMs, look, work }: SweepOptions): Sweep {
  let isLeaving = false;
  let isFailing = false;
  let wake = () => {};
  let known: { readonly tenants: readonly number[]; readonly until: number } = { tenants: [], until: 0 };

  async function tenants(): Promise<readonly number[]> {
    const now = Date.now();
    if (known.until <= now) known = { tenants: await findTenants(database), until: now + tenantsKnownMs };
    return known.tenants;
  }

  async function sweep(): Promise<boolean> {
    const all = await tenants();
    const looks = await Promise.all(all.map(look));
    const waiting = all.filter((_, index) => looks[index]).values();
    let isMore = false;
    let failure: unknown;
    const walk = async () => {
      for (const id of waiting) {
        if (isLeaving) return;
        // One company's trouble is not the others'.
        await work(id).then(
          (isLeft) => (isMore ||= isLeft),
          (error: unknown) => (failure ??= error),
        );
      }
    };
    await Promise.all(Array.from({ length: tenantsAtOnce }, walk));
    if (failure !== undefined) throw failure;
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
