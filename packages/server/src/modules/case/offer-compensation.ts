import { Refusal } from '@onehaul/domain/refusal';
import type { Cover } from '@onehaul/domain/case/case-rules';
import { caseMachine } from '@onehaul/domain/case/case-state';
import type { Db, TransactionDb } from '../../db/database.ts';
import { isAnotherPerson } from '../second-person/index.ts';
import { findCover } from './case-cover.ts';
import { caseSubject, type LockedCase, writeOffer, writeProposal } from './case.repository.ts';
import { lockSubject } from './end-case.ts';
import { lockCase, addCaseMessage, stepCase, type Terms, loadCaseTerms } from './move-case.ts';

type CaseKey = { readonly shopId: number; readonly id: number };
type Offer = CaseKey & { readonly minor: number; readonly words: string };

/** Locks the subject, then the case, which serializes two offers for the same subject. */
async function lockWithSubject(db: TransactionDb, which: CaseKey): Promise<LockedCase> {
  const subject = await db.first(caseSubject, which);
  if (!subject) throw new Refusal('record.notFound');
  await lockSubject(db, which.shopId, subject);
  return lockCase(db, which);
}

async function assertCovered(db: Db, known: LockedCase, minor: number, terms: Terms): Promise<Cover> {
  const cover = await findCover(db, known, terms.settings);
  if (!cover) throw new Refusal('state.illegalStep', { from: known.state, event: 'offer' });
  if (minor > cover.mostMinor)
    throw new Refusal('case.aboveCover', { most: (cover.mostMinor / 100).toFixed(2) });
  return cover;
}

/** Offers compensation within the cover. Above the shop's limit it needs a second person's approval. */
export async function offerCompensation(
  db: TransactionDb,
  staffId: number,
  { minor, words, ...which }: Offer,
): Promise<{ number: string; isProposed: boolean }> {
  const known = await lockWithSubject(db, which);
  const terms = await loadCaseTerms(db, which.shopId);
  const cover = await assertCovered(db, known, minor, terms);
  if (minor <= terms.settings.refundSecondPersonCents) {
    await makeOffer(db, known, { staffId, minor, words, cover, terms });
    return { number: known.number, isProposed: false };
  }
  caseMachine.step(known, 'offer');
  await db.all(writeProposal, { ...which, minor, words, staffId });
  const actor = { kind: 'staff', id: staffId } as const;
  await addCaseMessage(db, known, { actor, act: 'proposed', words, details: { minor } });
  return { number: known.number, isProposed: true };
}

type OfferDraft = {
  readonly staffId: number;
  readonly minor: number;
  readonly words: string;
  readonly cover: Cover;
  readonly terms: Terms;
};

async function makeOffer(
  db: TransactionDb,
  known: LockedCase,
  { staffId, minor, words, cover, terms }: OfferDraft,
): Promise<void> {
  const { shopId, id } = known;
  await stepCase(db, known, ['offer'], { terms, ...(known.staffId === null && { staffId }) });
  await db.all(writeOffer, { shopId, id, minor, words });
  await addCaseMessage(db, known, {
    actor: { kind: 'staff', id: staffId },
    act: 'offered',
    words,
    details: { minor, rule: cover.rule, mostMinor: cover.mostMinor },
    notice: 'caseOffered',
  });
}

/** A second person approves or rejects a proposed offer. Its author may withdraw it but not approve it. */
export async function decideProposal(
  db: TransactionDb,
  staffId: number,
  { isApproved, words, ...which }: CaseKey & { readonly isApproved: boolean; readonly words: string },
): Promise<{ number: string; minor: number }> {
  const known = await lockWithSubject(db, which);
  const { number, proposedMinor: minor, proposedBy, proposedWords } = known;
  if (minor === null) throw new Refusal('case.over');
  if (!isApproved) {
    await db.all(writeProposal, { ...which, minor: null, words: '', staffId: null });
    const actor = { kind: 'staff', id: staffId } as const;
    await addCaseMessage(db, known, { actor, act: 'declined', words, details: { minor } });
    return { number, minor };
  }
  if (!(await isAnotherPerson(db, staffId, proposedBy))) throw new Refusal('case.needsSecondPerson');
  const terms = await loadCaseTerms(db, which.shopId);
  // Recomputes the cover: another case of the same subject may have been paid since.
  const cover = await assertCovered(db, known, minor, terms);
  await makeOffer(db, known, { staffId, minor, words: proposedWords, cover, terms });
  return { number, minor };
}
