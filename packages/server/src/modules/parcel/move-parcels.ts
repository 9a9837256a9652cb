import {
  type EventAct,
  type HoldReason,
  type ParcelAct,
  parcelMachine,
  type ParcelNote,
} from '@onehaul/domain/parcel/parcel-state';
import { Refusal } from '@onehaul/domain/refusal';
import { getAllRows } from '../../db/get-all-rows.ts';
import type { TransactionDb } from '../../db/database.ts';
import { type EventAudit, eventAuditParameters } from '../../outbox/event-audit.ts';
import { type LockedParcel, lockParcels, moveParcels, insertParcelEvents } from './move.repository.ts';

/** Locks the parcels; throws when one does not exist. */
export async function lockParcelsByIds(
  db: TransactionDb,
  shopId: number,
  ids: readonly number[],
): Promise<LockedParcel[]> {
  return getAllRows(ids, (wanted) => db.all(lockParcels, { shopId, ids: wanted }));
}

type Step = EventAudit & {
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
    ...eventAuditParameters(account, 'parcelChanged'),
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
const creatingActs: readonly EventAct[] = ['add', 'arrive'];

/** Records events that keep the state: photo, bin, edited goods data, measuring of an unowned parcel. */
export async function recordParcelEvents(
  db: TransactionDb,
  shopId: number,
  ids: readonly number[],
  act: ParcelNote | 'measure',
  account: EventAudit,
): Promise<void> {
  if (ids.length === 0) return;
  await db.all(insertParcelEvents, {
    ...eventAuditParameters(account, 'parcelChanged'),
    shopId,
    ids: [...ids],
    act,
    isFirst: creatingActs.includes(act),
  });
}
