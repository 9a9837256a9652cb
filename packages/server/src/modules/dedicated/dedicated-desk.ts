import type { BookingQueue, BookingForStaff } from '@onehaul/contract/console/dedicated';
import { completedStages } from '@onehaul/domain/dedicated/progress';
import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { makeBoxListFile } from '../../documents/make-document.ts';
import { generatedFile } from '../../documents/generated-file.ts';
import { boxListOf } from './box-list.repository.ts';
import {
  bookingForStaff,
  bookingCount,
  bookingCounts,
  bookingPage,
  type DeskRow,
} from './dedicated-desk.repository.ts';
import { renderInvoice, assignInvoiceNumber } from './make-invoice.ts';

type BookingKey = { readonly shopId: number; readonly id: number };

function bookingOf({ counts, isCleared, deliveredAt, ...row }: DeskRow): BookingForStaff {
  const [pieceCount = 0, receivedCount = 0] = counts;
  const done = completedStages({
    step: row.step,
    hasBoxList: row.boxListAt !== null,
    hasInvoice: row.invoiceNumber !== null,
    isCleared,
    isDelivered: deliveredAt !== null,
  });
  return { ...row, pieceCount, receivedCount, stagesDone: done };
}

/** Bookings of the tenant, newest first. */
export async function findBookingsForStaff(
  db: Db,
  search: {
    readonly queue?: BookingQueue | undefined;
    readonly shopId?: number | undefined;
    readonly language: Language;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ items: BookingForStaff[]; total: number }> {
  const { queue = '', shopId = 0, ...page } = search;
  const [rows, counted] = await Promise.all([
    db.all(bookingPage, { queue, shopId, ...page }),
    db.first(bookingCount, { queue, shopId }),
  ]);
  return { items: rows.map(bookingOf), total: counted!.total };
}

export const countBookings = async (db: Db, shopId = 0) =>
  (await db.first(bookingCounts, { shopId, queue: '' }))!;

async function getBookingRow(db: Db, language: Language, which: BookingKey): Promise<DeskRow> {
  const row = await db.first(bookingForStaff, { ...which, language });
  if (!row) throw new Refusal('record.notFound');
  return row;
}

export async function getBookingForStaff(db: Db, language: Language, which: BookingKey) {
  const [row, boxList] = await Promise.all([
    getBookingRow(db, language, which),
    db.all(boxListOf, { shopId: which.shopId, orderId: which.id }),
  ]);
  return { ...bookingOf(row), boxList };
}

/** Exports the box list as an Excel file named after the order. */
export async function exportBoxList(db: Db, language: Language, which: BookingKey) {
  const { number, boxList } = await getBookingForStaff(db, language, which);
  if (boxList.length === 0) throw new Refusal('dedicated.boxListMissing');
  return generatedFile(number, 'xlsx', await makeBoxListFile(language, boxList));
}

export async function issueInvoice(
  db: TransactionDb,
  language: Language,
  which: BookingKey,
): Promise<string> {
  const row = await getBookingRow(db, language, which);
  await assignInvoiceNumber(db, { shopId: which.shopId, orderId: which.id }, row);
  return (await getBookingRow(db, language, which)).invoiceNumber!;
}

export async function renderInvoiceForStaff(
  reader: Parameters<typeof renderInvoice>[0],
  language: Language,
  which: BookingKey,
) {
  const { invoiceNumber } = await getBookingRow(reader.db, language, which);
  if (invoiceNumber === null) throw new Refusal('record.notFound');
  return renderInvoice(reader, { shopId: which.shopId, orderId: which.id, language });
}
