import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { nodeTransport } from '@onehaul/client/node-transport';
import { send } from '@onehaul/client/send';
import { paymentCalls } from '@onehaul/contract/payment';
import { sessionCalls } from '@onehaul/contract/session';
import type { TestMember } from '@onehaul/testing/member-builders';
import { ask } from './ask.ts';
import { host, type World } from './world.ts';

export async function signIn(origin: string, { username, password }: TestMember): Promise<string> {
  const { accessToken } = await send(
    sessionCalls.signIn,
    { kind: 'password', username, password },
    { baseUrl: `${origin}/api`, language: 'en', transport: nodeTransport(host) },
  );
  return accessToken;
}

type Try = { readonly beganAt: number; readonly endedAt: number };

export type Paying = {
  readonly acknowledged: Set<number>;
  /** Abandoned without a response: each of these was executed once or not at all. */
  readonly abandoned: number;
  readonly retries: number;
  /** Responses that were neither success nor "try again". */
  readonly refused: string[];
  readonly milliseconds: number[];
  /** Start and end of each attempt, whatever its outcome. */
  readonly tries: readonly Try[];
};

type PayOptions = {
  readonly world: World;
  readonly origins: readonly string[];
  readonly tokens: ReadonlyMap<number, string>;
  readonly clients: number;
  /** One in this many callers gives up at the first failure; 0 for none. */
  readonly abandonOneOf?: number;
  readonly shouldStop?: () => boolean;
};

/**
 * Pays every order from its owner's balance, each with its own idempotency key, and retries with that key
 * until there is a response.
 */
export async function payAll(options: PayOptions): Promise<Paying> {
  const { world, origins, tokens, clients, abandonOneOf = 0, shouldStop = () => false } = options;
  const acknowledged = new Set<number>();
  const refused: string[] = [];
  const milliseconds: number[] = [];
  let abandoned = 0;
  let retries = 0;
  const tries: Try[] = [];
  const work = [...world.orders].flatMap(([memberId, ids]) => ids.map((id) => ({ memberId, id })));

  async function pay({ memberId, id }: { memberId: number; id: number }): Promise<void> {
    const mayAbandon = abandonOneOf > 0 && randomInt(abandonOneOf) === 0;
    const given = { payTypeId: world.payTypeId, orderIds: [id] };
    const headers = {
      authorization: `Bearer ${tokens.get(memberId)!}`,
      'idempotency-key': `fault-of-order-${id}`,
    };
    for (let failed = 0; !shouldStop(); failed += 1) {
      const beganAt = performance.now();
      const origin = origins[randomInt(origins.length)]!;
      const answer = await ask(origin, paymentCalls.pay, given, headers).catch(() => undefined);
      tries.push({ beganAt, endedAt: performance.now() });
      if (answer?.code === 200) {
        milliseconds.push(performance.now() - beganAt);
        acknowledged.add(id);
        return;
      }
      const isPassing = !answer || answer.status >= 500;
      if (!isPassing) {
        refused.push(`${answer.status}/${answer.code} ${answer.error ?? ''}`);
        return;
      }
      if (mayAbandon) {
        abandoned += 1;
        return;
      }
      retries += 1;
      await wait(Math.min(500, 20 * 2 ** Math.min(failed, 5)) * (0.5 + Math.random()));
    }
  }

  const queue = shuffled(work).values();
  const client = async () => {
    for (const one of queue) {
      if (shouldStop()) return;
      await pay(one);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { acknowledged, abandoned, retries, refused, milliseconds, tries };
}

export async function tokensOf({ members }: World, origin: string): Promise<Map<number, string>> {
  const tokens = new Map<number, string>();
  for (const member of members) tokens.set(member.id, await signIn(origin, member));
  return tokens;
}

function shuffled<T>(list: readonly T[]): T[] {
  const all = [...list];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [all[last], all[other]] = [all[other]!, all[last]!];
  }
  return all;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
