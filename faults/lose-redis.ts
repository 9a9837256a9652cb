import { setTimeout as wait } from 'node:timers/promises';
import { sessionCalls } from '@onehaul/contract/session';
import { shopCalls } from '@onehaul/contract/shop';
import { startProxy } from '@onehaul/testing/tcp-proxy';
import type { Fault } from './fault.ts';
import { type Answered, ask } from './parts/ask.ts';
import { openFleet } from './parts/fleet.ts';
import { openOwnRedis } from './parts/own-redis.ts';
import { payAll, type Paying, percentile, signIn, tokensOf } from './parts/payers.ts';
import { audit, host, openWorld, type World } from './parts/world.ts';

const lengths = {
  full: { members: 30, ordersEach: 400, clients: 40, awayMs: 300_000 },
  short: { members: 4, ordersEach: 60, clients: 12, awayMs: 3000 },
};

async function verdict(world: World, { acknowledged, refused, retries, milliseconds }: Paying) {
  const { paid, lost, doubled, breaches } = await audit(world, acknowledged);
  const failures = [...new Set(refused), ...breaches];
  if (lost > 0) failures.push(`${lost} acknowledged payments are lost`);
  if (doubled > 0) failures.push(`${doubled} orders were paid twice`);
  const figures =
    `${paid} payments, ${retries} of them tried again, p99 ${percentile(milliseconds, 0.99)} ms; ` +
    `lost ${lost}, doubled ${doubled}`;
  return { figures, failures };
}

/**
 * R12: without Redis, payments work as before, no request fails with a server error, and codes are not sent.
 */
export const redisAway: Fault = {
  id: 'R12',
  title: 'Redis away under payments',
  async run(length) {
    const { members, ordersEach, clients, awayMs } = lengths[length];
    const redis = await openOwnRedis();
    const proxy = await startProxy({ port: redis.port });
    const world = await openWorld({ members, ordersEach });
    const url = `redis://127.0.0.1:${proxy.port}`;
    const fleet = await openFleet(world.database.address, 2, { REDIS_URL: url });
    try {
      const tokens = await tokensOf(world, fleet.origins[0]!);
      proxy.set({ kind: 'refused' });
      const began = Date.now();
      const paying = await payAll({ world, origins: fleet.origins, tokens, clients });
      const codes = await sendCode(fleet.origins[0]!);
      // Pages are also read for the whole outage.
      let reads = 0;
      const faults: number[] = [];
      while (Date.now() - began < awayMs) {
        const status = await readShop(fleet.origins[reads % 2]!);
        if (status >= 500) faults.push(status);
        reads += 1;
        await wait(20);
      }
      const { figures, failures } = await verdict(world, paying);
      if (paying.retries > 0) failures.push(`${paying.retries} payments had to be tried again`);
      if (faults.length > 0) failures.push(`${faults.length} reads answered ${faults[0]}`);
      if (codes !== 503) failures.push(`a code was asked for and answered ${codes}`);
      const seconds = Math.round((Date.now() - began) / 1000);
      return {
        figures: `away for ${seconds} s, ${figures}; ${reads} reads, codes answered ${codes}`,
        failures,
      };
    } finally {
      await fleet.close();
      await world.close();
      await proxy.close();
      await redis.close();
    }
  },
};

/** The HTTP status when it is an error, else the code in the body. */
const verdictOf = ({ status, code }: Answered) => (status === 200 ? code : status);
const readShop = async (origin: string) => verdictOf(await ask(origin, shopCalls.info, { shopUrl: host }));
const sendCode = async (origin: string) =>
  verdictOf(
    await ask(origin, sessionCalls.sendCode, {
      phoneNumber: '13800138000',
      countryId: 156,
      purpose: 'signIn',
    }),
  );

/** R13: no essential data lives in Redis alone. */
export const redisEmptied: Fault = {
  id: 'R13',
  title: 'Redis emptied and killed under payments',
  async run(length) {
    const { members, ordersEach, clients } = lengths[length];
    const redis = await openOwnRedis();
    const world = await openWorld({ members, ordersEach });
    const fleet = await openFleet(world.database.address, 2, { REDIS_URL: redis.url });
    try {
      const tokens = await tokensOf(world, fleet.origins[0]!);
      const ended = await endedSession(world, fleet.origins[0]!);
      let rounds = 0;
      let isOver = false;
      const first = payAll({ world, origins: fleet.origins, tokens, clients }).finally(() => (isOver = true));
      while (!isOver) {
        await redis.flush();
        await Promise.race([wait(400), first]);
        await redis.kill();
        await Promise.race([wait(400), first]);
        await redis.start();
        rounds += 1;
      }
      const paying = await first;
      // The same idempotency keys again: every response is replayed and nothing is paid twice.
      const again = await payAll({ world, origins: fleet.origins, tokens, clients });
      const { figures, failures } = await verdict(world, paying);
      if (again.acknowledged.size !== paying.acknowledged.size || again.refused.length > 0)
        failures.push(`${again.refused.length} repeated keys were answered otherwise: ${again.refused[0]}`);
      if ((await ended()) !== 401) failures.push('a session that was ended lives again');
      return {
        figures: `${rounds} rounds of emptying and killing, ${figures}; every key answered again alike`,
        failures,
      };
    } finally {
      await fleet.close();
      await world.close();
      await redis.close();
    }
  },
};

/** Signs a member out and returns a function that tests whether their token still permits a change. */
async function endedSession({ members }: World, origin: string): Promise<() => Promise<number>> {
  const headers = {
    authorization: `Bearer ${await signIn(origin, members[0]!)}`,
    'idempotency-key': 'faults-of-a-session',
  };
  await ask(origin, sessionCalls.signOut, {}, headers);
  return async () => (await ask(origin, sessionCalls.endOthers, {}, headers)).status;
}
