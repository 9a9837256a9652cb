import { stateMachine } from '../state-machine.ts';

export const agentStates = ['applied', 'active', 'suspended', 'refused'] as const;
export type AgentState = (typeof agentStates)[number];

export const commissionModels = ['percent', 'perKilogram', 'margin'] as const;
export type CommissionModel = (typeof commissionModels)[number];

/** `void`: nothing is earned by this order, and `voidReasons` says why. */
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
 * The order was paid; it is completed; its days of waiting are over. An order that is refunded takes it back, and what
 * turns out to be one's own purchase is forfeited as long as nothing was booked.
 */
export const earningMachine = stateMachine<EarningState, EarningAct>({
  pending: { confirm: 'confirmed', reverse: 'reversed', forfeit: 'void' },
  confirmed: { release: 'available', reverse: 'reversed', forfeit: 'void' },
  available: { reverse: 'reversed' },
  reversed: {},
  void: {},
});

type AgentAct = 'apply' | 'approve' | 'refuse' | 'suspend' | 'restore';

/** Who was refused may ask again; who was suspended is an agent again by the shop's word alone. */
export const agentMachine = stateMachine<AgentState, AgentAct>({
  applied: { approve: 'active', refuse: 'refused' },
  active: { suspend: 'suspended' },
  suspended: { restore: 'active' },
  refused: { apply: 'applied', approve: 'active' },
});
