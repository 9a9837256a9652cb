import { returnCalls, type ReturnDetails } from '@onehaul/contract/returns';
import { wirePath } from '@onehaul/contract/wire';
import { applyDecision, type Decision, remainingUnits } from '@onehaul/domain/returns/return-units';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { moveStock } from '../stock/index.ts';
import { getReturn } from './find-returns.ts';
import { lockReturn, recordPlacedUnits } from './move-return.ts';
import { type ItemRow, itemsOfReturn } from './return.repository.ts';
import { restockMove } from './restock-move.ts';

type ItemDecision = Decision & { readonly position: number };

/** Applies the owner's decision on good units: each unit once, never more than are left. */
export async function decideReturn(
  keys: Keys,
  context: ChangeContext,
  { id, decisions }: { readonly id: number; readonly decisions: readonly ItemDecision[] },
): Promise<ReturnDetails> {
  const { db, shop, member } = context;
  const shopId = shop.id;
  const held = await lockReturn(db, { shopId, id, memberId: member.ownerId });
  if (held.state === 'closed' || held.state === 'cancelled') throw new Refusal('return.over');
  if (held.state !== 'graded') throw new Refusal('return.notGraded');
  // A position listed twice would move stock twice but be counted once.
  if (new Set(decisions.map(({ position }) => position)).size < decisions.length) throw invalid();
  const items = new Map((await db.all(itemsOfReturn, { shopId, id })).map((item) => [item.position, item]));
  const moves = decisions.flatMap((decision) => {
    const after = decide(items, decision);
    return decision.restock > 0 ? [restockMove(held, after, decision.restock)] : [];
  });
  await recordPlacedUnits(
    db,
    shopId,
    decisions.map(({ position, restock, dispose }) => ({
      returnId: id,
      position,
      restocked: restock,
      disposed: dispose,
    })),
  );
  await moveStock(db, shopId, moves, { actor: { kind: 'member', id: member.id } });
  return getReturn(keys, context, { id });
}

function decide(items: ReadonlyMap<number, ItemRow>, { position, ...decision }: ItemDecision): ItemRow {
  const item = items.get(position);
  if (!item) throw new Refusal('record.notFound');
  if (decision.restock + decision.dispose === 0 || (decision.restock > 0 && item.skuId === null))
    throw invalid();
  const after = applyDecision(item, decision);
  if (!after) throw new Refusal('return.nothingLeft', { left: remainingUnits(item) });
  return after;
}

const invalid = () =>
  new Refusal('input.invalid', { field: wirePath(returnCalls.decide.input, ['decisions']) });
