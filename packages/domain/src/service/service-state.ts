import { stateMachine } from '../state-machine.ts';

/** `requested`: not priced yet. `assigned`: a staff member is working on it. */
export const serviceStates = [
  'requested',
  'unpaid',
  'paid',
  'assigned',
  'done',
  'notPossible',
  'cancelled',
] as const;
export type ServiceState = (typeof serviceStates)[number];

export type ServiceAct = 'quote' | 'pay' | 'assign' | 'putBack' | 'finish' | 'refuse' | 'cancel';

export const serviceMachine = stateMachine<ServiceState, ServiceAct>({
  requested: { quote: 'unpaid', refuse: 'notPossible', cancel: 'cancelled' },
  unpaid: { pay: 'paid', cancel: 'cancelled' },
  // Work has not begun: the member may cancel for a full refund.
  paid: { assign: 'assigned', refuse: 'notPossible', cancel: 'cancelled' },
  assigned: { putBack: 'paid', finish: 'done', refuse: 'notPossible' },
  done: {},
  notPossible: {},
  cancelled: {},
});

/** Result that staff record besides the photo, where the service requires it. */
export const serviceFindings = ['count', 'weight'] as const;
export type ServiceFinding = (typeof serviceFindings)[number];
export type ServiceMeasurements = { readonly count?: number; readonly weightGrams?: number };

/** Tabs of a member's service list. */
export const serviceStages = ['unpaid', 'unprocessed', 'processed', 'cancelled'] as const;
export type ServiceStage = (typeof serviceStages)[number];
export const statesOfStage = {
  unpaid: ['requested', 'unpaid'],
  unprocessed: ['paid', 'assigned'],
  processed: ['done', 'notPossible'],
  cancelled: ['cancelled'],
} as const satisfies Record<ServiceStage, readonly ServiceState[]>;

/** Blocks its parcel or order and pauses the storage clock (A32). */
export const isWorkedOn = (state: ServiceState) => state === 'paid' || state === 'assigned';
/** "Processed" in terms of the specification. */
export const isHandled = (state: ServiceState) => state === 'done' || state === 'notPossible';
