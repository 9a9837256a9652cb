import type { WithdrawalState } from '@onehaul/domain/wallet/withdrawal-state';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type MemberScope = ShopScope & { memberId: number };

/**
 * Row-locks the member, so that their requests are counted one at a time. NO KEY UPDATE leaves foreign key
 * checks unblocked.
 */
export const lockPayee = prepareChange((p: MemberScope) =>
  tables
    .selectFrom('member')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'member.tenantId').onRef('shop.id', '=', 'member.shopId'),
    )
    .select([
      'member.passwordHash',
      sql<string>`to_char(now() at time zone shop.time_zone, 'YYYY-MM-DD')`.as('today'),
      'shop.timeZone',
    ])
    .where('member.tenantId', '=', p.tenantId)
    .where('member.shopId', '=', p.shopId)
    .where('member.id', '=', p.memberId)
    .forNoKeyUpdate('member'),
);

/**
 * Withdrawals of the last 24 hours: the count in any state, and the sum that was or may still be paid out.
 */
export const requestsOfLastDay = prepare((p: MemberScope) =>
  tables
    .selectFrom('withdrawal')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(minor) filter (where state in ('requested', 'approved', 'paid')), 0)::bigint`.as(
        'minor',
      ),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('createdAt', '>', sql<Date>`now() - interval '1 day'`),
);

type NewWithdrawal = MemberScope & {
  number: string;
  cardId: number;
  minor: number;
  isForTwo: boolean;
  notBefore: Date;
  expectedOn: string;
};

export const insertWithdrawal = prepareChange((p: NewWithdrawal) =>
  tables
    .insertInto('withdrawal')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      number: p.number,
      memberId: p.memberId,
      bankCardId: p.cardId,
      minor: p.minor,
      isForTwo: p.isForTwo,
      notBefore: p.notBefore,
      expectedOn: p.expectedOn,
    })
    .returning('id'),
);

/** A withdrawal, row-locked until the transaction ends. */
export const lockWithdrawal = prepareChange((p: ShopScope & { id: number }) =>
  tables
    .selectFrom('withdrawal')
    .select([
      'id',
      'shopId',
      'memberId',
      'number',
      'minor',
      'state',
      'isForTwo',
      'approvedBy as approvedById',
      sql<string>`to_char(not_before at time zone (select shop.time_zone from shop
        where shop.tenant_id = withdrawal.tenant_id and shop.id = withdrawal.shop_id), 'YYYY-MM-DD HH24:MI')`.as(
        'payableFrom',
      ),
      sql<boolean>`not_before <= now()`.as('isPayable'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .forUpdate(),
);
export type LockedWithdrawal = NonNullable<(typeof lockWithdrawal)['row']>;

export const markApproved = prepareChange((p: ShopScope & { id: number; staffId: number }) =>
  tables
    .updateTable('withdrawal')
    .set({ state: 'approved', approvedBy: p.staffId, approvedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', 'requested'),
);

type Ended = ShopScope & {
  id: number;
  from: WithdrawalState;
  state: WithdrawalState;
  staffId: number | null;
  reason: string;
  transferNumber: string;
  journalId: number;
};

/** Ends a withdrawal: paid, or the money returned. */
export const markEnded = prepareChange((p: Ended) =>
  tables
    .updateTable('withdrawal')
    .set({
      state: p.state,
      decidedBy: p.staffId,
      decidedAt: sql`now()`,
      reason: p.reason,
      transferNumber: p.transferNumber,
      journalId: p.journalId,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', p.from)
    .returning('id'),
);

const selectOwn = (p: MemberScope) =>
  tables
    .selectFrom('withdrawal')
    .innerJoin('bankCard', (join) =>
      sameShop(join, 'bankCard', 'withdrawal').onRef('bankCard.id', '=', 'withdrawal.bankCardId'),
    )
    .where('withdrawal.tenantId', '=', p.tenantId)
    .where('withdrawal.shopId', '=', p.shopId)
    .where('withdrawal.memberId', '=', p.memberId);

const selectOwnDetails = (p: MemberScope) =>
  selectOwn(p).select([
    'withdrawal.id',
    'withdrawal.number',
    'withdrawal.minor',
    'withdrawal.state',
    'bankCard.holder',
    'bankCard.bankName',
    'bankCard.numberTail as tail',
    'withdrawal.createdAt',
    'withdrawal.notBefore',
    sql<boolean>`withdrawal.not_before <= now()`.as('isPayable'),
    'withdrawal.expectedOn',
    'withdrawal.approvedAt',
    'withdrawal.decidedAt',
    'withdrawal.reason',
    'withdrawal.transferNumber',
  ]);

export const ownWithdrawal = prepare((p: MemberScope & { id: number }) =>
  selectOwnDetails(p).where('withdrawal.id', '=', p.id),
);

type OwnFilter = MemberScope & { state: WithdrawalState | null };
const matchesFilter = (p: OwnFilter) =>
  sql<boolean>`(${p.state}::text is null or withdrawal.state = ${p.state})`;

export const ownWithdrawals = prepare((p: OwnFilter & { limit: number; offset: number }) =>
  selectOwnDetails(p)
    .where(matchesFilter(p))
    .orderBy('withdrawal.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const countOwn = prepare((p: OwnFilter) =>
  tables
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('withdrawal.tenantId', '=', p.tenantId)
    .where('withdrawal.shopId', '=', p.shopId)
    .where('withdrawal.memberId', '=', p.memberId)
    .where(matchesFilter(p)),
);
