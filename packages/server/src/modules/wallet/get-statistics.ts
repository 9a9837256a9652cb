import type { WalletStatistics } from '@onehaul/contract/wallet';
import { settingsFrom } from '@onehaul/domain/settings';
import { spendable } from '@onehaul/domain/wallet/account';
import type { MemberContext } from '../../http/context.ts';
import { findSettings } from '../shop/index.ts';
import { findBalances } from './find-balances.ts';
import { ledgerAccountsOf } from './find-flow.ts';
import { monthsOf } from './flow.repository.ts';

/** Wallet totals; a sub-account sees the balance it pays from, but nothing of withdrawals (A16). */
export async function getStatistics(context: MemberContext): Promise<WalletStatistics> {
  const { db, shop, member } = context;
  const [wallet, months, own] = await Promise.all([
    findBalances(db, shop.id, member.ownerId),
    db.all(monthsOf, { shopId: shop.id, ownerId: member.ownerId, ...ledgerAccountsOf('money') }),
    findSettings(context),
  ]);
  const { withdrawalLeastCents, withdrawalsADay, withdrawalDays, newCardHours } = settingsFrom(own);
  return {
    balance: spendable(wallet),
    withdrawable: member.isMainAccount ? wallet.cash : 0,
    gift: wallet.gift,
    held: member.isMainAccount ? wallet.hold : 0,
    points: wallet.points,
    withdrawalLeast: withdrawalLeastCents,
    withdrawalsADay,
    withdrawalDays,
    newCardHours,
    months,
  };
}
