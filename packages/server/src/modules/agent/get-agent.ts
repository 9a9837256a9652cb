import type { AgentInfo } from '@onehaul/contract/agent';
import { readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import { findBalances } from '../wallet/index.ts';
import { agentOf, agentFigures } from './agent.repository.ts';

/** Returns the member as an agent; figures only for a current or former agent. */
export async function getAgent(context: MemberContext): Promise<AgentInfo> {
  const { db, shop, member } = context;
  const of = { shopId: shop.id, memberId: member.id };
  const row = (await db.first(agentOf, { ...readerParameters(context), memberId: member.id }))!;
  const isAgent = row.state === 'active' || row.state === 'suspended';
  const [figures, balances] = isAgent
    ? await Promise.all([db.first(agentFigures, of), findBalances(db, shop.id, member.id)])
    : [undefined, undefined];
  return {
    state: row.state ?? 'none',
    agentCode: row.code,
    words: row.words ?? '',
    reason: row.reason ?? '',
    appliedAt: row.appliedAt,
    decidedAt: row.decidedAt,
    terms:
      isAgent && row.model !== null
        ? {
            name: row.planName,
            model: row.model,
            levelBps: row.levelBps!,
            kilogramMinor: row.kilogramMinor!,
            wholesaleBps: row.wholesaleBps!,
            confirmDays: row.confirmDays!,
            sourceMonthMinor: row.sourceMonthMinor,
          }
        : null,
    figures: figures && balances ? { ...figures, availableMinor: balances.earnings } : null,
  };
}
