import type { Language } from '@onehaul/domain/language';
import { sql } from 'kysely';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type TenantScope = { tenantId: number; shopId: number | null };
type InvoiceKey = { tenantId: number; shopId: number; id: number };
type Page = { limit: number; offset: number };
type InLanguage = { language: Language };

const isDisputed = sql`(outcome <> 'matched' and resolution is null)`;

const selectInvoices = (p: InLanguage) =>
  tables
    .selectFrom('carrierInvoice')
    .innerJoin('carrier', (join) =>
      sameShop(join, 'carrier', 'carrierInvoice').onRef('carrier.id', '=', 'carrierInvoice.carrierId'),
    )
    .innerJoin('shop', (join) =>
      join
        .onRef('shop.tenantId', '=', 'carrierInvoice.tenantId')
        .onRef('shop.id', '=', 'carrierInvoice.shopId'),
    )
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'carrierInvoice.tenantId')
        .onRef('staff.id', '=', 'carrierInvoice.staffId'),
    )
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('carrierInvoiceLine')
          .whereRef('carrierInvoiceLine.tenantId', '=', 'carrierInvoice.tenantId')
          .whereRef('carrierInvoiceLine.shopId', '=', 'carrierInvoice.shopId')
          .whereRef('carrierInvoiceLine.invoiceId', '=', 'carrierInvoice.id')
          .select([
            sql<number>`count(*)`.as('lines'),
            sql<number>`count(*) filter (where ${isDisputed})`.as('disputed'),
            sql<number>`count(*) filter (where outcome <> 'matched')`.as('differing'),
            sql<number>`coalesce(sum(minor) filter (where outcome <> 'otherCurrency'), 0)`.as('minor'),
            sql<number>`coalesce(sum(minor) filter (where ${isDisputed} and outcome <> 'otherCurrency'), 0)`.as(
              'disputedMinor',
            ),
            sql<number>`coalesce(sum(credited_minor) filter (where outcome <> 'otherCurrency'), 0)`.as(
              'creditedMinor',
            ),
            sql<number>`coalesce(sum(cost_minor), 0)`.as('costMinor'),
          ])
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select([
      'carrierInvoice.shopId',
      'carrierInvoice.id',
      'carrierInvoice.carrierId',
      translatedTextInShopOrEmpty(sql`carrier.names`, p.language).as('carrierName'),
      'carrierInvoice.number',
      sql<string>`carrier_invoice.issued_on::text`.as('issuedOn'),
      'carrierInvoice.currencyCode',
      'counted.lines',
      'counted.disputed',
      'counted.differing',
      'counted.minor',
      'counted.disputedMinor',
      'counted.creditedMinor',
      'counted.costMinor',
      'staff.name as staffName',
      'carrierInvoice.createdAt',
    ]);

type Filter = TenantScope & { state: 'open' | 'checked' | null };
const matches = (
  p: Filter,
) => sql<boolean>`((${p.shopId}::int is null or carrier_invoice.shop_id = ${p.shopId}::int)
  and (${p.state}::text is null or (${p.state}::text = 'open') = exists (select from carrier_invoice_line line
    where line.tenant_id = carrier_invoice.tenant_id and line.shop_id = carrier_invoice.shop_id
      and line.invoice_id = carrier_invoice.id and line.outcome <> 'matched' and line.resolution is null)))`;

export const invoicesPage = prepare((p: Filter & Page & InLanguage) =>
  selectInvoices(p)
    .where('carrierInvoice.tenantId', '=', p.tenantId)
    .where(matches(p))
    .orderBy('carrierInvoice.createdAt', 'desc')
    .orderBy('carrierInvoice.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const countInvoices = prepare((p: Filter) =>
  tables
    .selectFrom('carrierInvoice')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('carrierInvoice.tenantId', '=', p.tenantId)
    .where(matches(p)),
);

export const invoiceOf = prepare((p: InvoiceKey & InLanguage) =>
  selectInvoices(p)
    .where('carrierInvoice.tenantId', '=', p.tenantId)
    .where('carrierInvoice.shopId', '=', p.shopId)
    .where('carrierInvoice.id', '=', p.id),
);

type LinesScope = InvoiceKey & { isDiffering: boolean };
const matchesDiffering = (p: LinesScope) =>
  sql<boolean>`(not ${p.isDiffering}::boolean or carrier_invoice_line.outcome <> 'matched')`;

export const linesPage = prepare((p: LinesScope & Page & InLanguage) =>
  tables
    .selectFrom('carrierInvoiceLine')
    .innerJoin('shop', (join) =>
      join
        .onRef('shop.tenantId', '=', 'carrierInvoiceLine.tenantId')
        .onRef('shop.id', '=', 'carrierInvoiceLine.shopId'),
    )
    .leftJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'carrierInvoiceLine').onRef(
        'shopOrder.id',
        '=',
        'carrierInvoiceLine.orderId',
      ),
    )
    .leftJoin('line', (join) => sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'))
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'carrierInvoiceLine.tenantId')
        .onRef('staff.id', '=', 'carrierInvoiceLine.resolvedBy'),
    )
    .select([
      'carrierInvoiceLine.shopId',
      'carrierInvoiceLine.invoiceId',
      'carrierInvoiceLine.rowNumber as row',
      'carrierInvoiceLine.billNumber',
      'carrierInvoiceLine.weightGrams',
      'carrierInvoiceLine.minor',
      'carrierInvoiceLine.currencyCode',
      'carrierInvoiceLine.outcome',
      'carrierInvoiceLine.resolution',
      'carrierInvoiceLine.creditedMinor',
      'carrierInvoiceLine.note',
      sql<string>`coalesce(staff.name, '')`.as('resolvedBy'),
      'carrierInvoiceLine.orderId',
      sql<string>`coalesce(shop_order.number, '')`.as('orderNumber'),
      translatedTextInShopOrEmpty(sql`line.names`, p.language).as('lineName'),
      'carrierInvoiceLine.ourGrams',
      'carrierInvoiceLine.expectedMinor',
      'carrierInvoiceLine.costMinor',
    ])
    .where('carrierInvoiceLine.tenantId', '=', p.tenantId)
    .where('carrierInvoiceLine.shopId', '=', p.shopId)
    .where('carrierInvoiceLine.invoiceId', '=', p.id)
    .where(matchesDiffering(p))
    .orderBy('carrierInvoiceLine.rowNumber')
    .limit(p.limit)
    .offset(p.offset),
);

export const countLines = prepare((p: LinesScope) =>
  tables
    .selectFrom('carrierInvoiceLine')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('carrierInvoiceLine.tenantId', '=', p.tenantId)
    .where('carrierInvoiceLine.shopId', '=', p.shopId)
    .where('carrierInvoiceLine.invoiceId', '=', p.id)
    .where(matchesDiffering(p)),
);

const matchesShop = (p: TenantScope) =>
  sql<boolean>`(${p.shopId}::int is null or line.shop_id = ${p.shopId}::int)`;

export const pricesPage = prepare((p: TenantScope & Page & InLanguage) =>
  tables
    .selectFrom('line')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'line.tenantId').onRef('shop.id', '=', 'line.shopId'),
    )
    .innerJoin('carrier', (join) =>
      sameShop(join, 'carrier', 'line').onRef('carrier.id', '=', 'line.carrierId'),
    )
    .leftJoin('carrierPrice', (join) =>
      sameShop(join, 'carrierPrice', 'line').onRef('carrierPrice.lineId', '=', 'line.id'),
    )
    .select([
      'line.shopId',
      'line.id as lineId',
      translatedTextInShopOrEmpty(sql`line.names`, p.language).as('lineName'),
      translatedTextInShopOrEmpty(sql`carrier.names`, p.language).as('carrierName'),
      'carrierPrice.currencyCode',
      'carrierPrice.firstGrams',
      'carrierPrice.firstMinor',
      'carrierPrice.stepGrams',
      'carrierPrice.stepMinor',
      'carrierPrice.toleranceGrams',
    ])
    .where('line.tenantId', '=', p.tenantId)
    .where(sql<boolean>`line.archived_at is null`)
    .where(matchesShop(p))
    .orderBy('line.shopId')
    .orderBy('line.code')
    .limit(p.limit)
    .offset(p.offset),
);

export const countPrices = prepare((p: TenantScope) =>
  tables
    .selectFrom('line')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('line.tenantId', '=', p.tenantId)
    .where(sql<boolean>`line.archived_at is null`)
    .where(matchesShop(p)),
);
