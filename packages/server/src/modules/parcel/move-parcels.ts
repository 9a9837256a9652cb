import {
  type EventAct,
  type HoldReason,
  type ParcelAct,
  parcelMachine,
  type ParcelNote,
} from '@onehaul/domain/parcel/parcel-state';
import { Refusal } from '@onehaul/domain/refusal';
import { allFound } from '../../db/all-found.ts';
import type { TransactionDb } from '../../db/database.ts';
import { type Account, accountParameters } from '../../outbox/event-account.ts';
import { type LockedParcel, lockParcels, moveParcels, noteEvents } from './move.repository.ts';

/** Locks the parcels; throws when one does not exist. */
export async function lockAll(
  db: TransactionDb,
  shopId: number,
  ids: readonly number[],
): Promise<LockedParcel[]> {
  return allFound(ids, (wanted) => db.all(lockParcels, { shopId, ids: wanted }));
}

type Step = Account & {
  /** New owner. */
  readonly memberId?: number;
  readonly holdReason?: HoldReason;
  readonly holdNote?: string;
};

/**
 * The only way a parcel changes state: checked by the state machine, conditional on the state read before,
 * with event and outbox row in the same statement. All parcels must be in the same state.
 */
export async function stepParcels(
  db: TransactionDb,
  shopId: number,
  parcels: readonly Pick<LockedParcel, 'id' | 'state'>[],
  act: ParcelAct,
  { memberId, holdReason, holdNote = '', ...account }: Step,
): Promise<void> {
  const [first] = parcels;
  if (!first) return;
  const { state: to } = parcelMachine.step(first, act);
  const ids = parcels.map(({ id }) => id);
  const moved = await db.all(moveParcels, {
    ...accountParameters(account, 'parcelChanged'),
    shopId,
    ids,
    act,
    from: first.state,
    to,
    memberId: memberId ?? null,
    holdReason: holdReason ?? null,
    holdNote,
  });
  if (moved.length < ids.length) throw new Refusal('state.illegalStep', { from: first.state, event: act });
}

/** Events that create a parcel, so there is no previous state. */
const beginnings: readonly EventAct[] = ['add', 'arrive'];

/** Records events that keep the state: photo, bin, edited goods data, measuring of an unowned parcel. */
export async function noteParcels(
  db: TransactionDb,
  shopId: number,
  ids: readonly number[],
  act: ParcelNote | 'measure',
  account: Account,
): Promise<void> {
  if (ids.length === 0) return;
  await db.all(noteEvents, {
    ...accountParameters(account, 'parcelChanged'),
    shopId,
    ids: [...ids],
    act,
    isFirst: beginnings.includes(act),
  });
}
