import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStorage } from '@onehaul/server/gateways/storage/create-storage';
import { freePorts } from '@onehaul/testing/free-ports';
import { createTestDatabase } from '@onehaul/testing/test-database';
import pg from 'pg';
import { applyReference } from '../database/apply-reference.ts';
import { connectionAs } from '../database/migrate.ts';
import { northstar } from '../database/seeds/demo/northstar.ts';
import { seedDemoShop } from '../database/seeds/demo/seed-demo.ts';
import type { Case } from './case.ts';
import { load, output, startServer, stopServer } from './run.ts';

const [host] = northstar.hosts as [string];

/** The home page rendered per request by web server and API, against React rendering the same tree alone. */
export const home: Case = {
  name: 'home',
  async open() {
    const test = await createTestDatabase();
    const directory = await mkdtemp(join(tmpdir(), 'bench-'));
    const storage = { STORAGE: 'disk' as const, STORAGE_DIR: directory, STORAGE_SECRET: 'bench'.repeat(8) };
    const client = new pg.Client(connectionAs('onehaul_owner', test.address));
    await client.connect();
    await applyReference(client);
    await seedDemoShop(client, createStorage(storage), northstar);
    await client.end();

    const [apiPort, apiManagement, webPort, webManagement] = await freePorts(4);
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    const api = await startServer(
      new URL('../apps/api/src/main.ts', import.meta.url),
      {
        ...storage,
        DATABASE_NAME: test.address.database,
        API_PORT: String(apiPort),
        API_MANAGEMENT_PORT: String(apiManagement),
        LIMIT_PER_MINUTE: '100000000',
        TENANT_QUOTAS: 'off',
      },
      `http://127.0.0.1:${apiManagement}/ready`,
    );
    const web = await startServer(
      new URL('../apps/web/server/main.ts', import.meta.url),
      {
        API_URL: apiUrl,
        PORT: String(webPort),
        MANAGEMENT_PORT: String(webManagement),
        PAGE_CACHE_MEGABYTES: '0',
      },
      `http://127.0.0.1:${webManagement}/ready`,
    );
    const bare = new URL('bare-home.ts', import.meta.url).pathname;

    return {
      ours: (seconds) =>
        load({
          url: `http://127.0.0.1:${webPort}/index`,
          host,
          connections: 8,
          seconds,
          vary: '?page=',
          headers: { 'Accept-Language': 'en' },
        }),
      reference: async (seconds) =>
        Number(
          await output(process.execPath, [bare, apiUrl, host, String(seconds)], { NODE_ENV: 'production' }),
        ),
      async close() {
        await stopServer(web);
        await stopServer(api);
        await test.close();
      },
    };
  },
};
