import type { ReplayedQuote } from '@onehaul/contract/console/tariffs';
import { tryPriceShipment } from '@onehaul/domain/fee/price';
import type { Shipment } from '@onehaul/domain/fee/shipment';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { lineExists, recentQuotes } from './tariff-desk.repository.ts';
import type { LineKey } from './tariff-desk.ts';

const maxReplayedQuotes = 200;

/** Reprices the line's latest quotes under another tariff, without storing anything. */
export async function replayQuotes(
  db: Db,
  { tariff, ...which }: LineKey & { readonly tariff: Tariff },
): Promise<ReplayedQuote[]> {
  const [line, quotes] = await Promise.all([
    db.first(lineExists, which),
    db.all(recentQuotes, { ...which, limit: maxReplayedQuotes }),
  ]);
  if (!line) throw new Refusal('record.notFound');
  return quotes.map(({ id, createdAt, memberCode, shipment, bill, totalMinor }) => ({
    quoteId: id,
    createdAt,
    memberCode,
    billedBefore: bill.weighed.billed,
    basis: bill.weighed.basis,
    beforeMinor: totalMinor,
    ...priceUnder(tariff, shipment),
  }));
}

function priceUnder(tariff: Tariff, shipment: Shipment): Pick<ReplayedQuote, 'afterMinor' | 'refusal'> {
  const { bill, refusal } = tryPriceShipment({ version: 0, effectiveAt: '', tariff }, shipment);
  return { afterMinor: bill && bill.totalMinor, refusal: refusal && refusal.code };
}
