import { codProblems } from '@onehaul/domain/cod/problem';
import { type OrderStage, orderStages } from '@onehaul/domain/order/order-state';
import type { ListState } from '@onehaul/ui/list/address-state';

type ListOf = {
  /** Under which the member’s choice of rows and columns is stored. */
  readonly name: string;
  readonly title: 'tab.codOrders' | 'tab.codToShip' | 'tab.codShipped';
  readonly sentence: 'list.sentence' | 'toShip.sentence' | 'shipped.sentence';
  readonly stages: readonly OrderStage[];
  /** Columns that its orders do not need. */
  readonly without: readonly string[];
  /** Stock is reserved for selected orders. */
  readonly isSelectable?: true;
};

/** The lists of orders, each of some stages. */
export const codLists = {
  all: {
    name: 'codOrders',
    title: 'tab.codOrders',
    sentence: 'list.sentence',
    // Never unpaid: the freight is deducted from the collected amount.
    stages: orderStages.filter((stage) => stage !== 'unpaid'),
    without: ['shippedAt', 'createdAt'],
  },
  toShip: {
    name: 'codToShip',
    title: 'tab.codToShip',
    sentence: 'toShip.sentence',
    stages: ['awaitingArrival', 'toShip'],
    without: ['bill', 'shippedAt'],
    isSelectable: true,
  },
  shipped: {
    name: 'codShipped',
    title: 'tab.codShipped',
    sentence: 'shipped.sentence',
    stages: ['shipped', 'completed', 'returned'],
    without: ['createdAt', 'receiver'],
  },
} as const satisfies Readonly<Record<string, ListOf>>;
export type CodListKind = keyof typeof codLists;

export const codFilterNames = ['stage'];

/** Maps the list's URL to call input: the chosen stage, or all of the list; unknown values are ignored. */
export function codInput(stages: readonly OrderStage[], { search, filters }: Omit<ListState, 'open'>) {
  const chosen = stages.filter((stage) => stage === filters['stage']);
  return { search: search.slice(0, 60), stages: chosen.length > 0 ? chosen : [...stages] };
}

export const problemListName = 'codProblems';
export const problemFilterNames = ['problem'];
export const problemOf = (value: string | null | undefined) => codProblems.find((one) => one === value);
