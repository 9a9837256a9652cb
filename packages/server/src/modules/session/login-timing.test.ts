import { aShop } from '@onehaul/testing/builders';
import { aMember } from '@onehaul/testing/member-builders';
import { createSessionApi, type SessionApi } from '@onehaul/testing/session-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
let api: SessionApi;
const names: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  for (let member = 0; member < 200; member += 1) names.push((await aMember(database, harbour)).username);
  api = await createSessionApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const tries = 1000;
const maxMs = 5;
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** A new IP address each time and at most five tries per name, so that nothing is throttled. */
async function timed(username: string): Promise<number> {
  const browser = api.browser('harbour.test');
  const before = performance.now();
  const { body } = await browser.signIn({ username, password: 'not this one' });
  const took = performance.now() - before;
  expect(body.Error).toBe('session.wrongPassword');
  return took;
}

test('S14: an unknown name and a wrong password take the same time', { timeout: 300_000 }, async () => {
  for (let round = 0; round < 10; round += 1) await timed(`warm ${round}`);
  const unknown: number[] = [];
  const wrong: number[] = [];
  // Alternates sequentially: machine load affects both alike, and they do not wait for each other.
  for (let turn = 0; turn < tries; turn += 1) {
    const nobody = () => timed(`nobody ${turn % 200}`).then((took) => unknown.push(took));
    const somebody = () => timed(names[turn % names.length]!).then((took) => wrong.push(took));
    const both = turn % 2 === 0 ? [nobody, somebody] : [somebody, nobody];
    for (const start of both) await start();
  }
  const [ofUnknown, ofWrong] = [median(unknown), median(wrong)];
  console.log(`login timing: unknown ${ofUnknown.toFixed(2)} ms, wrong ${ofWrong.toFixed(2)} ms`);
  expect(Math.abs(ofUnknown - ofWrong)).toBeLessThan(maxMs);
});
