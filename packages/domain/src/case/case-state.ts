import { stateMachine } from '../state-machine.ts';

/**
 * A question, claimed damage or loss, or a disputed measurement. The word `claim` alone refers to unowned
 * parcels.
 */
export const caseKinds = ['question', 'damage', 'loss', 'measurement'] as const;
export type CaseKind = (typeof caseKinds)[number];

/**
 * `answered`: waiting for the member. `offered`: compensation is offered and the member accepts or appeals.
 */
export const caseStates = [
  'open',
  'working',
  'answered',
  'offered',
  'appealed',
  'accepted',
  'closed',
] as const;
export type CaseState = (typeof caseStates)[number];

/**
 * `write` is done by the member, `answer` by the shop; `settle` follows from a rule, `close` is done by a
 * person.
 */
export const caseActs = ['take', 'answer', 'write', 'offer', 'accept', 'appeal', 'settle', 'close'] as const;
export type CaseAct = (typeof caseActs)[number];

/** An offer stays open until it is accepted or appealed; messages in between do not change it. */
export const caseMachine = stateMachine<CaseState, CaseAct>({
  open: {
    take: 'working',
    answer: 'answered',
    write: 'open',
    offer: 'offered',
    settle: 'closed',
    close: 'closed',
  },
  working: {
    take: 'working',
    answer: 'answered',
    write: 'working',
    offer: 'offered',
    settle: 'closed',
    close: 'closed',
  },
  answered: {
    take: 'answered',
    write: 'working',
    answer: 'answered',
    offer: 'offered',
    settle: 'closed',
    close: 'closed',
  },
  offered: { accept: 'accepted', appeal: 'appealed', write: 'offered', answer: 'offered' },
  appealed: { take: 'working', answer: 'answered', write: 'appealed', offer: 'offered', close: 'closed' },
  accepted: { settle: 'closed' },
  closed: {},
});

/** Tabs of a member's case list, by who has to act next. */
export const caseTabs = ['open', 'yourTurn', 'closed'] as const;
export type CaseTab = (typeof caseTabs)[number];

const memberTurnStates: readonly CaseState[] = ['answered', 'offered'];

export function tabOfCase(state: CaseState): CaseTab {
  if (state === 'closed' || state === 'accepted') return 'closed';
  return memberTurnStates.includes(state) ? 'yourTurn' : 'open';
}

export const statesOfTab = (tab: CaseTab): CaseState[] =>
  caseStates.filter((state) => tabOfCase(state) === tab);

/** Entry kinds of a case conversation: messages and state changes. */
export const caseMessageActs = [
  'opened',
  'written',
  'answered',
  'noted',
  'taken',
  'assigned',
  'proposed',
  'declined',
  'offered',
  'appealed',
  'accepted',
  'measured',
  'closed',
] as const;
export type CaseMessageAct = (typeof caseMessageActs)[number];

/** The subset that only staff can see. */
export const staffOnlyCaseActs = [
  'noted',
  'taken',
  'assigned',
  'proposed',
  'declined',
] as const satisfies readonly CaseMessageAct[];
export type OwnerCaseAct = Exclude<CaseMessageAct, (typeof staffOnlyCaseActs)[number]>;
export const ownerCaseActs = caseMessageActs.filter(
  (act): act is OwnerCaseAct => !staffOnlyCaseActs.some((house) => house === act),
);
