import { request } from 'node:http';
import { sendStaff } from '@onehaul/client/console';
import { nodeTransport } from '@onehaul/client/node-transport';
import { staffSessionCalls } from '@onehaul/contract/console/staff-session';
import { stationCalls } from '@onehaul/contract/console/stations';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { createTestDatabase } from '@onehaul/testing/test-database';
import type { Figure, Measurement } from './case.ts';
import { openApi } from './open-api.ts';
import { aBusyShop, inBulk } from './parcel-data.ts';

const host = 'console.localhost';
const stations = 16;
const parcels = 200_000;
/** Response-time limit promised to the clerks of a station. */
const maxMilliseconds = 200;

/** Signs a clerk in and returns the session cookie. */
async function signIn(origin: string, person: { email: string; password: string }): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const headers = { host, 'content-type': 'application/json' };
  const asked = request(
    `${origin}/api${staffSessionCalls.signIn.path}`,
    { method: 'POST', headers },
    (answer) => {
      answer.resume();
      resolve((answer.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]!).join('; '));
    },
  );
  asked.on('error', reject);
  asked.end(JSON.stringify(person));
  return promise;
}

/** Sixteen stations receive forecast parcels, each as fast as it gets responses. */
export const scans: Measurement = {
  name: 'scans',
  async measure(seconds): Promise<Figure[]> {
    const test = await createTestDatabase();
    const shop = await inBulk(test, () => aBusyShop(test, { tenantId: 2, host: 'bench.test', parcels }));
    const clerk = await aStaffMember(test, shop.tenantId, { roles: ['clerk'], email: 'clerk@bench.test' });
    const api = await openApi(test, { GUESS_LIMIT_PER_MINUTE: '100000' });
    try {
      const numbers = (
        await test.sql(`select courier_number from parcel where state = 'forecast' order by random()`)
      ).map((row) => String(row.courier_number));
      const cookie = await signIn(api.origin, { email: clerk.email, password: clerk.password });
      const transport = nodeTransport(host);
      const asClerk: typeof transport = ({ url, headers, ...asked }) =>
        transport({ ...asked, url: api.origin + url, headers: { ...headers, cookie } });
      const times: number[] = [];
      let until = 0;
      const work = async () => {
        while (performance.now() < until) {
          const courierNumber = numbers.pop();
          if (courierNumber === undefined) throw new Error('more parcels have come than were told of');
          const began = performance.now();
          const { outcome } = await sendStaff(
            stationCalls.receive,
            {
              shopId: shop.id,
              warehouseId: shop.warehouseId,
              courierNumber,
              memberCode: '',
              isFurtherPiece: false,
              scannedAt: new Date(),
            },
            { language: 'en', transport: asClerk },
          );
          times.push(performance.now() - began);
          if (outcome !== 'expected') throw new Error(`${courierNumber} was ${outcome}`);
        }
      };
      const run = async (duration: number) => {
        times.length = 0;
        until = performance.now() + duration * 1000;
        await Promise.all(Array.from({ length: stations }, work));
      };
      await run(2); // warm-up
      await run(seconds);
      const sorted = times.toSorted((a, b) => a - b);
      const p99 = sorted[Math.floor(sorted.length * 0.99)]!;
      return [
        {
          text:
            `${(sorted.length / seconds).toFixed(0)} inbound scans/s at ${stations} stations, ` +
            `p50 ${sorted[Math.floor(sorted.length / 2)]!.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (goal ${maxMilliseconds} ms)`,
          isMet: p99 < maxMilliseconds,
        },
      ];
    } finally {
      await api.close();
      await test.close();
    }
  },
};
