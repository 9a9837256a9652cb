import type { Db } from '../../db/database.ts';
import { insertExpectedBoxes } from './expected-box.repository.ts';

/** A box somebody announced, of an order that was just placed. */
export type ExpectedBox = {
  readonly orderId: number;
  /** From 1, of its order. */
  readonly boxNumber: number;
  /** What stands on it; empty where it has no number of its own. */
  readonly mark: string;
  readonly grams: number;
  readonly lengthMillimetres: number;
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
};

/** Boxes of one statement: few enough for one message. */
const atOnce = 2000;

/** What will come for these orders, so that the station knows it. */
export async function writeExpectedBoxes(
  db: Db,
  shopId: number,
  boxes: readonly ExpectedBox[],
): Promise<void> {
  for (let from = 0; from < boxes.length; from += atOnce) {
    const some = boxes.slice(from, from + atOnce).map((box) => ({ ...box, mark: box.mark.trim() }));
    await db.all(insertExpectedBoxes, { shopId, boxes: JSON.stringify(some) });
  }
}
