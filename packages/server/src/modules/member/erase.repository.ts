import type { MemberState } from '@onehaul/domain/member';
import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';

type OfShop = { tenantId: number; shopId: number };
type OfMember = OfShop & { memberId: number };

/** Whose day has come; those another process is busy with are left to it. */
export const dueMembers = prepare((p: { tenantId: number; limit: number }) =>
  tables
    .selectFrom('member')
    .select(['shopId', 'id', 'code', 'state', 'countryId', 'phoneNumber'])
    .where('tenantId', '=', p.tenantId)
    .where('state', '=', 'cancelling')
    .where('cancelsAt', '<=', sql<Date>`now()`)
    .orderBy('cancelsAt')
    .limit(p.limit)
    .forUpdate()
    .skipLocked(),
);

export const subAccountsToErase = prepare((p: OfShop & { mainId: number }) =>
  tables
    .selectFrom('member')
    .select(['shopId', 'id', 'code', 'state', 'countryId', 'phoneNumber'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('mainId', '=', p.mainId)
    .where('state', '<>', 'erased')
    .forUpdate(),
);

type Erasure = OfShop & { id: number; from: MemberState; state: MemberState; username: string };

/** Number, code and whom the member came by stay: other people's accounts are built on them. */
export const emptyMember = prepare((p: Erasure) =>
  tables
    .updateTable('member')
    .set({
      state: p.state,
      username: p.username,
      usernameKey: p.username,
      passwordHash: null,
      passwordIsGiven: false,
      name: '',
      sex: 'secret',
      email: null,
      countryId: null,
      phoneNumber: null,
      phoneProvedAt: null,
      telephone: null,
      marketplaceAccount: null,
      avatarFileId: null,
      suspendedFor: null,
      cancelsAt: null,
      lastSignInAt: null,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', p.from),
);

const rowsOfMember = (
  table: 'session' | 'signInCode' | 'qrSignIn' | 'notice' | 'outbox' | 'claimMiss' | 'address',
) =>
  prepare((p: OfMember) =>
    tables
      .deleteFrom(table)
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId),
  );

/** Where and how the member signed in. */
export const signInTraces = [rowsOfMember('session'), rowsOfMember('signInCode'), rowsOfMember('qrSignIn')];

/** What the member was told, and what is on its way to them. */
export const messagesOfMember = [rowsOfMember('notice'), rowsOfMember('outbox'), rowsOfMember('claimMiss')];

/** Where the member had things sent; what orders keep of it stays with them, for customs and the carrier. */
export const addressesOfMember = rowsOfMember('address');

/** Goods and their story stay, for customs and for who handled them; what the member wrote beside them goes. */
export const remarksOfMember = [
  prepare((p: OfMember) =>
    tables
      .updateTable('parcel')
      .set({ remark: '' })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId)
      .where('remark', '<>', ''),
  ),
  prepare((p: OfMember) =>
    tables
      .updateTable('shopOrder')
      .set({ remark: '' })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId)
      .where('remark', '<>', ''),
  ),
  prepare((p: OfMember) =>
    tables
      .updateTable('parcelClaim')
      .set({ note: '' })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId),
  ),
];

/** Answers kept for repeated calls quote what the member did. */
export const answersOfMember = prepare((p: OfMember) =>
  tables
    .deleteFrom('idempotency')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('actorId', '=', p.memberId),
);

export const codesOfPhone = prepare((p: OfShop & { countryId: number; phoneNumber: string }) =>
  tables
    .deleteFrom('smsCode')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('countryId', '=', p.countryId)
    .where('phoneNumber', '=', p.phoneNumber),
);

export const filesOfErased = prepare((p: { tenantId: number; limit: number }) =>
  tables
    .selectFrom('file')
    .innerJoin('member', (join) =>
      join
        .onRef('member.tenantId', '=', 'file.tenantId')
        .onRef('member.shopId', '=', 'file.shopId')
        .onRef('member.id', '=', 'file.memberId'),
    )
    .select(['file.tenantId', 'file.shopId', 'file.id', 'file.fileKey'])
    .where('member.tenantId', '=', p.tenantId)
    .where('member.state', '=', 'erased')
    .limit(p.limit),
);
