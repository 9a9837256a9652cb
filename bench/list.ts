import { contentCalls } from '@onehaul/contract/content';
import { announcementPage } from '@onehaul/server/modules/content/content.repository';
import { aShop, someAnnouncements } from '@onehaul/testing/builders';
import { createTestDatabase } from '@onehaul/testing/test-database';
import type { Case } from './case.ts';
import { openApi } from './open-api.ts';
import { pgbenchRate } from './pgbench.ts';
import { load } from './run.ts';

const call = contentCalls.announcements;
const connections = 16;
const rows = 20;

/** A page of announcements through one API process against pgbench running the same SQL. */
export const list: Case = {
  name: 'list',
  async open() {
    const test = await createTestDatabase();
    const shop = await aShop(test, { tenantId: 2, host: 'bench.test' });
    await someAnnouncements(test, shop, 200);
    // Other tenants, so that the index has rows to skip.
    for (let tenantId = 3; tenantId < 53; tenantId += 1) {
      await someAnnouncements(test, await aShop(test, { tenantId, host: `n${tenantId}.test` }), 200);
    }
    await test.sql('vacuum analyze');

    const api = await openApi(test);

    const page = {
      tenantId: shop.tenantId,
      shopId: shop.id,
      language: 'en',
      fallback: 'en',
      limit: rows,
      offset: 0,
    } as const;

    return {
      goal: 0.35,
      ours: (seconds) =>
        load({
          url: `${api.origin}/api${call.path}`,
          host: 'bench.test',
          connections,
          seconds,
          body: JSON.stringify(call.input.encode({ pageIndex: 1, pageRows: rows })),
        }),
      reference: (seconds) =>
        pgbenchRate(test, announcementPage, page, { tenantId: shop.tenantId, connections, seconds }),
      async close() {
        await api.close();
        await test.close();
      },
    };
  },
};
