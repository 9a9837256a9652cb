import { sql } from 'kysely';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type TenantScope = { tenantId: number; shopId: number | null };
type StatementKey = { tenantId: number; shopId: number; id: number };
type Page = { limit: number; offset: number };

const carrierName = translatedTextInShopOrEmpty(sql`carrier.names`, sql`shop.languages[1]`);

const selectStatements = () =>
  tables
    .selectFrom('codStatement')
    .innerJoin('carrier', (join) =>
      sameShop(join, 'carrier', 'codStatement').onRef('carrier.id', '=', 'codStatement.carrierId'),
    )
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'codStatement.tenantId').onRef('shop.id', '=', 'codStatement.shopId'),
    )
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'codStatement.tenantId')
        .onRef('staff.id', '=', 'codStatement.staffId'),
    )
    .leftJoin('staff as settler', (join) =>
      join
        .onRef('settler.tenantId', '=', 'codStatement.tenantId')
        .onRef('settler.id', '=', 'codStatement.settledBy'),
    )
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('codStatementLine')
          .whereRef('codStatementLine.tenantId', '=', 'codStatement.tenantId')
          .whereRef('codStatementLine.shopId', '=', 'codStatement.shopId')
          .whereRef('codStatementLine.statementId', '=', 'codStatement.id')
          .select([
            sql<number>`count(*)`.as('lines'),
            sql<number>`count(*) filter (where outcome <> 'matched' and resolution is null)`.as('waiting'),
            sql<number>`coalesce(sum(minor) filter (where cod_statement_line.currency_code
              = cod_statement.currency_code), 0)`.as('minor'),
            sql<number>`coalesce(sum(minor) filter (where cod_statement_line.currency_code = cod_statement.currency_code
              and resolution is distinct from 'claimed'), 0)`.as('payableMinor'),
          ])
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select([
      'codStatement.shopId',
      'codStatement.id',
      'codStatement.carrierId',
      carrierName.as('carrierName'),
      'codStatement.number',
      'codStatement.currencyCode',
      'codStatement.state',
      'counted.lines',
      'counted.waiting',
      'counted.minor',
      'counted.payableMinor',
      'codStatement.bankedMinor',
      'codStatement.missingMinor',
      'staff.name as staffName',
      'codStatement.createdAt',
      sql<string>`coalesce(settler.name, '')`.as('settledBy'),
      'codStatement.settledAt',
    ]);

type StatementFilter = TenantScope & { state: 'open' | 'settled' | null };
const matchesFilter = (p: StatementFilter) =>
  sql<boolean>`((${p.shopId}::int is null or cod_statement.shop_id = ${p.shopId})
    and (${p.state}::text is null or cod_statement.state = ${p.state}))`;

export const statementsPage = prepare((p: StatementFilter & Page) =>
  selectStatements()
    .where('codStatement.tenantId', '=', p.tenantId)
    .where(matchesFilter(p))
    .orderBy('codStatement.createdAt', 'desc')
    .orderBy('codStatement.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const countStatements = prepare((p: StatementFilter) =>
  tables
    .selectFrom('codStatement')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('codStatement.tenantId', '=', p.tenantId)
    .where(matchesFilter(p)),
);

export const statementOf = prepare((p: StatementKey) =>
  selectStatements()
    .where('codStatement.tenantId', '=', p.tenantId)
    .where('codStatement.shopId', '=', p.shopId)
    .where('codStatement.id', '=', p.id),
);

const selectLines = () =>
  tables
    .selectFrom('codStatementLine')
    .innerJoin('codStatement', (join) =>
      sameShop(join, 'codStatement', 'codStatementLine').onRef(
        'codStatement.id',
        '=',
        'codStatementLine.statementId',
      ),
    )
    .innerJoin('carrier', (join) =>
      sameShop(join, 'carrier', 'codStatement').onRef('carrier.id', '=', 'codStatement.carrierId'),
    )
    .innerJoin('shop', (join) =>
      join
        .onRef('shop.tenantId', '=', 'codStatementLine.tenantId')
        .onRef('shop.id', '=', 'codStatementLine.shopId'),
    )
    .leftJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'codStatementLine').onRef('shopOrder.id', '=', 'codStatementLine.orderId'),
    )
    .leftJoin('codOrder', (join) =>
      sameShop(join, 'codOrder', 'codStatementLine').onRef(
        'codOrder.orderId',
        '=',
        'codStatementLine.orderId',
      ),
    )
    .leftJoin('staff as resolver', (join) =>
      join
        .onRef('resolver.tenantId', '=', 'codStatementLine.tenantId')
        .onRef('resolver.id', '=', 'codStatementLine.resolvedBy'),
    )
    .select([
      'codStatementLine.shopId',
      'codStatementLine.statementId',
      'codStatement.number as statementNumber',
      'codStatement.state as statementState',
      carrierName.as('carrierName'),
      'codStatementLine.rowNumber as row',
      'codStatementLine.billNumber',
      'codStatementLine.minor',
      'codStatementLine.currencyCode',
      'codStatementLine.outcome',
      'codStatementLine.resolution',
      'codStatementLine.note',
      sql<string>`coalesce(resolver.name, '')`.as('resolvedBy'),
      'codStatementLine.orderId',
      sql<string>`coalesce(shop_order.number, '')`.as('orderNumber'),
      sql<number | null>`coalesce(cod_order.collected_minor, cod_order.expected_minor)`.as('expectedMinor'),
      sql<string>`coalesce(cod_order.currency_code, '')`.as('expectedCurrency'),
    ]);

type StatementLinesScope = StatementKey & { isDiffering: boolean };
const matchesDiffering = (p: StatementLinesScope) =>
  sql<boolean>`(not ${p.isDiffering}::boolean or cod_statement_line.outcome <> 'matched')`;

export const linesPage = prepare((p: StatementLinesScope & Page) =>
  selectLines()
    .where('codStatementLine.tenantId', '=', p.tenantId)
    .where('codStatementLine.shopId', '=', p.shopId)
    .where('codStatementLine.statementId', '=', p.id)
    .where(matchesDiffering(p))
    .orderBy('codStatementLine.rowNumber')
    .limit(p.limit)
    .offset(p.offset),
);

export const countLines = prepare((p: StatementLinesScope) =>
  tables
    .selectFrom('codStatementLine')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('codStatementLine.tenantId', '=', p.tenantId)
    .where('codStatementLine.shopId', '=', p.shopId)
    .where('codStatementLine.statementId', '=', p.id)
    .where(matchesDiffering(p)),
);

/** Must match the predicate of the partial index. */
const isOpen = sql<boolean>`cod_statement_line.outcome <> 'matched'
  and (cod_statement_line.resolution is null or cod_statement_line.resolution = 'claimed')`;
const matchesShop = (p: TenantScope) =>
  sql<boolean>`(${p.shopId}::int is null or cod_statement_line.shop_id = ${p.shopId})`;

export const mismatchesPage = prepare((p: TenantScope & Page) =>
  selectLines()
    .where('codStatementLine.tenantId', '=', p.tenantId)
    .where(isOpen)
    .where(matchesShop(p))
    .orderBy('codStatementLine.statementId', 'desc')
    .orderBy('codStatementLine.rowNumber')
    .limit(p.limit)
    .offset(p.offset),
);

export const countMismatches = prepare((p: TenantScope) =>
  tables
    .selectFrom('codStatementLine')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('codStatementLine.tenantId', '=', p.tenantId)
    .where(isOpen)
    .where(matchesShop(p)),
);
