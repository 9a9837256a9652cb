import {
  type EventAct,
  type HoldReason,
  type ParcelAct,
  parcelMachine,
  type ParcelNote,
} from '@onehaul/domain/parcel/parcel-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import type { Topic } from '../../outbox/emit.ts';
import { type LockedParcel, lockParcels, moveParcels, noteEvents } from './move.repository.ts';

/** Who does something to a parcel. */
type Actor =
  | { readonly kind: 'member'; readonly id: number }
  | { readonly kind: 'staff'; readonly id: number }
  | { readonly kind: 'system' };

/** What is written down beside the bare fact. */
export type Account = {
  readonly actor: Actor;
  readonly reason?: string;
  /** Photos that show it. */
  readonly proof?: readonly string[];
  readonly details?: Readonly<Record<string, unknown>>;
  /** What the owner is told; otherwise only their open page learns of it. */
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

/** The parcels, held until the transaction ends; refused when one of them is not there. */
export async function lockAll(db: Db, shopId: number, ids: readonly number[]): Promise<LockedParcel[]> {
  const wanted = [...new Set(ids)];
  const parcels = await db.all(lockParcels, { shopId, ids: wanted });
  if (parcels.length < wanted.length) throw new Refusal('record.notFound');
  return parcels;
}

type Step = Account & {
  /** Whose it is from now on. */
  readonly memberId?: number;
  readonly holdReason?: HoldReason;
  readonly holdNote?: string;
};

/**
 * The only way a parcel changes its state: by the table, from the state it was seen in, with its event and the word to
 * its owner in the same statement. Parcels must be of one state.
 */
export async function stepParcels(
  db: Db,
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

/** With these a parcel begins: there was no state before. */
const beginnings: readonly EventAct[] = ['add', 'arrive'];

/** Writes down what happened to parcels without moving them: a photo, a shelf, other words for the goods; an unowned one is measured so too. */
export async function noteParcels(
  db: Db,
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
