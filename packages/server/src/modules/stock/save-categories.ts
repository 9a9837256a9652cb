import { Refusal } from '@onehaul/domain/refusal';
import { refuseForeignKeyViolation } from '../../db/foreign-key-violation.ts';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import { deleteCategory, insertCategory, renameCategory } from './sku.repository.ts';

const memberKeyOf = ({ shop, member }: MemberContext) => ({ shopId: shop.id, memberId: member.ownerId });
const nameTaken = refuseUniqueViolation(
  'sku_category_tenant_id_shop_id_member_id_name_key',
  'stock.nameTaken',
);

/** Adds a category for sorting goods. */
export async function addCategory(context: ChangeContext, { name }: { readonly name: string }) {
  return (await context.db.first(insertCategory, { ...memberKeyOf(context), name }).catch(nameTaken))!;
}

export async function updateCategory(
  context: ChangeContext,
  { id, name }: { readonly id: number; readonly name: string },
) {
  const renamed = await context.db
    .first(renameCategory, { ...memberKeyOf(context), id, name })
    .catch(nameTaken);
  if (!renamed) throw new Refusal('record.notFound');
  return renamed;
}

/** Deletes a category only while no SKU uses it. */
export async function removeCategory(context: ChangeContext, { id }: { readonly id: number }) {
  const removed = await context.db
    .first(deleteCategory, { ...memberKeyOf(context), id })
    .catch(refuseForeignKeyViolation('stock.inUse'));
  if (!removed) throw new Refusal('record.notFound');
  return removed;
}
