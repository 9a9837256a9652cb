import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { platformTenantId } from '../jobs/job.ts';
import { addCalls } from './call-counts.repository.ts';

type Counts = { calls: number; failed: number; limited: number };

/** A process that is killed loses the counts of this time at most. */
const flushMs = 10_000;

/**
 * Counts calls and faults by company. A call costs one map entry; a flush is one statement, whose cost follows the
 * companies that were called, and there is none while nobody calls.
 */
export class CallCounts {
  #counts = new Map<number, Counts>();
  readonly #database: Pick<Database, 'autocommit'>;

  constructor(database: Pick<Database, 'autocommit'>) {
    this.#database = database;
  }

  add(tenantId: number, status: number): void {
    this.#merge(tenantId, { calls: 1, failed: status >= 500 ? 1 : 0, limited: status === 429 ? 1 : 0 });
  }

  async flush(): Promise<void> {
    if (this.#counts.size === 0) return;
    const taken = this.#counts;
    this.#counts = new Map();
    const counts = [...taken.values()];
    try {
      await this.#database.autocommit(platformTenantId).all(addCalls, {
        tenants: [...taken.keys()],
        calls: counts.map(({ calls }) => calls),
        failed: counts.map(({ failed }) => failed),
        limited: counts.map(({ limited }) => limited),
      });
    } catch {
      // The database is away: the counts wait for the next flush.
      for (const [tenantId, count] of taken) this.#merge(tenantId, count);
    }
  }

  #merge(tenantId: number, { calls, failed, limited }: Counts): void {
    const known = this.#counts.get(tenantId) ?? { calls: 0, failed: 0, limited: 0 };
    known.calls += calls;
    known.failed += failed;
    known.limited += limited;
    this.#counts.set(tenantId, known);
  }
}

/** Counts every call of a shop, and every call of a company's staff in the console. */
export function countCalls(app: FastifyInstance, database: Pick<Database, 'autocommit'>): void {
  const counts = new CallCounts(database);
  const timer = setInterval(() => void counts.flush(), flushMs).unref();
  app.decorateRequest('staffTenantId', 0);
  app.addHook('onResponse', (request, reply, done) => {
    const tenantId = request.shop?.tenantId ?? request.staffTenantId;
    if (tenantId > platformTenantId) counts.add(tenantId, reply.statusCode);
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await counts.flush();
  });
}
