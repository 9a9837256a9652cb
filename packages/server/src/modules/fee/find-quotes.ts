import type { Quote } from '@onehaul/contract/fee';
import type { PageRequest } from '@onehaul/contract/wire';
import { Refusal } from '@onehaul/domain/refusal';
import type { MemberContext } from '../../http/context.ts';
import type { Tariffs } from './tariff-cache.ts';
import { findLines } from './line.repository.ts';
import { pricedOf } from './priced.ts';
import { findQuoteRow, findQuoteRows, type QuoteRow } from './quote.repository.ts';

/**
 * Renders quotes from the stored bill and the rates of the version they were made under, without repricing.
 */
async function quotesOf(
  tariffs: Tariffs,
  context: MemberContext,
  rows: readonly QuoteRow[],
): Promise<Quote[]> {
  if (rows.length === 0) return [];
  const [lines, priced] = await Promise.all([
    findLines(context, [...new Set(rows.map(({ lineId }) => lineId))]),
    tariffs.find(context, rows),
  ]);
  return rows.map((row, index) => {
    const { id, bill, shipment, createdAt, expiresAt, isExpired } = row;
    const boxes = [...shipment.boxes];
    const price = pricedOf(bill, priced[index]!, row);
    return { id, line: lines.get(row.lineId)!, boxes, price, createdAt, expiresAt, isExpired };
  });
}

export async function findQuotes(
  tariffs: Tariffs,
  context: MemberContext,
  page: PageRequest,
): Promise<{ items: Quote[]; total: number }> {
  const { rows, total } = await findQuoteRows(context, page);
  return { items: await quotesOf(tariffs, context, rows), total };
}

export async function getQuote(tariffs: Tariffs, context: MemberContext, id: string): Promise<Quote> {
  const row = await findQuoteRow(context, id);
  if (!row) throw new Refusal('record.notFound');
  const [quote] = await quotesOf(tariffs, context, [row]);
  return quote!;
}
