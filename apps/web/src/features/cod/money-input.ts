import type { CodState } from '@onehaul/domain/cod/cod-state';

/** The value of `tab` in the URL that shows the money instead of the orders. */
export const moneyTab = 'remittances';

/** COD states before payout, in order. */
export const statesBeforePayout = ['expected', 'collected', 'settled'] as const satisfies readonly CodState[];

/** States by which orders are listed; without one, past remittances are. */
export const listedStates = ['settled', 'collected', 'expected', 'refused'] as const;
export const listedState = (value: string | null | undefined) =>
  listedStates.find((state) => state === value);

export const moneyFilterNames = ['state'];
/** Names under which the member’s choices for the lists are stored. */
export const moneyListNames = { remittances: 'codRemittances', collections: 'codCollections' } as const;
