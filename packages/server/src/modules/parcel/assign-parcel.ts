import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { transferParcel } from './transfer-parcel.ts';
import { lockPiece, type Scan } from './lock-piece.ts';
import { ownerOfCode } from './owner-of-code.ts';

/** Assigns an unowned parcel by the member code on its label. Once a claim exists, the claims decide. */
export async function assignParcel(
  db: TransactionDb,
  staffId: number,
  { memberCode, ...scan }: Scan & { readonly memberCode: string },
): Promise<number> {
  const { parcel } = await lockPiece(db, scan);
  if (parcel.state !== 'unclaimed')
    throw new Refusal('state.illegalStep', { from: parcel.state, event: 'assign' });
  const memberId = await ownerOfCode(db, scan.shopId, memberCode);
  if (memberId === undefined) throw new Refusal('parcel.ofOtherShop');
  await transferParcel(db, scan.shopId, parcel, memberId, { actor: { kind: 'staff', id: staffId } });
  return parcel.id;
}
