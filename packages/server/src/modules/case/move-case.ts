import { Refusal } from '@onehaul/domain/refusal';
import { type Settings, settingsFrom } from '@onehaul/domain/settings';
import { responseDueAt } from '@onehaul/domain/case/case-rules';
import {
  type CaseAct,
  caseMachine,
  type CaseMessageAct,
  staffOnlyCaseActs,
} from '@onehaul/domain/case/case-state';
import { caseNoticeEvents } from '@onehaul/domain/staff/staff-notice';
import type { Db, TransactionDb } from '../../db/database.ts';
import { emit, type Topic } from '../../outbox/emit.ts';
import { notifyStaff, resolveStaffNotices } from '../../outbox/notify-staff.ts';
import { type Actor, actorColumns } from '../../outbox/event-audit.ts';
import {
  caseSettings,
  insertMessage,
  lockCaseRow,
  type LockedCase,
  personOfCase,
  updateCaseState,
} from './case.repository.ts';

export type Terms = { readonly settings: Settings; readonly now: Date };

/** The shop's case settings and the single timestamp of a change. */
export async function loadCaseTerms(db: Db, shopId: number): Promise<Terms> {
  const { own, now } = (await db.first(caseSettings, { shopId }))!;
  return { settings: settingsFrom(own), now };
}

/** Locks the case row until the transaction ends. Its subject must be locked before it. */
export async function lockCase(
  db: TransactionDb,
  { shopId, id }: { readonly shopId: number; readonly id: number },
): Promise<LockedCase> {
  const known = await db.first(lockCaseRow, { shopId, id });
  if (!known) throw new Refusal('record.notFound');
  if (known.state === 'closed') throw new Refusal('case.over');
  return known;
}

/** Locks the member's own case; another member's is refused like one that does not exist. */
export async function lockOwnCase(
  db: TransactionDb,
  memberId: number,
  which: { readonly shopId: number; readonly id: number },
): Promise<LockedCase> {
  const known = await db.first(lockCaseRow, which);
  if (known?.memberId !== memberId) throw new Refusal('record.notFound');
  if (known.state === 'closed') throw new Refusal('case.over');
  return known;
}

type Step = { readonly terms: Terms; readonly staffId?: number };

/**
 * Single place where a case changes state: a state-machine step from the state read; updates the deadline.
 */
export async function stepCase(
  db: TransactionDb,
  known: Pick<LockedCase, 'shopId' | 'id' | 'state' | 'dueAt'>,
  acts: readonly [CaseAct, ...CaseAct[]],
  { terms: { settings, now }, staffId }: Step,
): Promise<LockedCase['state']> {
  const { shopId, id, state: from } = known;
  let at: Pick<LockedCase, 'state'> = known;
  for (const act of acts) at = caseMachine.step(at, act);
  const { state: to } = at;
  // An appeal restarts the deadline.
  const before = acts.includes('appeal') ? null : known.dueAt;
  const dueAt = responseDueAt(before, to, { caseAnswerHours: settings.caseAnswerHours, now });
  const moved = await db.first(updateCaseState, { shopId, id, from, to, dueAt, staffId: staffId ?? null });
  if (!moved) throw new Refusal('state.illegalStep', { from, event: acts[0] });
  return to;
}

/** Acts of staff after which the member's messages so far are dealt with. */
const handlingActs: readonly CaseMessageAct[] = ['answered', 'offered', 'closed'];

type NewCaseMessage = {
  readonly actor: Actor;
  readonly act: CaseMessageAct;
  readonly words?: string;
  readonly pictures?: readonly string[];
  readonly details?: Readonly<Record<string, unknown>>;
  /** Notice sent to the member; without one, only their open page is refreshed. */
  readonly notice?: Topic;
};

/** Records a message or an act and notifies the member, or of the member's own the person at work. Returns its id. */
export async function addCaseMessage(
  db: TransactionDb,
  { shopId, id, memberId, number }: Pick<LockedCase, 'shopId' | 'id' | 'memberId' | 'number'>,
  { actor, act, words = '', pictures = [], details = {}, notice = 'caseChanged' }: NewCaseMessage,
): Promise<number> {
  const isInternal = staffOnlyCaseActs.some((one) => one === act);
  const message = await db.first(insertMessage, {
    shopId,
    id,
    ...actorColumns(actor),
    act,
    words,
    pictures: [...pictures],
    details: JSON.stringify(details),
    isInternal,
  });
  const messageId = message!.id;
  if (actor.kind === 'member') await notifyPersonOfCase(db, { shopId, id, number, act, messageId });
  if (actor.kind === 'staff' && handlingActs.includes(act))
    await resolveStaffNotices(db, { kind: 'case', shopId, subjectId: id });
  if (isInternal) return messageId;
  // Includes the amount in the notice, if the message has one.
  const told = { number, ...(typeof details['minor'] === 'number' && { minor: details['minor'] }) };
  await emit(db, { shopId, memberId, topic: notice, subjectId: id, details: told });
  return messageId;
}

type MemberAct = {
  readonly shopId: number;
  readonly id: number;
  readonly number: string;
  readonly act: CaseMessageAct;
  readonly messageId: number;
};

/** Notifies the person who works on the case of what the member did; an unassigned case is in the queue of everybody. */
async function notifyPersonOfCase(
  db: TransactionDb,
  { shopId, id, number, act, messageId }: MemberAct,
): Promise<void> {
  const event = caseNoticeEvents.find((one) => one === act);
  const person = await db.first(personOfCase, { shopId, id });
  if (!event || !person?.staffId) return;
  await notifyStaff(db, {
    kind: 'case',
    key: `${shopId} ${id} message ${messageId}`,
    shopId,
    subjectId: id,
    staffId: person.staffId,
    details: { event, number },
  });
}
