import { stateMachine } from '../state-machine.ts';

/**
 * States of a batch of orders that leave together: loading by scan, closed, handed over, arrived abroad,
 * customs cleared.
 */
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
