import { stateMachine } from '../state-machine.ts';

/** States of a parcel from its forecast to its delivery (A30). */
export const parcelStates = [
  'forecast',
  'received',
  'stored',
  'reserved',
  'packed',
  'shipped',
  'delivered',
  'unclaimed',
  'claimPending',
  'onHold',
  'cancelled',
  'returned',
  'disposed',
  'lost',
] as const;
export type ParcelState = (typeof parcelStates)[number];

/** Acts on parcels. Where the next state depends on the previous one, there is a separate act. */
export const parcelActs = [
  'receive',
  'measure',
  'claim',
  'dropClaims',
  'giveUnmeasured',
  'giveMeasured',
  'hold',
  'releaseUnclaimed',
  'releaseUnmeasured',
  'releaseMeasured',
  'cancel',
  'restore',
  'reserve',
  'unreserve',
  'pack',
  'unpack',
  'ship',
  'deliver',
  'return',
  'dispose',
  'lose',
] as const;
export type ParcelAct = (typeof parcelActs)[number];

/** Logged events that leave the state unchanged. */
const parcelNotes = [
  'add',
  'arrive',
  'describe',
  'declare',
  'photo',
  'remeasure',
  'shelve',
  'warned',
  'due',
  'abandoned',
  'rejectClaim',
  'proposeDisposal',
  'refuseDisposal',
] as const;
export type ParcelNote = (typeof parcelNotes)[number];

/** All event kinds of a parcel's history; screens have a text for each. */
export const eventActs = [...parcelActs, ...parcelNotes] as const;
export type EventAct = (typeof eventActs)[number];

/**
 * Events between staff and claimants who do not own the parcel; hidden from its owner, including their notes.
 */
export const staffOnlyParcelActs = [
  'claim',
  'dropClaims',
  'rejectClaim',
  'proposeDisposal',
  'refuseDisposal',
] as const;
export type OwnerAct = Exclude<EventAct, (typeof staffOnlyParcelActs)[number]>;
const isStaffOnly = (act: EventAct) => staffOnlyParcelActs.some((one) => one === act);
export const ownerActs = eventActs.filter((act): act is OwnerAct => !isStaffOnly(act));

export const parcelMachine = stateMachine<ParcelState, ParcelAct>({
  forecast: { receive: 'received', cancel: 'cancelled' },
  received: { measure: 'stored', hold: 'onHold', lose: 'lost' },
  stored: {
    reserve: 'reserved',
    hold: 'onHold',
    return: 'returned',
    dispose: 'disposed',
    lose: 'lost',
  },
  reserved: { unreserve: 'stored', pack: 'packed', lose: 'lost' },
  packed: { unpack: 'reserved', ship: 'shipped', lose: 'lost' },
  shipped: { deliver: 'delivered', lose: 'lost' },
  delivered: {},
  unclaimed: {
    claim: 'claimPending',
    giveUnmeasured: 'received',
    giveMeasured: 'stored',
    hold: 'onHold',
    return: 'returned',
    dispose: 'disposed',
    lose: 'lost',
  },
  claimPending: { dropClaims: 'unclaimed', giveUnmeasured: 'received', giveMeasured: 'stored' },
  onHold: {
    releaseUnclaimed: 'unclaimed',
    releaseUnmeasured: 'received',
    releaseMeasured: 'stored',
    return: 'returned',
    dispose: 'disposed',
    lose: 'lost',
  },
  cancelled: { restore: 'forecast' },
  returned: {},
  disposed: {},
  lost: {},
});

/**
 * Tabs of a member's parcel list. `unclaimed` parcels are in no member's list, `joined` ones are never
 * listed.
 */
export const parcelStages = ['expected', 'received', 'stored', 'held', 'ordered', 'sent', 'closed'] as const;
export type ParcelStage = (typeof parcelStages)[number];

const stages: Readonly<Record<ParcelState, ParcelStage | 'unclaimed'>> = {
  forecast: 'expected',
  received: 'received',
  stored: 'stored',
  onHold: 'held',
  reserved: 'ordered',
  packed: 'ordered',
  shipped: 'sent',
  delivered: 'sent',
  unclaimed: 'unclaimed',
  claimPending: 'unclaimed',
  cancelled: 'closed',
  returned: 'closed',
  disposed: 'closed',
  lost: 'closed',
};

/** The database computes the same value for its index; a test keeps both in sync. */
export const stageOf = (state: ParcelState) => stages[state];

/** Goods can be edited until work on their order begins. */
const editable: readonly ParcelState[] = ['forecast', 'received', 'stored', 'onHold'];
export const isEditable = (state: ParcelState) => editable.includes(state);

/** Reasons for which staff hold a parcel. */
export const holdReasons = [
  'contraband',
  'damage',
  'wet',
  'mismatch',
  'oversize',
  'document',
  'other',
] as const;
export type HoldReason = (typeof holdReasons)[number];
