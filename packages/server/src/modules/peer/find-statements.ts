import type { PeerStatement, PeerStatementDetails } from '@onehaul/contract/peer';
import type { PageRequest } from '@onehaul/contract/wire';
import { Refusal } from '@onehaul/domain/refusal';
import { findPage, readerParameters } from '../../db/page.ts';
import type { MemberContext, ShopReader } from '../../http/context.ts';
import { findBalances } from '../wallet/index.ts';
import { linesOfStatement, statementOf, statementPage } from './statement.repository.ts';

export async function findStatements(
  context: MemberContext,
  page: PageRequest,
): Promise<{ items: PeerStatement[]; total: number }> {
  return findPage(context, statementPage, page, { memberId: context.member.ownerId });
}

/** A statement with its orders; restricted to a member when one is passed. */
export async function getStatementWithOrders(reader: ShopReader, id: number, memberId?: number) {
  const [statement, lines] = await Promise.all([
    reader.db.first(statementOf, { shopId: reader.shop.id, id }),
    reader.db.all(linesOfStatement, { ...readerParameters(reader), id }),
  ]);
  if (!statement || (memberId !== undefined && statement.memberId !== memberId))
    throw new Refusal('record.notFound');
  return { ...statement, lines };
}

export async function getStatement(
  context: MemberContext,
  { id }: { readonly id: number },
): Promise<PeerStatementDetails> {
  const memberId = context.member.ownerId;
  const [statement, { cash, gift }] = await Promise.all([
    getStatementWithOrders(context, id, memberId),
    findBalances(context.db, context.shop.id, memberId),
  ]);
  return { ...statement, balanceMinor: cash + gift };
}
