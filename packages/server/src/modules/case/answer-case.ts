import { caseCalls } from '@onehaul/contract/case';
import { wirePath } from '@onehaul/contract/wire';
import { Refusal } from '@onehaul/domain/refusal';
import type { CaseState } from '@onehaul/domain/case/case-state';
import { payClaim } from '@onehaul/domain/wallet/journals';
import type { TransactionDb } from '../../db/database.ts';
import type { ChangeContext } from '../../http/context.ts';
import { emit } from '../../outbox/emit.ts';
import { postJournal } from '../wallet/index.ts';
import { caseSubject, type LockedCase, setCompensationJournal } from './case.repository.ts';
import { endCase, lockSubject } from './end-case.ts';
import { lockOwnCase, addCaseMessage, stepCase, loadCaseTerms } from './move-case.ts';

type Answer = {
  readonly id: number;
  readonly answer: 'accept' | 'appeal' | 'close';
  readonly words: string;
};
type AnswerResult = { readonly state: CaseState; readonly paid: number };

/** The member's answer to a case: accepts the offer, appeals with a reason, or closes the case. */
export async function answerCase(
  context: ChangeContext,
  { id, answer, words }: Answer,
): Promise<AnswerResult> {
  const { db, shop, member } = context;
  const which = { shopId: shop.id, id };
  const actor = { kind: 'member', id: member.id } as const;
  if (answer === 'close') {
    const subject = await db.first(caseSubject, which);
    if (subject?.memberId !== member.ownerId) throw new Refusal('record.notFound');
    await lockSubject(db, shop.id, subject);
    const known = await lockOwnCase(db, member.ownerId, which);
    await endCase(db, known, { actor, words, terms: await loadCaseTerms(db, shop.id) });
    return { state: 'closed', paid: 0 };
  }
  const known = await lockOwnCase(db, member.ownerId, which);
  if (answer === 'accept') return acceptOffer(db, known, { actor, words });
  if (words === '')
    throw new Refusal('input.invalid', { field: wirePath(caseCalls.answer.input, ['words']) });
  const state = await stepCase(db, known, ['appeal'], { terms: await loadCaseTerms(db, shop.id) });
  await addCaseMessage(db, known, { actor, act: 'appealed', words });
  return { state, paid: 0 };
}

/**
 * Accepts the offer and pays it in the transaction that closes the case, so that it is paid exactly once.
 * Posting the journal is the last step.
 */
async function acceptOffer(
  db: TransactionDb,
  known: LockedCase,
  {
    actor,
    words,
  }: { readonly actor: { readonly kind: 'member'; readonly id: number }; readonly words: string },
): Promise<AnswerResult> {
  const { shopId, id, memberId, number, offeredMinor } = known;
  const state = await stepCase(db, known, ['accept', 'settle'], { terms: await loadCaseTerms(db, shopId) });
  const minor = offeredMinor!;
  await addCaseMessage(db, known, {
    actor,
    act: 'accepted',
    words,
    details: { minor },
    notice: 'caseClosed',
  });
  await emit(db, { shopId, memberId, topic: 'walletChanged', subjectId: id, details: { number } });
  const { journalId } = await postJournal(db, {
    shopId,
    key: `case ${id} paid`,
    journal: payClaim(memberId, minor),
    subject: { kind: 'case', id },
    actor,
    remark: number,
  });
  await db.all(setCompensationJournal, { shopId, id, journalId });
  return { state, paid: minor };
}
