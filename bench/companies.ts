import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { contentCalls } from '@onehaul/contract/content';
import { fillShop } from '@onehaul/server/modules/company/fill-shop';
import { openCompany } from '@onehaul/server/modules/company/open-company';
import { aShop, someAnnouncements } from '@onehaul/testing/builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import pg from 'pg';
import { applyReference } from '../database/apply-reference.ts';
import { connectionAs } from '../database/migrate.ts';
import type { Figure, Measurement } from './case.ts';
import { openApi, openWorker } from './open-api.ts';
import { load } from './run.ts';

const opened = 300;
const listed = 10_000;
const maxOpenMilliseconds = 1000;
const maxListMilliseconds = 150;
const maxFirstMilliseconds = 100;
const idleSamples = 20;
const idleSampleMilliseconds = 3000;
/** Transactions a second, whatever the number of companies. */
const maxIdle = 20;
/** Calls a second at one shop after the others were opened, against before. */
const minRatio = 0.9;
const kits = ['britainAmerica', 'hongKongTaiwan', 'vietnam'] as const;
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Countries and regions, to which the kits refer. */
async function addReference({ address }: TestDatabase): Promise<void> {
  const owner = new pg.Client(connectionAs('onehaul_owner', address));
  await owner.connect();
  await applyReference(owner);
  await owner.end();
}

/** Opens companies with the kits of their markets, one after another, by the code path of sign-up and operator. */
async function openMany({ database }: TestDatabase): Promise<Figure> {
  const times: number[] = [];
  for (let number = 1; number <= opened; number += 1) {
    const began = performance.now();
    await openCompany(
      {
        database,
        shopDomain: 'shops.test',
        fillShop,
        address: '127.0.0.1',
        act: { name: 'companies/open', isOwners: true },
      },
      {
        draft: async () => ({
          company: `Company ${number}`,
          personName: 'Bench Owner',
          email: `owner-${number}-${randomUUID()}@bench.test`,
          language: 'en',
          market: kits[number % kits.length]!,
          shopName: `Shop ${number}`,
          label: `bench-${number}`,
          plan: 'trial',
        }),
      },
    );
    times.push(performance.now() - began);
  }
  const total = times.reduce((sum, one) => sum + one, 0) / 1000;
  const slowest = Math.max(...times);
  return {
    text: `${opened} companies opened in ${total.toFixed(1)} s, median ${median(times).toFixed(1)} ms, slowest ${slowest.toFixed(0)} ms (goal ${maxOpenMilliseconds} ms each)`,
    isMet: slowest <= maxOpenMilliseconds,
  };
}

/** Transactions a second of a worker that has nothing to do; scheduled jobs for all companies are in the mean only. */
async function idle(database: TestDatabase): Promise<Figure> {
  const transactions = async () => {
    const [row] = await database.sql(
      'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
    );
    return Number(row!['count']);
  };
  const worker = openWorker(database);
  // Long enough for what opening left behind.
  await setTimeout(30_000);
  const rates: number[] = [];
  for (let last = await transactions(); rates.length < idleSamples;) {
    await setTimeout(idleSampleMilliseconds);
    const now = await transactions();
    rates.push(((now - last) * 1000) / idleSampleMilliseconds);
    last = now;
  }
  await worker.close();
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  const typical = median(rates);
  return {
    text: `idle worker at ${opened} companies: ${typical.toFixed(0)} transactions/s (goal ${maxIdle}), mean ${mean.toFixed(0)}`,
    isMet: typical <= maxIdle,
  };
}

const announcements = contentCalls.announcements;
const body = JSON.stringify(announcements.input.encode({ pageIndex: 1, pageRows: 20 }));

/** The first call at each opened shop: the host is looked up and the shop is read. */
async function visitAll({ app }: TestApi, { sql }: TestDatabase): Promise<Figure> {
  await sql(`update shop set state = 'live'`);
  const times: number[] = [];
  for (let number = 1; number <= opened; number += 1) {
    const began = performance.now();
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/api${announcements.path}`,
      headers: { host: `bench-${number}.shops.test`, 'content-type': 'application/json' },
      body,
    });
    if (statusCode !== 200) throw new Error(`a shop answers ${statusCode}`);
    times.push(performance.now() - began);
  }
  const slowest = Math.max(...times);
  return {
    text: `first call at ${opened} shops: median ${median(times).toFixed(1)} ms, slowest ${slowest.toFixed(0)} ms (goal ${maxFirstMilliseconds} ms)`,
    isMet: slowest <= maxFirstMilliseconds,
  };
}

/** Rows of further companies, as the triggers would leave them. */
async function listMany({ sql }: TestDatabase): Promise<void> {
  await sql(
    `insert into tenant (tenant_id, name) select n, 'Freight company ' || n from generate_series(500001, 500000 + $1) n`,
    [listed],
  );
  await sql(
    `insert into shop (tenant_id, names, taglines, descriptions, languages, primary_color)
     select tenant_id, '{"en":"x"}', '{"en":"x"}', '{"en":"x"}', '{en}', '#0055aa' from tenant where tenant_id > 500000`,
  );
  await sql(
    `insert into host (name, tenant_id, shop_id)
     select 'freight-' || tenant_id || '.shops.test', tenant_id, id from shop where tenant_id > 500000`,
  );
  await sql('analyze');
}

/** Companies opened by the product, and the operator's list of ten thousand. */
export const companies: Measurement = {
  name: 'companies',
  async measure(seconds) {
    const database = await createTestDatabase();
    await addReference(database);
    const shop = await aShop(database, { tenantId: 2, host: 'bench.test' });
    await someAnnouncements(database, shop, 200);
    const api = await createTestApi(database);
    const server = await openApi(database);
    const target = { url: `${server.origin}/api${announcements.path}`, host: 'bench.test', connections: 16 };
    /** The best of five: other work on the machine only makes it slower. */
    const rate = async () => {
      const rates: number[] = [];
      for (let round = 0; round < 5; round += 1) rates.push(await load({ ...target, seconds, body }));
      return Math.max(...rates);
    };
    try {
      await database.sql('analyze');
      await load({ ...target, seconds: 2, body }); // warm-up
      const before = await rate();
      const figures = [await openMany(database)];
      await database.sql('analyze');
      const after = await rate();
      figures.push({
        text: `list of one shop ${before.toFixed(0)}/s before, ${after.toFixed(0)}/s after (goal ${minRatio} of it)`,
        isMet: after >= before * minRatio,
      });
      figures.push(await idle(database));
      figures.push(await visitAll(api, database));
      await listMany(database);
      const account = await aStaffMember(database, 1, { roles: ['operator'], email: 'operator@bench.test' });
      const call = staffCaller(api, (await signInStaff(api, account)).cookie);
      for (const search of ['', 'freight company 5077', 'freight-5077', 'owner-77-']) {
        const times: number[] = [];
        for (let round = 0; round < 15; round += 1) {
          const began = performance.now();
          await call('companies/list', { search, pageRows: 50 });
          times.push(performance.now() - began);
        }
        const typical = median(times);
        figures.push({
          text: `list of ${listed + opened} companies searched for "${search}" in ${typical.toFixed(0)} ms (goal ${maxListMilliseconds} ms)`,
          isMet: typical <= maxListMilliseconds,
        });
      }
      return figures;
    } finally {
      await server.close();
      await api.close();
      await database.close();
    }
  },
};
