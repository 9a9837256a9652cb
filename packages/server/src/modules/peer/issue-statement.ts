import { totalOfRules } from '@onehaul/domain/fee/bill';
import { isMonthOver } from '@onehaul/domain/peer/statement';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { generateExternalNumber } from '../../external-number.ts';
import { emit } from '../../outbox/emit.ts';
import { lockPeer } from './peer.repository.ts';
import { insertParts, insertStatement, ordersToBill, todayOfShop } from './statement.repository.ts';

type Month = { readonly shopId: number; readonly memberId: number; readonly month: string };

/**
 * Issues the statement of a past month: all orders shipped by its end that are on no statement. Returns its
 * number; refuses when there are no orders or the month already has a statement.
 */
export async function issueStatement(
  db: TransactionDb,
  { month, ...of }: Month,
): Promise<{ id: number; number: string }> {
  // Row lock first: a concurrent issue waits and then sees these orders on this statement.
  const peer = await db.first(lockPeer, of);
  if (!peer) throw new Refusal('record.notFound');
  const orders = await db.all(ordersToBill, { ...of, month });
  const { today } = (await db.first(todayOfShop, of))!;
  if (!isMonthOver(month, today) || orders.length === 0) throw new Refusal('peer.statementNone');

  const parts = orders.map(({ id, minor, bill }) => ({
    id,
    minor,
    taxMinor: Math.min(totalOfRules(bill?.lines ?? [], ['duty']), minor),
  }));
  const totalMinor = parts.reduce((sum, { minor }) => sum + minor, 0);
  const number = generateExternalNumber();
  const added = await db.first(insertStatement, { ...of, number, month, orders: parts.length, totalMinor });
  if (!added) throw new Refusal('peer.statementNone');
  await db.all(insertParts, {
    shopId: of.shopId,
    statementId: added.id,
    ids: parts.map(({ id }) => id),
    minors: parts.map(({ minor }) => minor),
    taxMinors: parts.map(({ taxMinor }) => taxMinor),
  });
  await emit(db, { ...of, topic: 'statementIssued', subjectId: added.id, details: { number, month } });
  return { id: added.id, number };
}
