import type { Confirmation, ConsigneeCounter } from '@onehaul/contract/consignee';
import type { PageRequest } from '@onehaul/contract/wire';
import type { ConfirmationState } from '@onehaul/domain/customs/confirmation-state';
import { consigneeCountries, dutyFreeValue, halfYearOf } from '@onehaul/domain/customs/consignee';
import { convert, money, toMajor } from '@onehaul/domain/money';
import { Refusal } from '@onehaul/domain/refusal';
import { findPage } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { getAddressRow, unsealIdCard } from '../address/index.ts';
import {
  confirmationByOrder,
  confirmationPage,
  type ConfirmationRow,
  countConfirmations,
  countReceivers,
} from './consignee.repository.ts';
import { receiverPrints } from './receiver-print.ts';

/** The declared value in the destination's currency, at the order's exchange rate. */
function valueAtDestination(order: Pick<ConfirmationRow, 'declaredMinor' | 'currencyCode' | 'exchangeRate'>) {
  const { declaredMinor, currencyCode, exchangeRate } = order;
  if (currencyCode !== dutyFreeValue.currency) return { value: null, isOverFree: null };
  const there = convert(money(declaredMinor, 'CNY'), exchangeRate, currencyCode);
  return {
    value: { amount: toMajor(there), currency: currencyCode },
    isOverFree: there.minor > dutyFreeValue.minor,
  };
}

function confirmationOf({ currencyCode, exchangeRate, ...row }: ConfirmationRow): Confirmation {
  return { ...row, ...valueAtDestination({ declaredMinor: row.declaredMinor, currencyCode, exchangeRate }) };
}

type Filter = { readonly state?: ConfirmationState | undefined; readonly orderId?: number | undefined };

export async function findConfirmations(
  context: MemberContext,
  { state, orderId, ...page }: PageRequest & Filter,
): Promise<{ items: Confirmation[]; total: number }> {
  const filter = { memberId: context.member.ownerId, state: state ?? null, orderId: orderId ?? null };
  const { items, total } = await findPage(context, confirmationPage, page, filter);
  return { items: items.map(({ total: _, ...row }) => confirmationOf(row)), total };
}

export async function getConfirmation(
  { db, shop, member }: MemberContext,
  orderId: number,
): Promise<Confirmation> {
  const row = await db.first(confirmationByOrder, { shopId: shop.id, memberId: member.ownerId, orderId });
  if (!row) throw new Refusal('record.notFound');
  return confirmationOf(row);
}

type Counters = {
  from: Date;
  until: Date;
  states: Record<ConfirmationState, number>;
  receivers: ConsigneeCounter[];
};

/** Counts only the member's own orders; what other members sent to the same person is private. */
export async function findCounters(
  keys: Keys,
  context: MemberContext,
  { addressId }: { readonly addressId?: number | undefined },
): Promise<Counters> {
  const { db, shop, member } = context;
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const { from, until } = halfYearOf(new Date());
  const prints = addressId === undefined ? null : await printsOfAddress(keys, context, addressId);
  const [counts, receivers] = await Promise.all([
    db.all(countConfirmations, whose),
    db.all(countReceivers, {
      ...whose,
      countryCodes: [...consigneeCountries],
      from,
      prints,
      freeMinor: dutyFreeValue.minor,
      currency: dutyFreeValue.currency,
    }),
  ]);
  const states = { waiting: 0, confirmed: 0, mismatch: 0, expired: 0 };
  for (const { state, count } of counts) states[state] = count;
  return { from, until, states, receivers };
}

async function printsOfAddress(keys: Keys, context: MemberContext, addressId: number): Promise<Buffer[]> {
  const { shop } = context;
  const address = await getAddressRow(context, addressId);
  const idCard = unsealIdCard(keys, shop, address.id, address.idCardSealed);
  return receiverPrints(keys, shop, { ...address, idCard });
}
