import type { BookingQueue, DeskBooking } from '@onehaul/contract/console/dedicated';
import { stagesDone } from '@onehaul/domain/dedicated/progress';
import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { makeBoxListFile } from '../../documents/make-document.ts';
import { generatedFile } from '../../documents/generated-file.ts';
import { boxListOf } from './box-list.repository.ts';
import {
  bookingAtDesk,
  bookingCount,
  bookingCounts,
  bookingPage,
  type DeskRow,
} from './dedicated-desk.repository.ts';
import { drawInvoice, giveNumber } from './make-invoice.ts';

type Which = { readonly shopId: number; readonly id: number };

function bookingOf({ counts, isCleared, deliveredAt, ...row }: DeskRow): DeskBooking {
  const [pieceCount = 0, receivedCount = 0] = counts;
  const done = stagesDone({
    step: row.step,
    hasBoxList: row.boxListAt !== null,
    hasInvoice: row.invoiceNumber !== null,
    isCleared,
    isDelivered: deliveredAt !== null,
  });
  return { ...row, pieceCount, receivedCount, stagesDone: done };
}

/** Bookings of the tenant, newest first. */
export async function findBookingsAtDesk(
  db: Db,
  search: {
    readonly queue?: BookingQueue | undefined;
    readonly shopId?: number | undefined;
    readonly language: Language;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ items: DeskBooking[]; total: number }> {
  const { queue = '', shopId = 0, ...page } = search;
  const [rows, counted] = await Promise.all([
    db.all(bookingPage, { queue, shopId, ...page }),
    db.first(bookingCount, { queue, shopId }),
  ]);
  return { items: rows.map(bookingOf), total: counted!.total };
}

export const countBookings = async (db: Db, shopId = 0) =>
  (await db.first(bookingCounts, { shopId, queue: '' }))!;

async function find(db: Db, language: Language, which: Which): Promise<DeskRow> {
  const row = await db.first(bookingAtDesk, { ...which, language });
  if (!row) throw new Refusal('record.notFound');
  return row;
}

export async function getBookingAtDesk(db: Db, language: Language, which: Which) {
  const [row, boxList] = await Promise.all([
    find(db, language, which),
    db.all(boxListOf, { shopId: which.shopId, orderId: which.id }),
  ]);
  return { ...bookingOf(row), boxList };
}

/** Exports the box list as an Excel file named after the order. */
export async function exportBoxList(db: Db, language: Language, which: Which) {
  const { number, boxList } = await getBookingAtDesk(db, language, which);
  if (boxList.length === 0) throw new Refusal('dedicated.boxListMissing');
  return generatedFile(number, 'xlsx', await makeBoxListFile(language, boxList));
}

export async function issueInvoice(db: TransactionDb, language: Language, which: Which): Promise<string> {
  const row = await find(db, language, which);
  await giveNumber(db, { shopId: which.shopId, orderId: which.id }, row);
  return (await find(db, language, which)).invoiceNumber!;
}

export async function showInvoice(db: Db, language: Language, which: Which) {
  const { invoiceNumber } = await find(db, language, which);
  if (invoiceNumber === null) throw new Refusal('record.notFound');
  return drawInvoice(db, { shopId: which.shopId, orderId: which.id, language });
}
