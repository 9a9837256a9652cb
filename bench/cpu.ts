import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestDatabase } from '@onehaul/testing/test-database';

/** CPU milliseconds of this process and of the application's connections to the database. */
type Cpu = { readonly node: number; readonly database: number };

const ticksPerSecond = 100;
const sampleMs = 100;

/**
 * Runs some work and says what CPU time it took, which depends less than a rate on what else the machine does.
 * The database server must be on the same machine. Connections that end are counted up to their last sample.
 */
export async function withCpu<T>({ sql }: TestDatabase, work: () => Promise<T>): Promise<[T, Cpu]> {
  const ticks = new Map<unknown, { readonly first: number; last: number }>();
  async function sample(isFirst: boolean) {
    const backends = await sql(
      `select pid from pg_stat_activity where datname = current_database() and usename = 'onehaul_app'`,
    );
    for (const { pid } of backends) {
      const stat = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields.length < 13) continue;
      const used = Number(fields[11]) + Number(fields[12]);
      const known = ticks.get(pid);
      if (known) known.last = used;
      else ticks.set(pid, { first: isFirst ? used : 0, last: used });
    }
  }
  await sample(true);
  const before = process.cpuUsage();
  let isDone = false;
  const sampling = (async () => {
    while (!isDone) {
      await wait(sampleMs);
      await sample(false);
    }
  })();
  const result = await work().finally(() => (isDone = true));
  await sampling;
  const { user, system } = process.cpuUsage(before);
  const used = [...ticks.values()].reduce((sum, { first, last }) => sum + last - first, 0);
  return [result, { node: (user + system) / 1000, database: (used * 1000) / ticksPerSecond }];
}
