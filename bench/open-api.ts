import { tmpdir } from 'node:os';
import { freePorts } from '@onehaul/testing/free-ports';
import type { TestDatabase } from '@onehaul/testing/test-database';
import { startPart, startServer, stopServer } from './run.ts';

export type BenchApi = {
  /** With the port, without a path. */
  readonly origin: string;
  readonly process: { readonly pid?: number | undefined };
  close(): Promise<void>;
};

const storageIn = { STORAGE: 'disk', STORAGE_DIR: tmpdir(), STORAGE_SECRET: 'bench'.repeat(8) };

/** Starts the worker on a database. */
export function openWorker({ address }: TestDatabase): { close(): Promise<void> } {
  const worker = startPart(new URL('../apps/worker/src/main.ts', import.meta.url), {
    DATABASE_NAME: address.database,
    WORKER_MANAGEMENT_PORT: '0',
    ...storageIn,
  });
  return { close: () => stopServer(worker) };
}

/** Starts one API process on a database, without rate limits. */
export async function openApi(
  { address }: TestDatabase,
  environment: Record<string, string> = {},
): Promise<BenchApi> {
  const [port, managementPort] = await freePorts(2);
  const api = await startServer(
    new URL('../apps/api/src/main.ts', import.meta.url),
    {
      DATABASE_NAME: address.database,
      API_PORT: String(port),
      API_MANAGEMENT_PORT: String(managementPort),
      LIMIT_PER_MINUTE: '100000000',
      TENANT_QUOTAS: 'off',
      ...storageIn,
      ...environment,
    },
    `http://127.0.0.1:${managementPort}/ready`,
  );
  return { origin: `http://127.0.0.1:${port}`, process: api, close: () => stopServer(api) };
}
