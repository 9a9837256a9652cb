import type { Profile } from '@onehaul/contract/member';
import { Refusal } from '@onehaul/domain/refusal';
import { readerOf } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { privateFileUrl } from '../file/index.ts';
import { profileOf } from './member.repository.ts';

/** True figures, not fillers: there is no wallet, no point and no coupon yet, so nobody owns any. */
const owned = { balance: 0, withdrawable: 0, points: 0, couponCount: 0 };

export async function getProfile({ keys }: Services, context: MemberContext): Promise<Profile> {
  const { db, shop, member } = context;
  const row = await db.first(profileOf, { ...readerOf(context), id: member.id });
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
    ...owned,
  };
}
