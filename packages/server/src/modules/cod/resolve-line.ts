import type { StatementResolution } from '@onehaul/domain/cod/cod-state';
import { resolutionsOf } from '@onehaul/domain/cod/statement';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { statementLine, lockStatement, writeResolution } from './statement.repository.ts';

type Decision = {
  readonly shopId: number;
  readonly id: number;
  readonly row: number;
  readonly resolution: StatementResolution | null;
  readonly note: string;
};

/** Resolves a mismatched line, or reverts the resolution, until the statement is settled. */
export async function resolveLine(
  db: TransactionDb,
  staffId: number,
  decision: Decision,
): Promise<{ number: string; billNumber: string }> {
  const { shopId, id, row, resolution } = decision;
  const statement = await db.first(lockStatement, { shopId, id });
  const line = statement && (await db.first(statementLine, { shopId, id, row }));
  if (!line) throw new Refusal('record.notFound');
  if (statement.state !== 'open') throw new Refusal('cod.over');
  if (resolution !== null && !resolutionsOf(line.outcome, line.minor).includes(resolution)) {
    throw new Refusal('cod.notDecidable');
  }
  await db.all(writeResolution, { ...decision, staffId });
  return { number: statement.number, billNumber: line.billNumber };
}
