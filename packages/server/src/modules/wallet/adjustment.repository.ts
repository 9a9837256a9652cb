import type { AdjustedAccount } from '@onehaul/domain/wallet/adjustment';
import { type SqlBool, sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type AdjustmentKey = ShopScope & { id: number };

/** Row lock of the member, so that requests and withdrawals of one member run one at a time. */
export const lockAdjustedMember = prepareChange((p: ShopScope & { memberId: number }) =>
  tables
    .selectFrom('member')
    .select(['state', 'mainId'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.memberId)
    .forNoKeyUpdate(),
);

type NewAdjustment = ShopScope & {
  memberId: number;
  account: AdjustedAccount;
  changeMinor: number;
  reason: string;
  staffId: number;
};

/** Returns no row while another request for the account is pending. */
export const insertAdjustment = prepareChange((p: NewAdjustment) =>
  tables
    .insertInto('walletAdjustment')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      memberId: p.memberId,
      account: p.account,
      changeMinor: p.changeMinor,
      reason: p.reason,
      requestedBy: p.staffId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'shopId', 'memberId', 'account'])
        .where('state', '=', 'requested')
        .doNothing(),
    )
    .returning('id'),
);

export const lockAdjustment = prepareChange((p: AdjustmentKey) =>
  tables
    .selectFrom('walletAdjustment')
    .select(['id', 'memberId', 'account', 'changeMinor', 'reason', 'state', 'requestedBy'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .forUpdate(),
);

type Decision = AdjustmentKey & {
  state: 'posted' | 'rejected';
  staffId: number;
  note: string;
  journalId: number | null;
};

export const markDecided = prepareChange((p: Decision) =>
  tables
    .updateTable('walletAdjustment')
    .set({
      state: p.state,
      decidedBy: p.staffId,
      decidedAt: sql<Date>`now()`,
      note: p.note,
      journalId: p.journalId,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', 'requested')
    .returning('id'),
);

type Filter = { tenantId: number; shopId: number | null; memberId: number | null };
type Page = Filter & { limit: number; offset: number };

const ofFilter = (p: Filter) =>
  sql<SqlBool>`((${p.shopId}::int is null or wallet_adjustment.shop_id = ${p.shopId}::int)
    and (${p.memberId}::int is null or wallet_adjustment.member_id = ${p.memberId}::int))`;

const selectAdjustments = (p: Filter) =>
  tables
    .selectFrom('walletAdjustment')
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'walletAdjustment').onRef('member.id', '=', 'walletAdjustment.memberId'),
    )
    .innerJoin('staff as requester', (join) =>
      join
        .onRef('requester.tenantId', '=', 'walletAdjustment.tenantId')
        .onRef('requester.id', '=', 'walletAdjustment.requestedBy'),
    )
    .leftJoin('staff as decider', (join) =>
      join
        .onRef('decider.tenantId', '=', 'walletAdjustment.tenantId')
        .onRef('decider.id', '=', 'walletAdjustment.decidedBy'),
    )
    .select([
      'walletAdjustment.shopId',
      'walletAdjustment.id',
      'walletAdjustment.memberId',
      'member.code as memberCode',
      'member.name as memberName',
      'walletAdjustment.account',
      'walletAdjustment.changeMinor',
      'walletAdjustment.reason',
      'walletAdjustment.state',
      'walletAdjustment.requestedBy as requestedById',
      'requester.name as requestedBy',
      'walletAdjustment.requestedAt',
      sql<string>`coalesce(decider.name, '')`.as('decidedBy'),
      'walletAdjustment.decidedAt',
      'walletAdjustment.note',
      sql<number>`coalesce((
        select ledger_account.balance from ledger_account
        where ledger_account.tenant_id = wallet_adjustment.tenant_id
          and ledger_account.shop_id = wallet_adjustment.shop_id
          and ledger_account.owner_id = wallet_adjustment.member_id
          and ledger_account.kind = wallet_adjustment.account and ledger_account.unit = 'CNY'), 0)::bigint`.as(
        'balanceMinor',
      ),
    ])
    .where('walletAdjustment.tenantId', '=', p.tenantId)
    .where(ofFilter(p));

/** Pending requests, oldest first, served by a partial index. */
export const pendingAdjustments = prepare((p: Page) =>
  selectAdjustments(p)
    .where(sql<SqlBool>`wallet_adjustment.state = 'requested'`)
    .orderBy('walletAdjustment.id')
    .limit(p.limit)
    .offset(p.offset),
);

/** Decided requests, newest first. */
export const decidedAdjustments = prepare((p: Page) =>
  selectAdjustments(p)
    .where(sql<SqlBool>`wallet_adjustment.state <> 'requested'`)
    .orderBy('walletAdjustment.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const countAdjustments = prepare((p: Filter & { isPending: boolean }) =>
  tables
    .selectFrom('walletAdjustment')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('walletAdjustment.tenantId', '=', p.tenantId)
    .where(sql<SqlBool>`(wallet_adjustment.state = 'requested') = ${p.isPending}::boolean`)
    .where(ofFilter(p)),
);
