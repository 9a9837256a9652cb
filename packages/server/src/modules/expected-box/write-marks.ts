import type { TransactionDb } from '../../db/database.ts';
import { updateMarks } from './expected-box.repository.ts';

type BoxMark = { readonly boxFrom: number; readonly boxCount: number; readonly mark: string };

/** Writes the marks of an order's boxes, which arrive later than the announcement; the last value wins. */
export async function writeMarks(
  db: TransactionDb,
  shopId: number,
  orderId: number,
  lines: readonly BoxMark[],
): Promise<void> {
  const markOf = new Map<number, string>();
  for (const { boxFrom, boxCount, mark } of lines)
    for (let box = boxFrom; box < boxFrom + boxCount; box++) if (mark !== '') markOf.set(box, mark.trim());
  const boxNumbers = [...markOf.keys()];
  await db.all(updateMarks, {
    shopId,
    orderId,
    boxNumbers,
    marks: boxNumbers.map((box) => markOf.get(box)!),
  });
}
