import { nodeTransport } from '@onehaul/client/node-transport';
import { send } from '@onehaul/client/send';
import { parcelCalls } from '@onehaul/contract/parcel';
import { sessionCalls } from '@onehaul/contract/session';
import { parcelPage } from '@onehaul/server/modules/parcel/parcel.repository';
import type { TestMember } from '@onehaul/testing/member-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import type { Case, Figure, Measurement } from './case.ts';
import { type BenchApi, openApi } from './open-api.ts';
import { aBusyShop, type BenchShop, inBulk } from './parcel-data.ts';
import { pgbenchRate } from './pgbench.ts';
import { loadWithLatency } from './run.ts';

const call = parcelCalls.list;
const connections = 16;
const rows = 20;
const host = 'bench.test';
const stage = 'stored';
/** How much the p99 may grow when there are a hundred times as many rows. */
const maxGrowth = 1.5;
const many = { shops: 5, parcels: 1_000_000 };
const few = { shops: 5, parcels: 10_000 };

type Stage = { readonly test: TestDatabase; readonly shop: BenchShop; readonly api: BenchApi };

async function openShops({ shops, parcels }: typeof many): Promise<Stage> {
  const test = await createTestDatabase();
  const [shop] = await inBulk(test, async () => {
    const all: BenchShop[] = [];
    for (let index = 0; index < shops; index += 1) {
      const name = index === 0 ? host : `n${index}.test`;
      all.push(await aBusyShop(test, { tenantId: index + 2, host: name, parcels }));
    }
    return all;
  });
  return { test, shop: shop!, api: await openApi(test) };
}

/** Page one of a tab, requested repeatedly by one member. */
async function listLoad({ api }: Stage, member: TestMember, seconds: number) {
  const { accessToken } = await send(
    sessionCalls.signIn,
    { kind: 'password', username: member.username, password: member.password },
    { baseUrl: `${api.origin}/api`, language: 'en', transport: nodeTransport(host) },
  );
  return loadWithLatency({
    url: `${api.origin}/api${call.path}`,
    host,
    connections,
    seconds,
    headers: { authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(call.input.encode({ pageIndex: 1, pageRows: rows, stage, search: '' })),
  });
}

/** A tab of one member's parcels, in a shop with a million and a table with five million, against pgbench. */
export const parcels: Case = {
  name: 'parcels',
  async open() {
    const opened = await openShops(many);
    const { test, shop, api } = opened;
    const statement = parcelPage({
      hasStage: true,
      hasWarehouse: false,
      hasSearch: false,
      hasFreeDays: false,
    });
    const asked = {
      tenantId: shop.tenantId,
      shopId: shop.id,
      memberId: shop.member.id,
      stage,
      language: 'en',
      fallback: 'en',
      limit: rows,
      offset: 0,
      warehouseId: 0,
      search: '',
      afterSearch: '',
      freeDaysAtMost: 0,
      now: new Date(),
    } as const;
    return {
      goal: 0.35,
      ours: async (seconds) => (await listLoad(opened, shop.member, seconds)).perSecond,
      reference: (seconds) =>
        pgbenchRate(test, statement, asked, { tenantId: shop.tenantId, connections, seconds }),
      async close() {
        await api.close();
        await test.close();
      },
    };
  },
};

type Tail = { readonly member: number; readonly seller: number };

/** p99 of an ordinary member's list, and of a seller's with a hundred times as many parcels. */
async function tailOf(size: typeof many, seconds: number): Promise<Tail> {
  const opened = await openShops(size);
  try {
    const tail = async (who: TestMember) => {
      await listLoad(opened, who, 2);
      return (await listLoad(opened, who, seconds)).p99Milliseconds;
    };
    return { member: await tail(opened.shop.member), seller: await tail(opened.shop.seller) };
  } finally {
    await opened.api.close();
    await opened.test.close();
  }
}

export const parcelGrowth: Measurement = {
  name: 'parcel-growth',
  async measure(seconds): Promise<Figure[]> {
    const small = await tailOf(few, seconds);
    const large = await tailOf(many, seconds);
    return (['member', 'seller'] as const).map((who) => {
      const growth = large[who] / small[who];
      return {
        text:
          `${who}’s list p99 ${small[who].toFixed(1)} ms at 50,000 parcels, ` +
          `${large[who].toFixed(1)} ms at 5,000,000: ${growth.toFixed(2)} times (goal ${maxGrowth})`,
        isMet: growth <= maxGrowth,
      };
    });
  },
};
