import type { Profile } from '@onehaul/contract/member';
import { Refusal } from '@onehaul/domain/refusal';
import { spendable } from '@onehaul/domain/wallet/account';
import { readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { countUsable } from '../coupon/index.ts';
import { privateFileUrl } from '../file/index.ts';
import { findBalances } from '../wallet/index.ts';
import { profileOf } from './member.repository.ts';

export async function getProfile({ keys }: Services, context: MemberContext): Promise<Profile> {
  const { db, shop, member } = context;
  // Queried in parallel. A sub-account pays from its main account's wallet (A16).
  const [row, wallet, couponCount] = await Promise.all([
    db.first(profileOf, { ...readerParameters(context), id: member.id }),
    findBalances(db, shop.id, member.ownerId),
    countUsable(db, shop.id, member.ownerId),
  ]);
  if (!row) throw new Refusal('access.signInRequired');
  return {
    id: row.id,
    memberCode: row.code,
    username: row.username,
    name: row.name,
    sex: row.sex,
    email: row.email ?? '',
    avatarUrl: privateFileUrl(keys, shop, row.avatarKey),
    countryId: row.countryId,
    dialCode: row.dialCode ?? '',
    phoneNumber: row.phoneNumber ?? '',
    isPhoneProved: row.phoneProvedAt !== null,
    telephone: row.telephone ?? '',
    marketplaceAccount: row.marketplaceAccount ?? '',
    level: row.level,
    levelName: row.levelName,
    isMainAccount: row.mainId === null,
    isFirstLogin: row.passwordIsGiven || !row.hasPassword,
    hasPassword: row.hasPassword,
    createdAt: row.createdAt,
    balance: spendable(wallet),
    withdrawable: member.isMainAccount ? wallet.cash : 0,
    points: wallet.points,
    couponCount,
  };
}
