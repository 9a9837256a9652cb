import { CallFailed } from '@onehaul/client/send';
import { feeCalls, type Quote } from '@onehaul/contract/fee';
import { browserSession } from '../../app/session/browser-session.ts';
import type { PriceableGoods } from './offers.ts';

/** Loaded lazily for members only: visitors price without it. */

/** Saves a line's price for these goods as a quote. */
export function saveQuote(
  lineId: number,
  { boxes, postcode, regionId, shipment }: PriceableGoods,
): Promise<Quote> {
  const { declaredMinor, insuredMinor, collectionMinor, isTaxHandled } = shipment;
  return browserSession().send(feeCalls.quote, {
    lineId,
    boxes: [...boxes],
    ...(postcode && { postcode }),
    ...(regionId && { regionId }),
    declaredMinor,
    insuredMinor,
    collectionMinor,
    isTaxHandled,
    packing: 'asTheyAre',
    services: [],
    points: 0,
  });
}

export async function newestQuotes(): Promise<readonly Quote[]> {
  const { items } = await browserSession().send(feeCalls.quotes, { pageIndex: 1, pageRows: 10 });
  return items;
}

/** Loads the member's quote by id; undefined where there is none. */
export async function findQuote(id: string): Promise<Quote | undefined> {
  try {
    return await browserSession().send(feeCalls.findQuote, { id });
  } catch (error) {
    if (error instanceof CallFailed && error.code === 404) return undefined;
    throw error;
  }
}
