import { setTimeout as wait } from 'node:timers/promises';
import { shopCalls } from '@onehaul/contract/shop';
import { startProxy } from '@onehaul/testing/tcp-proxy';
import type { Fault } from './fault.ts';
import { ask } from './parts/ask.ts';
import { openFleet } from './parts/fleet.ts';
import { payAll, tokensOf } from './parts/payers.ts';
import { until } from './parts/processes.ts';
import { audit, host, openWorld } from './parts/world.ts';

const lengths = {
  full: { members: 20, ordersEach: 200, clients: 40, processes: 2, beforeMs: 3000, holdMs: 60_000 },
  short: { members: 6, ordersEach: 60, clients: 24, processes: 2, beforeMs: 700, holdMs: 8000 },
};
const maxCallMs = 6000;
const maxReadyMs = 2000;
const maxRecoveryMs = 5000;

type Seen = { calls: number; slowestMs: number; others: Set<string> };

/** Records the latency of a call, and its status when unexpected. */
async function note(seen: Seen, isExpected: (status: number) => boolean, asked: Promise<number>) {
  const began = performance.now();
  const status = await asked.catch(() => 0);
  seen.calls += 1;
  seen.slowestMs = Math.max(seen.slowestMs, performance.now() - began);
  if (!isExpected(status)) seen.others.add(String(status));
}

/**
 * O1: a database that accepts connections but never responds blocks no request; nothing is lost or paid
 * twice.
 */
export const silenceTheDatabase: Fault = {
  id: 'O1',
  title: 'PostgreSQL silent under payments',
  async run(length) {
    const { members, ordersEach, clients, processes, beforeMs, holdMs } = lengths[length];
    const world = await openWorld({ members, ordersEach });
    const { address } = world.database;
    const proxy = await startProxy(address);
    const fleet = await openFleet({ ...address, host: '127.0.0.1', port: proxy.port }, processes);
    try {
      const tokens = await tokensOf(world, fleet.origins[0]!);
      let isOver = false;
      const paying = payAll({ world, origins: fleet.origins, tokens, clients }).finally(
        () => (isOver = true),
      );
      await Promise.race([wait(beforeMs), paying]);
      const failures: string[] = [];
      if (isOver) failures.push('everything was paid before the database fell silent');

      proxy.set({ kind: 'frozen' });
      const readShop = (origin: string) =>
        ask(origin, shopCalls.info, { shopUrl: host }).then(({ status }) => status);
      const isReady = (url: string) => fetch(url).then(({ status }) => status);
      const calls: Seen = { calls: 0, slowestMs: 0, others: new Set() };
      const looks: Seen = { calls: 0, slowestMs: 0, others: new Set() };
      const silentAt = performance.now();
      const asked: Promise<void>[] = [];
      while (performance.now() - silentAt < holdMs) {
        // Recently cached responses may still succeed; calls that need the database are refused.
        for (const origin of fleet.origins)
          asked.push(note(calls, (status) => status === 503 || status === 200, readShop(origin)));
        // A probe near the end may be answered by the recovered database.
        if (performance.now() - silentAt < holdMs - maxReadyMs)
          for (const url of fleet.readyUrls)
            asked.push(note(looks, (status) => status === 503, isReady(url)));
        await wait(250);
      }
      proxy.set({ kind: 'none' });
      const recoveries = await Promise.all(
        fleet.origins.map((origin, place) =>
          until(
            'the API serves again',
            async () =>
              (await readShop(origin)) === 200 && (await fetch(fleet.readyUrls[place]!)).status === 200,
            30_000,
          ),
        ),
      );
      await Promise.all(asked);
      const { acknowledged, refused, retries, tries } = await paying;
      const { lost, doubled, breaches } = await audit(world, acknowledged);
      // Measured from the start of the silence: earlier latency under load does not count.
      const slowestTry = Math.max(...tries.map((one) => one.endedAt - Math.max(one.beganAt, silentAt)));
      const slowest = Math.round(Math.max(slowestTry, calls.slowestMs));
      const recovery = Math.max(...recoveries);
      failures.push(...new Set(refused), ...breaches);
      if (lost > 0) failures.push(`${lost} acknowledged payments are lost`);
      if (doubled > 0) failures.push(`${doubled} orders were paid twice`);
      if (slowest > maxCallMs) failures.push(`a call took ${slowest} ms`);
      if (looks.slowestMs > maxReadyMs) failures.push(`/ready took ${Math.round(looks.slowestMs)} ms`);
      if (recovery > maxRecoveryMs) failures.push(`serving again took ${recovery} ms`);
      if (calls.others.size > 0) failures.push(`calls were answered ${[...calls.others].join(', ')}`);
      if (looks.others.size > 0) failures.push(`/ready answered ${[...looks.others].join(', ')}`);
      const figures =
        `silent for ${(holdMs / 1000).toFixed(0)} s, slowest of ${calls.calls + retries} calls ${slowest} ms, ` +
        `/ready ${Math.round(looks.slowestMs)} ms, serving again after ${recovery} ms, ` +
        `${acknowledged.size} payments acknowledged, ${retries} tries again; lost ${lost}, doubled ${doubled}`;
      return { figures, failures };
    } finally {
      await fleet.close();
      await proxy.close();
      await world.close();
    }
  },
};
