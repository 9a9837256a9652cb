import { stateMachine } from '../state-machine.ts';

/** `approved`: reviewed and waiting for payout. `failed`: the bank returned it. */
export const withdrawalStates = ['requested', 'approved', 'paid', 'rejected', 'cancelled', 'failed'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];
/** Waiting for staff: to be reviewed, or to be paid out. */
export const waitingWithdrawals: readonly WithdrawalState[] = ['requested', 'approved'];

type WithdrawalAct = 'approve' | 'pay' | 'reject' | 'cancel' | 'fail';

/** Every final state except `paid` releases the money. */
export const withdrawalMachine = stateMachine<WithdrawalState, WithdrawalAct>({
  requested: { approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
  approved: { pay: 'paid', reject: 'rejected', fail: 'failed' },
  paid: {},
  rejected: {},
  cancelled: {},
  failed: {},
});
