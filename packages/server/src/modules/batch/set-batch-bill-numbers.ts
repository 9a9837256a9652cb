import { normalizeOrderNumber } from '@onehaul/domain/order/order-number';
import type { TransactionDb } from '../../db/database.ts';
import { lockOrders } from '../order-move/index.ts';
import { assignBillNumbers, normalizeBillNumber } from '../order-desk/index.ts';
import { lockBatch } from './lock-batch.ts';
import { ordersByNumber } from './paper.repository.ts';

type PastedNumbers = { readonly shopId: number; readonly id: number; readonly text: string };
type Reason = 'unreadable' | 'notInBatch' | 'repeated' | 'taken';
type Problem = { readonly line: number; readonly text: string; readonly reason: Reason };
type ParsedLine = {
  readonly line: number;
  readonly text: string;
  readonly number: string;
  readonly billNumber: string;
};

const linePattern = /^([0-9A-Za-z]{10,20})[\s,;，；]+([0-9A-Za-z-]{4,40})$/u;

/** Splits pasted text into lines with two numbers and problem lines. */
function parseLines(pasted: string): { read: ParsedLine[]; problems: Problem[] } {
  const read: ParsedLine[] = [];
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const [index, each] of pasted.split(/\r?\n/).entries()) {
    const text = each.trim().slice(0, 120);
    if (text === '') continue;
    const line = index + 1;
    const found = linePattern.exec(text.normalize('NFKC'));
    if (!found) {
      problems.push({ line, text, reason: 'unreadable' });
      continue;
    }
    const number = normalizeOrderNumber(found[1]!);
    const billNumber = normalizeBillNumber(found[2]!);
    if (seen.has(number) || seen.has(`= ${billNumber}`)) problems.push({ line, text, reason: 'repeated' });
    else read.push({ line, text, number, billNumber });
    seen.add(number).add(`= ${billNumber}`);
  }
  return { read, problems };
}

/** Assigns pasted carrier bill numbers to the orders of a batch; reports problems line by line. */
export async function setBatchBillNumbers(
  db: TransactionDb,
  staffId: number,
  { shopId, id, text }: PastedNumbers,
): Promise<{ number: string; set: number; problems: Problem[] }> {
  const { read, problems } = parseLines(text);
  const batch = await lockBatch(db, { shopId, id });
  const numbers = read.map(({ number }) => number);
  const found = await db.all(ordersByNumber, { shopId, batchId: id, numbers });
  const idOf = new Map(found.map((order) => [order.number, order.id]));
  const known = read.filter(({ number }) => idOf.has(number));
  const orders = await lockOrders(
    db,
    shopId,
    known.map(({ number }) => idOf.get(number)!),
  );
  const orderOf = new Map(orders.map((order) => [order.number, order]));
  const given = known.map(({ number, billNumber }) => ({ order: orderOf.get(number)!, billNumber }));
  const actor = { kind: 'staff', id: staffId } as const;
  const { taken } =
    given.length === 0
      ? { taken: new Set<string>() }
      : await assignBillNumbers(db, { shopId, lineId: batch.lineId, actor }, given);
  const left = read.flatMap(({ line, text: typed, number, billNumber }): Problem[] => {
    if (!idOf.has(number)) return [{ line, text: typed, reason: 'notInBatch' }];
    return taken.has(billNumber) ? [{ line, text: typed, reason: 'taken' }] : [];
  });
  return {
    number: batch.number,
    set: read.length - left.length,
    problems: [...problems, ...left].toSorted((a, b) => a.line - b.line),
  };
}
