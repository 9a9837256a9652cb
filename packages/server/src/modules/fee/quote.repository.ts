import type { PageRequest } from '@onehaul/contract/wire';
import type { Bill } from '@onehaul/domain/fee/bill';
import type { Shipment } from '@onehaul/domain/fee/shipment';
import type { QuotedInstruction } from '@onehaul/domain/order/instruction';
import { sql } from 'kysely';
import { limitOf } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { MemberContext, ShopReader, ShopWriter } from '../../http/context.ts';

type OfShop = { tenantId: number; shopId: number };
type OfMember = OfShop & { memberId: number };

const levelOfMember = prepare((p: OfMember) =>
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

type NewQuote = OfMember & {
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

type KeptQuote = Omit<NewQuote, keyof OfShop | 'shipment' | 'bill' | 'instruction'> & {
  shipment: Shipment;
  bill: Bill;
  instruction: QuotedInstruction | null;
};

export async function keepQuoteRow({ db, shop }: ShopWriter, quote: KeptQuote) {
  const row = await db.first(insertQuote, {
    ...quote,
    shopId: shop.id,
    shipment: JSON.stringify(quote.shipment),
    bill: JSON.stringify(quote.bill),
    instruction: quote.instruction && JSON.stringify(quote.instruction),
  });
  return row!;
}

const shownQuotes = (p: OfMember) =>
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

const quotePage = prepare((p: OfMember & { limit: number; offset: number }) =>
  shownQuotes(p).orderBy('quote.createdAt', 'desc').orderBy('quote.id').limit(p.limit).offset(p.offset),
);
export type QuoteRow = NonNullable<(typeof quotePage)['row']>;

const quoteCount = prepare((p: OfMember) =>
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
    db.all(quotePage, { ...whose, ...limitOf({ pageIndex, pageRows }) }),
    db.first(quoteCount, whose),
  ]);
  return { rows, total: counted!.total };
}

const quoteById = prepare((p: OfMember & { id: string }) => shownQuotes(p).where('quote.id', '=', p.id));

export function findQuoteRow({ db, shop, member }: MemberContext, id: string) {
  return db.first(quoteById, { shopId: shop.id, memberId: member.ownerId, id });
}
