import type { MemberState } from '@onehaul/domain/member';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
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
    // Money on its way to their bank needs the card it goes to.
    .where(
      sql<boolean>`not exists (select from withdrawal where withdrawal.tenant_id = member.tenant_id
        and withdrawal.shop_id = member.shop_id and withdrawal.member_id = member.id
        and withdrawal.state in ('requested', 'approved'))`,
    )
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
  table:
    | 'session'
    | 'signInCode'
    | 'qrSignIn'
    | 'notice'
    | 'noticeChoice'
    | 'pushDevice'
    | 'outbox'
    | 'claimMiss'
    | 'signInDay'
    | 'memberTask'
    | 'address'
    | 'goodsDeclaration',
) =>
  prepare((p: OfMember) =>
    tables
      .deleteFrom(table)
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId),
  );

/** Where and how the member signed in, and on which days they came by. */
export const signInTraces = [
  rowsOfMember('session'),
  rowsOfMember('signInCode'),
  rowsOfMember('qrSignIn'),
  rowsOfMember('signInDay'),
  rowsOfMember('memberTask'),
];

/** What the member was told, and what is on its way to them. */
export const messagesOfMember = [
  rowsOfMember('notice'),
  rowsOfMember('noticeChoice'),
  rowsOfMember('pushDevice'),
  rowsOfMember('outbox'),
  rowsOfMember('claimMiss'),
];

/** Where the member had things sent; what orders keep of it stays with them, for customs and the carrier. */
export const addressesOfMember = rowsOfMember('address');

/** Who declared goods, and by which number; what orders were declared with stays with them. */
export const declarationsOfMember = rowsOfMember('goodsDeclaration');

/** What was paid out stays in the books with its bank and last four digits; whose card it was and its number go. */
export const cardsOfMember = prepare((p: OfMember) =>
  tables
    .updateTable('bankCard')
    .set({
      holder: '',
      numberSealed: sql<Buffer>`''::bytea`,
      numberPrint: sql<Buffer>`''::bytea`,
      isRemoved: true,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId),
);

/** Goods and their story stay, for customs and for who handled them; what the member wrote beside them goes. */
export const remarksOfMember = [
  prepare((p: OfMember) =>
    tables
      .updateTable('consigneeConfirmation')
      .set({ note: '' })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId)
      .where('note', '<>', ''),
  ),
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
      .updateTable('serviceRequest')
      .set({ words: '' })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId)
      .where('words', '<>', ''),
  ),
  // What the shop answered and decided stays: claims are settled by it.
  prepare((p: OfMember) =>
    tables
      .updateTable('caseMessage')
      .set({ words: '', pictures: [] })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where(
        sql<boolean>`case_id in (select id from support_case whose where whose.tenant_id = ${p.tenantId}
          and whose.shop_id = ${p.shopId} and whose.member_id = ${p.memberId})`,
      )
      .where('actor', '=', 'member'),
  ),
  // What they earned as an agent is the shop's book; what they wrote to become one is not.
  prepare((p: OfMember) =>
    tables
      .updateTable('agent')
      .set({ words: '', reason: '' })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId),
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
    .innerJoin('member', (join) => sameShop(join, 'member', 'file').onRef('member.id', '=', 'file.memberId'))
    .select(['file.tenantId', 'file.shopId', 'file.id', 'file.fileKey'])
    .where('member.tenantId', '=', p.tenantId)
    .where('member.state', '=', 'erased')
    .limit(p.limit),
);
