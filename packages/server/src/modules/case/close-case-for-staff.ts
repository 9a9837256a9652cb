import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { caseSubject } from './case.repository.ts';
import { endCase, lockSubject } from './end-case.ts';
import { lockCase, loadCaseTerms } from './move-case.ts';

/** Closes a case with a message to the member. Refused while an offer is pending: the member answers it. */
export async function closeCaseForStaff(
  db: TransactionDb,
  staffId: number,
  { words, ...which }: { readonly shopId: number; readonly id: number; readonly words: string },
): Promise<string> {
  const subject = await db.first(caseSubject, which);
  if (!subject) throw new Refusal('record.notFound');
  await lockSubject(db, which.shopId, subject);
  const known = await lockCase(db, which);
  const terms = await loadCaseTerms(db, which.shopId);
  await endCase(db, known, { actor: { kind: 'staff', id: staffId }, words, terms });
  return known.number;
}
