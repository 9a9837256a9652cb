import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { connectionAs } from '../database/migrate.ts';
import type { Fault } from './fault.ts';
import { openFleet } from './parts/fleet.ts';
import { withOwnPostgres } from './parts/own-postgres.ts';
import { payAll, tokensOf } from './parts/payers.ts';
import { until } from './parts/processes.ts';
import { audit, openWorld } from './parts/world.ts';

const lengths = {
  full: { members: 20, ordersEach: 200, clients: 40, processes: 2, kills: 10, everyMs: 3000 },
  short: { members: 6, ordersEach: 60, clients: 24, processes: 2, kills: 1, everyMs: 1500 },
};
const maxRecoveryMs = 30_000;

/** R02: everything the database committed is still there after a crash. */
export const killTheDatabase: Fault = {
  id: 'R02',
  title: 'PostgreSQL killed under payments',
  async run(length) {
    const { members, ordersEach, clients, processes, kills, everyMs } = lengths[length];
    return withOwnPostgres(async (postgres) => {
      const world = await openWorld({ members, ordersEach });
      const { address } = world.database;
      // The crash kills our connection, so the audit opens a new one.
      const fleet = await openFleet(address, processes);
      const isBack = async () => {
        const client = new pg.Client({ ...connectionAs('postgres', address), connectionTimeoutMillis: 1000 });
        client.on('error', () => undefined);
        await client.connect();
        await client.query('select 1');
        await client.end();
        return true;
      };
      const recoveries: number[] = [];
      let isOver = false;
      const tokens = await tokensOf(world, fleet.origins[0]!);
      const paying = payAll({ world, origins: fleet.origins, tokens, clients }).finally(
        () => (isOver = true),
      );
      while (!isOver && recoveries.length < kills) {
        await Promise.race([wait(everyMs), paying]);
        if (isOver) break;
        postgres.kill();
        const began = Date.now();
        // Child processes notice the postmaster's death one by one; it can restart only when all have exited.
        await until('PostgreSQL starts again', () => postgres.start().then(() => true), maxRecoveryMs);
        await until('PostgreSQL answers', isBack, maxRecoveryMs);
        recoveries.push(Date.now() - began);
      }
      const { acknowledged, retries, refused } = await paying;
      await fleet.close();
      const { lost, doubled, breaches } = await audit(
        { ...world, database: await reopened(world.database) },
        acknowledged,
      );
      const slowest = Math.max(0, ...recoveries);
      const failures = [...new Set(refused), ...breaches];
      if (lost > 0) failures.push(`${lost} acknowledged payments are lost`);
      if (doubled > 0) failures.push(`${doubled} orders were paid twice`);
      if (recoveries.length < kills) failures.push(`only ${recoveries.length} kills of ${kills}`);
      if (slowest > maxRecoveryMs) failures.push(`recovery took ${slowest} ms`);
      const figures =
        `${recoveries.length} kills, slowest recovery ${(slowest / 1000).toFixed(1)} s, ` +
        `${acknowledged.size} payments acknowledged, ${retries} tries again; lost ${lost}, doubled ${doubled}`;
      return { figures, failures };
    });
  },
};

/** The same database through new connections. */
async function reopened(database: Parameters<typeof audit>[0]['database']) {
  const client = new pg.Client(connectionAs('postgres', database.address));
  client.on('error', () => undefined);
  await client.connect();
  const sql = async (text: string, values?: unknown[]) => (await client.query(text, values)).rows;
  return { ...database, sql };
}
