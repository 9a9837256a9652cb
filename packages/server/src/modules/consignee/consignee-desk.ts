import type { ConsigneeRow, pasteOutcomes } from '@onehaul/contract/console/consignees';
import { confirmationMachine, type ConfirmationState } from '@onehaul/domain/customs/confirmation-state';
import { halfYearOf } from '@onehaul/domain/customs/consignee';
import { maskPhone } from '@onehaul/domain/phone';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { lockOrders } from '../order-move/index.ts';
import { type Answer, answerConfirmation } from './answer-confirmation.ts';
import {
  answeredPage,
  confirmationCountForStaff,
  confirmationPageForStaff,
  stateCountsForStaff,
  ordersByNumbers,
  receiverOf,
} from './consignee-desk.repository.ts';

type ConfirmationQuery = {
  readonly shopId?: number | undefined;
  readonly state: ConfirmationState;
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
};

const isAnswered = (state: ConfirmationState) => state === 'confirmed' || state === 'mismatch';

export async function findConfirmationsForStaff(
  db: Db,
  { shopId, state, search, ...page }: ConfirmationQuery,
): Promise<{ items: ConsigneeRow[]; total: number }> {
  const filter = { shopId: shopId ?? null, state, search };
  const { from } = halfYearOf(new Date());
  const [items, counted] = await Promise.all([
    db.all(isAnswered(state) ? answeredPage : confirmationPageForStaff, { ...filter, ...page, from }),
    db.first(confirmationCountForStaff, filter),
  ]);
  const masked = items.map((item) => ({ ...item, receiverPhone: maskPhone(item.receiverPhone) }));
  return { items: masked, total: counted!.total };
}

/** Returns the unmasked phone number. The caller must write the audit log entry: who looked, and why. */
export async function revealReceiver(
  db: Db,
  which: { readonly shopId: number; readonly orderId: number },
): Promise<{ number: string; phone: string }> {
  const row = await db.first(receiverOf, which);
  if (!row) throw new Refusal('record.notFound');
  return { number: row.number, phone: row.receiverPhone };
}

export async function countConfirmationsForStaff(db: Db, shopId: number | undefined) {
  const counts = { waiting: 0, confirmed: 0, mismatch: 0, expired: 0 };
  for (const { state, count } of await db.all(stateCountsForStaff, { shopId: shopId ?? null }))
    counts[state] = count;
  return counts;
}

type Outcome = { number: string; outcome: (typeof pasteOutcomes)[number] };

/** Records the broker's answer for many orders. Reports unknown or closed ones and stores the rest. */
export async function answerConfirmations(
  db: TransactionDb,
  staffId: number,
  { numbers, answer }: { readonly numbers: readonly string[]; readonly answer: Answer },
): Promise<{ done: number; rows: Outcome[] }> {
  const wanted = [...new Set(numbers.map((number) => number.trim().toUpperCase()))];
  const known = await db.all(ordersByNumbers, { numbers: wanted });
  const isOpen = ({ state }: { state: ConfirmationState | null }) =>
    state !== null && confirmationMachine.next(state, answer) !== undefined;
  const open = known.filter(isOpen);
  // Locks all orders in the global lock order before changing any, to avoid deadlocks.
  for (const [shopId, ofShop] of [...Map.groupBy(open, (one) => one.shopId)].toSorted(([a], [b]) => a - b))
    await lockOrders(
      db,
      shopId,
      ofShop.map(({ id }) => id),
    );
  const actor = { kind: 'staff', id: staffId } as const;
  for (const { shopId, id } of open)
    await answerConfirmation(db, answer, { shopId, orderId: id, note: '', actor });
  const done = new Set(open.map(({ number }) => number));
  const found = new Set(known.map(({ number }) => number));
  const rows = wanted.map((number): Outcome => ({
    number,
    outcome: done.has(number) ? 'done' : found.has(number) ? 'notOpen' : 'unknown',
  }));
  return { done: done.size, rows };
}
