import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { repeatInBatches } from '../../jobs/repeat-in-batches.ts';
import { forEachTenant, type Job } from '../../jobs/job.ts';
import { lockMember } from './address.repository.ts';
import {
  purgeRemovedDeclarations,
  removeGoodsDeclarations,
  restoreGoodsDeclarations,
} from './goods-declaration.repository.ts';
import { assertBelowDeclarationLimit } from './save-goods-declaration.ts';

type Ids = { readonly ids: readonly number[] };

/** Soft-deletes all the declarations, or none when one of them does not exist. */
export async function removeDeclarations(
  { db, shop, member }: ChangeContext,
  { ids }: Ids,
): Promise<{ removed: number }> {
  const wanted = [...new Set(ids)];
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const gone = await db.all(removeGoodsDeclarations, { ...whose, ids: wanted });
  if (gone.length < wanted.length) throw new Refusal('record.notFound');
  return { removed: gone.length };
}

/** Restores soft-deleted declarations while they still exist and the limit allows it. */
export async function restoreDeclarations(
  context: ChangeContext,
  { ids }: Ids,
): Promise<{ restored: number }> {
  const { db, shop, member } = context;
  const wanted = [...new Set(ids)];
  const whose = { shopId: shop.id, memberId: member.ownerId };
  await db.first(lockMember, whose);
  await assertBelowDeclarationLimit(context, wanted.length);
  const back = await db.all(restoreGoodsDeclarations, { ...whose, ids: wanted });
  if (back.length < wanted.length) throw new Refusal('record.notFound');
  return { restored: back.length };
}

/** Well beyond the time in which a member would use undo. */
const removedRetentionHours = 24;

/** Purges soft-deleted declarations, because they contain personal data. */
export const purgeDeclarationsJob: Job = {
  name: 'forget-declarations',
  cron: '41 * * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      await repeatInBatches(() =>
        database.autocommit(tenantId).all(purgeRemovedDeclarations, { hours: removedRetentionHours }),
      );
    }),
};
