import type { BankCard } from '@onehaul/contract/wallet';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import { payableFrom } from '@onehaul/domain/wallet/withdrawal';
import type { WithdrawalState } from '@onehaul/domain/wallet/withdrawal-state';
import { limitOf } from '../../db/page.ts';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import { findSettings } from '../shop/index.ts';
import { ownCards, removeCard } from './bank-card.repository.ts';
import { countOwn, ownWithdrawals } from './withdrawal.repository.ts';

type Asked = {
  readonly pageIndex: number;
  readonly pageRows: number;
  readonly state?: WithdrawalState | undefined;
};

const whose = ({ shop, member }: MemberContext) => ({ shopId: shop.id, memberId: member.ownerId });

export async function findOwnWithdrawals(context: MemberContext, { pageIndex, pageRows, state }: Asked) {
  const filter = { ...whose(context), state: state ?? null };
  const [items, counted] = await Promise.all([
    context.db.all(ownWithdrawals, { ...filter, ...limitOf({ pageIndex, pageRows }) }),
    context.db.first(countOwn, filter),
  ]);
  return { items, total: counted!.total };
}

export async function findOwnCards(context: MemberContext): Promise<BankCard[]> {
  const [cards, own] = await Promise.all([context.db.all(ownCards, whose(context)), findSettings(context)]);
  const settings = settingsFrom(own);
  const now = new Date();
  return cards.map((card) => {
    const from = payableFrom(card.createdAt, settings);
    return { ...card, payableFrom: from, isNew: from > now };
  });
}

export async function removeOwnCard(context: ChangeContext, { id }: { readonly id: number }): Promise<null> {
  if (!(await context.db.first(removeCard, { ...whose(context), id }))) throw new Refusal('record.notFound');
  return null;
}
