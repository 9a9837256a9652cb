import type { TransactionDb } from '../../db/database.ts';
import { lockCase, addCaseMessage, stepCase, loadCaseTerms } from './move-case.ts';

type CaseKey = { readonly shopId: number; readonly id: number };
type CaseText = CaseKey & { readonly words: string };

/** Assigns a case to a staff member. */
export async function assignCase(db: TransactionDb, staffId: number, which: CaseKey): Promise<string> {
  const known = await lockCase(db, which);
  await stepCase(db, known, ['take'], { terms: await loadCaseTerms(db, which.shopId), staffId });
  await addCaseMessage(db, known, { actor: { kind: 'staff', id: staffId }, act: 'taken' });
  return known.number;
}

/** Replies to the member, whose turn it is then, unless an offer already awaits their answer. */
export async function answerCaseForStaff(
  db: TransactionDb,
  staffId: number,
  { words, ...which }: CaseText,
): Promise<string> {
  const known = await lockCase(db, which);
  const terms = await loadCaseTerms(db, which.shopId);
  await stepCase(db, known, ['answer'], { terms, ...(known.staffId === null && { staffId }) });
  const actor = { kind: 'staff', id: staffId } as const;
  await addCaseMessage(db, known, { actor, act: 'answered', words, notice: 'caseAnswered' });
  return known.number;
}

/** Adds an internal note. */
export async function addCaseNote(
  db: TransactionDb,
  staffId: number,
  { words, ...which }: CaseText,
): Promise<string> {
  const known = await lockCase(db, which);
  await addCaseMessage(db, known, { actor: { kind: 'staff', id: staffId }, act: 'noted', words });
  return known.number;
}
