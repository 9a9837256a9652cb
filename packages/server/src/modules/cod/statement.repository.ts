import type { StatementOutcome, StatementResolution } from '@onehaul/domain/cod/cod-state';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { rateToday } from './collection.repository.ts';

type ShopScope = { tenantId: number; shopId: number };
type StatementKey = ShopScope & { id: number };

/** The value of one yuan in each of the shop's currencies. */
export const ratesOfShop = prepare((p: ShopScope) =>
  tables
    .selectFrom('currency')
    .select(['code', 'exchangeRate'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId),
);

type NewStatement = ShopScope & {
  carrierId: number;
  number: string;
  currencyCode: string;
  sha256: Buffer;
  staffId: number;
};

export const insertStatement = prepareChange((p: NewStatement) =>
  tables
    .insertInto('codStatement')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      carrierId: p.carrierId,
      number: p.number,
      currencyCode: p.currencyCode,
      sha256: p.sha256,
      staffId: p.staffId,
    })
    .returning('id'),
);

/** `lines`: JSON array of row, billNumber, minor, currencyCode, orderId and outcome. */
export const insertLines = prepareChange((p: StatementKey & { lines: string }) =>
  tables
    .insertInto('codStatementLine')
    .columns([
      'tenantId',
      'shopId',
      'statementId',
      'rowNumber',
      'billNumber',
      'minor',
      'currencyCode',
      'orderId',
      'outcome',
    ])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, ${p.id}::bigint, one."row", one."billNumber", one."minor",
        one."currencyCode", one."orderId", one."outcome"
      from jsonb_to_recordset(${p.lines}::jsonb) as one ("row" int, "billNumber" text, "minor" bigint,
        "currencyCode" text, "orderId" bigint, "outcome" text)`,
    ),
);

/** Orders of a carrier and their money state; newest last, for bill numbers that were used twice. */
const selectStandings = (p: ShopScope & { carrierId: number }) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('codOrder', (join) =>
      sameShop(join, 'codOrder', 'shopOrder').onRef('codOrder.orderId', '=', 'shopOrder.id'),
    )
    .innerJoin('line', (join) =>
      sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'),
    )
    .select([
      'shopOrder.id as orderId',
      sql<string>`shop_order.carrier_bill_number`.as('billNumber'),
      'shopOrder.step',
      'codOrder.state',
      'codOrder.currencyCode',
      sql<number>`coalesce(cod_order.collected_minor, cod_order.expected_minor)`.as('dueMinor'),
      sql<number>`coalesce(cod_order.exchange_rate, ${rateToday})`.as('exchangeRate'),
      'codOrder.owedMinor',
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('line.carrierId', '=', p.carrierId)
    .orderBy('shopOrder.id');

type NumbersScope = ShopScope & { carrierId: number; numbers: string[] };
const hasBillNumber = (p: NumbersScope) =>
  sql<boolean>`shop_order.carrier_bill_number = any(${p.numbers}::text[]) and shop_order.carrier_bill_number is not null`;

export const findStandings = prepare((p: NumbersScope) => selectStandings(p).where(hasBillNumber(p)));
/** Locks each order before its money. */
export const lockStandings = prepareChange((p: NumbersScope) =>
  selectStandings(p).where(hasBillNumber(p)).forUpdate(['shopOrder', 'codOrder']),
);

export const lockStatement = prepareChange((p: StatementKey) =>
  tables
    .selectFrom('codStatement')
    .selectAll()
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .forUpdate(),
);

export const linesOf = prepare((p: StatementKey) =>
  tables
    .selectFrom('codStatementLine')
    .select(['rowNumber as row', 'billNumber', 'minor', 'currencyCode', 'orderId', 'outcome', 'resolution'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('statementId', '=', p.id)
    .orderBy('rowNumber'),
);

export const statementLine = prepare((p: StatementKey & { row: number }) =>
  tables
    .selectFrom('codStatementLine')
    .select(['billNumber', 'minor', 'outcome', 'resolution'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('statementId', '=', p.id)
    .where('rowNumber', '=', p.row),
);

type LineResolution = StatementKey & {
  row: number;
  resolution: StatementResolution | null;
  staffId: number;
  note: string;
};

export const writeResolution = prepareChange((p: LineResolution) =>
  tables
    .updateTable('codStatementLine')
    .set({
      resolution: sql`${p.resolution}::text`,
      resolvedBy: sql`case when ${p.resolution}::text is null then null else ${p.staffId}::int end`,
      resolvedAt: sql`case when ${p.resolution}::text is null then null else now() end`,
      note: p.note,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('statementId', '=', p.id)
    .where('rowNumber', '=', p.row),
);

/** Stores changed outcomes and clears their resolutions, except for 'claimed'. */
export const writeOutcomes = prepareChange(
  (p: StatementKey & { rows: number[]; orderIds: (number | null)[]; outcomes: StatementOutcome[] }) =>
    tables
      .updateTable('codStatementLine')
      .from(
        sql<{
          row: number;
          orderId: number | null;
          outcome: StatementOutcome;
        }>`(select * from unnest(${p.rows}::int[], ${p.orderIds}::bigint[], ${p.outcomes}::text[])
          as each(row, order_id, outcome))`.as('judged'),
      )
      .set({
        outcome: sql<StatementOutcome>`judged.outcome`,
        orderId: sql<number | null>`judged.order_id`,
        resolution: sql`case when cod_statement_line.resolution = 'claimed' then 'claimed' end`,
      })
      .where('codStatementLine.tenantId', '=', p.tenantId)
      .where('codStatementLine.shopId', '=', p.shopId)
      .where('codStatementLine.statementId', '=', p.id)
      .whereRef('codStatementLine.rowNumber', '=', 'judged.row'),
);

/**
 * `orders`: JSON array of orderId, collectedMinor, exchangeRate, owedMinor and bankedMinor. Also marks orders
 * as collected that were not.
 */
export const markSettled = prepareChange((p: StatementKey & { orders: string }) =>
  tables
    .updateTable('codOrder')
    .from(
      sql<{
        orderId: number;
        collectedMinor: number;
        exchangeRate: number;
        owedMinor: number;
        bankedMinor: number;
      }>`(select one."orderId" as order_id, one."collectedMinor" as collected_minor,
          one."exchangeRate" as exchange_rate, one."owedMinor" as owed_minor, one."bankedMinor" as banked_minor
        from jsonb_to_recordset(${p.orders}::jsonb) as one ("orderId" bigint, "collectedMinor" bigint,
          "exchangeRate" numeric, "owedMinor" bigint, "bankedMinor" bigint))`.as('settled'),
    )
    .set({
      state: 'settled',
      collectedMinor: sql<number>`settled.collected_minor`,
      exchangeRate: sql<number>`settled.exchange_rate`,
      owedMinor: sql<number>`settled.owed_minor`,
      bankedMinor: sql<number>`settled.banked_minor`,
      collectedAt: sql<Date>`coalesce(cod_order.collected_at, now())`,
      collections: sql<number>`cod_order.collections + case when cod_order.state = 'expected' then 1 else 0 end`,
      statementId: p.id,
      settledAt: sql<Date>`now()`,
    })
    .where('codOrder.tenantId', '=', p.tenantId)
    .where('codOrder.shopId', '=', p.shopId)
    .whereRef('codOrder.orderId', '=', 'settled.orderId')
    .where('codOrder.state', 'in', ['expected', 'collected'])
    .returning('codOrder.orderId'),
);

export const markStatementSettled = prepareChange(
  (
    p: StatementKey & {
      staffId: number;
      bankedMinor: number;
      missingMinor: number;
      journalId: number | null;
    },
  ) =>
    tables
      .updateTable('codStatement')
      .set({
        state: 'settled',
        settledAt: sql<Date>`now()`,
        settledBy: p.staffId,
        bankedMinor: p.bankedMinor,
        missingMinor: p.missingMinor,
        journalId: sql<number>`${p.journalId}::bigint`,
      })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.id)
      .where('state', '=', 'open'),
);

/** Deletes a statement with its lines. */
export const deleteStatement = prepareChange((p: StatementKey) =>
  tables
    .with('lines', (query) =>
      query
        .deleteFrom('codStatementLine')
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('statementId', '=', p.id)
        .returning('rowNumber'),
    )
    .deleteFrom('codStatement')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', 'open'),
);
