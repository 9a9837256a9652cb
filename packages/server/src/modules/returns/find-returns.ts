import type { Return, ReturnDetails } from '@onehaul/contract/returns';
import type { PageRequest } from '@onehaul/contract/wire';
import { type ReturnState, returnStates } from '@onehaul/domain/returns/return-state';
import { remainingUnits } from '@onehaul/domain/returns/return-units';
import { Refusal } from '@onehaul/domain/refusal';
import { limitAndOffset, readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { privateFileUrl } from '../file/index.ts';
import {
  countReturns,
  everyReturnPage,
  itemsWithNames,
  returnById,
  returnPage,
  type ReturnRow,
  sendingsOfReturn,
} from './return-list.repository.ts';
import { photosOfReturn } from './return.repository.ts';

type Search = PageRequest & { readonly state?: ReturnState | undefined; readonly search: string };

const toReturn = ({ goods: { name, ...figures }, ...row }: ReturnRow): Return => ({
  ...row,
  ...figures,
  goodsName: name,
});

/** Counts for every state, including zero. */
export function countsOf(rows: readonly { readonly state: ReturnState; readonly count: number }[]) {
  const countOf = (state: ReturnState) => rows.find((one) => one.state === state)?.count ?? 0;
  return Object.fromEntries(returnStates.map((state) => [state, countOf(state)])) as Record<
    ReturnState,
    number
  >;
}

/** A sub-account sees the returns of its main account (A16). */
export async function findReturns(
  context: MemberContext,
  { state, search: typed, pageIndex, pageRows }: Search,
) {
  const { db, shop, member } = context;
  const search = typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  const memberId = member.ownerId;
  const page = {
    ...readerParameters(context),
    memberId,
    search,
    ...limitAndOffset({ pageIndex, pageRows }),
  };
  const [rows, counted] = await Promise.all([
    state ? db.all(returnPage, { ...page, state }) : db.all(everyReturnPage, { ...page, state: null }),
    db.all(countReturns, { shopId: shop.id, memberId, search }),
  ]);
  const total = counted
    .filter((one) => state === undefined || one.state === state)
    .reduce((sum, { found }) => sum + found, 0);
  return { items: rows.map(toReturn), total, counts: countsOf(counted) };
}

/** One return with its items, photos, decisions and original order. */
export async function getReturn(
  keys: Keys,
  context: MemberContext,
  { id }: { readonly id: number },
): Promise<ReturnDetails> {
  const { db, shop, member } = context;
  const of = { shopId: shop.id, id };
  const [row, items, photos, sendings] = await Promise.all([
    db.first(returnById, { ...readerParameters(context), memberId: member.ownerId, id }),
    db.all(itemsWithNames, of),
    db.all(photosOfReturn, of),
    db.all(sendingsOfReturn, of),
  ]);
  if (!row) throw new Refusal('record.notFound');
  const { note, weightGrams, lengthMm, widthMm, heightMm, orderKind, orderState, receiverName, ...rest } =
    row;
  return {
    ...toReturn(rest),
    note,
    weightGrams,
    lengthMm,
    widthMm,
    heightMm,
    orderKind,
    orderState,
    receiverName,
    items: items.map(({ barcode: _, ...item }) => ({ ...item, left: remainingUnits(item) })),
    photoUrls: photos.map(({ fileKey }) => privateFileUrl(keys, shop, fileKey)),
    sendings,
  };
}
