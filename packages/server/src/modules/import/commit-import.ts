import { type ImportKind, importMachine } from '@onehaul/domain/import/import-state';
import { Refusal } from '@onehaul/domain/refusal';
import { setImmediate } from 'node:timers/promises';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import type { Prepared } from '../../http/bind.ts';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import { type PieceProblems, evaluatePiece, writeProblems, wrongRowsOf } from './check-import.ts';
import type { ImportChoices, ImportedRow, ImportPlan } from './import-kind.ts';
import {
  earlierFiles,
  lastPiece,
  lockFile,
  recordRowOrders,
  recordTakenCount,
  stepFile,
  markFileCommitted,
} from './import.repository.ts';
import { type Plans, planOf } from './verify-import.ts';

type CommitRequest = {
  readonly id: string;
  /** Problems found during commit, persisted after its transaction is rolled back. */
  readonly found: PieceProblems[];
};

/** Prepares nothing; its `discard` persists problems found by a commit that was rolled back. */
export async function prepareCommit(
  context: MemberContext,
  { id }: { readonly id: string },
): Promise<Prepared<CommitRequest>> {
  const found: PieceProblems[] = [];
  const of = { shopId: context.shop.id, id };
  const keep = () =>
    context.transaction(async (db) => {
      const from = 'verified';
      const { state: to } = importMachine.step({ state: from }, 'find');
      const wrong = wrongRowsOf(found.flatMap(({ problems }) => problems));
      await db.all(stepFile, { ...of, from, to, refusal: null, wrong });
      for (const one of found) await writeProblems(db, of, one);
    });
  return { ready: { id, found }, discard: async () => (found.length > 0 ? keep() : undefined) };
}

/** Imports all rows of a verified sheet, or none; repeats all checks. */
export async function commitImport(
  plans: Plans,
  context: ChangeContext,
  { id, found }: CommitRequest,
  only?: ImportKind,
): Promise<{ id: string; taken: number }> {
  const { db, shop } = context;
  const of = { shopId: shop.id, id };
  const file = await db.first(lockFile, { ...of, memberId: context.member.ownerId });
  if (!file || (only && file.kind !== only)) throw new Refusal('record.notFound');
  const plan = planOf(plans, context, file.kind);
  if (file.state === 'wrong') throw new Refusal('import.hasErrors');
  const next = importMachine.next(file.state, 'commit');
  if (!next || !file.hasRows) throw new Refusal('import.over');
  await plan.assertChoices?.(context, file.choices);
  await commitFile(context, { ...of, kind: file.kind, sha256: file.sha256 });

  const rows = await reevaluatePieces(context, plan, { id, choices: file.choices }, found);
  const { taken, orderIds } = await plan.commit(context, rows, { id, choices: file.choices });
  await db.all(recordTakenCount, { ...of, taken });
  if (orderIds && orderIds.size > 0) {
    await db.all(recordRowOrders, { ...of, rows: [...orderIds.keys()], orderIds: [...orderIds.values()] });
  }
  return { id, taken };
}

/** Two uploads of the same bytes are two files; a unique index lets only one be committed. */
async function commitFile(
  context: ChangeContext,
  { kind, sha256, ...of }: { shopId: number; id: string; kind: ImportKind; sha256: Buffer },
): Promise<void> {
  const { db, member } = context;
  const from = 'verified';
  const { state: to } = importMachine.step({ state: from }, 'commit');
  const earlier = await db.first(earlierFiles, { shopId: of.shopId, memberId: member.ownerId, kind, sha256 });
  if (earlier?.takenOn) throw new Refusal('import.sameFile', { date: earlier.takenOn });
  const today = new Date().toISOString().slice(0, 10);
  await db
    .attempt(() => db.all(markFileCommitted, { ...of, from, to }))
    .catch(refuseUniqueViolation('import_file_once', 'import.sameFile', { date: today }));
}

async function reevaluatePieces(
  context: ChangeContext,
  plan: ImportPlan,
  file: { readonly id: string; readonly choices: ImportChoices },
  found: PieceProblems[],
): Promise<ImportedRow[]> {
  const rows: ImportedRow[] = [];
  const last = await context.db.first(lastPiece, { shopId: context.shop.id, id: file.id });
  for (let piece = 0; piece <= (last?.piece ?? -1); piece += 1) {
    const judged = await evaluatePiece(context, plan, file, piece);
    if (judged.problems.length > 0) found.push(judged);
    rows.push(...judged.rows);
    await setImmediate();
  }
  if (found.length > 0) throw new Refusal('import.hasErrors');
  return rows.sort((one, other) => one.row - other.row);
}
