import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { freePorts } from '@onehaul/testing/free-ports';
import type { DatabaseAddress } from '../../database/migrate.ts';
import { answers, keep, type Kept, until } from './processes.ts';
import { secretSettings } from './secrets.ts';

/** Several API processes on one database, each restarted when killed. */
export type Fleet = {
  readonly origins: readonly string[];
  /** Readiness URL of each process. */
  readonly readyUrls: readonly string[];
  /** Kills one of at least two ready processes: one that never served proves nothing, and payments go on. */
  killOne(): Promise<void>;
  readonly kills: number;
  close(): Promise<void>;
};

export async function openFleet(
  address: DatabaseAddress,
  count: number,
  more: Record<string, string> = {},
): Promise<Fleet> {
  const kept: Kept[] = [];
  const origins: string[] = [];
  const readyUrls: string[] = [];
  const readiness: (() => Promise<boolean>)[] = [];
  for (let made = 0; made < count; made += 1) {
    const [port, managementPort] = await freePorts(2);
    kept.push(keep('apps/api/src/main.ts', settingsOf(address, port, managementPort, more)));
    origins.push(`http://127.0.0.1:${port}`);
    readyUrls.push(`http://127.0.0.1:${managementPort}/ready`);
    readiness.push(answers(readyUrls.at(-1)!));
    await until('the API is ready', readiness.at(-1)!);
  }
  return {
    origins,
    readyUrls,
    async killOne() {
      const ready = await Promise.all(readiness.map((isReady) => isReady().catch(() => false)));
      const serving = kept.filter((_, place) => ready[place]);
      if (serving.length > 1) serving[randomInt(serving.length)]!.kill();
    },
    get kills() {
      return kept.reduce((sum, { kills }) => sum + kills, 0);
    },
    close: async () => void (await Promise.all(kept.map((one) => one.close()))),
  };
}

/** Disables rate limits, because the callers are meant to be fast. */
export function settingsOf(
  { host, port: databasePort, database }: DatabaseAddress,
  port: number,
  managementPort: number,
  more: Record<string, string>,
): Record<string, string> {
  return {
    DATABASE_HOST: host,
    DATABASE_PORT: String(databasePort),
    DATABASE_NAME: database,
    API_PORT: String(port),
    API_MANAGEMENT_PORT: String(managementPort),
    ...secretSettings,
    LIMIT_PER_MINUTE: '100000000',
    STRICT_LIMIT_PER_MINUTE: '100000000',
    GUESS_LIMIT_PER_MINUTE: '100000000',
    TENANT_QUOTAS: 'off',
    STORAGE: 'disk',
    STORAGE_DIR: tmpdir(),
    ...more,
  };
}
