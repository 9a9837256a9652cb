import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { deleteInvoice, deleteLines, hasDecisions, lockInvoice } from './invoice.repository.ts';

type InvoiceKey = { readonly shopId: number; readonly id: number };

/** Deletes an invoice entered by mistake, so that its number and file can be entered again. */
export async function dropInvoice(db: TransactionDb, which: InvoiceKey): Promise<string> {
  const invoice = await db.first(lockInvoice, which);
  if (!invoice) throw new Refusal('record.notFound');
  if (await db.first(hasDecisions, which)) throw new Refusal('cod.over');
  await db.all(deleteLines, which);
  await db.all(deleteInvoice, which);
  return invoice.number;
}
