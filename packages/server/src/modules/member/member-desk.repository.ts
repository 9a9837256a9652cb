import { maxSubAccounts, type MemberState } from '@onehaul/domain/member';
import type { Language } from '@onehaul/domain/language';
import { type RawBuilder, sql } from 'kysely';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { hasBeginning, hasTail, hasWords, type NumberRange } from '../../db/text-range.ts';

/** Kind of search. Each kind has its own prepared statements, so that each uses its index. */
export type SearchKind = 'newest' | 'code' | 'words' | 'wordsOrPhone';
type Filters = { readonly hasShop: boolean; readonly hasState: boolean };

/** The number is that of a phone. */
type Filter = NumberRange & {
  tenantId: number;
  shopId: number;
  state: MemberState;
  code: string;
  words: string;
};
type Page = Filter & { language: Language; limit: number; offset: number };

/** Most members that one index finds: who finds more types more. */
const maxFound = sql.lit(1000);

/** Members found by words or by their phone number, each by an index of its own; filters apply before the limit. */
function keysFound(p: Filter, kind: 'words' | 'wordsOrPhone', { hasShop, hasState }: Filters) {
  const ofShop = hasShop ? sql`and shop_id = ${p.shopId}` : sql``;
  const ofState = hasState ? sql`and state = ${p.state}` : sql``;
  const isOfState = hasState
    ? sql`and exists (select from member found where found.tenant_id = ${p.tenantId}
        and found.shop_id = member_word.shop_id and found.id = member_word.member_id and found.state = ${p.state})`
    : sql``;
  const byPhone = (condition: RawBuilder<boolean>) =>
    sql`(select shop_id, id from member where tenant_id = ${p.tenantId} and ${condition} ${ofShop} ${ofState} limit ${maxFound})`;
  const byWords = sql`(select shop_id, member_id from member_word
    where tenant_id = ${p.tenantId} and ${hasWords(p)} ${ofShop} ${isOfState} limit ${maxFound})`;
  if (kind === 'words') return byWords;
  const byBeginning = byPhone(hasBeginning(sql.ref('phone_number'), p));
  return sql`${byWords} union ${byBeginning} union ${byPhone(hasTail(sql.ref('reversed_phone'), p))}`;
}

function matching(p: Filter, kind: SearchKind, filters: Filters) {
  let query = tables.selectFrom('member').where('member.tenantId', '=', p.tenantId);
  if (filters.hasShop) query = query.where('member.shopId', '=', p.shopId);
  if (filters.hasState) query = query.where('member.state', '=', p.state);
  if (kind === 'code') query = query.where('member.code', '=', p.code);
  if (kind === 'words' || kind === 'wordsOrPhone')
    query = query.where(sql<boolean>`(member.shop_id, member.id) in (${keysFound(p, kind, filters)})`);
  return query;
}

/** Level name in the staff member's language, falling back to the shop's first language. */
const levelName = (language: Language) =>
  translatedTextInShopOrEmpty(sql`member_level.names`, language).as('levelName');

const memberColumns = [
  'member.shopId',
  'member.id',
  'member.code',
  'member.username',
  'member.name',
  'member.phoneNumber',
  'member.email',
  'member.state',
  'member.mainId',
  'member.createdAt',
  'member.lastSignInAt',
] as const;

const memberPageOf = (kind: SearchKind, filters: Filters) =>
  prepare((p: Page) => {
    const page = matching(p, kind, filters)
      .select(memberColumns)
      .select('member.level')
      .orderBy('member.createdAt', 'desc')
      .orderBy('member.id', 'desc')
      .limit(p.limit)
      .offset(p.offset);
    // Paginates first, then joins the level names of the page's rows only.
    return tables
      .selectFrom(page.as('member'))
      .innerJoin('shop', (join) =>
        join.on('shop.tenantId', '=', p.tenantId).onRef('shop.id', '=', 'member.shopId'),
      )
      .leftJoin('memberLevel', (join) =>
        join
          .on('memberLevel.tenantId', '=', p.tenantId)
          .onRef('memberLevel.shopId', '=', 'member.shopId')
          .onRef('memberLevel.level', '=', 'member.level'),
      )
      .select([...memberColumns, levelName(p.language)])
      .orderBy('member.createdAt', 'desc')
      .orderBy('member.id', 'desc');
  });

const memberCountOf = (kind: SearchKind, filters: Filters) =>
  prepare((p: Filter) => matching(p, kind, filters).select(({ fn }) => fn.countAll<number>().as('total')));

type Statements = {
  readonly page: ReturnType<typeof memberPageOf>;
  readonly count: ReturnType<typeof memberCountOf>;
};
const statementCache = new Map<string, Statements>();

/** Memoizes the statements of a search kind and filter combination. */
export function memberStatements(kind: SearchKind, filters: Filters): Statements {
  const name = `${kind} ${filters.hasShop} ${filters.hasState}`;
  const statements = statementCache.get(name) ?? {
    page: memberPageOf(kind, filters),
    count: memberCountOf(kind, filters),
  };
  statementCache.set(name, statements);
  return statements;
}

type MemberKey = { tenantId: number; shopId: number; id: number };

export const memberDetail = prepare((p: MemberKey & { language: Language }) =>
  tables
    .selectFrom('member')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'member.tenantId').onRef('shop.id', '=', 'member.shopId'),
    )
    .leftJoin('memberLevel', (join) =>
      sameShop(join, 'memberLevel', 'member').onRef('memberLevel.level', '=', 'member.level'),
    )
    .leftJoin('member as main', (join) =>
      sameShop(join, 'main', 'member').onRef('main.id', '=', 'member.mainId'),
    )
    .leftJoin('member as agent', (join) =>
      sameShop(join, 'agent', 'member').onRef('agent.id', '=', 'member.agentId'),
    )
    .leftJoin('member as recommender', (join) =>
      sameShop(join, 'recommender', 'member').onRef('recommender.id', '=', 'member.recommenderId'),
    )
    .leftJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'member.tenantId').onRef('staff.id', '=', 'member.serviceStaffId'),
    )
    .select([...memberColumns, levelName(p.language)])
    .select([
      'main.code as mainCode',
      'main.username as mainUsername',
      'agent.code as agentCode',
      'recommender.code as recommenderCode',
      'staff.name as servicePerson',
      'member.phoneProvedAt',
      'member.marketplaceAccount',
      'member.suspendedFor',
      'member.cancelsAt',
    ])
    .select(({ selectFrom, fn }) =>
      selectFrom('member as sub')
        .select(fn.countAll<number>().as('count'))
        .where('sub.tenantId', '=', p.tenantId)
        .where('sub.shopId', '=', p.shopId)
        .where('sub.mainId', '=', p.id)
        .where('sub.state', '<>', 'erased')
        .as('subAccountCount'),
    )
    .where('member.tenantId', '=', p.tenantId)
    .where('member.shopId', '=', p.shopId)
    .where('member.id', '=', p.id),
);

export const latestSessions = prepare((p: MemberKey) =>
  tables
    .selectFrom('session')
    .select(({ ref }) => [
      'id',
      'browser',
      sql<string>`host(${ref('address')})`.as('address'),
      'method',
      'createdAt as startedAt',
      'endedAt',
      sql<boolean>`(ended_at is null and expires_at > now())`.as('isOpen'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.id)
    .orderBy('createdAt', 'desc')
    .limit(10),
);

/** Sub-accounts of a main account; their number is limited, so the list is not paginated. */
export const subAccountsForStaff = prepare((p: MemberKey) =>
  tables
    .selectFrom('member')
    .select(['id', 'code', 'username', 'name', 'state', 'payLimitCents as payLimitMinor', 'lastSignInAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('mainId', '=', p.id)
    .where('state', '<>', 'erased')
    .orderBy('id')
    .limit(maxSubAccounts),
);

export const contactOfMember = prepare((p: MemberKey) =>
  tables
    .selectFrom('member')
    .leftJoin('country', 'country.id', 'member.countryId')
    .select(['country.dialCode', 'member.phoneNumber', 'member.email'])
    .where('member.tenantId', '=', p.tenantId)
    .where('member.shopId', '=', p.shopId)
    .where('member.id', '=', p.id),
);

/** Removes the password; the next one is set by a one-time link. */
export const clearPassword = prepareChange((p: MemberKey) =>
  tables
    .updateTable('member')
    .set({ passwordHash: null, passwordIsGiven: false })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

/** Sender name and host of a member's link; never the mobile site. */
export const linkSender = prepare((p: { tenantId: number; shopId: number }) =>
  tables
    .selectFrom('shop')
    .select(['names', 'languages', sql<string | null>`app.primary_host(shop.id)`.as('host')])
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.shopId),
);
