import type { CodOrder } from '@onehaul/contract/cod';
import type { PageRequest } from '@onehaul/contract/wire';
import { money, toMajor } from '@onehaul/domain/money';
import { type OrderStage, orderStages } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import { findPage, readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import {
  codOrderById,
  codOrderPage,
  type CodOrderRow,
  codOrderSearch,
  talliesOfCodOrders,
} from './cod-order.repository.ts';

/** Highest code point: prefix + this is the upper bound of a prefix range scan. */
const maxCodePoint = '\u{10FFFF}';

export function codOrderOf(row: CodOrderRow): CodOrder {
  const { receiverRegion, receiverDetail, expectedMinor, collectedMinor, ...order } = row;
  const inMajor = (minor: number) => toMajor(money(minor, order.currencyCode));
  return {
    ...order,
    receiverAddress: [receiverRegion, receiverDetail].filter(Boolean).join(' '),
    expected: inMajor(expectedMinor),
    collected: collectedMinor === null ? null : inMajor(collectedMinor),
  };
}

type CodSearch = PageRequest & { readonly stages: readonly OrderStage[]; readonly search: string };

export async function findCodOrders(
  context: MemberContext,
  { stages, search, ...page }: CodSearch,
): Promise<{ items: CodOrder[]; total: number }> {
  const client = search.normalize('NFKC').trim();
  const number = client.replaceAll(/\s/g, '').toUpperCase();
  const asked = {
    memberId: context.member.ownerId,
    stages: stages.length > 0 ? [...new Set(stages)] : orderStages,
  };
  const { items, total } =
    client === ''
      ? await findPage(context, codOrderPage, page, asked)
      : await findPage(context, codOrderSearch, page, {
          ...asked,
          client,
          afterClient: `${client}${maxCodePoint}`,
          search: number,
          afterSearch: `${number}${maxCodePoint}`,
        });
  return { items: items.map(codOrderOf), total };
}

export async function countCodOrders({
  db,
  shop,
  member,
}: MemberContext): Promise<Record<OrderStage, number>> {
  const tallies = await db.all(talliesOfCodOrders, { shopId: shop.id, memberId: member.ownerId });
  const byStage = new Map(tallies.map(({ stage, orders }) => [stage, orders]));
  return Object.fromEntries(orderStages.map((stage) => [stage, byStage.get(stage) ?? 0])) as Record<
    OrderStage,
    number
  >;
}

export async function getCodOrder(
  context: MemberContext,
  { id }: { readonly id: number },
): Promise<CodOrder> {
  const row = await context.db.first(codOrderById, {
    ...readerParameters(context),
    memberId: context.member.ownerId,
    id,
  });
  if (!row) throw new Refusal('record.notFound');
  return codOrderOf(row);
}
