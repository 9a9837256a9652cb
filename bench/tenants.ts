import { contentCalls } from '@onehaul/contract/content';
import { aShop, someAnnouncements } from '@onehaul/testing/builders';
import { createTestDatabase } from '@onehaul/testing/test-database';
import type { Measurement } from './case.ts';
import { openApi } from './open-api.ts';
import { type PacedResult, runPaced } from './paced-load.ts';

/** Calls a second of a company that works normally. */
const usualPerSecond = 40;
/** The plan of the noisy company: 100 calls a second. */
const plan = 'trial';
const times = 10;
/** R26. */
const maxGrowth = 1.1;
/** Below this a difference is the machine's. */
const toleratedMilliseconds = 1;

const announcements = contentCalls.announcements;
const body = JSON.stringify(announcements.input.encode({ pageIndex: 1, pageRows: 20 }));

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const p50 = ({ milliseconds }: PacedResult) => at(milliseconds, 0.5);
const p99 = ({ milliseconds }: PacedResult) => at(milliseconds, 0.99);
const latency = (result: PacedResult) => `p50 ${p50(result).toFixed(1)} ms, p99 ${p99(result).toFixed(1)} ms`;

/** R26: one company sends ten times its quota while another works normally. */
export const tenants: Measurement = {
  name: 'tenants',
  async measure(seconds) {
    const database = await createTestDatabase();
    const quiet = await aShop(database, { tenantId: 2, host: 'quiet.test' });
    const noisy = await aShop(database, { tenantId: 3, host: 'noisy.test' });
    for (const shop of [quiet, noisy]) await someAnnouncements(database, shop, 200);
    await database.sql('update tenant set plan = $1 where tenant_id = 3', [plan]);
    const [{ perMinute } = {}] = await database.sql(
      `select calls_per_minute as "perMinute" from plan where name = $1`,
      [plan],
    );
    const perSecond = (Number(perMinute) / 60) * times;
    await database.sql('analyze');
    const server = await openApi(database, { TENANT_QUOTAS: 'on' });
    const url = `${server.origin}/api${announcements.path}`;
    const usual = { url, host: 'quiet.test', body, perSecond: usualPerSecond, seconds };
    const flood = { url, host: 'noisy.test', body, perSecond, seconds };
    try {
      await runPaced({ ...usual, perSecond: 500, seconds: 2 }); // warm-up
      const alone = await runPaced(usual);
      // The calls the quota admits cost the other company something too; the excess must not.
      const [besideQuota] = await Promise.all([
        runPaced(usual),
        runPaced({ ...flood, perSecond: perSecond / times }),
      ]);
      const [beside, flooding] = await Promise.all([runPaced(usual), runPaced(flood)]);
      const limitedShare = flooding.limited / flooding.sent;
      return [
        {
          text: `a company alone: ${latency(alone)}, ${alone.milliseconds.length} calls`,
          isMet: alone.failed + alone.limited === 0,
        },
        {
          text: `beside one that sends its quota: ${latency(besideQuota)}`,
          isMet: besideQuota.failed + besideQuota.limited === 0,
        },
        {
          text: `beside one that sends ${times} times its quota: ${latency(beside)} (goal p99 + 10 % or ${toleratedMilliseconds} ms)`,
          isMet:
            beside.failed + beside.limited === 0 &&
            p99(beside) <= Math.max(p99(alone) * maxGrowth, p99(alone) + toleratedMilliseconds),
        },
        {
          text: `the other: ${flooding.sent} calls, ${(limitedShare * 100).toFixed(1)} % refused with 429, ${flooding.withRetryAfter} of ${flooding.limited} with Retry-After, ${flooding.failed} failed`,
          isMet: limitedShare > 0.8 && flooding.withRetryAfter === flooding.limited && flooding.failed === 0,
        },
      ];
    } finally {
      await server.close();
      await database.close();
    }
  },
};
