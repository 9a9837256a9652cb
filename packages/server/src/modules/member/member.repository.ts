import type { PageRequest } from '@onehaul/contract/wire';
import type { Language } from '@onehaul/domain/language';
import { type MemberState, maxSubAccounts, type Sex } from '@onehaul/domain/member';
import { sql } from 'kysely';
import {
  findPage,
  type ReaderParameters,
  type ReaderPage,
  translatedText,
  totalCount,
} from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { MemberContext } from '../../http/context.ts';

type ShopScope = { tenantId: number; shopId: number };
type MemberKey = ShopScope & { id: number };

/** Locks the member row that a use case decides by, so that concurrent requests are serialised. */
export const lockMember = prepareChange((p: MemberKey) =>
  tables
    .selectFrom('member')
    .leftJoin('country', 'country.id', 'member.countryId')
    .select([
      'member.id',
      'member.code',
      'member.mainId',
      'member.state',
      'member.passwordHash',
      'member.email',
      'member.countryId',
      'country.dialCode',
      'member.phoneNumber',
      'member.phoneProvedAt',
      'member.language',
    ])
    .where('member.tenantId', '=', p.tenantId)
    .where('member.shopId', '=', p.shopId)
    .where('member.id', '=', p.id)
    .forUpdate('member'),
);
export type LockedMember = NonNullable<(typeof lockMember)['row']>;

type NewMember = ShopScope & {
  code: string;
  mainId: number | null;
  username: string;
  usernameKey: string;
  passwordHash: string;
  isPasswordGiven: boolean;
  name: string;
  email: string | null;
  countryId: number | null;
  phoneNumber: string | null;
  marketplaceAccount: string | null;
  language: Language;
  payLimitCents: number | null;
  agentId: number | null;
  recommenderId: number | null;
  serviceStaffId: number | null;
};

/** Returns no row when the code is taken; a taken username raises a unique violation. */
export const insertMember = prepareChange((p: NewMember) =>
  tables
    .insertInto('member')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      code: p.code,
      mainId: p.mainId,
      username: p.username,
      usernameKey: p.usernameKey,
      passwordHash: p.passwordHash,
      passwordIsGiven: p.isPasswordGiven,
      name: p.name,
      email: p.email,
      countryId: p.countryId,
      phoneNumber: p.phoneNumber,
      marketplaceAccount: p.marketplaceAccount,
      language: p.language,
      payLimitCents: p.payLimitCents,
      agentId: p.agentId,
      recommenderId: p.recommenderId,
      serviceStaffId: p.serviceStaffId,
    })
    .onConflict((conflict) => conflict.columns(['tenantId', 'shopId', 'code']).doNothing())
    .returning(['id', 'code']),
);

/** A member who can be a recommender: a main account that is not closing. */
export const memberByCode = prepare((p: ShopScope & { code: string }) =>
  tables
    .selectFrom('member')
    .leftJoin('agent', (join) => sameShop(join, 'agent', 'member').onRef('agent.memberId', '=', 'member.id'))
    .select(['member.id', 'agent.state as agentState'])
    .where('member.tenantId', '=', p.tenantId)
    .where('member.shopId', '=', p.shopId)
    .where('member.code', '=', p.code)
    .where('member.mainId', 'is', null)
    .where('member.state', '=', 'active'),
);

export const staffByCode = prepare((p: { tenantId: number; code: string }) =>
  tables
    .selectFrom('staff')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('code', '=', p.code)
    .where('state', '=', 'active'),
);

export const dialCodeOf = prepare((p: { tenantId: number; countryId: number }) =>
  tables.selectFrom('country').select('dialCode').where('id', '=', p.countryId),
);

/** The account with its level name, dial code and avatar. */
export const profileOf = prepare((p: ReaderParameters & { id: number }) =>
  tables
    .selectFrom('member')
    .leftJoin('member as main', (join) =>
      sameShop(join, 'main', 'member').onRef('main.id', '=', 'member.mainId'),
    )
    // A sub-account has the level of its main account.
    .leftJoin('memberLevel', (join) =>
      sameShop(join, 'memberLevel', 'member').on(({ eb, fn, ref }) =>
        eb('memberLevel.level', '=', fn.coalesce(ref('main.level'), ref('member.level'))),
      ),
    )
    .leftJoin('country', 'country.id', 'member.countryId')
    .leftJoin('file', (join) => sameShop(join, 'file', 'member').onRef('file.id', '=', 'member.avatarFileId'))
    .select(({ fn, ref }) => [
      'member.id',
      // Parcels of a sub-account belong to its main account, so its code is shown.
      fn.coalesce(ref('main.code'), ref('member.code')).as('code'),
      'member.mainId',
      'member.username',
      'member.name',
      'member.sex',
      'member.email',
      'member.countryId',
      'member.phoneNumber',
      'member.phoneProvedAt',
      'member.telephone',
      'member.marketplaceAccount',
      'member.passwordIsGiven',
      'member.createdAt',
      sql<boolean>`${ref('member.passwordHash')} is not null`.as('hasPassword'),
      fn.coalesce(ref('main.level'), ref('member.level')).as('level'),
      translatedText(ref('memberLevel.names'), p).as('levelName'),
      'country.dialCode',
      'file.fileKey as avatarKey',
    ])
    .where('member.tenantId', '=', p.tenantId)
    .where('member.shopId', '=', p.shopId)
    .where('member.id', '=', p.id),
);

type Profile = MemberKey & {
  name: string;
  sex: Sex;
  email: string;
  countryId: number;
  phoneNumber: string;
  telephone: string | null;
  marketplaceAccount: string | null;
  isPhoneKept: boolean;
};

export const updateProfile = prepareChange((p: Profile) =>
  tables
    .updateTable('member')
    .set(({ ref }) => ({
      name: p.name,
      sex: p.sex,
      email: p.email,
      countryId: p.countryId,
      phoneNumber: p.phoneNumber,
      phoneProvedAt: sql<Date | null>`case when ${p.isPhoneKept}::boolean then ${ref('phoneProvedAt')} end`,
      telephone: p.telephone,
      marketplaceAccount: p.marketplaceAccount,
    }))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

export const setAvatar = prepareChange((p: MemberKey & { fileId: string }) =>
  tables
    .updateTable('member')
    .set({ avatarFileId: p.fileId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

export const setPassword = prepareChange((p: MemberKey & { passwordHash: string; isGiven: boolean }) =>
  tables
    .updateTable('member')
    .set({ passwordHash: p.passwordHash, passwordIsGiven: p.isGiven })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

export const setPhoneProved = prepareChange((p: MemberKey) =>
  tables
    .updateTable('member')
    .set({ phoneProvedAt: sql<Date>`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

type StateChange = MemberKey & { from: MemberState; state: MemberState; suspendedFor: string | null };

/** Any transition other than cancelling; clears a scheduled cancellation date. */
export const setState = prepareChange((p: StateChange) =>
  tables
    .updateTable('member')
    .set({ state: p.state, suspendedFor: p.suspendedFor, cancelsAt: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', p.from),
);

export const setCancelling = prepareChange(
  (p: MemberKey & { from: MemberState; state: MemberState; days: number }) =>
    tables
      .updateTable('member')
      .set({ state: p.state, cancelsAt: sql<Date>`now() + make_interval(days => ${p.days})` })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.id)
      .where('state', '=', p.from)
      .returning('cancelsAt'),
);

/** Removes a member's reviews from the home page; an undone cancellation does not bring them back. */
export const withdrawReviews = prepareChange((p: ShopScope & { memberId: number }) =>
  tables
    .updateTable('orderReview')
    .set({ state: 'private', consentedAt: null, decidedAt: null, decidedBy: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('state', '<>', 'private'),
);

export const subAccountIds = prepare((p: ShopScope & { mainId: number }) =>
  tables
    .selectFrom('member')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('mainId', '=', p.mainId)
    .where('state', '<>', 'erased')
    .orderBy('id'),
);

export const subAccountsOf = prepare((p: ShopScope & { mainId: number }) =>
  tables
    .selectFrom('member')
    .select(['id', 'username', 'name', 'lastSignInAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('mainId', '=', p.mainId)
    .where('state', '<>', 'erased')
    .orderBy('id')
    .limit(maxSubAccounts),
);

const subAccountPage = prepare((p: ReaderPage & { mainId: number }) =>
  tables
    .selectFrom('member')
    .select(['id', 'username', 'name', 'payLimitCents', 'createdAt', 'lastSignInAt', totalCount])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('mainId', '=', p.mainId)
    .where('state', '<>', 'erased')
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset),
);

export async function findSubAccounts(context: MemberContext, page: PageRequest) {
  const { items, total: count } = await findPage(context, subAccountPage, page, {
    mainId: context.member.id,
  });
  return {
    items: items.map(({ payLimitCents, ...account }) => ({ ...account, payLimitCents: payLimitCents ?? 0 })),
    total: count,
  };
}

/** Queues the welcome task for a new member. */
export const insertWelcomeTask = prepareChange((p: { tenantId: number; shopId: number; memberId: number }) =>
  tables.insertInto('memberTask').values({ tenantId: p.tenantId, shopId: p.shopId, memberId: p.memberId }),
);
