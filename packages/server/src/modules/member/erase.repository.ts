import { erasedUsername, type MemberState } from '@onehaul/domain/member';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type MemberScope = ShopScope & { memberId: number };

/** Members whose erasure is due; rows locked by another process are skipped. */
export const lockMembersToErase = prepareChange((p: { tenantId: number; limit: number }) =>
  tables
    .selectFrom('member')
    .select(['shopId', 'id', 'code', 'state', 'countryId', 'phoneNumber'])
    .where('tenantId', '=', p.tenantId)
    .where('state', '=', 'cancelling')
    .where('cancelsAt', '<=', sql<Date>`now()`)
    // A pending withdrawal still needs the bank card.
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

export const lockSubAccountsToErase = prepareChange((p: ShopScope & { mainId: number }) =>
  tables
    .selectFrom('member')
    .select(['shopId', 'id', 'code', 'state', 'countryId', 'phoneNumber'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('mainId', '=', p.mainId)
    .where('state', '<>', 'erased')
    .forUpdate(),
);

type Erasure = ShopScope & { id: number; from: MemberState; state: MemberState; username: string };

/** What replaces the personal data of a member. */
const erasedValues = {
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
} as const;

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The same for all members of an erased company, by column; `<code>` is the member's own. */
export const erasedMemberColumns: Readonly<Record<string, string | null>> = {
  ...Object.fromEntries(
    Object.entries(erasedValues).map(([name, value]) => [
      snakeCase(name),
      value === null ? null : String(value),
    ]),
  ),
  state: 'erased',
  username: erasedUsername('<code>'),
  username_key: erasedUsername('<code>'),
};

/** Id, code and recommender remain: other accounts reference them. */
export const eraseMemberRow = prepareChange((p: Erasure) =>
  tables
    .updateTable('member')
    .set({
      state: p.state,
      username: p.username,
      usernameKey: p.username,
      ...erasedValues,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', p.from),
);

const deleteRowsOfMember = (
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
  prepareChange((p: MemberScope) =>
    tables
      .deleteFrom(table)
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId),
  );

/** Sign-in records and attendance. */
export const deleteSignInTraces = [
  deleteRowsOfMember('session'),
  deleteRowsOfMember('signInCode'),
  deleteRowsOfMember('qrSignIn'),
  deleteRowsOfMember('signInDay'),
  deleteRowsOfMember('memberTask'),
];

/** Notices received and still to be sent. */
export const deleteMessagesOfMember = [
  deleteRowsOfMember('notice'),
  deleteRowsOfMember('noticeChoice'),
  deleteRowsOfMember('pushDevice'),
  deleteRowsOfMember('outbox'),
  deleteRowsOfMember('claimMiss'),
];

/** The address book; copies in orders remain, for customs and the carrier. */
export const deleteAddressesOfMember = deleteRowsOfMember('address');

/** Declarant names and numbers; copies in orders remain. */
export const deleteDeclarationsOfMember = deleteRowsOfMember('goodsDeclaration');

/** The ledger retains the bank and last four digits of payouts; card holder and number are erased. */
export const eraseCardsOfMember = prepareChange((p: MemberScope) =>
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

/** Goods and their events remain, for customs and audit; the member's own remarks are erased. */
export const eraseRemarksOfMember = [
  prepareChange((p: MemberScope) =>
    tables
      .updateTable('consigneeConfirmation')
      .set({ note: '' })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId)
      .where('note', '<>', ''),
  ),
  prepareChange((p: MemberScope) =>
    tables
      .updateTable('parcel')
      .set({ remark: '' })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId)
      .where('remark', '<>', ''),
  ),
  prepareChange((p: MemberScope) =>
    tables
      .updateTable('shopOrder')
      .set({ remark: '' })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId)
      .where('remark', '<>', ''),
  ),
  prepareChange((p: MemberScope) =>
    tables
      .updateTable('serviceRequest')
      .set({ words: '' })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId)
      .where('words', '<>', ''),
  ),
  // The stars remain in the shop's average.
  prepareChange((p: MemberScope) =>
    tables
      .updateTable('orderReview')
      .set({
        words: '',
        pictures: [],
        state: 'private',
        consentedAt: null,
        decidedAt: null,
        decidedBy: null,
      })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId),
  ),
  // The shop's replies and decisions remain: claims were settled by them.
  prepareChange((p: MemberScope) =>
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
  // Agent earnings belong to the shop's books; the application text does not.
  prepareChange((p: MemberScope) =>
    tables
      .updateTable('agent')
      .set({ words: '', reason: '' })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId),
  ),
  prepareChange((p: MemberScope) =>
    tables
      .updateTable('parcelClaim')
      .set({ note: '' })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId),
  ),
];

/** Stored idempotency responses quote the member's data. */
export const deleteResponsesOfMember = prepareChange((p: MemberScope) =>
  tables
    .deleteFrom('idempotency')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('actorId', '=', p.memberId),
);

export const deleteCodesOfPhone = prepareChange((p: ShopScope & { countryId: number; phoneNumber: string }) =>
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
