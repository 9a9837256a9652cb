import type { AgentState, EarningState, VoidReason } from '@onehaul/domain/agent/earning-state';
import type { Language } from '@onehaul/domain/language';
import type { Db } from '../../db/database.ts';
import { makeSettlement } from '../../documents/make-document.ts';
import { generatedFile } from '../../documents/generated-file.ts';
import {
  agentCounts,
  countEarnings,
  earningsForStaff,
  newestAgents,
  plansOfCompany,
  shopsWithAgents,
  waitingAgents,
} from './agent-desk.repository.ts';
import { countSettled, settlementPage } from './settlement.repository.ts';

type Page = { readonly limit: number; readonly offset: number; readonly shopId?: number | undefined };

export async function findAgents(
  db: Db,
  language: Language,
  { shopId, search, state, ...page }: Page & { readonly search: string; readonly state: AgentState },
) {
  const filter = { shopId: shopId ?? null, search };
  const statement = state === 'applied' ? waitingAgents : newestAgents;
  const [items, counts] = await Promise.all([
    db.all(statement, { ...filter, state, language, ...page }),
    db.all(agentCounts, filter),
  ]);
  return { items, total: counts.find((one) => one.state === state)?.count ?? 0, counts };
}

export async function findPlans(db: Db) {
  const [items, shops] = await Promise.all([db.all(plansOfCompany, {}), db.all(shopsWithAgents, {})]);
  return { items, shops };
}

type EarningSearch = Page & {
  readonly search: string;
  readonly state?: EarningState | undefined;
  readonly voidFor?: VoidReason | undefined;
};

export async function searchEarnings(db: Db, { shopId, state, voidFor, search, ...page }: EarningSearch) {
  const filter = { shopId: shopId ?? null, state: state ?? null, voidFor: voidFor ?? null, search };
  const [items, counted] = await Promise.all([
    db.all(earningsForStaff, { ...filter, ...page }),
    db.first(countEarnings, filter),
  ]);
  return { items, total: counted!.total };
}

export async function findSettlement(
  db: Db,
  language: Language,
  { shopId, month, ...page }: Page & { readonly month: string },
) {
  const filter = { shopId: shopId ?? null };
  const [items, counted] = await Promise.all([
    db.all(settlementPage, { ...filter, language, month, ...page }),
    db.first(countSettled, filter),
  ]);
  return { items, total: counted!.total };
}

/** Export limit, above any expected number of agents; rows beyond it are cut off. */
const maxExportRows = 5000;

export async function exportSettlement(
  db: Db,
  language: Language,
  { shopId, month }: { readonly shopId?: number | undefined; readonly month: string },
) {
  const rows = await db.all(settlementPage, {
    shopId: shopId ?? null,
    language,
    month,
    limit: maxExportRows,
    offset: 0,
  });
  return generatedFile(`agents-${month}`, 'xlsx', await makeSettlement(language, rows));
}
