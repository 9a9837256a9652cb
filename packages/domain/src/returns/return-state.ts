import { stateMachine } from '../state-machine.ts';

/** Returned goods: announced, received, graded, and closed once every piece has been dealt with. */
export const returnStates = ['expected', 'received', 'graded', 'closed', 'cancelled'] as const;
export type ReturnState = (typeof returnStates)[number];

export type ReturnAct = 'receive' | 'grade' | 'close' | 'cancel';

export const returnMachine = stateMachine<ReturnState, ReturnAct>({
  expected: { receive: 'received', cancel: 'cancelled' },
  received: { grade: 'graded' },
  graded: { close: 'closed' },
  closed: {},
  cancelled: {},
});
