import { type ImportAct, importMachine } from '@onehaul/domain/import/import-state';
import type { CellProblem } from '@onehaul/domain/import/parse-rows';
import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import type {
  ImportChoices,
  ImportedRow,
  ImportPlan,
  ImportCheckContext,
  RowProblem,
} from './import-kind.ts';
import { addProblems, advanceFile, readableRows, stepFile } from './import.repository.ts';

/** A stored file with its rows. */
export type StoredImport = { readonly id: string; readonly choices: ImportChoices };
/** Problems found in the rows of a piece. */
export type PieceProblems = { readonly piece: number; readonly problems: readonly RowProblem[] };

/** Checks one piece of a file; the last piece makes the file 'verified' or 'wrong'. */
export async function checkPiece(
  { log }: Pick<Services, 'log'>,
  context: ImportCheckContext,
  plan: ImportPlan,
  file: StoredImport,
  piece: number,
): Promise<void> {
  const { db, shop } = context;
  const of = { shopId: shop.id, id: file.id };
  const check = async () => {
    const { problems } = await evaluatePiece(context, plan, file, piece);
    await writeProblems(db, of, { piece, problems });
    const { isOver, wrong } = (await db.first(advanceFile, { ...of, piece, wrong: wrongRowsOf(problems) }))!;
    if (isOver) await finishCheck(db, of, wrong > 0 ? 'find' : 'verify');
  };
  await db.attempt(check).catch(async (error: unknown) => {
    const refusal = error instanceof Refusal ? error.code : 'server.fault';
    if (refusal === 'server.fault') log.error({ err: error, importId: file.id }, 'a sheet was not checked');
    await finishCheck(db, of, 'fail', refusal);
  });
}

async function finishCheck(
  db: TransactionDb,
  of: { readonly shopId: number; readonly id: string },
  act: ImportAct,
  refusal: RefusalCode | null = null,
): Promise<void> {
  const from = 'reading';
  const { state: to } = importMachine.step({ state: from }, act);
  await db.all(stepFile, { ...of, from, to, refusal, wrong: 0 });
}

/** Has the plan check the readable rows of one piece. */
export async function evaluatePiece(
  context: ImportCheckContext,
  plan: ImportPlan,
  { id, choices }: StoredImport,
  piece: number,
): Promise<PieceProblems & { readonly rows: readonly ImportedRow[] }> {
  const rows = await context.db.all(readableRows, { shopId: context.shop.id, id, piece });
  const problems = rows.length > 0 ? await plan.judge(context, rows, choices) : [];
  return { piece, problems, rows };
}

export const wrongRowsOf = (problems: readonly RowProblem[]) => new Set(problems.map(({ row }) => row)).size;

export async function writeProblems(
  db: TransactionDb,
  of: { readonly shopId: number; readonly id: string },
  { piece, problems }: PieceProblems,
): Promise<void> {
  if (problems.length === 0) return;
  const byRow = Map.groupBy(problems, ({ row }) => row);
  const rows = [...byRow].map(([row, found]) => ({
    row,
    problems: found.map(({ column, problem }): CellProblem => ({ column, problem })),
  }));
  await db.all(addProblems, { ...of, piece, rows: JSON.stringify(rows) });
}
