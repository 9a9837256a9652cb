import { stateMachine } from './state-machine.ts';

export type QrState = 'waiting' | 'seen' | 'approved' | 'refused' | 'used';
export type QrEvent = 'look' | 'approve' | 'refuse' | 'use';

/** A browser waiting for sign-in by phone (A15): opened by one member, answered once, used once. */
export const qrMachine = stateMachine<QrState, QrEvent>({
  waiting: { look: 'seen' },
  seen: { look: 'seen', approve: 'approved', refuse: 'refused' },
  approved: { use: 'used' },
  refused: {},
  used: {},
});
