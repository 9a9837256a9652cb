import { compareInvoice, costMinor, type InvoicedOrder } from '@onehaul/domain/carrier/invoice';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import { insertInvoice, insertLines, invoicedOrders, lockCarrier, rateOf } from './invoice.repository.ts';
import type { ParsedInvoice } from './parse-invoice.ts';

/** Stores an invoice with what its comparison found. */
export async function addInvoice(
  db: TransactionDb,
  staffId: number,
  { lines, ...invoice }: ParsedInvoice,
): Promise<{ id: number; lines: number; disputed: number }> {
  const { shopId, carrierId, number, currencyCode, issuedOn } = invoice;
  if (!(await db.first(lockCarrier, { shopId, carrierId }))) throw new Refusal('record.notFound');
  const { exchangeRate, today } = (await db.first(rateOf, { shopId, currencyCode }))!;
  if (exchangeRate === null) throw new Refusal('shop.currencyUnknown', { currency: currencyCode });
  if (issuedOn > today) throw new Refusal('invoice.inFuture');
  const added = await db
    .attempt(() => db.first(insertInvoice, { ...invoice, exchangeRate, staffId }))
    .catch(refuseUniqueViolation('carrier_invoice_number', 'invoice.twice', { number }))
    .catch(refuseUniqueViolation('carrier_invoice_file', 'sheet.sameFile'));
  const { id } = added!;
  const orders = await findOrders(
    db,
    { shopId, carrierId },
    lines.map(({ billNumber }) => billNumber),
  );
  const findings = compareInvoice(lines, currencyCode, orders);
  const compared = lines.map((line, index) => {
    const finding = findings[index]!;
    const charged = { ...finding, resolution: null, minor: line.minor, creditedMinor: 0 };
    return { ...line, ...finding, costMinor: costMinor(charged, { currencyCode, exchangeRate }) };
  });
  await db.all(insertLines, { shopId, id, lines: JSON.stringify(compared) });
  const disputed = findings.filter(({ outcome }) => outcome !== 'matched').length;
  return { id, lines: lines.length, disputed };
}

/** Orders by either number; the carrier's own number comes first where two orders share one. */
async function findOrders(
  db: TransactionDb,
  of: { readonly shopId: number; readonly carrierId: number },
  numbers: readonly string[],
): Promise<ReadonlyMap<string, InvoicedOrder>> {
  const rows = await db.all(invoicedOrders, { ...of, numbers: [...new Set(numbers)] });
  const orders = rows.map(({ number, billNumber, orderId, ourGrams, isCharged, ...price }) => {
    const { currencyCode, firstGrams, firstMinor, stepGrams, stepMinor, toleranceGrams } = price;
    const isPriced = currencyCode !== null;
    return {
      number,
      billNumber,
      order: {
        orderId,
        ourGrams,
        isCharged,
        price: isPriced
          ? {
              currencyCode,
              firstGrams: firstGrams!,
              firstMinor: firstMinor!,
              stepGrams: stepGrams!,
              stepMinor: stepMinor!,
              toleranceGrams: toleranceGrams!,
            }
          : null,
      },
    };
  });
  return new Map([
    ...orders.map(({ number, order }) => [number, order] as const),
    ...orders.flatMap(({ billNumber, order }) => (billNumber === null ? [] : [[billNumber, order] as const])),
  ]);
}
