import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { generatedFile } from '../../documents/generated-file.ts';
import { makeCompanyInvoice } from '../../documents/make-document.ts';
import { invoiceOfMonth, linesOfInvoice } from './invoice.repository.ts';

/** The invoice of a month as a PDF, in the language it was issued in. */
export async function makeInvoice(db: Db, { month }: { readonly month: string }) {
  const [invoice, lines] = await Promise.all([
    db.first(invoiceOfMonth, { month }),
    db.all(linesOfInvoice, { month }),
  ]);
  if (!invoice) throw new Refusal('record.notFound');
  const { language, ...facts } = invoice;
  const bytes = await makeCompanyInvoice(language, { ...facts, lines });
  return generatedFile(`invoice-${facts.number}`, 'pdf', bytes);
}
