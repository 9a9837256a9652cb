import type { CodStatementRow } from '@onehaul/contract/console/cod';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import {
  countLines,
  countMismatches,
  countStatements,
  linesPage,
  mismatchesPage,
  statementOf,
  statementsPage,
} from './statement-desk.repository.ts';

type Page = { readonly limit: number; readonly offset: number };
type TenantScope = { readonly shopId?: number | undefined };
type StatementKey = { readonly shopId: number; readonly id: number };

export async function findStatements(
  db: Db,
  { shopId, state, ...page }: TenantScope & Page & { readonly state?: 'open' | 'settled' | undefined },
) {
  const asked = { shopId: shopId ?? null, state: state ?? null };
  const [items, counted] = await Promise.all([
    db.all(statementsPage, { ...asked, ...page }),
    db.first(countStatements, asked),
  ]);
  return { items, total: counted!.total };
}

export async function getStatement(db: Db, which: StatementKey): Promise<CodStatementRow> {
  const statement = await db.first(statementOf, which);
  if (!statement) throw new Refusal('record.notFound');
  return statement;
}

export async function findLines(
  db: Db,
  { limit, offset, ...asked }: StatementKey & Page & { readonly isDiffering: boolean },
) {
  await getStatement(db, asked);
  const [items, counted] = await Promise.all([
    db.all(linesPage, { ...asked, limit, offset }),
    db.first(countLines, asked),
  ]);
  return { items, total: counted!.total };
}

export async function findMismatches(db: Db, { shopId, ...page }: TenantScope & Page) {
  const asked = { shopId: shopId ?? null };
  const [items, counted] = await Promise.all([
    db.all(mismatchesPage, { ...asked, ...page }),
    db.first(countMismatches, asked),
  ]);
  return { items, total: counted!.total };
}
