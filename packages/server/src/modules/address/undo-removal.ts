import { Refusal } from '@onehaul/domain/refusal';
import type { MemberContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { DataKeyMissing, seal, unseal } from '../../sealed.ts';
import { countAddresses, defaultOf, insertRemoved, lockMember } from './address.repository.ts';
import { mostAddresses } from './add-address.ts';

/** How long a removal can be taken back. */
const undoMilliseconds = 60_000;

/** A nonce and a tag, and at least a sign between brackets. */
const shortestSeal = 31;

type Removed = { readonly removedAt: number; readonly rows: readonly { is_default: boolean }[] };

/** In another member's hands it does not open. */
const ownerOf = ({ shop, member }: MemberContext) => ({
  purpose: 'address undo',
  owner: [shop.tenantId, shop.id, 'member', member.ownerId],
});

/**
 * What was removed, for its member to bring back: we keep nothing of it, so that a tab that is closed leaves the
 * addresses removed.
 */
export const sealRemoved = (keys: Keys, context: MemberContext, rows: readonly object[]): string =>
  seal(keys, ownerOf(context), JSON.stringify({ removedAt: Date.now(), rows })).toString('base64url');

/** It comes from a browser: a key that is not ours is somebody's invention. */
function openOrNothing(keys: Keys, context: MemberContext, sealed: Buffer): string | undefined {
  try {
    return unseal(keys, ownerOf(context), sealed);
  } catch (error) {
    if (error instanceof DataKeyMissing) return undefined;
    throw error;
  }
}

function openRemoved(keys: Keys, context: MemberContext, undo: string): Removed {
  const sealed = Buffer.from(undo, 'base64url');
  const opened = sealed.length < shortestSeal ? undefined : openOrNothing(keys, context, sealed);
  const removed = opened === undefined ? undefined : (JSON.parse(opened) as Removed);
  if (!removed || Date.now() - removed.removedAt > undoMilliseconds) throw new Refusal('record.notFound');
  return removed;
}

/** Takes a removal back; what was taken back already stays as it is now. */
export async function restoreAddresses(
  keys: Keys,
  context: MemberContext,
  { undo }: { readonly undo: string },
): Promise<{ restored: number }> {
  const { db, shop, member } = context;
  const { rows } = openRemoved(keys, context, undo);
  const whose = { shopId: shop.id, memberId: member.ownerId };
  await db.first(lockMember, whose);
  const { count } = (await db.first(countAddresses, whose))!;
  if (count + rows.length > mostAddresses) throw new Refusal('address.tooMany', { most: mostAddresses });
  const isTaken = (await db.first(defaultOf, whose)) !== undefined;
  const again = rows.map((row) => ({ ...row, is_default: row.is_default && !isTaken }));
  const back = await db.all(insertRemoved, { ...whose, rows: JSON.stringify(again) });
  return { restored: back.length };
}
