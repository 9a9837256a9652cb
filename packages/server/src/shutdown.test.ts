import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { aShop } from '@onehaul/testing/builders';
import { freePorts } from '@onehaul/testing/free-ports';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let port: number;
let managementPort: number;
let database: TestDatabase;
let api: ChildProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  await aShop(database, { tenantId: 2, host: 'harbour.test' });
  [port, managementPort] = await freePorts(2);
  api = spawn(process.execPath, ['apps/api/src/main.ts'], {
    env: {
      ...process.env,
      DATABASE_NAME: database.address.database,
      SESSION_SECRETS: 'a secret of this test that is long enough',
      DATA_KEYS: 'a:a data key of this test that is long enough',
      STORAGE: 'disk',
      STORAGE_DIR: '.run/drain-test',
      STORAGE_SECRET: 'signs the addresses of files in this test',
      SMS_PROVIDER: 'console',
      API_PORT: String(port),
      API_MANAGEMENT_PORT: String(managementPort),
      DRAIN_SECONDS: '2',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await vi.waitUntil(async () => api.exitCode !== null || (await ready()) === 200, { timeout: 110_000 });
  if (api.exitCode !== null) throw new Error(`the API ended at its start with ${api.exitCode}`);
});
afterAll(async () => {
  api.kill('SIGKILL');
  await database.close();
});

const ready = () =>
  fetch(`http://127.0.0.1:${managementPort}/ready`).then(
    ({ status }) => status,
    () => 0,
  );
const body = JSON.stringify({ shopURL: 'harbour.test' });
const head = [
  'POST /api/Base_Shop/GetShopInfo HTTP/1.1',
  'host: harbour.test',
  'content-type: application/json',
  `content-length: ${body.length}`,
  'connection: close',
  '',
  '',
].join('\r\n');

async function answerTo(parts: AsyncIterable<string>): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (bytes) => (text += bytes.toString()));
  const closed = once(socket, 'close');
  for await (const part of parts) socket.write(part);
  await closed;
  return text;
}

test('O9: a process that leaves says so first, goes on answering, finishes what has begun, and ends well', async () => {
  const rest = Promise.withResolvers<void>();
  const begun = answerTo(
    (async function* () {
      yield head + body.slice(0, 5);
      await rest.promise;
      yield body.slice(5);
    })(),
  );
  await expect.poll(ready).toBe(200);
  api.kill('SIGTERM');
  const exit = once(api, 'exit');
  await expect.poll(ready).toBe(503);
  const during = await answerTo(
    (async function* () {
      yield head + body;
    })(),
  );
  expect(during).toMatch(/^HTTP\/1\.1 200 /);
  rest.resolve();
  expect(await begun).toMatch(/^HTTP\/1\.1 200 /);
  expect(await exit).toEqual([0, null]);
});
