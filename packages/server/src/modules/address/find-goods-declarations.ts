import type { GoodsDeclaration } from '@onehaul/contract/goods-declaration';
import type { PageRequest } from '@onehaul/contract/wire';
import { Refusal } from '@onehaul/domain/refusal';
import { findPage } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import {
  goodsDeclarationById,
  goodsDeclarationPage,
  type GoodsDeclarationRow,
} from './goods-declaration.repository.ts';
import { declarationIdTail } from './seal-id-card.ts';

const declarationOf = (
  keys: Keys,
  { shop }: MemberContext,
  { idCardSealed, ...row }: GoodsDeclarationRow,
): GoodsDeclaration => ({ ...row, idCardTail: declarationIdTail(keys, shop, row.id, idCardSealed) });

/** A sub-account sees the declarations of its main account (A16). */
export async function findGoodsDeclarations(
  keys: Keys,
  context: MemberContext,
  { search, ...page }: PageRequest & { readonly search: string },
): Promise<{ items: GoodsDeclaration[]; total: number }> {
  const filter = { memberId: context.member.ownerId, search };
  const { items, total } = await findPage(context, goodsDeclarationPage, page, filter);
  return { items: items.map(({ total: _, ...row }) => declarationOf(keys, context, row)), total };
}

export async function getGoodsDeclaration(
  keys: Keys,
  context: MemberContext,
  id: number,
): Promise<GoodsDeclaration> {
  const { db, shop, member } = context;
  const row = await db.first(goodsDeclarationById, { shopId: shop.id, memberId: member.ownerId, id });
  if (!row) throw new Refusal('record.notFound');
  return declarationOf(keys, context, row);
}
