import type { WithdrawalState } from '@onehaul/domain/wallet/withdrawal-state';
import { type SqlBool, sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type Filter = { tenantId: number; shopId: number | null; states: WithdrawalState[] };
type RecordKey = { tenantId: number; shopId: number; id: number };

const matchesFilter = (p: Filter) =>
  sql<SqlBool>`(withdrawal.state = any(${p.states}::text[]) and (${p.shopId}::int is null or withdrawal.shop_id = ${p.shopId}))`;

/** Other members of the tenant with the same card: possibly one person with two accounts, possibly theft. */
const twins = sql<{ shopId: number; memberId: number; memberCode: string; memberName: string }[]>`coalesce((
  select json_agg(distinct jsonb_build_object('shopId', twin.shop_id,
    'memberId', other.id, 'memberCode', other.code, 'memberName', other.name))
  from bank_card twin
  join member other on other.tenant_id = twin.tenant_id and other.shop_id = twin.shop_id and other.id = twin.member_id
  where twin.tenant_id = bank_card.tenant_id and twin.number_print = bank_card.number_print
    and twin.number_print <> ''::bytea
    and (twin.shop_id, twin.member_id) <> (bank_card.shop_id, bank_card.member_id)), '[]')`;

const selectWithdrawalsForStaff = () =>
  tables
    .selectFrom('withdrawal')
    .innerJoin('bankCard', (join) =>
      sameShop(join, 'bankCard', 'withdrawal').onRef('bankCard.id', '=', 'withdrawal.bankCardId'),
    )
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'withdrawal').onRef('member.id', '=', 'withdrawal.memberId'),
    )
    .leftJoin('staff as approver', (join) =>
      join
        .onRef('approver.tenantId', '=', 'withdrawal.tenantId')
        .onRef('approver.id', '=', 'withdrawal.approvedBy'),
    )
    .leftJoin('staff as decider', (join) =>
      join
        .onRef('decider.tenantId', '=', 'withdrawal.tenantId')
        .onRef('decider.id', '=', 'withdrawal.decidedBy'),
    )
    .select([
      'withdrawal.shopId',
      'withdrawal.id',
      'withdrawal.number',
      'withdrawal.state',
      'withdrawal.memberId',
      'member.code as memberCode',
      'member.name as memberName',
      'withdrawal.minor',
      sql<number>`coalesce((
        select ledger_account.balance from ledger_account
        where ledger_account.tenant_id = withdrawal.tenant_id and ledger_account.shop_id = withdrawal.shop_id
          and ledger_account.owner_id = withdrawal.member_id and ledger_account.kind = 'cash'
          and ledger_account.unit = 'CNY'), 0)::bigint`.as('cashMinor'),
      'bankCard.holder',
      'bankCard.bankName',
      'bankCard.numberTail as tail',
      'bankCard.createdAt as cardSince',
      twins.as('twins'),
      'withdrawal.isForTwo',
      'withdrawal.notBefore',
      sql<boolean>`withdrawal.not_before <= now()`.as('isPayable'),
      'withdrawal.expectedOn',
      'withdrawal.createdAt',
      'withdrawal.approvedBy as approvedById',
      sql<string>`coalesce(approver.name, '')`.as('approvedBy'),
      'withdrawal.approvedAt',
      sql<string>`coalesce(decider.name, '')`.as('decidedBy'),
      'withdrawal.decidedAt',
      'withdrawal.reason',
      'withdrawal.transferNumber',
      'withdrawal.proofKey',
    ]);

type Page = Filter & { limit: number; offset: number };

/** Waiting withdrawals, oldest first, served by a partial index. */
export const waitingPage = prepare((p: Page) =>
  selectWithdrawalsForStaff()
    .where('withdrawal.tenantId', '=', p.tenantId)
    .where(sql<SqlBool>`withdrawal.state in ('requested', 'approved')`)
    .where(matchesFilter(p))
    .orderBy('withdrawal.createdAt')
    .orderBy('withdrawal.id')
    .limit(p.limit)
    .offset(p.offset),
);

/** Ended withdrawals, newest first. */
export const endedPage = prepare((p: Page) =>
  selectWithdrawalsForStaff()
    .where('withdrawal.tenantId', '=', p.tenantId)
    .where(matchesFilter(p))
    .orderBy('withdrawal.createdAt', 'desc')
    .orderBy('withdrawal.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const countWithdrawalsForStaff = prepare((p: Filter) =>
  tables
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('withdrawal.tenantId', '=', p.tenantId)
    .where(matchesFilter(p)),
);

/** The sealed card number of a withdrawal. */
export const sealedCard = prepare((p: RecordKey) =>
  tables
    .selectFrom('withdrawal')
    .innerJoin('bankCard', (join) =>
      sameShop(join, 'bankCard', 'withdrawal').onRef('bankCard.id', '=', 'withdrawal.bankCardId'),
    )
    .select(['withdrawal.number', 'bankCard.memberId', 'bankCard.numberSealed'])
    .where('withdrawal.tenantId', '=', p.tenantId)
    .where('withdrawal.shopId', '=', p.shopId)
    .where('withdrawal.id', '=', p.id),
);

/** State of a withdrawal, and the shop's size limit for the transfer picture. */
export const stateAndPictureLimit = prepare((p: RecordKey) =>
  tables
    .selectFrom('withdrawal')
    .leftJoin('setting', (join) =>
      sameShop(join, 'setting', 'withdrawal').on('setting.name', '=', 'imageMostBytes'),
    )
    .select(['withdrawal.state', sql<unknown>`setting.value`.as('imageMostBytes')])
    .where('withdrawal.tenantId', '=', p.tenantId)
    .where('withdrawal.shopId', '=', p.shopId)
    .where('withdrawal.id', '=', p.id),
);

/** Written once: the proof cannot be replaced. */
export const setProof = prepareChange((p: RecordKey & { proofKey: string }) =>
  tables
    .updateTable('withdrawal')
    .set({ proofKey: p.proofKey })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', 'paid')
    .where('proofKey', 'is', null)
    .returning('number'),
);
