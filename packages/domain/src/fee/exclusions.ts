import type { Tax } from './tariff.ts';

/** What a total leaves out and may still follow. */
export const exclusions = ['importTax', 'measure'] as const;
export type Exclusion = (typeof exclusions)[number];

type Priced = {
  readonly taxMode: Tax['mode'] | undefined;
  /** The member has the shop handle the tax, so it is on the bill. */
  readonly isTaxHandled: boolean;
  /** Final: measured after packing. */
  readonly isMeasured: boolean;
};

export function exclusionsOf({ taxMode, isTaxHandled, isMeasured }: Priced): Exclusion[] {
  const isTaxOpen = taxMode === 'receiver' || (taxMode === 'onValue' && !isTaxHandled);
  return [...(isTaxOpen ? ['importTax' as const] : []), ...(isMeasured ? [] : ['measure' as const])];
}
