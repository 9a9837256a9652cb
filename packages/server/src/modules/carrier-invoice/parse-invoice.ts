import type { InvoiceLine } from '@onehaul/domain/carrier/invoice';
import { invoiceColumnOf, invoiceHeading } from '@onehaul/i18n/carrier-invoice-columns';
import type { Prepared } from '../../http/bind.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import { parseWeight } from '../../sheets/carrier-cells.ts';
import { type CarrierSheet, readCarrierSheet } from '../catalog/index.ts';

type InvoiceUpload = CarrierSheet & { readonly number: string; readonly issuedOn: string };
export type ParsedInvoice = Omit<InvoiceUpload, 'file'> & {
  readonly sha256: Buffer;
  readonly lines: readonly (InvoiceLine & { readonly row: number })[];
};

/** Parses a carrier's invoice before the transaction begins. */
export async function parseInvoice(
  context: StaffContext,
  { file, ...sent }: InvoiceUpload,
): Promise<Prepared<ParsedInvoice>> {
  const { rows, sha256 } = await readCarrierSheet(
    context,
    { ...sent, file },
    { columnOf: invoiceColumnOf, headingOf: invoiceHeading, mostRows: 5000, mayBeText: true },
  );
  const lines = rows.map(({ row, billNumber, minor, currencyCode, cellOf, unreadable }) => {
    if (minor < 0) throw unreadable('amount');
    const weight = cellOf('weight');
    const weightGrams = weight === null ? null : parseWeight(weight);
    if (weightGrams === undefined) throw unreadable('weight');
    return { row, billNumber, weightGrams, minor, currencyCode };
  });
  return { ready: { ...sent, sha256, lines }, discard: async () => undefined };
}
