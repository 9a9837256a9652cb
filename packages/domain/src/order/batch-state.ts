import { stateMachine } from '../state-machine.ts';

/** What leaves together: loaded by scan, closed, handed over, arrived abroad, through customs. */
export const batchStates = ['loading', 'closed', 'departed', 'arrived', 'cleared'] as const;
export type BatchState = (typeof batchStates)[number];
export type BatchAct = 'close' | 'reopen' | 'depart' | 'arrive' | 'clear';

export const batchMachine = stateMachine<BatchState, BatchAct>({
  loading: { close: 'closed' },
  closed: { reopen: 'loading', depart: 'departed' },
  departed: { arrive: 'arrived' },
  arrived: { clear: 'cleared' },
  cleared: {},
});
