import { stateMachine } from '../state-machine.ts';

export const agentStates = ['applied', 'active', 'suspended', 'refused'] as const;
export type AgentState = (typeof agentStates)[number];

export const commissionModels = ['percent', 'perKilogram', 'margin'] as const;
export type CommissionModel = (typeof commissionModels)[number];

/** `void`: this order earns nothing; `voidReasons` holds the cause. */
export const earningStates = ['pending', 'confirmed', 'available', 'reversed', 'void'] as const;
export type EarningState = (typeof earningStates)[number];

export const voidReasons = [
  'samePhone',
  'sameDevice',
  'sameCard',
  'ownAccount',
  'ring',
  'overMost',
  'suspended',
] as const;
export type VoidReason = (typeof voidReasons)[number];

type EarningAct = 'confirm' | 'release' | 'reverse' | 'forfeit';

/**
 * Pending once the order is paid, confirmed when it completes, available after the waiting period. A refund
 * reverses it; a purchase found to be the agent's own is forfeited while nothing is booked.
 */
export const earningMachine = stateMachine<EarningState, EarningAct>({
  pending: { confirm: 'confirmed', reverse: 'reversed', forfeit: 'void' },
  confirmed: { release: 'available', reverse: 'reversed', forfeit: 'void' },
  available: { reverse: 'reversed' },
  reversed: {},
  void: {},
});

type AgentAct = 'apply' | 'approve' | 'refuse' | 'suspend' | 'restore';

/** A refused applicant may apply again; a suspended agent can be reinstated only by the shop. */
export const agentMachine = stateMachine<AgentState, AgentAct>({
  applied: { approve: 'active', refuse: 'refused' },
  active: { suspend: 'suspended' },
  suspended: { restore: 'active' },
  refused: { apply: 'applied', approve: 'active' },
});
