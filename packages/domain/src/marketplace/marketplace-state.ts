import type { OrderStep } from '../order/order-state.ts';
import { stateMachine } from '../state-machine.ts';

export const platforms = ['shopee'] as const;
export type Platform = (typeof platforms)[number];

export const marketplaceShopStates = ['authorized', 'expired', 'disconnected'] as const;
export type MarketplaceShopState = (typeof marketplaceShopStates)[number];

/**
 * Progress of a marketplace order with us: synced, parcels linked, all received, label created, bound to a
 * first-mile number, shipped, delivered. `cancelling`: the marketplace cancelled it and staff must stop the
 * order.
 */
export const marketplaceStates = [
  'synced',
  'linked',
  'ready',
  'labelled',
  'bound',
  'shipped',
  'done',
  'cancelling',
  'cancelled',
] as const;
export type MarketplaceState = (typeof marketplaceStates)[number];

/** Order status at the marketplace, reduced to values that every marketplace has. */
const platformStandings = ['unpaid', 'toShip', 'processed', 'sent', 'done', 'cancelled'] as const;
export type PlatformStanding = (typeof platformStandings)[number];

export type MarketplaceAct =
  | 'link'
  | 'unlink'
  | 'arrive'
  | 'label'
  | 'bind'
  | 'unbind'
  | 'ship'
  | 'finish'
  | 'cancel'
  | 'stopped'
  | 'resume'
  | 'revive';

export const marketplaceMachine = stateMachine<MarketplaceState, MarketplaceAct>({
  synced: { link: 'linked', cancel: 'cancelled' },
  linked: { arrive: 'ready', unlink: 'synced', ship: 'shipped', cancel: 'cancelling' },
  ready: { label: 'labelled', unlink: 'synced', ship: 'shipped', cancel: 'cancelling' },
  // Goods that have left count as shipped, bound or not.
  labelled: { bind: 'bound', unlink: 'synced', ship: 'shipped', cancel: 'cancelling' },
  bound: { ship: 'shipped', unbind: 'labelled', unlink: 'synced', cancel: 'cancelling' },
  shipped: { finish: 'done' },
  done: {},
  // The buyer may revoke the cancellation while the goods are being put back: the order resumes or starts
  // over.
  cancelling: { stopped: 'cancelled', resume: 'linked', unlink: 'synced' },
  cancelled: { revive: 'synced' },
});

/** Derives the next act from our own order's step; undefined while nothing follows. */
export function nextMarketplaceAct(
  state: MarketplaceState,
  step: OrderStep,
  standing: PlatformStanding,
): MarketplaceAct | undefined {
  const act = wantedAct(state, step, standing);
  return act && marketplaceMachine.next(state, act) ? act : undefined;
}

const warehouseSteps: readonly OrderStep[] = ['toPick', 'picking', 'packing', 'packed', 'ready', 'inBatch'];

function wantedAct(
  state: MarketplaceState,
  step: OrderStep,
  standing: PlatformStanding,
): MarketplaceAct | undefined {
  if (step === 'cancelled') return state === 'cancelling' && standing === 'cancelled' ? 'stopped' : 'unlink';
  if (step === 'completed') return state === 'shipped' ? 'finish' : 'ship';
  if (step === 'shipped') return standing === 'done' && state === 'shipped' ? 'finish' : 'ship';
  return warehouseSteps.includes(step) ? 'arrive' : undefined;
}

export type MarketplaceItem = {
  readonly name: string;
  readonly model: string;
  readonly sku: string;
  readonly quantity: number;
};

/** Maximum orders that one call binds to a first-mile number. */
export const maxOrdersPerBind = 50;

/** Tabs of a seller's list: waiting for the seller, to ship, shipped, cancelled. */
export const marketplaceStages = ['toLink', 'toShip', 'shipped', 'cancelled'] as const;
export type MarketplaceStage = (typeof marketplaceStages)[number];

/** The states listed under each tab. */
export const statesOfStage: Readonly<Record<MarketplaceStage, readonly MarketplaceState[]>> = {
  toLink: ['synced'],
  toShip: ['linked', 'ready', 'labelled', 'bound'],
  shipped: ['shipped', 'done'],
  cancelled: ['cancelling', 'cancelled'],
};
