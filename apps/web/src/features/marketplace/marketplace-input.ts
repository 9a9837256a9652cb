import type { MarketplaceShop } from '@onehaul/contract/marketplace';
import { type MarketplaceStage, marketplaceStages } from '@onehaul/domain/marketplace/marketplace-state';
import type { ListState } from '@onehaul/ui/list/address-state';

/** Names under which the member’s choices for the lists are stored. */
export const marketplaceListNames = {
  orders: 'marketplaceOrders',
  toShip: 'marketplaceToShip',
  shipped: 'marketplaceShipped',
} as const;
export type MarketplaceListName = (typeof marketplaceListNames)[keyof typeof marketplaceListNames];

export const marketplaceFilterNames = ['stage', 'shop'];

const wholeNumber = /^[1-9]\d{0,14}$/;

/**
 * Maps the list's URL to call input; unknown values are ignored.
 * @param fixed Stage of a list that shows one stage only.
 */
export function orderInput(
  { search, filters }: Pick<ListState, 'search' | 'filters'>,
  fixed: MarketplaceStage | undefined,
) {
  const stage = fixed ?? marketplaceStages.find((one) => one === filters.stage);
  return {
    search: search.slice(0, 60),
    ...(stage && { stage }),
    ...(filters.shop && wholeNumber.test(filters.shop) && { shopId: Number(filters.shop) }),
  };
}

/** A shop as its card shows it. */
export type ShownShop = ReturnType<typeof shownShop>;

export const shownShop = ({
  id,
  externalId,
  name,
  region,
  state,
  authorizedUntil,
  syncedUntil,
  failure,
}: MarketplaceShop) => ({ id, externalId, name, region, state, authorizedUntil, syncedUntil, failure });

/** Parameters with which the marketplace sends the seller back. */
export const callbackNames = ['code', 'shop_id', 'state'] as const;
