import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { TransactionDb } from '../../db/database.ts';
import type { Prepared } from '../../http/bind.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { storePicture } from '../file/index.ts';
import { keepProof, paidOne } from './withdrawal-desk.repository.ts';

type Which = { readonly shopId: number; readonly id: number };
type Stored = Which & { readonly proofKey: string };

/** Re-encodes the picture of a transfer and stores it; no row references it yet. */
export async function storeProof(
  services: Pick<Services, 'storage' | 'log'>,
  { db, staff }: StaffContext,
  { file, ...which }: Which & { readonly file: Uint8Array },
): Promise<Prepared<Stored>> {
  const found = await db.first(paidOne, which);
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

export async function addProof(db: TransactionDb, stored: Stored): Promise<string> {
  const kept = await db.first(keepProof, stored);
  if (!kept) throw new Refusal('withdrawal.over');
  return kept.number;
}
