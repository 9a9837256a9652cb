import { nodeTransport } from '@onehaul/client/node-transport';
import { send } from '@onehaul/client/send';
import { orderCalls } from '@onehaul/contract/order';
import { sessionCalls } from '@onehaul/contract/session';
import { orderPage } from '@onehaul/server/modules/order/order-list.repository';
import type { TestMember } from '@onehaul/testing/member-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import type { Case, Figure, Measurement } from './case.ts';
import { type BenchApi, openApi } from './open-api.ts';
import { aShopOfOrders, inBulk, type OrderShop } from './order-data.ts';
import { pgbenchRate } from './pgbench.ts';
import { loadWithLatency } from './run.ts';

const call = orderCalls.list;
const connections = 16;
const rows = 20;
const host = 'bench.test';
const stage = 'completed';
/** How much the p99 may grow when there are a hundred times as many rows. */
const maxGrowth = 1.5;
const many = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const few = Math.round(many / 100);
const shops = 2;

type Stage = { readonly test: TestDatabase; readonly shop: OrderShop; readonly api: BenchApi };

/** This many orders in the measured shop, and as many in another. */
async function openShops(orders: number): Promise<Stage> {
  const test = await createTestDatabase();
  const [shop] = await inBulk(test, async () => {
    const all: OrderShop[] = [];
    for (let index = 0; index < shops; index += 1) {
      const name = index === 0 ? host : `n${index}.test`;
      all.push(await aShopOfOrders(test, { tenantId: index + 2, host: name, orders }));
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

/** A tab of one member's orders, in a shop with a million orders, against pgbench. */
export const orders: Case = {
  name: 'orders',
  async open() {
    const opened = await openShops(many);
    const { test, shop, api } = opened;
    const statement = orderPage({
      hasStage: true,
      hasKind: false,
      hasSearch: false,
      hasWarehouse: false,
      hasLine: false,
      hasFrom: false,
      hasBefore: false,
    });
    const asked = {
      tenantId: shop.tenantId,
      shopId: shop.id,
      memberId: shop.member.id,
      stage,
      kind: 'merge',
      language: 'en',
      fallback: 'en',
      limit: rows,
      offset: 0,
      search: '',
      afterSearch: '',
      warehouseId: 0,
      lineId: 0,
      createdFrom: new Date(0),
      createdBefore: new Date(0),
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

/** p99 of an ordinary member's list, and of a seller's with a hundred times as many orders. */
async function tailOf(size: number, seconds: number): Promise<Tail> {
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

export const orderGrowth: Measurement = {
  name: 'order-growth',
  async measure(seconds): Promise<Figure[]> {
    const small = await tailOf(few, seconds);
    const large = await tailOf(many, seconds);
    return (['member', 'seller'] as const).map((who) => {
      const growth = large[who] / small[who];
      return {
        text:
          `${who}’s list p99 ${small[who].toFixed(1)} ms at ${few.toLocaleString('en')} orders in the shop, ` +
          `${large[who].toFixed(1)} ms at ${many.toLocaleString('en')}: ${growth.toFixed(2)} times (goal ${maxGrowth})`,
        isMet: growth <= maxGrowth,
      };
    });
  },
};
