import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { deleteAddresses } from './address.repository.ts';
import { sealRemoved } from './undo-removal.ts';

/** Removes all the addresses, or none when one of them does not exist. */
export async function removeAddresses(
  keys: Keys,
  context: ChangeContext,
  { ids }: { readonly ids: readonly number[] },
): Promise<{ removed: number; undo: string }> {
  const { db, shop, member } = context;
  const wanted = [...new Set(ids)];
  const gone = await db.all(deleteAddresses, { shopId: shop.id, memberId: member.ownerId, ids: wanted });
  if (gone.length < wanted.length) throw new Refusal('record.notFound');
  const rows = gone.map(({ row }) => row);
  return { removed: gone.length, undo: sealRemoved(keys, context, rows) };
}
