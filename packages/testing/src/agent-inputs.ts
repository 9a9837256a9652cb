import { earnCommission } from '@onehaul/domain/wallet/journals';
import type { Actor, Shop } from './actors.ts';
import { aMember, anAgent } from './member-builders.ts';
import type { TestDatabase } from './test-database.ts';
import { aJournal } from './wallet-builders.ts';

type Body = Record<string, unknown>;
type Input = (cell: { readonly actor: Actor }) => Promise<Body>;

/** Minimal valid inputs for the agent calls; makes the caller an agent if they are a member of the shop. */
export function createAgentInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  async function ownId({ id }: Actor): Promise<number | undefined> {
    const [own] = await database.sql('select id from member where id = $1 and shop_id = $2', [id, shop.id]);
    return own?.id as number | undefined;
  }
  const asAgent: Input = async ({ actor }) => {
    const id = await ownId(actor);
    if (id === undefined) return {};
    const [known] = await database.sql('select state from agent where member_id = $1 and shop_id = $2', [
      id,
      shop.id,
    ]);
    if (!known) await anAgent(database, shop, id);
    else await database.sql(`update agent set state = 'active' where member_id = $1`, [id]);
    return {};
  };
  return {
    '/Client_Agent/Apply': async ({ actor }) => {
      const id = await ownId(actor);
      if (id !== undefined) await database.sql(`delete from agent where member_id = $1`, [id]);
      return { Words: 'I know many people' };
    },
    '/Client_Agent/GetMemberPage': asAgent,
    '/Client_Agent/GetEarningPage': asAgent,
    '/Client_Agent/GetStatistics': asAgent,
    '/Client_Info/AgentEarningsWithdraw': async (cell) => {
      await asAgent(cell);
      const id = await ownId(cell.actor);
      if (id !== undefined) await aJournal(database, shop, earnCommission(id, 1000));
      return {};
    },
  };
}

/** Minimal valid inputs for the console's agent calls. */
export function createAgentStaffInputs(
  database: TestDatabase,
  shop: Shop,
): Record<string, () => Promise<Body>> {
  async function agent(state: string) {
    const { id } = await aMember(database, shop);
    const { planId } = await anAgent(database, shop, id, { state });
    return { shopId: shop.id, id, planId };
  }
  const which =
    (state: string, more: Body = {}) =>
    async () => {
      const { planId: _, ...named } = await agent(state);
      return { ...named, ...more };
    };
  const plan = {
    names: { en: 'Plan' },
    model: 'percent',
    levelBps: [1000],
    kilogramMinor: 0,
    wholesaleBps: 0,
    confirmDays: 7,
    sourceMonthMinor: null,
    isActive: true,
  };
  return {
    '/console/agents/approve': () => agent('applied'),
    '/console/agents/refuse': which('applied', { reason: 'because' }),
    '/console/agents/suspend': which('active', { reason: 'because' }),
    '/console/agents/restore': which('suspended'),
    '/console/agents/setPlan': () => agent('active'),
    '/console/agent-plans/save': async () => ({ shopId: shop.id, ...plan }),
    '/console/earnings/settlement': async () => ({ month: '2026-11' }),
    '/console/earnings/exportSettlement': async () => ({ month: '2026-11' }),
  };
}
