import type { OrderStep } from '../order/order-state.ts';
import { stateMachine } from '../state-machine.ts';

export const platforms = ['shopee'] as const;
export type Platform = (typeof platforms)[number];

export const marketplaceShopStates = ['authorized', 'expired', 'disconnected'] as const;
export type MarketplaceShopState = (typeof marketplaceShopStates)[number];

/**
 * Where a marketplace's order is with us: known, its parcels named, all of them here, its label drawn, bound to a
 * first-mile number, on its way, arrived. `cancelling`: the marketplace took it back, and somebody has to stop.
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

/** Where an order is with its marketplace, in the few words that all of them have one of. */
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
  // What has left has left, whether somebody bound it before or not.
  labelled: { bind: 'bound', unlink: 'synced', ship: 'shipped', cancel: 'cancelling' },
  bound: { ship: 'shipped', unbind: 'labelled', unlink: 'synced', cancel: 'cancelling' },
  shipped: { finish: 'done' },
  done: {},
  // The buyer may think better of it while the goods are put back: then it goes on, or begins anew.
  cancelling: { stopped: 'cancelled', resume: 'linked', unlink: 'synced' },
  cancelled: { revive: 'synced' },
});

/** What follows of how our own order for it stands; undefined while nothing does. */
export function actOf(
  state: MarketplaceState,
  step: OrderStep,
  standing: PlatformStanding,
): MarketplaceAct | undefined {
  const act = wantedAct(state, step, standing);
  return act && marketplaceMachine.next(state, act) ? act : undefined;
}

const inHouse: readonly OrderStep[] = ['toPick', 'picking', 'packing', 'packed', 'ready', 'inBatch'];

function wantedAct(
  state: MarketplaceState,
  step: OrderStep,
  standing: PlatformStanding,
): MarketplaceAct | undefined {
  if (step === 'cancelled') return state === 'cancelling' && standing === 'cancelled' ? 'stopped' : 'unlink';
  if (step === 'completed') return state === 'shipped' ? 'finish' : 'ship';
  if (step === 'shipped') return standing === 'done' && state === 'shipped' ? 'finish' : 'ship';
  return inHouse.includes(step) ? 'arrive' : undefined;
}

export type MarketplaceItem = {
  readonly name: string;
  readonly model: string;
  readonly sku: string;
  readonly quantity: number;
};

/** Orders that one call may bind to a first-mile number. */
export const mostBoundAtOnce = 50;

/** Shown or not: what waits for the seller, what is on its way, and what came to nothing. */
export const marketplaceStages = ['toLink', 'toShip', 'shipped', 'cancelled'] as const;
export type MarketplaceStage = (typeof marketplaceStages)[number];

/** The tabs of a seller's list, and what stands in each. */
export const statesOfStage: Readonly<Record<MarketplaceStage, readonly MarketplaceState[]>> = {
  toLink: ['synced'],
  toShip: ['linked', 'ready', 'labelled', 'bound'],
  shipped: ['shipped', 'done'],
  cancelled: ['cancelling', 'cancelled'],
};
