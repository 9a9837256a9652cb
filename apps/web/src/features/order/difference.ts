import type { OrderDetails } from '@onehaul/contract/order';
import { differenceOf } from '@onehaul/domain/order/settle-difference';

type Compared = Pick<OrderDetails, 'quotedTotal' | 'packedTotal' | 'total' | 'paid' | 'due' | 'payPolicy'>;

/** What followed from the boxes costing something else than was promised; undefined before they are packed. */
export function whatFollowed(order: Compared) {
  const { quotedTotal, packedTotal, total, due, paid } = order;
  if (quotedTotal === null || packedTotal === null) return undefined;
  // The shop bore it where the promise still counts although the boxes cost more.
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
      // Above the shop's limit a person looks first: until then it has not gone back.
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
