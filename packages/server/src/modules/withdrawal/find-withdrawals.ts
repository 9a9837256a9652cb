import type { BankCard } from '@onehaul/contract/wallet';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import { payableFrom } from '@onehaul/domain/wallet/withdrawal';
import type { WithdrawalState } from '@onehaul/domain/wallet/withdrawal-state';
import { limitAndOffset } from '../../db/page.ts';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import { findSettings } from '../shop/index.ts';
import { ownCards, removeCard } from './bank-card.repository.ts';
import { countOwn, ownWithdrawals } from './withdrawal.repository.ts';

type WithdrawalSearch = {
  readonly pageIndex: number;
  readonly pageRows: number;
  readonly state?: WithdrawalState | undefined;
};

const memberKeyOf = ({ shop, member }: MemberContext) => ({ shopId: shop.id, memberId: member.ownerId });

export async function findOwnWithdrawals(
  context: MemberContext,
  { pageIndex, pageRows, state }: WithdrawalSearch,
) {
  const filter = { ...memberKeyOf(context), state: state ?? null };
  const [items, counted] = await Promise.all([
    context.db.all(ownWithdrawals, { ...filter, ...limitAndOffset({ pageIndex, pageRows }) }),
    context.db.first(countOwn, filter),
  ]);
  return { items, total: counted!.total };
}

export async function findOwnCards(context: MemberContext): Promise<BankCard[]> {
  const [cards, own] = await Promise.all([
    context.db.all(ownCards, memberKeyOf(context)),
    findSettings(context),
  ]);
  const settings = settingsFrom(own);
  const now = new Date();
  return cards.map((card) => {
    const from = payableFrom(card.createdAt, settings);
    return { ...card, payableFrom: from, isNew: from > now };
  });
}

export async function removeOwnCard(context: ChangeContext, { id }: { readonly id: number }): Promise<null> {
  if (!(await context.db.first(removeCard, { ...memberKeyOf(context), id })))
    throw new Refusal('record.notFound');
  return null;
}
