import { type ReturnAct, returnMachine } from '@onehaul/domain/returns/return-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import {
  closeDecided,
  type LockedReturn,
  lockReturnRow,
  moveReturn,
  addPlacedUnits,
} from './return.repository.ts';

/** Row-locks a return. With a member id, another member's return is reported as not found. */
export async function lockReturn(
  db: TransactionDb,
  { shopId, id, memberId }: { readonly shopId: number; readonly id: number; readonly memberId?: number },
): Promise<LockedReturn> {
  const held = await db.first(lockReturnRow, { shopId, id });
  if (!held || (memberId !== undefined && held.memberId !== memberId)) throw new Refusal('record.notFound');
  return held;
}

/** The only way a return changes state: by the transition table, with a check on the state read. */
export async function stepReturn(
  db: TransactionDb,
  { shopId, id, state }: Pick<LockedReturn, 'shopId' | 'id' | 'state'>,
  act: ReturnAct,
  staffId: number | null = null,
): Promise<void> {
  const to = returnMachine.next(state, act);
  if (!to) throw new Refusal('return.over');
  const moved = await db.first(moveReturn, { shopId, id, from: state, to, staffId });
  if (!moved) throw new Refusal('return.over');
}

/** Units of one item of a return, and where they go. */
export type UnitPlacement = {
  readonly returnId: number;
  readonly position: number;
  readonly restocked?: number;
  readonly redispatched?: number;
  readonly disposed?: number;
};

/**
 * Counts units as placed and closes returns with none left. The returns are row-locked and the counts are
 * checked.
 */
export async function recordPlacedUnits(
  db: TransactionDb,
  shopId: number,
  uses: readonly UnitPlacement[],
): Promise<void> {
  if (uses.length === 0) return;
  await db.all(addPlacedUnits, {
    shopId,
    returnIds: uses.map(({ returnId }) => returnId),
    positions: uses.map(({ position }) => position),
    restocked: uses.map(({ restocked = 0 }) => restocked),
    redispatched: uses.map(({ redispatched = 0 }) => redispatched),
    disposed: uses.map(({ disposed = 0 }) => disposed),
  });
  await closeIfDecided(db, shopId, [...new Set(uses.map(({ returnId }) => returnId))]);
}

/** Closes returns whose units are all placed. */
export async function closeIfDecided(
  db: TransactionDb,
  shopId: number,
  ids: readonly number[],
): Promise<void> {
  await db.all(closeDecided, {
    shopId,
    ids: [...ids],
    from: 'graded',
    to: returnMachine.next('graded', 'close')!,
  });
}
