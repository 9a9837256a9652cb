import type { CaseKind, CaseState } from '@onehaul/domain/case/case-state';
import type { Permission, Role } from '@onehaul/domain/staff/role';
import { type SelectQueryBuilder, sql } from 'kysely';
import { holdsPermission } from '../../db/permission-holders.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';
import type { Tables } from '../../db/tables.ts';
import { hasBeginning, hasTail, type NumberRange } from '../../db/text-range.ts';
import { excerpt, isOverdue, caseTarget } from './case.repository.ts';

/** `queue` covers cases that are not closed, the others search all cases; each has its own index. */
export type CaseSearchKind = 'queue' | 'closed' | 'number' | 'member';

type Filter = NumberRange & {
  tenantId: number;
  shopId: number | null;
  kind: CaseKind | null;
  state: CaseState | null;
  staffId: number | null;
  due: 'waiting' | 'overdue' | null;
  code: string;
};
type Page = Filter & { limit: number; offset: number };
type Cases = SelectQueryBuilder<Tables, 'supportCase', object>;

function matching(p: Filter, search: CaseSearchKind): Cases {
  const query: Cases = tables
    .selectFrom('supportCase')
    .where('supportCase.tenantId', '=', p.tenantId)
    .where(sql<boolean>`(${p.shopId}::int is null or support_case.shop_id = ${p.shopId}::int)`)
    .where(sql<boolean>`(${p.kind}::text is null or support_case.kind = ${p.kind}::text)`)
    .where(sql<boolean>`(${p.state}::text is null or support_case.state = ${p.state}::text)`)
    .where(sql<boolean>`(${p.staffId}::int is null or support_case.staff_id = ${p.staffId}::int)`)
    .where(
      sql<boolean>`(${p.due}::text is null or (support_case.due_at <= now()) = (${p.due}::text = 'overdue'))`,
    );
  if (search === 'queue') return query.where('supportCase.state', '<>', 'closed');
  if (search === 'closed') return query.where('supportCase.state', '=', 'closed');
  if (search === 'number')
    return query.where(({ or, ref }) =>
      or([hasBeginning(ref('supportCase.number'), p), hasTail(ref('supportCase.reversedNumber'), p)]),
    );
  return query.where(
    sql<boolean>`(support_case.shop_id, support_case.member_id) in (select member.shop_id, member.id from member
      where member.tenant_id = ${p.tenantId} and member.code = ${p.code})`,
  );
}

const columns = [
  'supportCase.shopId',
  'supportCase.id',
  'supportCase.number',
  'supportCase.kind',
  'supportCase.state',
  'supportCase.memberId',
  'supportCase.askedMinor',
  'supportCase.offeredMinor',
  'supportCase.proposedMinor',
  'supportCase.staffId',
  'supportCase.dueAt',
  'supportCase.createdAt',
  'supportCase.updatedAt',
] as const;

const selectCases = (p: { tenantId: number }) =>
  tables
    .selectFrom('supportCase')
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'supportCase').onRef('member.id', '=', 'supportCase.memberId'),
    )
    .leftJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'supportCase.tenantId').onRef('staff.id', '=', 'supportCase.staffId'),
    )
    .select(columns)
    .select([
      'member.code as memberCode',
      sql<string>`coalesce(member.name, '')`.as('memberName'),
      sql<string>`coalesce(staff.name, '')`.as('staffName'),
      caseTarget.as('target'),
      excerpt.as('excerpt'),
      isOverdue.as('isOverdue'),
    ])
    .where('supportCase.tenantId', '=', p.tenantId);

const orderCases = <Q extends SelectQueryBuilder<Tables, 'supportCase', object>>(
  query: Q,
  search: CaseSearchKind,
) =>
  (search === 'queue'
    ? query.orderBy('supportCase.dueAt').orderBy('supportCase.id')
    : query.orderBy('supportCase.createdAt', 'desc').orderBy('supportCase.id', 'desc')) as Q;

const statementsOf = (search: CaseSearchKind) => ({
  /** Selects the page by index first; names and excerpts only for its rows. */
  page: prepare((p: Page) => {
    const page = orderCases(matching(p, search).select(['supportCase.shopId', 'supportCase.id']), search)
      .limit(p.limit)
      .offset(p.offset);
    const rows = selectCases(p).innerJoin(page.as('page'), (join) =>
      join.onRef('page.shopId', '=', 'supportCase.shopId').onRef('page.id', '=', 'supportCase.id'),
    );
    return search === 'queue'
      ? rows.orderBy('supportCase.dueAt').orderBy('supportCase.id')
      : rows.orderBy('supportCase.createdAt', 'desc').orderBy('supportCase.id', 'desc');
  }),
  count: prepare((p: Filter) => matching(p, search).select(({ fn }) => fn.countAll<number>().as('total'))),
});
const statementCache = new Map<CaseSearchKind, ReturnType<typeof statementsOf>>();

export function statementsForStaff(search: CaseSearchKind): ReturnType<typeof statementsOf> {
  const statements = statementCache.get(search) ?? statementsOf(search);
  statementCache.set(search, statements);
  return statements;
}

type Colleagues = { tenantId: number; shopId: number; permission: Permission; roles: Role[] };

/** Whom a case of the shop can be assigned to. */
export const caseColleagues = prepare((p: Colleagues) =>
  tables
    .selectFrom('staff')
    .select(['staff.id', 'staff.name'])
    .where('staff.tenantId', '=', p.tenantId)
    .where(holdsPermission(p))
    .orderBy('staff.name')
    .orderBy('staff.id'),
);

const staffName = (column: 'proposed_by' | 'first_staff_id' | 'second_staff_id') =>
  sql<string>`coalesce((select person.name from staff person where person.tenant_id = support_case.tenant_id
    and person.id = support_case.${sql.ref(column)}), '')`;

export const caseForStaff = prepare((p: { tenantId: number; shopId: number; id: number }) =>
  selectCases(p)
    .select([
      'supportCase.parcelId',
      'supportCase.orderId',
      'supportCase.offerWords',
      'supportCase.proposedWords',
      'supportCase.proposedBy',
      staffName('proposed_by').as('proposedByName'),
      'supportCase.refundedMinor',
      sql<number>`case when support_case.journal_id is not null then support_case.offered_minor else 0 end`.as(
        'paidMinor',
      ),
      'supportCase.measured',
      'supportCase.remeasured',
      'supportCase.outcome',
      staffName('first_staff_id').as('firstName'),
      staffName('second_staff_id').as('secondName'),
    ])
    .where('supportCase.shopId', '=', p.shopId)
    .where('supportCase.id', '=', p.id),
);
