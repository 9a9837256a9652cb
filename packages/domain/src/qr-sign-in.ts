import { stateMachine } from './state-machine.ts';

export type QrState = 'waiting' | 'seen' | 'approved' | 'refused' | 'used';
export type QrEvent = 'look' | 'approve' | 'refuse' | 'use';

/** A browser waits to be let in by a phone (A15): looked at by one member, answered once, used once. */
export const qrMachine = stateMachine<QrState, QrEvent>({
  waiting: { look: 'seen' },
  seen: { look: 'seen', approve: 'approved', refuse: 'refused' },
  approved: { use: 'used' },
  refused: {},
  used: {},
});
