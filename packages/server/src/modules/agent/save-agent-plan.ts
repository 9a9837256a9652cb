import type { CommissionTerms } from '@onehaul/domain/agent/commission';
import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { insertPlan, updatePlan } from './agent-desk.repository.ts';

type PlanDraft = CommissionTerms & {
  readonly shopId: number;
  readonly id?: number | undefined;
  readonly names: Partial<Record<Language, string>>;
  readonly confirmDays: number;
  readonly sourceMonthMinor: number | null;
  readonly isActive: boolean;
};

/** Creates or updates a plan. Existing earnings keep the terms they were created under. */
export async function saveAgentPlan(
  db: TransactionDb,
  { id, names, levelBps, ...plan }: PlanDraft,
): Promise<{ id: number }> {
  const named = Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''));
  const row = { ...plan, levelBps: [...levelBps], names: JSON.stringify(named) };
  const saved =
    id === undefined ? await db.first(insertPlan, row) : await db.first(updatePlan, { ...row, id });
  if (!saved) throw new Refusal('record.notFound');
  return saved;
}
