import type { TransactionDb } from '../../db/database.ts';
import { insertExpectedBoxes } from './expected-box.repository.ts';

/** An announced box of a newly placed order. */
export type ExpectedBox = {
  readonly orderId: number;
  /** Starts at 1 within its order. */
  readonly boxNumber: number;
  /** Mark printed on the box; empty when it has none of its own. */
  readonly mark: string;
  readonly grams: number;
  readonly lengthMillimetres: number;
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
};

/** Boxes per insert statement, which bounds the size of one message. */
const boxesPerInsert = 2000;

/** Announces the boxes of these orders to the receiving station. */
export async function writeExpectedBoxes(
  db: TransactionDb,
  shopId: number,
  boxes: readonly ExpectedBox[],
): Promise<void> {
  for (let from = 0; from < boxes.length; from += boxesPerInsert) {
    const some = boxes.slice(from, from + boxesPerInsert).map((box) => ({ ...box, mark: box.mark.trim() }));
    await db.all(insertExpectedBoxes, { shopId, boxes: JSON.stringify(some) });
  }
}
