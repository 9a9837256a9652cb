import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { deleteStatement, lockStatement } from './statement.repository.ts';

type StatementKey = { readonly shopId: number; readonly id: number };

/** Deletes a statement entered by mistake, so that its number and file can be entered again. */
export async function dropStatement(db: TransactionDb, which: StatementKey): Promise<string> {
  const statement = await db.first(lockStatement, which);
  if (!statement) throw new Refusal('record.notFound');
  if (statement.state !== 'open') throw new Refusal('cod.over');
  await db.all(deleteStatement, which);
  return statement.number;
}
