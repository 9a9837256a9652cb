import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentCalls } from '@onehaul/contract/content';
import { announcementPage } from '@onehaul/server/modules/content/content.repository';
import { aShop, someAnnouncements } from '@onehaul/testing/builders';
import { openTestDatabase } from '@onehaul/testing/test-database';
import type { Case } from './case.ts';
import { freePort, load, output, startServer, stopServer } from './run.ts';

const call = contentCalls.announcements;
const connections = 16;
const rows = 20;

/**
 * A page of announcements through one API process against pgbench running the very same SQL on prepared statements.
 * pgbench's sessions have their tenant set once, so the reference pays for row security but not for setting it.
 */
export const list: Case = {
  name: 'list',
  async open() {
    const test = await openTestDatabase();
    const shop = await aShop(test, { tenantId: 2, host: 'bench.test' });
    await someAnnouncements(test, shop, 200);
    // Neighbours, so that the index has something to leave out.
    for (let tenantId = 3; tenantId < 53; tenantId += 1) {
      await someAnnouncements(test, await aShop(test, { tenantId, host: `n${tenantId}.test` }), 200);
    }
    await test.sql('vacuum analyze');

    const { host, port, database } = test.address;
    const [apiPort, managementPort] = [await freePort(), await freePort()];
    const api = await startServer(
      new URL('../apps/api/src/main.ts', import.meta.url),
      {
        DATABASE_NAME: database,
        API_PORT: String(apiPort),
        API_MANAGEMENT_PORT: String(managementPort),
        LIMIT_PER_MINUTE: '100000000',
        STORAGE: 'disk',
        STORAGE_DIR: tmpdir(),
        STORAGE_SECRET: 'bench'.repeat(8),
      },
      `http://127.0.0.1:${managementPort}/ready`,
    );

    const values = announcementPage.bind({
      tenantId: shop.tenantId,
      shopId: shop.id,
      language: 'en',
      fallback: 'en',
      limit: rows,
      offset: 0,
    });
    const script = join(tmpdir(), `${database}.sql`);
    await writeFile(script, pgbenchScript(announcementPage.text, values));

    return {
      goal: 0.35,
      ours: (seconds) =>
        load({
          url: `http://127.0.0.1:${apiPort}/api${call.path}`,
          host: 'bench.test',
          connections,
          seconds,
          body: JSON.stringify(call.input.encode({ pageIndex: 1, pageRows: rows })),
        }),
      async reference(seconds) {
        const printed = await output(
          'pgbench',
          [
            '-n',
            '-M',
            'prepared',
            '-c',
            String(connections),
            '-j',
            '1',
            '-T',
            String(seconds),
            '-f',
            script,
            '-h',
            host,
            '-p',
            String(port),
            '-U',
            'onehaul_app',
            database,
          ],
          { PGOPTIONS: `-c app.tenant_id=${shop.tenantId}` },
        );
        return Number(/tps = ([\d.]+)/.exec(printed)![1]);
      },
      async close() {
        await stopServer(api);
        await test.close();
      },
    };
  },
};

/** pgbench variables are numbers only: texts are written into the SQL, numbers stay parameters. */
function pgbenchScript(text: string, values: readonly unknown[]): string {
  const isText = (index: number) => typeof values[index] === 'string';
  const sets = values.map((value, index) => (isText(index) ? '' : `\\set p${index + 1} ${String(value)}\n`));
  const sql = text.replace(/\$(\d+)/g, (_, number: string) => {
    const index = Number(number) - 1;
    return isText(index) ? `'${String(values[index])}'` : `:p${number}`;
  });
  return `${sets.join('')}${sql};\n`;
}
