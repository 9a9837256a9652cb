import { Refusal } from '@onehaul/domain/refusal';
import { type CountedSku, undamagedCount, inboundCountRefusal } from '@onehaul/domain/stock/inbound';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { linesOfInbound, writeCounts } from './inbound.repository.ts';
import { moveStock } from './move-stock.ts';
import { lockInbound, stepInbound } from './step-inbound.ts';

type Receipt = { readonly shopId: number; readonly id: number; readonly lines: readonly CountedSku[] };

/** Records a counted delivery: undamaged units enter stock, and the owner is notified. */
export async function receiveInbound(
  db: TransactionDb,
  staffId: number,
  { shopId, id, lines }: Receipt,
): Promise<{ number: string; putAway: number }> {
  const inbound = await lockInbound(db, shopId, id);
  await stepInbound(db, shopId, inbound, 'receive', staffId);
  const problem = inboundCountRefusal(await db.all(linesOfInbound, { shopId, id }), lines);
  if (problem) throw new Refusal(problem);
  await db.all(writeCounts, { shopId, id, lines: JSON.stringify(lines) });
  const { number, memberId, warehouseId } = inbound;
  const moves = lines
    .map((line) => ({ skuId: line.skuId, count: undamagedCount(line) }))
    .filter(({ count }) => count > 0)
    .map((move) => ({ ...move, warehouseId, kind: 'receive', key: `inbound ${id}`, inboundId: id }) as const);
  await moveStock(db, shopId, moves, { actor: { kind: 'staff', id: staffId } });
  await emit(db, { shopId, memberId, topic: 'stockReceived', subjectId: id, details: { number } });
  return { number, putAway: moves.reduce((sum, { count }) => sum + count, 0) };
}
