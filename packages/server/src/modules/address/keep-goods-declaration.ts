import { type GoodsDeclaration, goodsDeclarationCalls } from '@onehaul/contract/goods-declaration';
import { wirePath } from '@onehaul/contract/wire';
import { wrongDeclarationField } from '@onehaul/domain/address/declaration';
import { addressPhone } from '@onehaul/domain/address/validate';
import { Refusal } from '@onehaul/domain/refusal';
import type { MemberContext } from '../../http/context.ts';
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

const mostDeclarations = 100;

/** As it is kept: numbers as they are dialled at home. Refused by the first field that cannot be right (§5). */
function readDeclaration({ idCard, ...fields }: Draft): GoodsDeclarationFields {
  const wrong = wrongDeclarationField({ ...fields, idCard });
  if (wrong) {
    const field = wirePath(goodsDeclarationCalls.add.input, [wrong]);
    throw new Refusal('address.invalid', { field });
  }
  return {
    ...fields,
    phone: addressPhone('CN', fields.phone),
    telephone: addressPhone('CN', fields.telephone),
  };
}

/** Keeps goods to be declared again, with who declares them. */
export async function addGoodsDeclaration(
  keys: Keys,
  context: MemberContext,
  draft: Draft & { readonly idCard: string },
): Promise<GoodsDeclaration> {
  const { db, shop, member } = context;
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const declaration = readDeclaration(draft);
  await db.first(lockMember, whose);
  await assertRoom(context, 1);
  const { id } = (await db.first(insertGoodsDeclaration, { ...whose, ...declaration }))!;
  await db.all(writeDeclarationId, { ...whose, id, sealed: sealDeclarationId(keys, shop, id, draft.idCard) });
  return getGoodsDeclaration(keys, context, id);
}

/** A declaration as it is from now on. An identity number that is left out stays. */
export async function updateGoodsDeclaration(
  keys: Keys,
  context: MemberContext,
  { id, ...draft }: Draft & { readonly id: number },
): Promise<GoodsDeclaration> {
  const { db, shop, member } = context;
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const declaration = readDeclaration(draft);
  const changed = await db.first(updateGoodsDeclarationRow, { ...whose, ...declaration, id });
  if (!changed) throw new Refusal('record.notFound');
  if (draft.idCard !== undefined) {
    const sealed = sealDeclarationId(keys, shop, id, draft.idCard);
    await db.all(writeDeclarationId, { ...whose, id, sealed });
  }
  return getGoodsDeclaration(keys, context, id);
}

/** The member must be held. */
export async function assertRoom({ db, shop, member }: MemberContext, more: number): Promise<void> {
  const counted = await db.first(countGoodsDeclarations, { shopId: shop.id, memberId: member.ownerId });
  if (counted!.count + more > mostDeclarations) throw new Refusal('declaration.tooMany');
}
