// `npm run dev`: from a fresh clone to three shops and the console in a browser. Ctrl-C stops its processes.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { addressFromEnvironment, connectionAs } from '../database/migrate.ts';
import { harbour } from '../database/seeds/demo/harbour.ts';
import { northstar } from '../database/seeds/demo/northstar.ts';
import { demoPassword, demoSignIns } from '../database/seeds/demo/people.ts';
import { saomai } from '../database/seeds/demo/saomai.ts';
import { demoOperator, demoStaffOf, demoStaffPassword } from '../database/seeds/demo/staff.ts';

const root = resolve(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? 4100);
const consolePort = Number(process.env.CONSOLE_PORT ?? 3200);
const paymentsPort = Number(process.env.PAYMENTS_PORT ?? 4300);
const paymentsUrl = `http://127.0.0.1:${paymentsPort}`;
const marketplacePort = Number(process.env.MARKETPLACE_PORT ?? paymentsPort + 10);
const marketplaceUrl = `http://127.0.0.1:${marketplacePort}`;
const shops = [harbour, saomai, northstar];

const environment: NodeJS.ProcessEnv = {
  // Disk storage needs no installation; STORAGE=s3 with its settings uses an object store.
  STORAGE: 'disk',
  STORAGE_DIR: resolve(root, '.run/files'),
  STORAGE_SECRET: 'signs addresses of files on the machine of a developer',
  SESSION_SECRETS: 'signs the sessions of people on the machine of a developer',
  DATA_KEYS: 'dev:seals what is stored on the machine of a developer',
  // Verification codes are printed to this console.
  SMS_PROVIDER: 'console',
  API_MANAGEMENT_PORT: String(apiPort + 1),
  WORKER_MANAGEMENT_PORT: String(apiPort + 2),
  MANAGEMENT_PORT: String(port + 1),
  CONSOLE_MANAGEMENT_PORT: String(consolePort + 1),
  // Payments are made on the simulator's page.
  WECHAT_PAY_URL: `${paymentsUrl}/`,
  ALIPAY_URL: `${paymentsUrl}/gateway.do`,
  STRIPE_URL: paymentsUrl,
  // Marketplace shops are connected through another simulator.
  SHOPEE_URL: marketplaceUrl,
  PUBLIC_ORIGIN: `http://{host}:${port}`,
  CONSOLE_ORIGIN: `http://console.localhost:${consolePort}`,
  ...process.env,
  PAYMENTS_PORT: String(paymentsPort),
  MARKETPLACE_PORT: String(marketplacePort),
  PORT: String(port),
  PUBLIC_PORT: String(port),
  API_PORT: String(apiPort),
  CONSOLE_PORT: String(consolePort),
  API_URL: `http://127.0.0.1:${apiPort}`,
  FORWARD_API: 'true',
  NODE_ENV: 'development',
};

/** A problem only the developer can fix; printed without a stack trace. */
class Hindrance extends Error {}

async function answers(host: string, at: number): Promise<boolean> {
  const socket = connect(at, host);
  const isOpen = await once(socket, 'connect', { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

type Service = { name: string; host: string; port: number; start: () => void; hint: string };

/** As root, starts a system service and leaves it running, as after a boot. */
async function needService({ name, host, port: at, start, hint }: Service): Promise<void> {
  if (await answers(host, at)) return;
  if (process.getuid?.() === 0 && ['127.0.0.1', 'localhost'].includes(host)) {
    console.log(`${name} does not answer on ${host}:${at}: starting it`);
    try {
      start();
    } catch (error) {
      console.error((error as Error).message);
    }
    for (let tries = 0; tries < 100; tries++) {
      if (await answers(host, at)) return;
      await wait(100);
    }
  }
  throw new Hindrance(`${name} does not answer on ${host}:${at}. ${hint}`);
}

const command = (program: string, ...parameters: string[]) =>
  execFileSync(program, parameters, { encoding: 'utf8' });

async function needDatabase(): Promise<void> {
  const address = addressFromEnvironment();
  await needService({
    ...address,
    name: 'PostgreSQL',
    start: () =>
      command('pg_ctlcluster', ...command('pg_lsclusters', '-h').split(/\s+/).slice(0, 2), 'start'),
    hint: 'Start it with `service postgresql start`, or say where it is: DATABASE_HOST, DATABASE_PORT.',
  });
  const role = process.env.DATABASE_ADMIN ?? 'postgres';
  const client = new pg.Client(connectionAs(role, { ...address, database: 'postgres' }));
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const reason = (error as Error).message;
    const ways = 'Set PGPASSWORD, trust 127.0.0.1 in pg_hba.conf, or name another role: DATABASE_ADMIN.';
    throw new Hindrance(`PostgreSQL does not let ${role} in: ${reason}. ${ways}`);
  }
}

async function needRedis(): Promise<void> {
  const { hostname, port: at } = new URL(process.env.REDIS_URL ?? 'redis://127.0.0.1:6379');
  await needService({
    name: 'Redis',
    host: hostname,
    port: Number(at || 6379),
    start: () =>
      command('redis-server', '--daemonize', 'yes', '--port', at || '6379', '--dir', `${root}/.run`),
    hint: 'Start it with `service redis-server start`, or say where it is: REDIS_URL.',
  });
}

async function needFreePort(name: string, wanted: number): Promise<void> {
  if (!(await answers('127.0.0.1', wanted))) return;
  throw new Hindrance(`Port ${wanted} is taken. Use another one: \`${name}=${wanted + 100} npm run dev\`.`);
}

const running = new Map<string, ChildProcess>();

function start(name: string, script: string, folder = '.', own: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, [script], {
    cwd: resolve(root, folder),
    env: { ...environment, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => console.log(`${name.padEnd(7)} | ${line}`));
  }
  running.set(name, child);
  child.once('exit', () => running.delete(name));
  return child;
}

async function stop(): Promise<void> {
  const all = [...running.values()];
  const gone = Promise.all(all.map((child) => once(child, 'exit')));
  for (const child of all) child.kill('SIGTERM');
  await Promise.race([gone, wait(10_000, undefined, { ref: false })]);
  for (const child of running.values()) child.kill('SIGKILL');
}

/** Waits until a local port accepts connections. */
async function isListening(atPort: number): Promise<void> {
  while (running.size > 0) {
    const answered = await fetch(`http://127.0.0.1:${atPort}`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await wait(100);
  }
}

/** Whether the first page responds: Vite builds it on demand. */
async function isOpen(): Promise<boolean> {
  const { promise, resolve: settle } = Promise.withResolvers<boolean>();
  const headers = { host: `${shops[0]!.hosts[0]}:${port}` };
  get({ host: '127.0.0.1', port, path: '/index', headers }, (answer) => {
    answer.resume();
    settle(answer.statusCode === 200);
  }).on('error', () => settle(false));
  return promise;
}

async function welcomeWhenOpen(): Promise<void> {
  while (running.size > 0) {
    if (await isOpen()) return console.log(welcome());
    await wait(200);
  }
}

async function main(): Promise<void> {
  mkdirSync(resolve(root, '.run/files'), { recursive: true });
  await needDatabase();
  await needRedis();
  await needFreePort('PORT', port);
  await needFreePort('API_PORT', apiPort);
  await needFreePort('CONSOLE_PORT', consolePort);
  await needFreePort('PAYMENTS_PORT', paymentsPort);
  await needFreePort('MARKETPLACE_PORT', marketplacePort);
  const [code] = await once(start('demo', 'database/demo.ts'), 'exit');
  if (code !== 0) throw new Hindrance('The demo shops could not be written: see above.');
  // The demo's marketplace shop is authorized by this simulator.
  start('sell', 'packages/testing/src/run-marketplace-simulator.ts');
  await isListening(marketplacePort);
  const [opened] = await once(start('accounts', 'packages/testing/src/seed-gateway-accounts.ts'), 'exit');
  if (opened !== 0) throw new Hindrance('The shops have no accounts at the gateways: see above.');

  // The web server proxies for its visitors, so each visitor gets their own rate limits.
  start('api', 'apps/api/src/main.ts', '.', { TRUSTED_PROXIES: '127.0.0.1' });
  start('worker', 'apps/worker/src/main.ts');
  start('web', 'server/main.ts', 'apps/web');
  start('console', 'server/main.ts', 'apps/console');
  start('pay', 'packages/testing/src/run-payment-simulator.ts');
  const over = Promise.withResolvers<string>();
  for (const [name, child] of running)
    child.once('exit', () => over.resolve(`${name} has ended: see above.`));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => over.resolve(''));
  void welcomeWhenOpen();
  const hindrance = await over.promise;
  if (hindrance) throw new Hindrance(hindrance);
}

const emailsOf = (shop: (typeof shops)[number]) =>
  demoStaffOf(shop)
    .map(({ email }) => email)
    .join(' ');

const welcome = () => `
Three shops are open, each in four languages, with pages, announcements, help and legal texts of its own:
${shops.map(({ names, hosts }) => `  ${`http://${hosts[0]}:${port}`.padEnd(34)}${names.en}`).join('\n')}
  ${'/api/docs'.padEnd(34)}on each of them: the calls of the API

Members of each shop, with the password ${demoPassword}:
${Object.entries(demoSignIns)
  .map(([username, who]) => `  ${username.padEnd(34)}${who}`)
  .join('\n')}

The staff console, with the password ${demoStaffPassword}; who handles money or rights sets up an authenticator first:
  ${`http://console.localhost:${consolePort}`.padEnd(34)}${demoOperator.email}
${shops.map((shop) => `  ${emailsOf(shop)}`).join('\n')}

Codes of WeChat Pay, Alipay and cards are paid at ${paymentsUrl}/scan
Shopee is simulated at ${marketplaceUrl}: sell something with POST /simulator {"act":"add","shopId":"4880512"}

Browsers know *.localhost; elsewhere name the host: curl -H 'Host: ${shops[0]!.hosts[0]}' http://127.0.0.1:${port}/index
Pages follow your changes at once; the API and the worker when you start again. Ctrl-C stops everything.
`;

try {
  await main();
} catch (error) {
  if (!(error instanceof Hindrance)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
} finally {
  await stop();
}
