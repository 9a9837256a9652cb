import { stateMachine } from '../state-machine.ts';

/** `requested`: nobody has priced it yet. `assigned`: somebody is at it. */
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
  // Nobody has begun: the member may think otherwise, and gets everything back.
  paid: { assign: 'assigned', refuse: 'notPossible', cancel: 'cancelled' },
  assigned: { putBack: 'paid', finish: 'done', refuse: 'notPossible' },
  done: {},
  notPossible: {},
  cancelled: {},
});

/** What whoever does it writes down beside the photo, where the service is for that. */
export const serviceFindings = ['count', 'weight'] as const;
export type ServiceFinding = (typeof serviceFindings)[number];
export type ServiceFound = { readonly count?: number; readonly weightGrams?: number };

/** What a member's list is divided by. */
export const serviceStages = ['unpaid', 'unprocessed', 'processed', 'cancelled'] as const;
export type ServiceStage = (typeof serviceStages)[number];
export const statesOfStage = {
  unpaid: ['requested', 'unpaid'],
  unprocessed: ['paid', 'assigned'],
  processed: ['done', 'notPossible'],
  cancelled: ['cancelled'],
} as const satisfies Record<ServiceStage, readonly ServiceState[]>;

/** What keeps its parcel or order where it is, and its storage clock still (A32). */
export const isWorkedOn = (state: ServiceState) => state === 'paid' || state === 'assigned';
/** What the specification calls processed. */
export const isHandled = (state: ServiceState) => state === 'done' || state === 'notPossible';
