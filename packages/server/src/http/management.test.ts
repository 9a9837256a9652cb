import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createManagementServer } from './management.ts';
import { createMetrics } from './metrics.ts';

async function ask(path: string, ready: () => Promise<boolean>, isLeaving = () => false) {
  const server = createManagementServer({ ready, isLeaving, metrics: createMetrics() }).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  const text = await response.text();
  server.close();
  return { status: response.status, text };
}
const yes = async () => true;

test('a process is alive whatever its parts do, and ready only when they are', async () => {
  const no = async () => false;
  const fails = async () => Promise.reject(new Error('the database is away'));
  expect((await ask('/live', fails)).status).toBe(200);
  expect((await ask('/ready', yes)).status).toBe(200);
  expect((await ask('/ready', no)).status).toBe(503);
  expect((await ask('/ready', fails)).status).toBe(500);
});

test('O9: a process that leaves is not ready; one without its database still serves, to say so', async () => {
  const away = async () => false;
  expect((await ask('/serving', away)).status).toBe(200);
  expect((await ask('/serving', yes, () => true)).status).toBe(503);
  expect((await ask('/ready', yes, () => true)).status).toBe(503);
});

test('figures are there, and nothing else', async () => {
  expect((await ask('/metrics', yes)).text).toContain('process_cpu_seconds_total');
  expect((await ask('/api/docs', yes)).status).toBe(404);
});
