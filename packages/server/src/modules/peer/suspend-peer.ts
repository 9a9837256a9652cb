import type { PeerState } from '@onehaul/domain/peer/credit';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { movePeer, peerPage } from './peer-desk.repository.ts';

type RecordKey = { readonly shopId: number; readonly id: number };

const move =
  (from: PeerState, to: PeerState) =>
  async (db: TransactionDb, staffId: number, which: RecordKey): Promise<void> => {
    const moved = await db.first(movePeer, { ...which, from, to, staffId });
    if (moved) return;
    const row = await db.first(peerPage, { ...which, search: '', limit: 1, offset: 0 });
    throw row
      ? new Refusal('state.illegalStep', { from: row.state, event: to })
      : new Refusal('record.notFound');
  };

/** Stops and resumes taking orders of a peer. */
export const suspendPeer = move('active', 'suspended');
export const restorePeer = move('suspended', 'active');
