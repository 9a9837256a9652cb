import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { TransactionDb } from '../../db/database.ts';
import type { Prepared } from '../../http/bind.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { storePicture } from '../file/index.ts';
import { setProof, stateAndPictureLimit } from './withdrawal-desk.repository.ts';

type RecordKey = { readonly shopId: number; readonly id: number };
type StoredProof = RecordKey & { readonly proofKey: string };

/** Re-encodes the picture of a transfer and stores it; no row references it yet. */
export async function storeProof(
  services: Pick<Services, 'storage' | 'log'>,
  { db, staff }: StaffContext,
  { file, ...which }: RecordKey & { readonly file: Uint8Array },
): Promise<Prepared<StoredProof>> {
  const found = await db.first(stateAndPictureLimit, which);
  if (!found) throw new Refusal('record.notFound');
  if (found.state !== 'paid') throw new Refusal('withdrawal.over');
  const { imageMostBytes } = settingsFrom({ imageMostBytes: found.imageMostBytes });
  const shop = { tenantId: staff.tenantId, id: which.shopId };
  const { stored, discard } = await storePicture(services, {
    shop,
    folder: 'transfer',
    file,
    mostBytes: imageMostBytes,
  });
  return { ready: { ...which, proofKey: stored.fileKey }, discard };
}

export async function addProof(db: TransactionDb, stored: StoredProof): Promise<string> {
  const kept = await db.first(setProof, stored);
  if (!kept) throw new Refusal('withdrawal.over');
  return kept.number;
}
