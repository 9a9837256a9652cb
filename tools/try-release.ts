// `npm run try-release [-- <folder>]`: copies the newest release (or the named one) out of the repository, installs it
// on an empty database, starts every process, and prints how long each took, what it needs, and how it stops.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addressFromEnvironment, dropDatabase } from '../database/migrate.ts';

const idleMs = 15_000;
const readyWithinMs = 60_000;

const root = join(import.meta.dirname, '..');
const made = globSync(join(root, 'build/release/onehaul-*')).toSorted(
  (a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs,
);
const source = process.argv[2] ?? made.at(-1);
if (!source) throw new Error('there is no release: npm run release');

const place = mkdtempSync(join(tmpdir(), 'onehaul-release-'));
cpSync(source, join(place, 'app'), { recursive: true });
const node = join(place, 'app/bin/node');
// A loopback address of its own: the usual ports are free there.
const host = `127.0.${randomInt(1, 255)}.${randomInt(1, 255)}`;
const address = {
  ...addressFromEnvironment(),
  database: `onehaul_release_${randomBytes(4).toString('hex')}`,
};
const environment = {
  PATH: '/usr/bin:/bin',
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: join(place, 'cache'),
  DATABASE_NAME: address.database,
  DATABASE_PORT: String(address.port),
  SESSION_SECRETS: randomBytes(32).toString('hex'),
  DATA_KEYS: `try:${randomBytes(32).toString('hex')}`,
  STORAGE: 'disk',
  STORAGE_DIR: place,
  STORAGE_SECRET: randomBytes(32).toString('hex'),
  API_HOST: host,
  API_URL: `http://${host}:4100`,
  WORKER_HOST: host,
  HOST: host,
  TRUSTED_PROXIES: '127.0.0.1',
  DRAIN_SECONDS: '0',
};
const processes = [
  ['api', 'server/api.js', 4101],
  ['worker', 'server/worker.js', 4301],
  ['web', 'web/server/main.js', 4001],
  ['console', 'console/server/main.js', 4201],
] as const;

const options = { cwd: join(place, 'app'), env: environment, encoding: 'utf8' } as const;
const run = (...words: string[]) => execFileSync(node, words, options).trim();

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://${host}:${port}/ready`).catch(() => undefined);
  return answer?.ok ?? false;
}

function memoryOf({ pid }: ChildProcess): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
/** User and system time since the start, at 100 ticks a second. */
function processorOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

type Started = { readonly child: ChildProcess; readonly seconds: number; readonly processor: number };

async function start(name: string, file: string, port: number): Promise<Started> {
  const began = performance.now();
  const child = spawn(node, [file], { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await isReady(port))) {
    if (child.exitCode !== null || performance.now() - began > readyWithinMs)
      throw new Error(`${name} does not become ready`);
    await wait(20);
  }
  return { child, seconds: (performance.now() - began) / 1000, processor: processorOf(child) };
}

async function stop({ child }: Started): Promise<string> {
  const began = performance.now();
  const left = once(child, 'exit');
  child.kill('SIGTERM');
  const [code, signal] = await left;
  return `stopped in ${((performance.now() - began) / 1000).toFixed(1)} s, exit ${signal ?? code}`;
}

const running: Started[] = [];
try {
  console.log(`${source} in ${place}`);
  console.log(run('server/migrate.js').replace(/^migrated: .*?(\d+ countries)/s, 'migrated, $1'));
  console.log(run('server/operator.js', '--email', 'operator@example.com', '--name', 'Robin Vale'));
  // The first start compiles; later ones, such as restarts, find the compiled code in the cache.
  for (const round of ['first start', 'next start']) {
    for (const [name, file, port] of processes) {
      const started = await start(name, file, port);
      running.push(started);
      console.log(
        `${round} ${name}: ready in ${started.seconds.toFixed(2)} s, ${started.processor.toFixed(2)} s of processor`,
      );
    }
    if (round !== 'first start') await wait(idleMs);
    for (const [at, [name]] of processes.entries()) {
      const memory = memoryOf(running[at]!.child);
      console.log(`${name}: ${memory} MB, ${await stop(running[at]!)}`);
    }
    running.length = 0;
  }
} finally {
  for (const { child } of running) child.kill('SIGKILL');
  await dropDatabase(address);
  rmSync(place, { recursive: true });
}
