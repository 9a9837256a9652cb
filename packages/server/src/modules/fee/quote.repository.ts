import type { PageRequest } from '@onehaul/contract/wire';
import type { Bill } from '@onehaul/domain/fee/bill';
import type { Shipment } from '@onehaul/domain/fee/shipment';
import type { QuotedInstruction } from '@onehaul/domain/order/instruction';
import { sql } from 'kysely';
import { limitAndOffset } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { MemberContext, ShopReader, ShopWriter } from '../../http/context.ts';

type ShopScope = { tenantId: number; shopId: number };
type MemberScope = ShopScope & { memberId: number };

const levelOfMember = prepare((p: MemberScope) =>
  tables
    .selectFrom('member')
    .select('level')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.memberId),
);

export async function findLevel({ db, shop }: ShopReader, memberId: number): Promise<number> {
  return (await db.first(levelOfMember, { shopId: shop.id, memberId }))?.level ?? 0;
}

type NewQuote = MemberScope & {
  id: string;
  lineId: number;
  version: number;
  shipment: string;
  bill: string;
  instruction: string | null;
  totalMinor: number;
  currencyCode: string;
  exchangeRate: number;
  days: number;
};

const insertQuote = prepareChange((p: NewQuote) =>
  tables
    .insertInto('quote')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      id: p.id,
      memberId: p.memberId,
      lineId: p.lineId,
      version: p.version,
      shipment: sql`${p.shipment}::jsonb`,
      bill: sql`${p.bill}::jsonb`,
      instruction: sql`${p.instruction}::jsonb`,
      totalMinor: p.totalMinor,
      currencyCode: p.currencyCode,
      exchangeRate: p.exchangeRate,
      expiresAt: sql`now() + make_interval(days => ${p.days}::int)`,
    })
    .returning(['createdAt', 'expiresAt']),
);

type StoredQuote = Omit<NewQuote, keyof ShopScope | 'shipment' | 'bill' | 'instruction'> & {
  shipment: Shipment;
  bill: Bill;
  instruction: QuotedInstruction | null;
};

export async function saveQuoteRow({ db, shop }: ShopWriter, quote: StoredQuote) {
  const row = await db.first(insertQuote, {
    ...quote,
    shopId: shop.id,
    shipment: JSON.stringify(quote.shipment),
    bill: JSON.stringify(quote.bill),
    instruction: quote.instruction && JSON.stringify(quote.instruction),
  });
  return row!;
}

const selectQuotes = (p: MemberScope) =>
  tables
    .selectFrom('quote')
    .innerJoin('tariffVersion', (join) =>
      sameShop(join, 'tariffVersion', 'quote')
        .onRef('tariffVersion.lineId', '=', 'quote.lineId')
        .onRef('tariffVersion.version', '=', 'quote.version'),
    )
    .select([
      'quote.id',
      'quote.lineId',
      'quote.version',
      'tariffVersion.publishedAt',
      'quote.shipment',
      'quote.bill',
      'quote.instruction',
      'quote.currencyCode',
      'quote.exchangeRate',
      'quote.createdAt',
      'quote.expiresAt',
      sql<boolean>`quote.expires_at <= now()`.as('isExpired'),
    ])
    .where('quote.tenantId', '=', p.tenantId)
    .where('quote.shopId', '=', p.shopId)
    .where('quote.memberId', '=', p.memberId);

const quotePage = prepare((p: MemberScope & { limit: number; offset: number }) =>
  selectQuotes(p).orderBy('quote.createdAt', 'desc').orderBy('quote.id').limit(p.limit).offset(p.offset),
);
export type QuoteRow = NonNullable<(typeof quotePage)['row']>;

const quoteCount = prepare((p: MemberScope) =>
  tables
    .selectFrom('quote')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId),
);

/** A sub-account reads and creates the quotes of its main account (A16). */
export async function findQuoteRows(
  { db, shop, member }: MemberContext,
  { pageIndex, pageRows }: PageRequest,
): Promise<{ rows: QuoteRow[]; total: number }> {
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const [rows, counted] = await Promise.all([
    db.all(quotePage, { ...whose, ...limitAndOffset({ pageIndex, pageRows }) }),
    db.first(quoteCount, whose),
  ]);
  return { rows, total: counted!.total };
}

const quoteById = prepare((p: MemberScope & { id: string }) => selectQuotes(p).where('quote.id', '=', p.id));

export function findQuoteRow({ db, shop, member }: MemberContext, id: string) {
  return db.first(quoteById, { shopId: shop.id, memberId: member.ownerId, id });
}
