import { randomUUID } from 'node:crypto';
import type { TransactionDb } from '@onehaul/server/db/database';
import { createLog } from '@onehaul/server/http/log';
import { sweepEarnings } from '@onehaul/server/modules/agent/index';
import { addPaidAmount, lockOrders, stepOrders } from '@onehaul/server/modules/order-move/index';
import { findBalances } from '@onehaul/server/modules/wallet/index';
import type { OrderAct } from '@onehaul/domain/order/order-state';
import { aShop } from './builders.ts';
import { aMember, anAgent, type TestMember } from './member-builders.ts';
import { anOrder, aPricedLine, type TestOrder } from './order-builders.ts';
import { createTestDatabase } from './test-database.ts';

/** Stage with two shops of two tenants that have agents, and helpers for their orders. */
export async function createAgentFixture() {
  const database = await createTestDatabase();
  const harbour = await aShop(database, {
    tenantId: 2,
    host: 'harbour.test',
    modules: ['consolidation', 'agent'],
  });
  const rival = await aShop(database, { tenantId: 3, host: 'rival.test', modules: ['agent'] });
  const line = await aPricedLine(database, harbour);
  const log = createLog({ stream: { write: () => {} } });
  const inShop = <T>(work: (db: TransactionDb) => Promise<T>) => database.database.transaction(2, work);

  /** A member who registered through an agent's link. */
  async function broughtBy(agent: { id: number }, draft: Parameters<typeof aMember>[2] = {}) {
    const member = await aMember(database, harbour, draft);
    await database.sql('update member set agent_id = $1 where id = $2', [agent.id, member.id]);
    return member;
  }
  /** Adds an amount to what is paid for an order (negative takes it back), as settling a payment does. */
  const pay = ({ id }: { id: number }, minor: number) =>
    inShop(async (db) => {
      await lockOrders(db, harbour.id, [id]);
      await addPaidAmount(db, harbour.id, id, minor);
    });
  const step = ({ id }: { id: number }, act: OrderAct) =>
    inShop(async (db) => {
      const orders = await lockOrders(db, harbour.id, [id]);
      await stepOrders(db, harbour.id, orders, act, { actor: { kind: 'system' } });
    });

  return {
    database,
    harbour,
    rival,
    line,
    inShop,
    broughtBy,
    pay,
    step,
    agent: async (draft: Parameters<typeof anAgent>[3] = {}, person: Parameters<typeof aMember>[2] = {}) => {
      const member = await aMember(database, harbour, person);
      await anAgent(database, harbour, member.id, draft);
      return member;
    },
    order: (buyer: TestMember, totalMinor = 10_000, stepName: 'unpaid' | 'shipped' = 'shipped') =>
      anOrder(database, harbour, buyer, { totalMinor, step: stepName, line, paidMinor: 0 }),
    /** A fully paid, shipped order. */
    async paidOrder(buyer: TestMember, totalMinor = 10_000): Promise<TestOrder> {
      const order = await anOrder(database, harbour, buyer, {
        totalMinor,
        step: 'shipped',
        line,
        paidMinor: 0,
      });
      await pay(order, totalMinor);
      return order;
    },
    sweep: async (tenantId = 2) => {
      while (await sweepEarnings({ database: database.database, log }, tenantId));
    },
    earnings: (orderId: number) =>
      database.sql(
        `select agent_id as agent, depth, base_minor::int as base, minor::int, state, void_for as "voidFor",
           offset_minor::int as "offset", owed_minor::int as owed from earning where order_id = $1 order by depth`,
        [orderId],
      ),
    /** Ends the waiting period of an order's earnings. */
    letDaysPass: (orderId: number) =>
      database.sql(`update earning set available_at = now() - interval '1 second' where order_id = $1`, [
        orderId,
      ]),
    balances: (memberId: number) => findBalances(database.database.tenant(2), harbour.id, memberId),
    key: () => randomUUID(),
    close: () => database.close(),
  };
}
export type AgentFixture = Awaited<ReturnType<typeof createAgentFixture>>;
