import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { DataKeyMissing, seal, unseal } from '../../sealed.ts';
import { countAddresses, defaultAddressOf, reinsertAddresses, lockMember } from './address.repository.ts';
import { maxAddresses } from './add-address.ts';

/** How long a removal can be undone. */
const undoMilliseconds = 60_000;

/** Bytes of a nonce, an authentication tag and at least one character between brackets. */
const minSealBytes = 31;

type RemovedAddresses = { readonly removedAt: number; readonly rows: readonly { is_default: boolean }[] };

/** Encryption context: another member cannot decrypt the undo token. */
const undoSealOwner = ({ shop, member }: MemberContext) => ({
  purpose: 'address undo',
  owner: [shop.tenantId, shop.id, 'member', member.ownerId],
});

/**
 * Encrypts the removed rows into an undo token for the member. The server does not store them, so closing the
 * tab makes the removal final.
 */
export const sealRemoved = (keys: Keys, context: MemberContext, rows: readonly object[]): string =>
  seal(keys, undoSealOwner(context), JSON.stringify({ removedAt: Date.now(), rows })).toString('base64url');

/** The token comes from a browser, so an unknown data key means a forged token, not a server error. */
function tryUnseal(keys: Keys, context: MemberContext, sealed: Buffer): string | undefined {
  try {
    return unseal(keys, undoSealOwner(context), sealed);
  } catch (error) {
    if (error instanceof DataKeyMissing) return undefined;
    throw error;
  }
}

function unsealRemoved(keys: Keys, context: MemberContext, undo: string): RemovedAddresses {
  const sealed = Buffer.from(undo, 'base64url');
  const opened = sealed.length < minSealBytes ? undefined : tryUnseal(keys, context, sealed);
  const removed = opened === undefined ? undefined : (JSON.parse(opened) as RemovedAddresses);
  if (!removed || Date.now() - removed.removedAt > undoMilliseconds) throw new Refusal('record.notFound');
  return removed;
}

/** Undoes a removal; addresses that were already restored keep their current values. */
export async function restoreAddresses(
  keys: Keys,
  context: ChangeContext,
  { undo }: { readonly undo: string },
): Promise<{ restored: number }> {
  const { db, shop, member } = context;
  const { rows } = unsealRemoved(keys, context, undo);
  const whose = { shopId: shop.id, memberId: member.ownerId };
  await db.first(lockMember, whose);
  const { count } = (await db.first(countAddresses, whose))!;
  if (count + rows.length > maxAddresses) throw new Refusal('address.tooMany', { most: maxAddresses });
  const isTaken = (await db.first(defaultAddressOf, whose)) !== undefined;
  const again = rows.map((row) => ({ ...row, is_default: row.is_default && !isTaken }));
  const back = await db.all(reinsertAddresses, { ...whose, rows: JSON.stringify(again) });
  return { restored: back.length };
}
