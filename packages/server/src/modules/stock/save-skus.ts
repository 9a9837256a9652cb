import { stockCalls } from '@onehaul/contract/stock';
import { wirePath } from '@onehaul/contract/wire';
import { Refusal } from '@onehaul/domain/refusal';
import { refuseForeignKeyViolation } from '../../db/foreign-key-violation.ts';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import { fileOfMember } from '../file/index.ts';
import {
  deleteSku,
  activeGoodsType,
  insertSku,
  ownCategory,
  pictureOfSku,
  type SkuFields,
  updateSkuRow,
} from './sku.repository.ts';

const memberKeyOf = ({ shop, member }: MemberContext) => ({ shopId: shop.id, memberId: member.ownerId });
const fieldOf = (name: string) => wirePath(stockCalls.addSku.input, [name]);
const codeTaken = (code: string) =>
  refuseUniqueViolation('sku_tenant_id_shop_id_member_id_code_key', 'stock.codeTaken', { code });

/**
 * References of a SKU must belong to the member or the shop. An existing picture may stay, even if another
 * account of the member uploaded it.
 */
async function assertReferences(
  context: MemberContext,
  { categoryId, goodsTypeId, pictureId }: SkuFields,
  picture: string | null,
): Promise<void> {
  const { db, shop, member } = context;
  const [category, goodsType, file] = await Promise.all([
    categoryId === null || db.first(ownCategory, { ...memberKeyOf(context), id: categoryId }),
    goodsTypeId === null || db.first(activeGoodsType, { shopId: shop.id, id: goodsTypeId }),
    pictureId === null ||
      pictureId === picture ||
      db.first(fileOfMember, { shopId: shop.id, memberId: member.id, id: pictureId }),
  ]);
  if (!category) throw new Refusal('input.invalid', { field: fieldOf('categoryId') });
  if (!goodsType) throw new Refusal('input.invalid', { field: fieldOf('goodsTypeId') });
  if (!file) throw new Refusal('file.notFound');
}

export async function addSku(context: ChangeContext, fields: SkuFields) {
  await assertReferences(context, fields, null);
  return (await context.db
    .first(insertSku, { ...memberKeyOf(context), ...fields })
    .catch(codeTaken(fields.code)))!;
}

export async function updateSku(
  context: ChangeContext,
  { id, ...fields }: SkuFields & { readonly id: number },
) {
  const before = await context.db.first(pictureOfSku, { ...memberKeyOf(context), id });
  if (!before) throw new Refusal('record.notFound');
  await assertReferences(context, fields, before.pictureId);
  return (await context.db
    .first(updateSkuRow, { ...memberKeyOf(context), id, ...fields })
    .catch(codeTaken(fields.code)))!;
}

/** Deletes a SKU only while no delivery, stock or order references it; otherwise it can be deactivated. */
export async function removeSku(context: ChangeContext, { id }: { readonly id: number }) {
  const removed = await context.db
    .first(deleteSku, { ...memberKeyOf(context), id })
    .catch(refuseForeignKeyViolation('stock.inUse'));
  if (!removed) throw new Refusal('record.notFound');
  return removed;
}
