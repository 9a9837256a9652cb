import {
  type EventAct,
  type HoldReason,
  type ParcelAct,
  parcelMachine,
  type ParcelNote,
} from '@onehaul/domain/parcel/parcel-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import type { Topic } from '../../outbox/emit.ts';
import { type LockedParcel, lockParcels, moveParcels, noteEvents } from './move.repository.ts';

type Actor =
  | { readonly kind: 'member'; readonly id: number }
  | { readonly kind: 'staff'; readonly id: number }
  | { readonly kind: 'system' };

/** Audit data of an event: actor, reason, proof, details. */
export type Account = {
  readonly actor: Actor;
  readonly reason?: string;
  /** Ids of photos that document the event. */
  readonly proof?: readonly string[];
  readonly details?: Readonly<Record<string, unknown>>;
  /** Topic of the notice to the owner; without one, only an open page is refreshed. */
  readonly notice?: Topic;
};

const writtenFrom = ({
  actor,
  reason = '',
  proof = [],
  details = {},
  notice = 'parcelChanged',
}: Account) => ({
  actor: actor.kind,
  actorId: actor.kind === 'system' ? null : actor.id,
  reason,
  proof: [...proof],
  details: JSON.stringify(details),
  topic: notice,
});

/** Locks the parcels; throws when one does not exist. */
export async function lockAll(
  db: TransactionDb,
  shopId: number,
  ids: readonly number[],
): Promise<LockedParcel[]> {
  const wanted = [...new Set(ids)];
  const parcels = await db.all(lockParcels, { shopId, ids: wanted });
  if (parcels.length < wanted.length) throw new Refusal('record.notFound');
  return parcels;
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
    ...writtenFrom(account),
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
    ...writtenFrom(account),
    shopId,
    ids: [...ids],
    act,
    isFirst: beginnings.includes(act),
  });
}
