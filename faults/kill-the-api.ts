import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { openFleet } from './parts/fleet.ts';
import { payAll, percentile, tokensOf } from './parts/payers.ts';
import { audit, openWorld } from './parts/world.ts';

const lengths = {
  full: {
    members: 50,
    ordersEach: 420,
    clients: 200,
    processes: 3,
    leastKills: 60,
    enoughKills: Number.POSITIVE_INFINITY,
    everyMs: 3000,
  },
  // Ends with its fourth kill: on a slow machine processes restart slowly, so more orders are paid until then.
  short: {
    members: 6,
    ordersEach: 480,
    clients: 24,
    processes: 3,
    leastKills: 3,
    enoughKills: 4,
    everyMs: 500,
  },
};

/**
 * R01: a payment confirmed to the caller is booked exactly once, whichever API process is killed meanwhile.
 */
export const killTheApi: Fault = {
  id: 'R01',
  title: 'API processes killed under payments',
  async run(length) {
    const { members, ordersEach, clients, processes, leastKills, enoughKills, everyMs } = lengths[length];
    const world = await openWorld({ members, ordersEach });
    const fleet = await openFleet(world.database.address, processes);
    try {
      const tokens = await tokensOf(world, fleet.origins[0]!);
      let isOver = false;
      const paying = payAll({
        world,
        origins: fleet.origins,
        tokens,
        clients,
        abandonOneOf: 20,
        shouldStop: () => fleet.kills >= enoughKills,
      }).finally(() => (isOver = true));
      while (!isOver) {
        await Promise.race([wait(everyMs), paying]);
        if (!isOver) await fleet.killOne();
      }
      const { acknowledged, abandoned, retries, refused, milliseconds } = await paying;
      const { paid, lost, doubled, breaches } = await audit(world, acknowledged);
      const failures = [...new Set(refused), ...breaches];
      if (lost > 0) failures.push(`${lost} acknowledged payments are lost`);
      if (doubled > 0) failures.push(`${doubled} orders were paid twice`);
      if (fleet.kills < leastKills) failures.push(`only ${fleet.kills} kills`);
      const figures =
        `${fleet.kills} kills of ${processes} processes, ${acknowledged.size} payments acknowledged, ` +
        `${abandoned} abandoned (${paid - acknowledged.size} of them had happened), ${retries} tries again, ` +
        `p99 ${percentile(milliseconds, 0.99)} ms; lost ${lost}, doubled ${doubled}`;
      return { figures, failures };
    } finally {
      await fleet.close();
      await world.close();
    }
  },
};
