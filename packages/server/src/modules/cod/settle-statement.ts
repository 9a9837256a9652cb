import { codMachine } from '@onehaul/domain/cod/cod-state';
import { payableOf, settleLine } from '@onehaul/domain/cod/statement';
import { Refusal } from '@onehaul/domain/refusal';
import { settleCod } from '@onehaul/domain/wallet/journals';
import type { TransactionDb } from '../../db/database.ts';
import { recordOrderEvents } from '../order-move/index.ts';
import { postJournal } from '../wallet/index.ts';
import { evaluateLines } from './add-statement.ts';
import {
  linesOf,
  lockStandings,
  lockStatement,
  markSettled,
  markStatementSettled,
  ratesOfShop,
  writeOutcomes,
} from './statement.repository.ts';

type StatementKey = { readonly shopId: number; readonly id: number };
type SettleResult = {
  readonly number: string;
  readonly isSettled: boolean;
  readonly waiting: number;
  readonly bankedMinor: number;
};
type Order = NonNullable<(typeof lockStandings)['row']>;
type Line = NonNullable<(typeof linesOf)['row']>;

/**
 * Settles a statement once the carrier's money is in the bank: posts one journal for all lines and advances
 * every order. Rematches the lines under order locks; when an outcome changed, stores that for staff to
 * resolve instead.
 */
export async function settleStatement(
  db: TransactionDb,
  staffId: number,
  { payableMinor: seenMinor, ...which }: StatementKey & { readonly payableMinor: number },
): Promise<SettleResult> {
  const statement = await db.first(lockStatement, which);
  if (!statement) throw new Refusal('record.notFound');
  if (statement.state !== 'open') throw new Refusal('cod.over');
  const { shopId, carrierId, number } = statement;
  const before = await db.all(linesOf, which);
  const numbers = [...new Set(before.map(({ billNumber }) => billNumber))];
  const orders = await db.all(lockStandings, { shopId, carrierId, numbers });
  const { lines, changed } = reevaluateLines(before, orders);
  if (changed.length > 0) {
    await db.all(writeOutcomes, {
      ...which,
      rows: changed.map(({ row }) => row),
      orderIds: changed.map(({ orderId }) => orderId),
      outcomes: changed.map(({ outcome }) => outcome),
    });
  }
  const waiting = lines.filter(
    ({ outcome, resolution }) => outcome !== 'matched' && resolution === null,
  ).length;
  if (waiting > 0) {
    if (changed.length === 0) throw new Refusal('cod.statementOpen', { count: String(waiting) });
    return { number, isSettled: false, waiting, bankedMinor: 0 };
  }
  // Another user may have resolved a line differently since the bank amount was compared.
  if (payableOf(lines, statement.currencyCode) !== seenMinor) throw new Refusal('cod.amountChanged');
  const bankedMinor = await bookSettlement(db, staffId, which, lines, orders);
  return { number, isSettled: true, waiting: 0, bankedMinor };
}

function reevaluateLines(before: readonly Line[], orders: readonly Order[]) {
  const judged = evaluateLines(before, orders);
  const changed = judged.filter(
    ({ outcome, orderId }, index) => outcome !== before[index]!.outcome || orderId !== before[index]!.orderId,
  );
  const lines = judged.map((line) => {
    const isKept = line.resolution === 'claimed' || !changed.includes(line);
    return { ...line, resolution: isKept ? line.resolution : null };
  });
  return { lines, changed };
}

async function bookSettlement(
  db: TransactionDb,
  staffId: number,
  which: StatementKey,
  lines: readonly Line[],
  orders: readonly Order[],
): Promise<number> {
  const { shopId, id } = which;
  const rates = await db.all(ratesOfShop, { shopId });
  const rateOf = new Map([
    ['CNY', 1],
    ...rates.map(({ code, exchangeRate }) => [code, exchangeRate] as const),
  ]);
  const orderOf = new Map(orders.map((order) => [order.orderId, order]));
  const settled = lines.map((line) => {
    const order = line.orderId === null ? undefined : orderOf.get(line.orderId);
    const at = { order, exchangeRate: rateOf.get(line.currencyCode)! };
    return { order, ...settleLine(line, line.outcome, line.resolution, at) };
  });
  const moving = settled.flatMap(({ order, owed, bankedMinor }) =>
    order && owed ? [{ order, owed, bankedMinor }] : [],
  );
  await settleOrders(db, staffId, which, moving);
  const sum = (of: (one: (typeof settled)[number]) => number) =>
    settled.reduce((total, one) => total + of(one), 0);
  const bankedMinor = sum((one) => one.bankedMinor);
  const missingMinor = sum((one) => one.missingMinor);
  const owedMinor = sum((one) => one.owed?.moreMinor ?? 0);
  // When everything is claimed, nothing is booked.
  const hasMoved = bankedMinor !== 0 || missingMinor !== 0 || owedMinor !== 0;
  const posted = hasMoved
    ? await postJournal(db, {
        shopId,
        key: `cod statement ${id} settled`,
        journal: settleCod({ minor: bankedMinor, missingMinor, owedMinor }),
        subject: { kind: 'codStatement', id },
        actor: { kind: 'staff', id: staffId },
      })
    : null;
  const journalId = posted?.journalId ?? null;
  await db.all(markStatementSettled, { ...which, staffId, bankedMinor, missingMinor, journalId });
  return bankedMinor;
}

type OrderSettlement = {
  readonly order: Order;
  readonly owed: { readonly minor: number; readonly collectedMinor: number };
  readonly bankedMinor: number;
};

/** Orders not yet reported as delivered are collected and settled in one step. */
async function settleOrders(
  db: TransactionDb,
  staffId: number,
  which: StatementKey,
  moving: readonly OrderSettlement[],
): Promise<void> {
  const rows = moving.map(({ order, owed, bankedMinor }) => ({
    orderId: order.orderId,
    exchangeRate: order.exchangeRate,
    collectedMinor: owed.collectedMinor,
    owedMinor: owed.minor,
    bankedMinor,
  }));
  const moved = await db.all(markSettled, { ...which, orders: JSON.stringify(rows) });
  if (moved.length < rows.length) throw new Refusal('cod.over');
  const heardOf = moving.flatMap(({ order }) =>
    codMachine.next(order.state, 'collect') ? [order.orderId] : [],
  );
  await recordOrderEvents(db, which.shopId, heardOf, 'collected', { actor: { kind: 'staff', id: staffId } });
}
