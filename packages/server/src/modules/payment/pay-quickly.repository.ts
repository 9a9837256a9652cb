import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { callPost } from '../wallet/index.ts';

type BalancePayment = {
  tenantId: number;
  shopId: number;
  number: string;
  memberId: number;
  accountId: number;
  minor: number;
  orderIds: number[];
  minors: number[];
  taxMinors: number[];
  journalKind: string;
  legs: string;
  currencyCode: string;
  details: string;
};

/**
 * Until the end of the transaction, statements keep one plan: planning `id = any($1)` anew at every run costs more than
 * the run. Not for all transactions: a plan without values matches no partial index whose condition is a parameter.
 */
export const keepPlans = prepare((_: object) =>
  tables
    .selectFrom(
      sql<{ mode: string }>`(select set_config('plan_cache_mode', 'force_generic_plan', true) as mode)`.as(
        'plan',
      ),
    )
    .selectAll(),
);

/** `insertPayment`, `post` and `markSettled` in one, for orders paid from the balance. */
export const insertSettledPayment = prepareChange((p: BalancePayment) =>
  tables
    .with(
      (cte) => cte('posted').materialized(),
      (query) =>
        query
          .selectFrom(
            sql<{
              id: number;
              journalId: number;
              legs: unknown;
            }>`(select next.id, posted.journal_id, posted.legs
              from (select nextval('payment_id_seq') as id offset 0) next, lateral ${callPost({
                tenantId: p.tenantId,
                shopId: p.shopId,
                key: sql`'payment ' || next.id || ' settled'`,
                kind: p.journalKind,
                subject: sql`'payment'`,
                subjectId: sql`next.id`,
                actor: sql`'member'`,
                actorId: p.accountId,
                remark: sql`''`,
                legs: p.legs,
              })} posted)`.as('booked'),
          )
          .select(['booked.id', 'booked.journalId', 'booked.legs']),
    )
    .with('made', (query) =>
      query
        .insertInto('payment')
        .columns([
          'tenantId',
          'shopId',
          'id',
          'number',
          'memberId',
          'accountId',
          'purpose',
          'method',
          'state',
          'minor',
          'currencyCode',
          'askedMinor',
          'journalId',
          'fromGiftMinor',
          'settledAt',
        ])
        .expression((from) =>
          from.selectFrom('posted').select([
            sql<number>`${p.tenantId}::int`.as('tenantId'),
            sql<number>`${p.shopId}::int`.as('shopId'),
            'id',
            sql<string>`${p.number}::text`.as('number'),
            sql<number>`${p.memberId}::int`.as('memberId'),
            sql<number>`${p.accountId}::int`.as('accountId'),
            sql.lit('order' as const).as('purpose'),
            sql.lit('balance' as const).as('method'),
            sql.lit('settled' as const).as('state'),
            sql<number>`${p.minor}::bigint`.as('minor'),
            sql<string>`${p.currencyCode}::text`.as('currencyCode'),
            sql<number>`${p.minor}::bigint`.as('askedMinor'),
            'journalId',
            sql<number>`coalesce((select -(leg ->> 'minor')::bigint from jsonb_array_elements(posted.legs) leg
                where leg ->> 'account' = 'gift'), 0)`.as('fromGiftMinor'),
            sql<Date>`now()`.as('settledAt'),
          ]),
        )
        .returningAll(),
    )
    .with('paid', (query) =>
      query
        .insertInto('paymentOrder')
        .columns(['tenantId', 'shopId', 'paymentId', 'orderId', 'minor', 'taxMinor'])
        .expression((from) =>
          from
            .selectFrom([
              'made',
              sql<{ orderId: number; minor: number; taxMinor: number }>`unnest(${p.orderIds}::bigint[],
                ${p.minors}::bigint[], ${p.taxMinors}::bigint[])`.as<'part'>(
                sql`part (order_id, minor, tax_minor)`,
              ),
            ])
            .select([
              'made.tenantId',
              'made.shopId',
              'made.id',
              'part.orderId',
              'part.minor',
              'part.taxMinor',
            ]),
        ),
    )
    .with('told', (query) =>
      query
        .insertInto('outbox')
        .columns(['tenantId', 'shopId', 'memberId', 'topic', 'subjectId', 'details'])
        .expression((from) =>
          from
            .selectFrom('made')
            .select([
              'tenantId',
              'shopId',
              'memberId',
              sql.lit('paymentChanged').as('topic'),
              'id',
              sql<Record<string, unknown>>`${p.details}::jsonb`.as('details'),
            ]),
        ),
    )
    .selectFrom('made')
    .selectAll(),
);
