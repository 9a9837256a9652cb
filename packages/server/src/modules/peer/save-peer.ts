import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { addLines, insertPeer, removeOtherLines, updatePeer } from './peer-desk.repository.ts';

type Terms = {
  readonly name: string;
  readonly creditMinor: number;
  readonly termDays: number;
  readonly lineIds: readonly number[];
};
type RecordKey = { readonly shopId: number; readonly id: number };

/** Makes a member a peer; refuses an unknown code or an existing peer. */
export async function addPeer(
  db: TransactionDb,
  staffId: number,
  { lineIds, ...draft }: Terms & { readonly shopId: number; readonly memberCode: string },
): Promise<{ id: number }> {
  const added = await db.first(insertPeer, { ...draft, staffId });
  if (!added) throw new Refusal('record.notFound');
  await grant(db, { shopId: draft.shopId, id: added.id }, lineIds);
  return added;
}

export async function changePeer(
  db: TransactionDb,
  staffId: number,
  { lineIds, ...draft }: Terms & RecordKey,
): Promise<void> {
  const changed = await db.first(updatePeer, { ...draft, staffId });
  if (!changed) throw new Refusal('record.notFound');
  await grant(db, draft, lineIds);
}

/** Replaces the peer's granted lines with these. */
async function grant(db: TransactionDb, { shopId, id }: RecordKey, asked: readonly number[]): Promise<void> {
  const of = { shopId, id, lineIds: [...new Set(asked)] };
  await db.all(removeOtherLines, of);
  const known = await db.first(addLines, of);
  if (known!.count < of.lineIds.length) throw new Refusal('record.notFound');
}
