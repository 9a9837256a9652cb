import { costMinor, type InvoiceResolution, invoiceResolutionsOf } from '@onehaul/domain/carrier/invoice';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { invoiceLine, lockInvoice, writeDecision } from './invoice.repository.ts';

type Decision = {
  readonly shopId: number;
  readonly id: number;
  readonly row: number;
  readonly resolution: InvoiceResolution | null;
  readonly creditedMinor: number;
  readonly note: string;
};

/** Decides a line in dispute, or reopens it. What remains of the amount is its cost. */
export async function resolveLine(
  db: TransactionDb,
  staffId: number,
  decision: Decision,
): Promise<{ number: string; billNumber: string }> {
  const { shopId, id, row, resolution, note } = decision;
  const invoice = await db.first(lockInvoice, { shopId, id });
  const line = invoice && (await db.first(invoiceLine, { shopId, id, row }));
  if (!line) throw new Refusal('record.notFound');
  const { outcome, minor } = line;
  if (outcome === 'matched') throw new Refusal('cod.notDecidable');
  if (resolution !== null && !invoiceResolutionsOf(outcome).includes(resolution))
    throw new Refusal('cod.notDecidable');
  const creditedMinor = resolution === 'credited' ? decision.creditedMinor : 0;
  // A cleared field would close the dispute at its full cost.
  const isNothing = resolution === 'credited' && creditedMinor === 0 && minor > 0;
  if (isNothing || creditedMinor > minor) throw new Refusal('invoice.wrongCredit');
  const cost = costMinor({ outcome, resolution, minor, creditedMinor }, invoice);
  await db.all(writeDecision, {
    shopId,
    id,
    row,
    resolution,
    note,
    staffId,
    creditedMinor,
    costMinor: cost,
  });
  return { number: invoice.number, billNumber: line.billNumber };
}
