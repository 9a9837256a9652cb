import { type ReturnAct, returnMachine } from '@onehaul/domain/returns/return-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import {
  closeDecided,
  type LockedReturn,
  lockReturnRow,
  moveReturn,
  writeUses,
} from './return.repository.ts';

/** A return, held. With an owner given, somebody else's is not there. */
export async function lockReturn(
  db: Db,
  { shopId, id, memberId }: { readonly shopId: number; readonly id: number; readonly memberId?: number },
): Promise<LockedReturn> {
  const held = await db.first(lockReturnRow, { shopId, id });
  if (!held || (memberId !== undefined && held.memberId !== memberId)) throw new Refusal('record.notFound');
  return held;
}

/** The only way a return changes its state: by the table, from where it was seen. */
export async function stepReturn(
  db: Db,
  { shopId, id, state }: Pick<LockedReturn, 'shopId' | 'id' | 'state'>,
  act: ReturnAct,
  staffId: number | null = null,
): Promise<void> {
  const to = returnMachine.next(state, act);
  if (!to) throw new Refusal('return.over');
  const moved = await db.first(moveReturn, { shopId, id, from: state, to, staffId });
  if (!moved) throw new Refusal('return.over');
}

/** Units of one kind of goods in a return, and where they go now. */
export type Use = {
  readonly returnId: number;
  readonly position: number;
  readonly restocked?: number;
  readonly redispatched?: number;
  readonly disposed?: number;
};

/** Counts where units went, and closes what has none left. The returns are held, and there was enough. */
export async function placeUnits(db: TransactionDb, shopId: number, uses: readonly Use[]): Promise<void> {
  if (uses.length === 0) return;
  await db.all(writeUses, {
    shopId,
    returnIds: uses.map(({ returnId }) => returnId),
    positions: uses.map(({ position }) => position),
    restocked: uses.map(({ restocked = 0 }) => restocked),
    redispatched: uses.map(({ redispatched = 0 }) => redispatched),
    disposed: uses.map(({ disposed = 0 }) => disposed),
  });
  await closeIfDecided(db, shopId, [...new Set(uses.map(({ returnId }) => returnId))]);
}

/** A return whose goods are all somewhere is over. */
export async function closeIfDecided(db: Db, shopId: number, ids: readonly number[]): Promise<void> {
  await db.all(closeDecided, {
    shopId,
    ids: [...ids],
    from: 'graded',
    to: returnMachine.next('graded', 'close')!,
  });
}
