import type { TransactionDb } from '../../db/database.ts';
import { lockCase, sayInCase, stepCase, termsOf } from './move-case.ts';

type Which = { readonly shopId: number; readonly id: number };
type Words = Which & { readonly words: string };

/** Assigns a case to a staff member. */
export async function takeCase(db: TransactionDb, staffId: number, which: Which): Promise<string> {
  const known = await lockCase(db, which);
  await stepCase(db, known, ['take'], { terms: await termsOf(db, which.shopId), staffId });
  await sayInCase(db, known, { actor: { kind: 'staff', id: staffId }, act: 'taken' });
  return known.number;
}

/** Replies to the member, whose turn it is then, unless an offer already awaits their answer. */
export async function answerAtDesk(
  db: TransactionDb,
  staffId: number,
  { words, ...which }: Words,
): Promise<string> {
  const known = await lockCase(db, which);
  const terms = await termsOf(db, which.shopId);
  await stepCase(db, known, ['answer'], { terms, ...(known.staffId === null && { staffId }) });
  const actor = { kind: 'staff', id: staffId } as const;
  await sayInCase(db, known, { actor, act: 'answered', words, notice: 'caseAnswered' });
  return known.number;
}

/** Adds an internal note. */
export async function noteInCase(
  db: TransactionDb,
  staffId: number,
  { words, ...which }: Words,
): Promise<string> {
  const known = await lockCase(db, which);
  await sayInCase(db, known, { actor: { kind: 'staff', id: staffId }, act: 'noted', words });
  return known.number;
}
