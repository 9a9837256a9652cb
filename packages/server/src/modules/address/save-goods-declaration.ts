import { type GoodsDeclaration, goodsDeclarationCalls } from '@onehaul/contract/goods-declaration';
import { wirePath } from '@onehaul/contract/wire';
import { wrongDeclarationField } from '@onehaul/domain/address/declaration';
import { normalizeAddressPhone } from '@onehaul/domain/address/validate';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { lockMember } from './address.repository.ts';
import { getGoodsDeclaration } from './find-goods-declarations.ts';
import {
  countGoodsDeclarations,
  type GoodsDeclarationFields,
  insertGoodsDeclaration,
  updateGoodsDeclarationRow,
  writeDeclarationId,
} from './goods-declaration.repository.ts';
import { sealDeclarationId } from './seal-id-card.ts';

type Draft = GoodsDeclarationFields & { readonly idCard?: string | undefined };

const maxDeclarations = 100;

/** Normalizes a draft, phone numbers in national format; refuses the first invalid field (§5). */
function normalizeDeclaration({ idCard, ...fields }: Draft): GoodsDeclarationFields {
  const wrong = wrongDeclarationField({ ...fields, idCard });
  if (wrong) {
    const field = wirePath(goodsDeclarationCalls.add.input, [wrong]);
    throw new Refusal('address.invalid', { field });
  }
  return {
    ...fields,
    phone: normalizeAddressPhone('CN', fields.phone),
    telephone: normalizeAddressPhone('CN', fields.telephone),
  };
}

/** Stores a reusable goods declaration with its declarant. */
export async function addGoodsDeclaration(
  keys: Keys,
  context: ChangeContext,
  draft: Draft & { readonly idCard: string },
): Promise<GoodsDeclaration> {
  const { db, shop, member } = context;
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const declaration = normalizeDeclaration(draft);
  await db.first(lockMember, whose);
  await assertBelowDeclarationLimit(context, 1);
  const { id } = (await db.first(insertGoodsDeclaration, { ...whose, ...declaration }))!;
  await db.all(writeDeclarationId, { ...whose, id, sealed: sealDeclarationId(keys, shop, id, draft.idCard) });
  return getGoodsDeclaration(keys, context, id);
}

/** Updates a declaration; an omitted ID number is preserved. */
export async function updateGoodsDeclaration(
  keys: Keys,
  context: ChangeContext,
  { id, ...draft }: Draft & { readonly id: number },
): Promise<GoodsDeclaration> {
  const { db, shop, member } = context;
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const declaration = normalizeDeclaration(draft);
  const changed = await db.first(updateGoodsDeclarationRow, { ...whose, ...declaration, id });
  if (!changed) throw new Refusal('record.notFound');
  if (draft.idCard !== undefined) {
    const sealed = sealDeclarationId(keys, shop, id, draft.idCard);
    await db.all(writeDeclarationId, { ...whose, id, sealed });
  }
  return getGoodsDeclaration(keys, context, id);
}

/** Requires the member row lock. */
export async function assertBelowDeclarationLimit(
  { db, shop, member }: MemberContext,
  more: number,
): Promise<void> {
  const counted = await db.first(countGoodsDeclarations, { shopId: shop.id, memberId: member.ownerId });
  if (counted!.count + more > maxDeclarations) throw new Refusal('declaration.tooMany');
}
