import { stateMachine } from '../state-machine.ts';

/** Whether the consignee has confirmed the shipment to customs. */
export const confirmationStates = ['waiting', 'confirmed', 'mismatch', 'expired'] as const;
export type ConfirmationState = (typeof confirmationStates)[number];

type ConfirmationAct = 'confirm' | 'deny' | 'expire' | 'askAgain';

export const confirmationMachine = stateMachine<ConfirmationState, ConfirmationAct>({
  waiting: { confirm: 'confirmed', deny: 'mismatch', expire: 'expired' },
  confirmed: {},
  mismatch: { askAgain: 'waiting' },
  expired: { askAgain: 'waiting', confirm: 'confirmed', deny: 'mismatch' },
});

export const customsRuleKinds = ['stopWord', 'refused', 'document', 'limit', 'duty'] as const;
export type CustomsRuleKind = (typeof customsRuleKinds)[number];
