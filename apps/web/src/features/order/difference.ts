import type { OrderDetails } from '@onehaul/contract/order';
import { differenceOf } from '@onehaul/domain/order/settle-difference';

type Compared = Pick<OrderDetails, 'quotedTotal' | 'packedTotal' | 'total' | 'paid' | 'due' | 'payPolicy'>;

/** Outcome of a packed price that differs from the quote; undefined before packing. */
export function whatFollowed(order: Compared) {
  const { quotedTotal, packedTotal, total, due, paid } = order;
  if (quotedTotal === null || packedTotal === null) return undefined;
  // The shop absorbed the difference when the quote still applies although packing cost more.
  const isBorne = packedTotal > quotedTotal && total <= quotedTotal;
  const difference = differenceOf({
    quotedMinor: quotedTotal,
    packedMinor: packedTotal,
    toleranceMinor: isBorne ? packedTotal - quotedTotal : 0,
  });
  switch (difference.outcome) {
    case 'same':
      return { text: 'difference.same', tone: 'positive', minor: 0 } as const;
    case 'cheaper':
      // Above the shop's limit staff reviews first: the refund has not been made yet.
      if (paid > total)
        return { text: 'difference.cheaperWaiting', tone: 'warning', minor: paid - total } as const;
      return {
        text: paid > 0 ? 'difference.cheaper' : 'difference.cheaperUnpaid',
        tone: 'positive',
        minor: difference.backMinor,
      } as const;
    case 'borne':
      return { text: 'difference.borne', tone: 'positive', minor: difference.borneMinor } as const;
    case 'due':
      return {
        text: due > 0 ? 'difference.due' : 'difference.settled',
        tone: due > 0 ? 'warning' : 'positive',
        minor: difference.dueMinor,
      } as const;
  }
}
