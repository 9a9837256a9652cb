import type { CaseKind, CaseMessageAct, CaseState, CaseTab } from '@onehaul/domain/case/case-state';
import { ownerCaseActs, statesOfTab } from '@onehaul/domain/case/case-state';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type CaseScope = ShopScope & { id: number };

/** The shop's case settings and the single timestamp of a change. */
export const caseSettings = prepare((p: ShopScope) =>
  tables.selectNoFrom([
    sql<Record<string, unknown>>`coalesce((select jsonb_object_agg(name, value) from setting
      where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}), '{}')`.as('own'),
    sql<Date>`now()`.as('now'),
  ]),
);

/** The beginning of the first message of a case, for lists. */
export const excerpt = sql<string>`coalesce((select left(said.words, 160) from case_message said
  where said.tenant_id = support_case.tenant_id and said.shop_id = support_case.shop_id
    and said.case_id = support_case.id order by said.id limit 1), '')`;

/** The parcel or order a case is about, with the number and name people use. */
export const caseTarget = sql<CaseTargetRow | null>`case
  when support_case.parcel_id is not null then (select jsonb_build_object('of', 'parcel', 'id', parcel.id,
      'number', parcel.courier_number, 'goodsName', parcel.goods_name) from parcel
    where parcel.tenant_id = support_case.tenant_id and parcel.shop_id = support_case.shop_id
      and parcel.id = support_case.parcel_id)
  when support_case.order_id is not null then (select jsonb_build_object('of', 'order', 'id', shop_order.id,
      'number', shop_order.number, 'goodsName', shop_order.goods_name) from shop_order
    where shop_order.tenant_id = support_case.tenant_id and shop_order.shop_id = support_case.shop_id
      and shop_order.id = support_case.order_id) end`;
export type CaseTargetRow = {
  readonly of: 'parcel' | 'order';
  readonly id: number;
  readonly number: string;
  readonly goodsName: string;
};

export const isOverdue = sql<boolean>`coalesce(support_case.due_at <= now(), false)`;

const paid = sql<number>`case when support_case.journal_id is not null then support_case.offered_minor else 0 end`;

const casesOfMember = (p: ShopScope & { memberId: number }) =>
  tables
    .selectFrom('supportCase')
    .where('supportCase.tenantId', '=', p.tenantId)
    .where('supportCase.shopId', '=', p.shopId)
    .where('supportCase.memberId', '=', p.memberId);

const rowColumns = [
  'supportCase.id',
  'supportCase.number',
  'supportCase.kind',
  'supportCase.state',
  'supportCase.askedMinor as asked',
  'supportCase.offeredMinor as offered',
  'supportCase.refundedMinor as refunded',
  'supportCase.dueAt',
  'supportCase.createdAt',
  'supportCase.updatedAt',
  'supportCase.closedAt',
] as const;

type Page = ShopScope & {
  memberId: number;
  states: CaseState[];
  kind: CaseKind | null;
  limit: number;
  offset: number;
};

/** A member's cases, newest first by the date the list displays. */
export const casePage = prepare((p: Page) =>
  casesOfMember(p)
    .select(rowColumns)
    .select([paid.as('paid'), caseTarget.as('target'), excerpt.as('excerpt'), isOverdue.as('isOverdue')])
    .where(sql<boolean>`support_case.state = any(${p.states}::text[])`)
    .where(sql<boolean>`(${p.kind}::text is null or support_case.kind = ${p.kind}::text)`)
    .orderBy('supportCase.createdAt', 'desc')
    .orderBy('supportCase.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

const countOfTab = (tab: CaseTab) =>
  sql<number>`count(*) filter (where state in (${sql.join(statesOfTab(tab).map((state) => sql.lit(state)))}))`;

/** Tab counts, independent of the filter of the list. */
export const caseCounts = prepare((p: ShopScope & { memberId: number; kind: CaseKind | null }) =>
  casesOfMember(p)
    .select([
      countOfTab('open').as('open'),
      countOfTab('yourTurn').as('yourTurn'),
      countOfTab('closed').as('closed'),
    ])
    .where(sql<boolean>`(${p.kind}::text is null or kind = ${p.kind}::text)`),
);

export const caseOfMember = prepare((p: CaseScope & { memberId: number }) =>
  casesOfMember(p)
    .select(rowColumns)
    .select([
      'supportCase.parcelId',
      'supportCase.orderId',
      'supportCase.measured',
      'supportCase.remeasured',
      'supportCase.outcome',
      paid.as('paid'),
      caseTarget.as('target'),
      excerpt.as('excerpt'),
      isOverdue.as('isOverdue'),
    ])
    .where('supportCase.id', '=', p.id),
);

const pictureKeys = sql<string[]>`array(select file.file_key
  from unnest(case_message.pictures) with ordinality as named (id, place)
  join file on file.tenant_id = case_message.tenant_id and file.shop_id = case_message.shop_id
    and file.id = named.id order by place)`;

/** Messages visible to the owner; internal notes never leave the database. */
export const messagesForOwner = prepare((p: CaseScope) =>
  tables
    .selectFrom('caseMessage')
    .select(['id', 'act', 'actor', 'words', 'details', 'createdAt', pictureKeys.as('pictureKeys')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('caseId', '=', p.id)
    .where('isInternal', '=', false)
    .where('act', 'in', [...ownerCaseActs])
    .orderBy('id')
    .limit(sql<number>`500`),
);

export const messagesForStaff = prepare((p: CaseScope) =>
  tables
    .selectFrom('caseMessage')
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'caseMessage.tenantId')
        .on('caseMessage.actor', '=', 'staff')
        .onRef('staff.id', '=', 'caseMessage.actorId'),
    )
    .select([
      'caseMessage.id',
      'caseMessage.act',
      'caseMessage.actor',
      sql<string>`coalesce(staff.name, '')`.as('actorName'),
      'caseMessage.words',
      'caseMessage.details',
      'caseMessage.isInternal',
      'caseMessage.createdAt',
      pictureKeys.as('pictureKeys'),
    ])
    .where('caseMessage.tenantId', '=', p.tenantId)
    .where('caseMessage.shopId', '=', p.shopId)
    .where('caseMessage.caseId', '=', p.id)
    .orderBy('caseMessage.id')
    .limit(sql<number>`500`),
);

/** Row lock until the transaction ends. */
export const lockCaseRow = prepareChange((p: CaseScope) =>
  tables
    .selectFrom('supportCase')
    .selectAll()
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .forUpdate(),
);
export type LockedCase = NonNullable<(typeof lockCaseRow)['row']>;

/** The parcel or order of a case, which is locked before the case. */
export const caseSubject = prepare((p: CaseScope) =>
  tables
    .selectFrom('supportCase')
    .select(['id', 'kind', 'memberId', 'parcelId', 'orderId', 'warehouseId'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

type NewCase = ShopScope & {
  number: string;
  kind: CaseKind;
  memberId: number;
  accountId: number;
  parcelId: number | null;
  orderId: number | null;
  warehouseId: number | null;
  askedMinor: number | null;
  dueAt: Date | null;
  measured: string | null;
  firstStaffId: number | null;
};

/** Returns no row when a case of this kind is already open for the same subject. */
export const insertCase = prepareChange((p: NewCase) =>
  tables
    .insertInto('supportCase')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      number: p.number,
      kind: p.kind,
      memberId: p.memberId,
      accountId: p.accountId,
      parcelId: p.parcelId,
      orderId: p.orderId,
      warehouseId: p.warehouseId,
      askedMinor: p.askedMinor,
      dueAt: p.dueAt,
      measured: sql`${p.measured}::jsonb`,
      firstStaffId: p.firstStaffId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'number']),
);

type Message = CaseScope & {
  actor: 'member' | 'staff' | 'system';
  actorId: number | null;
  act: CaseMessageAct;
  words: string;
  pictures: string[];
  details: string;
  isInternal: boolean;
};

export const insertMessage = prepareChange((p: Message) =>
  tables
    .insertInto('caseMessage')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      caseId: p.id,
      actor: p.actor,
      actorId: p.actorId,
      act: p.act,
      words: p.words,
      pictures: p.pictures,
      details: sql`${p.details}::jsonb`,
      isInternal: p.isInternal,
    })
    .returning('id'),
);

/** Who works on a case: the person it is assigned to, else the one who looks after its member. */
export const personOfCase = prepare((p: CaseScope) =>
  tables
    .selectFrom('supportCase')
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'supportCase').onRef('member.id', '=', 'supportCase.memberId'),
    )
    .select(({ fn }) => fn.coalesce('supportCase.staffId', 'member.serviceStaffId').as('staffId'))
    .where('supportCase.tenantId', '=', p.tenantId)
    .where('supportCase.shopId', '=', p.shopId)
    .where('supportCase.id', '=', p.id),
);

type CaseTransition = CaseScope & {
  from: CaseState;
  to: CaseState;
  dueAt: Date | null;
  staffId: number | null;
};

export const updateCaseState = prepareChange((p: CaseTransition) =>
  tables
    .updateTable('supportCase')
    .set({
      state: p.to,
      dueAt: p.dueAt,
      staffId: sql`coalesce(${p.staffId}::int, staff_id)`,
      updatedAt: sql`now()`,
      closedAt: sql`case when ${p.to}::text = 'closed' then now() end`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', p.from)
    .returning('id'),
);

export const writeOffer = prepareChange((p: CaseScope & { minor: number; words: string }) =>
  tables
    .updateTable('supportCase')
    .set({
      offeredMinor: p.minor,
      offerWords: p.words,
      proposedMinor: null,
      proposedWords: '',
      proposedBy: null,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

type Proposal = CaseScope & { minor: number | null; words: string; staffId: number | null };

/** A null amount removes the proposal. */
export const writeProposal = prepareChange((p: Proposal) =>
  tables
    .updateTable('supportCase')
    .set({
      proposedMinor: p.minor,
      proposedWords: p.words,
      proposedBy: p.staffId,
      updatedAt: sql`now()`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

export const setCompensationJournal = prepareChange((p: CaseScope & { journalId: number }) =>
  tables
    .updateTable('supportCase')
    .set({ journalId: p.journalId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);
