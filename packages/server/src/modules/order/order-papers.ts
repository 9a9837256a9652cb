import type { OrderStage } from '@onehaul/domain/order/order-state';
import { getAllRows } from '../../db/get-all-rows.ts';
import { makeOrderList } from '../../documents/make-document.ts';
import type { MemberContext } from '../../http/context.ts';
import { generatedFile } from '../../documents/generated-file.ts';
import type { Services } from '../../services.ts';
import { findOrderRows, printLabels, printOrderSheets } from '../paper/index.ts';
import { billNumbersOf, newestOrderIds, stageOrderIds } from './order-papers.repository.ts';

const maxExported = 1000;

const paperRequest = ({ shop, member, language }: MemberContext, ids: readonly number[]) => ({
  shopId: shop.id,
  memberId: member.ownerId,
  language,
  ids,
});

/** Renders a PDF of the member's orders: one sheet each, or the labels of their boxes. */
export async function printSheet(
  { storage }: Pick<Services, 'storage'>,
  context: MemberContext,
  { ids, kind }: { readonly ids: readonly number[]; readonly kind: 'sheet' | 'labels' },
) {
  const reader = { db: context.db, storage, tenantId: context.shop.tenantId };
  const asked = paperRequest(context, ids);
  if (kind === 'labels') return generatedFile('labels', 'pdf', await printLabels(reader, asked));
  return generatedFile('orders', 'pdf', await printOrderSheets(reader, asked));
}

/** Exports the member's orders as a workbook: the selected ones, or the newest of a stage. */
export async function exportSheet(
  context: MemberContext,
  { ids, stage }: { readonly ids?: readonly number[] | undefined; readonly stage?: OrderStage | undefined },
) {
  const { db, language } = context;
  const chosen = ids && ids.length > 0 ? ids : await newestIds(context, stage);
  const rows = await findOrderRows(db, paperRequest(context, chosen));
  return generatedFile('orders', 'xlsx', await makeOrderList(language, rows));
}

async function newestIds({ db, shop, member }: MemberContext, stage: OrderStage | undefined) {
  const of = { shopId: shop.id, memberId: member.ownerId, limit: maxExported };
  const rows = stage ? await db.all(stageOrderIds, { ...of, stage }) : await db.all(newestOrderIds, of);
  return rows.map(({ id }) => id);
}

/** Returns the carrier bill numbers of the member's orders. */
export async function billNumbers(
  { db, shop, member }: MemberContext,
  { ids }: { readonly ids: readonly number[] },
) {
  const whose = { shopId: shop.id, memberId: member.ownerId };
  return getAllRows(ids, (wanted) => db.all(billNumbersOf, { ...whose, ids: wanted }));
}
