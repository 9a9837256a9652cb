import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { createKeys } from '@onehaul/server/keys';
import { signAccessToken } from '@onehaul/server/modules/session/access-token';
import { emit } from '@onehaul/server/outbox/emit';
import { aShop } from '@onehaul/testing/builders';
import { freePorts } from '@onehaul/testing/free-ports';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import type { Measurement } from './case.ts';
import { startPart, startServer, stopServer } from './run.ts';

const streams = 1000;
const eventsPerSecond = 50;
const maxMilliseconds = 1000;
const host = 'bench.test';
const secret = 'bench'.repeat(8);

/** 1,000 members with one session each. */
async function someMembers({ sql }: TestDatabase, shop: { id: number; tenantId: number }) {
  const rows = await sql(
    `with added as (
       insert into member (tenant_id, shop_id, code, username, username_key, language)
       select $1, $2, 'B' || n, 'b' || n, 'b' || n, 'en' from generate_series(1, $3) n returning id)
     insert into session (tenant_id, shop_id, id, member_id, method, refresh_hash, expires_at, browser, address)
     select $1, $2, gen_random_uuid(), id, 'password', '', now() + interval '1 day', '', '::1' from added
     returning id, member_id`,
    [shop.tenantId, shop.id, streams],
  );
  return rows as { id: string; member_id: number }[];
}

/** Opens an event stream and passes on the subjects of its events. */
function listen(port: number, token: string, agent: Agent, onSubject: (subjectId: number) => void) {
  return new Promise<void>((resolve, reject) => {
    const headers = { host, authorization: `Bearer ${token}` };
    get({ port, path: '/api/live', headers, agent }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`HTTP ${answer.statusCode}`));
      let rest = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        const messages = (rest + part).split('\n\n');
        rest = messages.pop()!;
        for (const message of messages) {
          const subject = /"subjectId":(\d+)/.exec(message)?.[1];
          if (subject) onSubject(Number(subject));
        }
        resolve();
      });
    }).on('error', reject);
  });
}

const residentMegabytes = async (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** 1,000 open pages on one process, with fifty events a second for their members. */
export const live: Measurement = {
  name: 'live',
  async measure(seconds) {
    const test = await createTestDatabase();
    const shop = await aShop(test, { tenantId: 2, host });
    const members = await someMembers(test, shop);
    const [port, managementPort] = await freePorts(2);
    const env = {
      DATABASE_NAME: test.address.database,
      API_PORT: String(port),
      API_MANAGEMENT_PORT: String(managementPort),
      LIMIT_PER_MINUTE: '100000000',
      TENANT_QUOTAS: 'off',
      WORKER_MANAGEMENT_PORT: '0',
      SESSION_SECRETS: secret,
      DATA_KEYS: `bench:${secret}`,
      STORAGE: 'disk',
      STORAGE_DIR: tmpdir(),
      STORAGE_SECRET: secret,
    };
    const readyUrl = `http://127.0.0.1:${managementPort}/ready`;
    const api = await startServer(new URL('../apps/api/src/main.ts', import.meta.url), env, readyUrl);
    const worker = startPart(new URL('../apps/worker/src/main.ts', import.meta.url), env);
    const agent = new Agent({ keepAlive: true });
    try {
      const before = await residentMegabytes(api.pid!);
      const committedAt = new Map<number, number>();
      const owner = new Map<number, number>();
      const delays: number[] = [];
      const arrivals = new Map<number, number>();
      let strays = 0;
      const keys = createKeys([secret]);
      for (let from = 0; from < members.length; from += 50) {
        await Promise.all(
          members.slice(from, from + 50).map(async ({ id: sessionId, member_id: memberId }) => {
            const token = await signAccessToken(keys, shop, { memberId, sessionId });
            await listen(port, token, agent, (subjectId) => {
              const at = performance.now();
              if (owner.get(subjectId) !== memberId) strays += 1;
              arrivals.set(subjectId, (arrivals.get(subjectId) ?? 0) + 1);
              // An event that arrives before its commit is acknowledged counts as zero delay.
              delays.push(at - (committedAt.get(subjectId) ?? at));
            });
          }),
        );
      }
      const rss = await residentMegabytes(api.pid!);

      const total = Math.round(Math.max(seconds, 20) * eventsPerSecond);
      const began = performance.now();
      for (let subjectId = 1; subjectId <= total; subjectId += 1) {
        await delay(Math.max(0, began + (subjectId * 1000) / eventsPerSecond - performance.now()));
        const memberId = members[(subjectId * 7919) % streams]!.member_id;
        owner.set(subjectId, memberId);
        const happening = { shopId: shop.id, memberId, topic: 'parcelStored', subjectId } as const;
        void test.database
          .transaction(shop.tenantId, (db) => emit(db, happening))
          .then(() => committedAt.set(subjectId, performance.now()));
      }
      // Waits two heartbeats, by which time any duplicate would have been delivered.
      for (let waited = 0; arrivals.size < total && waited < 100; waited += 1) await delay(100);
      await delay(45_000);
      const once = [...arrivals.values()].filter((times) => times === 1).length;
      const sorted = delays.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
      const after = await residentMegabytes(api.pid!);
      return [
        {
          text:
            `${once} of ${total} events told once (strays ${strays}) to ${streams} streams at ` +
            `${eventsPerSecond}/s, from commit to page p50 ${at(0.5).toFixed(0)} ms, ` +
            `p99 ${at(0.99).toFixed(0)} ms (goal ${maxMilliseconds} ms); the process holds ` +
            `${before.toFixed(0)} MB alone, ${rss.toFixed(0)} MB with the streams, ${after.toFixed(0)} MB after`,
          isMet: once === total && strays === 0 && at(0.99) < maxMilliseconds,
        },
      ];
    } finally {
      agent.destroy();
      await stopServer(worker);
      await stopServer(api);
      await test.close();
    }
  },
};
