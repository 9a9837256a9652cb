import type { PageRequest } from '@onehaul/contract/wire';
import { findPage, type ReaderPage, text, total } from '../../db/page.ts';
import { prepare, tables } from '../../db/statement.ts';
import type { VisitorContext } from '../../http/context.ts';

const payTypePage = prepare((p: ReaderPage) =>
  tables
    .selectFrom('payType')
    .select(({ ref }) => [
      'id',
      'kind',
      text(ref('names'), p).as('name'),
      text(ref('notes'), p).as('note'),
      'currencyCode',
      total,
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .orderBy('position')
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset),
);

/** Ways to pay, in the order the shop prefers. */
export function findPayTypes(context: VisitorContext, page: PageRequest) {
  return findPage(context, payTypePage, page, {});
}
