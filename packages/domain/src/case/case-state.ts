import { stateMachine } from '../state-machine.ts';

/** A question, damage or loss that is claimed, a measurement that is doubted. `claim` alone is of unowned parcels. */
export const caseKinds = ['question', 'damage', 'loss', 'measurement'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** `answered`: it is the member's turn. `offered`: money is offered, and the member says yes or no. */
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

/** `write` is the member's, `answer` the shop's; `settle` is what a rule decides, `close` what a person does. */
export const caseActs = ['take', 'answer', 'write', 'offer', 'accept', 'appeal', 'settle', 'close'] as const;
export type CaseAct = (typeof caseActs)[number];

/** An offer stands until it is accepted or appealed; what is written meanwhile leaves it standing. */
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

/** What a member's list is divided by: who has to do something next. */
export const caseTabs = ['open', 'yourTurn', 'closed'] as const;
export type CaseTab = (typeof caseTabs)[number];

const ofTheMember: readonly CaseState[] = ['answered', 'offered'];

export function tabOfCase(state: CaseState): CaseTab {
  if (state === 'closed' || state === 'accepted') return 'closed';
  return ofTheMember.includes(state) ? 'yourTurn' : 'open';
}

export const statesOfTab = (tab: CaseTab): CaseState[] =>
  caseStates.filter((state) => tabOfCase(state) === tab);

/** Everything a conversation is told in: what is said, and what happened between. */
export const caseMessageActs = [
  'opened',
  'written',
  'answered',
  'noted',
  'taken',
  'proposed',
  'declined',
  'offered',
  'appealed',
  'accepted',
  'measured',
  'closed',
] as const;
export type CaseMessageAct = (typeof caseMessageActs)[number];

/** Of those, what the house keeps to itself. */
export const houseCaseActs = [
  'noted',
  'taken',
  'proposed',
  'declined',
] as const satisfies readonly CaseMessageAct[];
export type OwnerCaseAct = Exclude<CaseMessageAct, (typeof houseCaseActs)[number]>;
export const ownerCaseActs = caseMessageActs.filter(
  (act): act is OwnerCaseAct => !houseCaseActs.some((house) => house === act),
);
