import { type IncomingHttpHeaders, request } from 'node:http';
import { cookieNames } from '@onehaul/domain/cookie-name';
import { addressFromEnvironment, connectionAs } from '../database/migrate.ts';
import pg from 'pg';

export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: journeys are run by \`npm run e2e\``);
  return value;
}

export const port = () => setting('E2E_PORT');
/** The second page server, which has an API of its own. */
export const otherPort = () => setting('E2E_OTHER_PORT');
export const originOf = (host: string) => `http://${host}:${port()}`;
/**
 * A cookie as the browser would have stored it; one with the `__Host-` prefix is set by host, never by URL.
 */
export const cookieOf = (name: keyof typeof cookieNames, value: string, host: string) => ({
  name: cookieNames[name],
  value,
  domain: host,
  path: '/',
  secure: true,
});
export const consoleOrigin = () => `http://console.localhost:${setting('E2E_CONSOLE')}`;
export const textsAddress = () => setting('E2E_TEXTS');
export const mailsAddress = () => setting('E2E_MAILS');
export const paymentsAddress = () => setting('E2E_PAYMENTS');
/** Port on which a journey about domains answers DNS questions of API and worker. */
export const dnsPort = () => Number(setting('E2E_DNS'));
export const marketplaceAddress = () => setting('E2E_MARKETPLACE');

let pool: pg.Pool | undefined;

const { INT8, NUMERIC, DATE } = pg.types.builtins;
const texts = new Set<number>([INT8, NUMERIC, DATE]);
/**
 * Its own parsers: a journey that imports server code changes pg's for the whole process, and ids would be numbers
 * or text depending on which journeys ran before.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text') =>
    texts.has(id)
      ? (text: string) => text
      : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

function openPool(): pg.Pool {
  const opened = new pg.Pool({
    ...connectionAs('postgres', { ...addressFromEnvironment(), database: setting('E2E_DATABASE') }),
    types,
    max: 2,
    allowExitOnIdle: true,
  });
  // The database may shut down before this process does.
  opened.on('error', () => undefined);
  return opened;
}

/** Runs SQL as superuser, bypassing row-level security: for expected values and for test setup. */
export async function sql<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  pool ??= openPool();
  return (await pool.query<Row>(text, values)).rows;
}

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

/** Requests without a browser. The path is sent as written, without normalization. */
export async function ask(
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  at = port(),
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request(
    { host: '127.0.0.1', port: at, path, headers: { host: `${host}:${at}`, ...headers } },
    (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      );
    },
  )
    .on('error', reject)
    .end();
  return promise;
}
