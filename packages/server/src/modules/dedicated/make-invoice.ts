import type { Language } from '@onehaul/domain/language';
import type { OrderStep } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { makeInvoicePaper } from '../../documents/make-document.ts';
import type { MemberContext } from '../../http/context.ts';
import { generatedFile } from '../../documents/generated-file.ts';
import type { Services } from '../../services.ts';
import { findLayout, findOrderPapers } from '../paper/index.ts';
import { boxListOf } from './box-list.repository.ts';
import { bookingById, setInvoiceNumber, invoiceOf } from './dedicated.repository.ts';

type Reader = { readonly db: Db; readonly storage: Services['storage']; readonly tenantId: number };
type InvoiceRequest = { readonly shopId: number; readonly orderId: number; readonly language: Language };

/** Renders the invoice of the member's booking. */
export async function makeInvoice(
  { storage }: Pick<Services, 'storage'>,
  context: MemberContext,
  { id }: { readonly id: number },
) {
  const { db, shop, member, language } = context;
  const which = { shopId: shop.id, orderId: id };
  const booking = await db.first(bookingById, { ...which, memberId: member.ownerId });
  if (!booking) throw new Refusal('record.notFound');
  // In its own transaction: an assigned number stays assigned even if rendering fails.
  await context.transaction((own) => assignInvoiceNumber(own, which, booking));
  return renderInvoice({ db, storage, tenantId: shop.tenantId }, { ...which, language });
}

/** Assigns the invoice number on the first request, once the goods are measured and the figures final. */
export async function assignInvoiceNumber(
  db: TransactionDb,
  which: { readonly shopId: number; readonly orderId: number },
  booking: { readonly number: string; readonly step: OrderStep; readonly boxListAt: Date | null },
): Promise<void> {
  if (booking.step === 'cancelled') throw new Refusal('dedicated.over');
  if (booking.boxListAt === null) throw new Refusal('dedicated.boxListMissing');
  if (booking.step === 'awaitingArrival') throw new Refusal('dedicated.notReceived');
  await db.all(setInvoiceNumber, { ...which, invoiceNumber: `CI${booking.number}` });
}

/** Renders the numbered invoice for each reader in their language. */
export async function renderInvoice(reader: Reader, { shopId, orderId, language }: InvoiceRequest) {
  const { db } = reader;
  const which = { shopId, orderId };
  const [layout, [paper], lines, given] = await Promise.all([
    findLayout(reader, { shopId, language, paper: 'invoice' }),
    findOrderPapers(db, { shopId, ids: [orderId], language }),
    db.all(boxListOf, which),
    db.first(invoiceOf, which),
  ]);
  const { invoiceNumber, invoicedAt, receiverEmail } = given!;
  const netGrams = lines.reduce((sum, { netGrams: each, boxCount }) => sum + each * boxCount, 0);
  const bytes = await makeInvoicePaper(language, layout, {
    ...paper!,
    invoiceNumber: invoiceNumber!,
    invoicedAt: invoicedAt!,
    receiverEmail,
    netGrams,
  });
  return generatedFile(invoiceNumber!, 'pdf', bytes);
}
