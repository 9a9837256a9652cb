// Runs the whole product for the journeys, on free ports with its own database: `node e2e/start-servers.ts`. With
// `--nothing` the database is as `npm run migrate` leaves it.
import { type ChildProcess, spawn } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { access, mkdir, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '@onehaul/testing/free-ports';
import { startMarketplaceSimulator } from '@onehaul/testing/marketplace-simulator';
import { startPaymentSimulator } from '@onehaul/testing/payment-simulator';
import { startSmsSimulator, simulatorSecrets, type SmsSimulator } from '@onehaul/testing/sms-simulator';
import pg from 'pg';
import { addressFromEnvironment, connectionAs, createDatabase, dropDatabase } from '../database/migrate.ts';
import { openMailbox } from './mailbox.ts';

const root = new URL('../', import.meta.url);
const logFolder = new URL('.run/journeys/', root);
const databasePrefix = 'onehaul_e2e_';
const readyWithinMs = 180_000;
const leavesWithinMs = 10_000;

type Process = { readonly name: string; readonly child: ChildProcess; readonly log: URL };
export type Product = {
  readonly port: number;
  /** A second page server on a second API, as a company with two machines has. */
  readonly otherPort: number;
  readonly database: string;
  readonly consolePort: number;
  /** SMS provider simulator, from which sent texts can be read. */
  readonly smsUrl: string;
  /** Payment gateway simulator; payments are made at `/scan?code=`. */
  readonly paymentsUrl: string;
  /** Marketplace simulator; sales and cancellations at `/simulator`. */
  readonly marketplaceUrl: string;
  /** Where API and worker ask for DNS records; a journey about domains answers there. */
  readonly dnsPort: number;
  /** Lists the mails the worker has sent to the mail server. */
  readonly mailboxUrl: string;
  stop(): Promise<void>;
};

/** What a database holds before the servers start: the demo, or only what `npm run migrate` brings. */
const fillings = {
  demo: ['database/demo.ts', 'packages/testing/src/seed-gateway-accounts.ts'],
  nothing: ['database/migrate-command.ts'],
};

/** Fills a database and starts API, worker and the built page servers on it. */
export async function startServers(filling: keyof typeof fillings = 'demo'): Promise<Product> {
  await requireBuild();
  const objectStore = await requireObjectStore();
  await mkdir(logFolder, { recursive: true });
  const address = {
    ...addressFromEnvironment(),
    database: databasePrefix + randomBytes(4).toString('hex'),
  };
  await dropAbandoned();
  await createDatabase(address);
  // An open connection, so that the database is not dropped as abandoned while no server uses it.
  const keeper = new pg.Client(connectionAs('postgres', address));
  keeper.on('error', () => undefined);
  await keeper.connect();

  const sms = await startSmsSimulator();
  const payments = await startPaymentSimulator();
  const marketplace = await startMarketplaceSimulator();
  const mailbox = await openMailbox();
  const [port, managementPort, apiPort, apiManagementPort, consolePort, consoleManagementPort] =
    await freePorts(6);
  const [otherPort, otherManagementPort, otherApiPort, otherApiManagementPort] = await freePorts(4);
  const [dnsPort] = await freePorts(1);
  const environment = {
    ...process.env,
    DNS_SERVERS: `127.0.0.1:${dnsPort}`,
    ...objectStore,
    ...providerSettings(sms),
    WECHAT_PAY_URL: payments.urls.wechat,
    ALIPAY_URL: payments.urls.alipay,
    STRIPE_URL: payments.urls.stripe,
    SHOPEE_URL: marketplace.url,
    PUBLIC_ORIGIN: `http://{host}:${port}`,
    CONSOLE_ORIGIN: `http://console.localhost:${consolePort}`,
    ...pushKeys(),
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'notices@onehaul.example',
    DATABASE_NAME: address.database,
    WORKER_MANAGEMENT_PORT: '0',
    SESSION_SECRETS: randomBytes(32).toString('hex'),
    DATA_KEYS: `e2e:${randomBytes(32).toString('hex')}`,
    API_PORT: String(apiPort),
    API_MANAGEMENT_PORT: String(apiManagementPort),
    // All journeys share one IP address, and together exceed any visitor's rate limit.
    LIMIT_PER_MINUTE: '1000000',
    STRICT_LIMIT_PER_MINUTE: '1000000',
    GUESS_LIMIT_PER_MINUTE: '1000000',
    LOOK_LIMIT_PER_MINUTE: '1000000',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const running: Process[] = [];
  const start = async (name: string, script: string, own: Record<string, string> = {}) => {
    const started = await run(name, script, { ...environment, ...own });
    running.push(started);
    started.child.once('exit', (code, signal) => {
      if (!stopping) console.error(`${name} has ended in the middle of the run: ${signal ?? code}`);
    });
    return started;
  };
  let stopping = false;
  const stop = async () => {
    stopping = true;
    await Promise.all(running.map(leave));
    await sms.close();
    await payments.stop();
    await marketplace.close();
    await mailbox.close();
    await keeper.end();
    await dropDatabase(address);
  };

  try {
    for (const script of fillings[filling]) {
      const step = await run(basename(script, '.ts'), script, environment);
      if (step.child.exitCode === null) await once(step.child, 'exit');
      if (step.child.exitCode !== 0) throw await failure(step, 'did not fill the database');
    }

    const api = await start('api', 'apps/api/src/main.ts');
    const otherApi = await start('api-2', 'apps/api/src/main.ts', {
      API_PORT: String(otherApiPort),
      API_MANAGEMENT_PORT: String(otherApiManagementPort),
    });
    const worker = await start('worker', 'apps/worker/src/main.ts');
    await ready(api, apiManagementPort!);
    await ready(otherApi, otherApiManagementPort!);
    const pages = {
      NODE_ENV: 'production',
      API_URL: `http://127.0.0.1:${apiPort}`,
      // Visitors connect directly: no forwarding headers are trusted (S02).
      TRUSTED_PROXIES: '',
    };
    const web = await start('web', 'apps/web/server/main.ts', {
      ...pages,
      PORT: String(port),
      MANAGEMENT_PORT: String(managementPort),
      PUBLIC_PORT: String(port),
      FORWARD_API: 'true',
    });
    const otherWeb = await start('web-2', 'apps/web/server/main.ts', {
      ...pages,
      API_URL: `http://127.0.0.1:${otherApiPort}`,
      PORT: String(otherPort),
      MANAGEMENT_PORT: String(otherManagementPort),
      PUBLIC_PORT: String(otherPort),
      FORWARD_API: 'true',
    });
    const staff = await start('console', 'apps/console/server/main.ts', {
      ...pages,
      CONSOLE_PORT: String(consolePort),
      CONSOLE_MANAGEMENT_PORT: String(consoleManagementPort),
    });
    await ready(web, managementPort!);
    await ready(otherWeb, otherManagementPort!);
    await ready(staff, consoleManagementPort!);
    if (worker.child.exitCode !== null) throw await failure(worker, 'has ended');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    paymentsUrl: payments.url,
    marketplaceUrl: marketplace.url,
    port: port!,
    otherPort: otherPort!,
    database: address.database,
    consolePort: consolePort!,
    smsUrl: sms.url,
    mailboxUrl: mailbox.url,
    dnsPort,
    stop,
  };
}

async function requireBuild(): Promise<void> {
  const built = [
    'web/build/server/index.js',
    'web/build/client/.vite/manifest.json',
    'console/build/index.html',
  ];
  for (const file of built) {
    await access(new URL(`apps/${file}`, root)).catch(() => {
      throw new Error(`apps/${file} is missing: journeys run against the build, \`npm run build\``);
    });
  }
}

/**
 * The provider's own client signs its requests, and the simulator verifies the signatures like the provider.
 */
function providerSettings({ url }: SmsSimulator): Record<string, string> {
  const templates = ['code', 'passwordChanged', 'passwordLink', 'phoneChanged', 'cancellation', 'notice'];
  return {
    SMS_PROVIDER: 'aliyun',
    ALIYUN_SMS_ACCESS_KEY: simulatorSecrets.aliyun.accessKey,
    ALIYUN_SMS_SECRET: simulatorSecrets.aliyun.secret,
    ALIYUN_SMS_ENDPOINT: new URL(url).host,
    ALIYUN_SMS_PROTOCOL: 'http',
    ALIYUN_SMS_SIGN_NAME: 'Onehaul',
    ALIYUN_SMS_TEMPLATES: JSON.stringify(Object.fromEntries(templates.map((kind) => [kind, { en: kind }]))),
  };
}

/** Push is offered, but headless browsers cannot reach a push service, so nothing is sent. */
function pushKeys(): Record<string, string> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    PUSH_PUBLIC_KEY: pair.getPublicKey('base64url'),
    PUSH_PRIVATE_KEY: pair.getPrivateKey('base64url'),
    PUSH_SUBJECT: 'mailto:operator@onehaul.example',
  };
}

/** Uses the real object store: disk storage would prove nothing about files in production. */
async function requireObjectStore(): Promise<Record<string, string>> {
  const url = process.env.OBJECT_STORE_URL ?? 'http://127.0.0.1:9107';
  await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch((cause: unknown) => {
    throw new Error(`no object store at ${url}: start it with tools/object-store.sh`, { cause });
  });
  return {
    STORAGE: 's3',
    OBJECT_STORE_URL: url,
    OBJECT_STORE_BUCKET: 'onehaul-e2e',
    OBJECT_STORE_ACCESS_KEY: process.env.OBJECT_STORE_ACCESS_KEY ?? 'onehaul',
    OBJECT_STORE_SECRET_KEY: process.env.OBJECT_STORE_SECRET_KEY ?? 'onehaul-secret',
  };
}

/** A killed run leaves its database behind; a running one is connected to its own. */
async function dropAbandoned(): Promise<void> {
  const admin = new pg.Client(
    connectionAs('postgres', { ...addressFromEnvironment(), database: 'postgres' }),
  );
  await admin.connect();
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database d where starts_with(datname, $1)
       and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
    [databasePrefix],
  );
  await admin.end();
  for (const { datname } of rows) await dropDatabase({ ...addressFromEnvironment(), database: datname });
}

async function run(name: string, script: string, env: NodeJS.ProcessEnv): Promise<Process> {
  const log = new URL(`${name}.log`, logFolder);
  const file = await open(log, 'w');
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env,
    stdio: ['ignore', file.fd, file.fd],
  });
  await once(child, 'spawn');
  await file.close();
  return { name, child, log };
}

async function ready(process: Process, managementPort: number): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (process.child.exitCode !== null) throw await failure(process, 'has ended');
    const answer = await fetch(`http://127.0.0.1:${managementPort}/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw await failure(process, 'is not ready');
}

async function failure({ name, log }: Process, what: string): Promise<Error> {
  const file = await open(log);
  const text = await file.readFile('utf8');
  await file.close();
  return new Error(`${name} ${what}:\n${text.slice(-3_000)}`);
}

async function leave({ child }: Process): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const left = once(child, 'exit');
  child.kill('SIGTERM');
  const inTime = await Promise.race([left.then(() => true), wait(leavesWithinMs, false, { ref: false })]);
  if (!inTime) child.kill('SIGKILL');
  await left;
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

if (import.meta.main) {
  const over = Promise.withResolvers<void>();
  process.once('SIGTERM', over.resolve);
  process.once('SIGINT', over.resolve);
  // A killed runner sends no signal, so its process is polled.
  const runner = Number(process.env.E2E_RUNNER ?? process.ppid);
  const watch = setInterval(() => isRunning(runner) || over.resolve(), 1_000);
  try {
    const product = await startServers(process.argv.includes('--nothing') ? 'nothing' : 'demo');
    const {
      port,
      otherPort,
      database,
      consolePort,
      smsUrl,
      mailboxUrl,
      paymentsUrl,
      marketplaceUrl,
      dnsPort,
    } = product;
    const pages = `open on ports ${port} and ${otherPort} with database ${database}, console on ${consolePort}`;
    console.log(
      `${pages}, texts at ${smsUrl}, mails at ${mailboxUrl}, payments at ${paymentsUrl}, marketplace at ${marketplaceUrl}, DNS on ${dnsPort}`,
    );
    await over.promise;
    await product.stop();
  } finally {
    clearInterval(watch);
  }
}
