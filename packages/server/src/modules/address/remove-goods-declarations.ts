import { Refusal } from '@onehaul/domain/refusal';
import type { MemberContext } from '../../http/context.ts';
import { inBatches } from '../../jobs/in-batches.ts';
import { forEachTenant, type Job } from '../../jobs/job.ts';
import { lockMember } from './address.repository.ts';
import {
  forgetRemovedDeclarations,
  removeGoodsDeclarations,
  restoreGoodsDeclarations,
} from './goods-declaration.repository.ts';
import { assertRoom } from './keep-goods-declaration.ts';

type Ids = { readonly ids: readonly number[] };

/** Takes declarations away: all of them, or none when one is not there. */
export async function removeDeclarations(
  { db, shop, member }: MemberContext,
  { ids }: Ids,
): Promise<{ removed: number }> {
  const wanted = [...new Set(ids)];
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const gone = await db.all(removeGoodsDeclarations, { ...whose, ids: wanted });
  if (gone.length < wanted.length) throw new Refusal('record.notFound');
  return { removed: gone.length };
}

/** Takes back what was just taken away, while it is still there and there is room for it. */
export async function restoreDeclarations(
  context: MemberContext,
  { ids }: Ids,
): Promise<{ restored: number }> {
  const { db, shop, member } = context;
  const wanted = [...new Set(ids)];
  const whose = { shopId: shop.id, memberId: member.ownerId };
  await db.first(lockMember, whose);
  await assertRoom(context, wanted.length);
  const back = await db.all(restoreGoodsDeclarations, { ...whose, ids: wanted });
  if (back.length < wanted.length) throw new Refusal('record.notFound');
  return { restored: back.length };
}

/** Longer than anybody looks for the way back. */
const keptHours = 24;

/** Forgets what was taken away: it names people. */
export const forgetDeclarationsJob: Job = {
  name: 'forget-declarations',
  cron: '41 * * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      await inBatches(() => database.tenant(tenantId).all(forgetRemovedDeclarations, { hours: keptHours }));
    }),
};
