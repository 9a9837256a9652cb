import { randomUUID } from 'node:crypto';
import type { Quote } from '@onehaul/contract/fee';
import { price } from '@onehaul/domain/fee/price';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { MemberContext } from '../../http/context.ts';
import { findSettings } from '../shop/index.ts';
import type { Tariffs } from './known-tariffs.ts';
import { findLines, type PricedLine } from './line.repository.ts';
import { exchangeOf, pricedOf } from './priced.ts';
import { findLevel, keepQuoteRow } from './quote.repository.ts';
import { findRemoteAreas } from './remote-area.repository.ts';
import { findAreasAt, type Options, shipmentFrom } from './try-freight.ts';

/** Prices the goods on one line and promises that price: the bill is kept as it is, with its version and rate. */
export async function keepQuote(
  tariffs: Tariffs,
  context: MemberContext,
  { lineId, ...options }: Options & { readonly lineId: number },
): Promise<Quote> {
  const memberId = context.member.ownerId;
  const line = await findPricedLine(context, lineId);
  const lists = { remoteAreas: await findRemoteAreas(context) };
  const remoteAreas = await findAreasAt(context, lists, line.countryId, options);
  const shipment = shipmentFrom(options, remoteAreas, await findLevel(context, memberId));
  const [tariff] = await tariffs.find(context, [{ ...line, lineId }]);
  const { version, effectiveAt } = line;
  const bill = price({ version, effectiveAt: effectiveAt.toISOString(), tariff: tariff! }, shipment);

  const id = randomUUID();
  const exchange = exchangeOf(line);
  const { quoteDays } = settingsFrom(await findSettings(context));
  const kept = await keepQuoteRow(context, {
    id,
    memberId,
    lineId,
    version,
    shipment,
    bill,
    totalMinor: bill.totalMinor,
    ...exchange,
    days: quoteDays,
  });
  const boxes = [...options.boxes];
  return { id, line, boxes, price: pricedOf(bill, tariff!, exchange), ...kept, isExpired: false };
}

async function findPricedLine(context: MemberContext, lineId: number): Promise<PricedLine> {
  const line = (await findLines(context, [lineId])).get(lineId);
  if (!line) throw new Refusal('record.notFound');
  if (!line.isOpen) throw new Refusal('fee.lineClosed');
  if (line.version === null) throw new Refusal('fee.notPriced');
  return line as PricedLine;
}
