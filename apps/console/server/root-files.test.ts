import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSettings } from '@onehaul/settings/read-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from './server.ts';
import { consoleSettings } from './settings.ts';

let folder: string;
let app: Awaited<ReturnType<typeof buildServer>>;
const files = ['service-worker.js', 'manifest.webmanifest', 'icon-192.png', 'icon-512.png', 'icon-mask.png'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'));
  for (const name of files) await writeFile(join(folder, name), `of ${name}`);
  app = await buildServer({
    settings: consoleSettings(readSettings('console', {})),
    page: async (_url, nonce) => `<script nonce="${nonce}"></script>`,
    rootFolder: pathToFileURL(`${folder}/`),
    isLeaving: () => false,
    logStream: { write: () => undefined },
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, host = 'console.localhost') =>
  app.inject({ method: 'GET', url, headers: { host } });

test('the worker is asked for anew each time, and may only fetch from its own origin', async () => {
  const { headers, body } = await get('/service-worker.js');
  expect(body).toBe('of service-worker.js');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
  });
});

test('the manifest and its icons are there, and another host has none of them', async () => {
  expect((await get('/manifest.webmanifest')).headers['content-type']).toContain('application/manifest+json');
  for (const name of files) {
    expect((await get(`/${name}`)).statusCode).toBe(200);
    expect((await get(`/${name}`, 'evil.test')).statusCode).toBe(404);
  }
});

test('the page may use them', async () => {
  const policy = String((await get('/stations/receive')).headers['content-security-policy']);
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("manifest-src 'self'");
});
