import { stateMachine } from './state-machine.ts';

export const tenantStates = ['active', 'suspended', 'closing', 'closed'] as const;
/** A suspended company can be restored, and so can a closing one until its grace period ends. */
export type TenantState = (typeof tenantStates)[number];
export type TenantEvent = 'suspend' | 'restore' | 'close' | 'finish';

export const tenantMachine = stateMachine<TenantState, TenantEvent>({
  active: { suspend: 'suspended', close: 'closing' },
  suspended: { restore: 'active', close: 'closing' },
  closing: { restore: 'active', finish: 'closed' },
  closed: {},
});

/** Days in which a closing company can still be restored and its staff can read and export. */
export const closingGraceDays = 30;

/** Days in which nobody gets the host names of a closed company: links and mails still point to them. */
export const hostQuarantineDays = 90;
