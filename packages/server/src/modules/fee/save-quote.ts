import { randomUUID } from 'node:crypto';
import type { Quote } from '@onehaul/contract/fee';
import type { Bill } from '@onehaul/domain/fee/bill';
import { priceShipment } from '@onehaul/domain/fee/price';
import type { Shipment } from '@onehaul/domain/fee/shipment';
import type { Tariff, TariffVersion } from '@onehaul/domain/fee/tariff';
import type { QuotedInstruction } from '@onehaul/domain/order/instruction';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { ChangeContext, ShopReader } from '../../http/context.ts';
import { findSettings } from '../shop/index.ts';
import type { Tariffs } from './tariff-cache.ts';
import { findLines, type PricedLine } from './line.repository.ts';
import { exchangeOf, pricedOf } from './priced.ts';
import { findLevel, saveQuoteRow } from './quote.repository.ts';
import { findRemoteAreas } from './remote-area.repository.ts';
import { findRemoteAreasOfAddress, type Options, shipmentFrom } from './price-freight.ts';

/**
 * Prices the goods on one line and stores the bill as a binding quote, with its version and exchange rate.
 */
export async function saveQuote(
  tariffs: Tariffs,
  context: ChangeContext,
  { lineId, ...options }: Options & { readonly lineId: number },
): Promise<Quote> {
  const memberId = context.member.ownerId;
  const line = await getPricedLine(context, lineId);
  const lists = { remoteAreas: await findRemoteAreas(context) };
  const remoteAreas = await findRemoteAreasOfAddress(context, lists, line.countryId, options);
  const shipment = shipmentFrom(options, remoteAreas, await findLevel(context, memberId));
  const version = await findVersion(tariffs, context, line);
  const bill = priceShipment(version, shipment);
  return saveBillAsQuote(context, { line, tariff: version.tariff, shipment, bill, instruction: null });
}

type QuotedBill = {
  readonly line: PricedLine;
  readonly tariff: Tariff;
  readonly shipment: Shipment;
  readonly bill: Bill;
  /** The order instruction that is quoted, when the quote is for parcels. */
  readonly instruction: QuotedInstruction | null;
};

/** Stores a bill as a quote, valid for the number of days the shop has set. */
export async function saveBillAsQuote(
  context: ChangeContext,
  { line, tariff, shipment, bill, instruction }: QuotedBill,
): Promise<Quote> {
  const id = randomUUID();
  const exchange = exchangeOf(line);
  const { quoteDays } = settingsFrom(await findSettings(context));
  const kept = await saveQuoteRow(context, {
    id,
    memberId: context.member.ownerId,
    lineId: line.id,
    version: bill.version,
    shipment,
    bill,
    instruction,
    totalMinor: bill.totalMinor,
    ...exchange,
    days: quoteDays,
  });
  const boxes = [...shipment.boxes];
  return { id, line, boxes, price: pricedOf(bill, tariff, exchange), ...kept, isExpired: false };
}

/**
 * An open line with a price. A private line is refused as not found, unless the caller has checked that it
 * was granted to the member.
 */
export async function getPricedLine(
  context: ShopReader,
  lineId: number,
  { isGranted = false }: { readonly isGranted?: boolean } = {},
): Promise<PricedLine> {
  const line = (await findLines(context, [lineId])).get(lineId);
  if (!line || (line.isPrivate && !isGranted)) throw new Refusal('record.notFound');
  if (!line.isOpen) throw new Refusal('fee.lineClosed');
  if (line.version === null) throw new Refusal('fee.notPriced');
  return line as PricedLine;
}

/** The version that prices a line now. */
export async function findVersion(
  tariffs: Tariffs,
  context: ShopReader,
  line: PricedLine,
): Promise<TariffVersion> {
  const { id: lineId, version, effectiveAt } = line;
  const [tariff] = await tariffs.find(context, [{ ...line, lineId }]);
  return { version, effectiveAt: effectiveAt.toISOString(), tariff: tariff! };
}
