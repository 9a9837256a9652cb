import type { ShopInfo } from '@onehaul/contract/shop';
import type { PageRequest } from '@onehaul/contract/wire';
import { maxBanners } from '@onehaul/domain/banner';
import type { HostKind } from '@onehaul/domain/host/host-check';
import { pickText } from '@onehaul/domain/language';
import { needsPass } from '@onehaul/domain/launch/shop-gate';
import { passwordRule } from '@onehaul/domain/password';
import { settingsFrom } from '@onehaul/domain/settings';
import type { Shop, ShopState } from '@onehaul/domain/shop';
import { sql } from 'kysely';
import type { Database, Db } from '../../db/database.ts';
import {
  findPage,
  readerParameters,
  type ReaderPage,
  type ReaderParameters,
  translatedText,
  totalCount,
} from '../../db/page.ts';
import { agreedAmount } from '../../db/agreed-amount.ts';
import { prepare, tables } from '../../db/statement.ts';
import type { ShopReader, VisitorContext } from '../../http/context.ts';
import { fileUrl } from '../file/index.ts';
import type { FigureCounts } from './figure-counts.ts';

type HostEntry = { tenantId: number; shopId: number; kind: HostKind; redirectsTo: string | null };

const hostByName = prepare((p: { host: string }) =>
  tables
    .selectFrom(sql<HostEntry>`app.find_host(${p.host})`.as('host'))
    .select(['tenantId', 'shopId', 'kind', 'redirectsTo']),
);

const revisionOf = (p: { tenantId: number; shopId: number }) =>
  sql<number>`coalesce((select revision from shop_revision
    where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}), 0)`;

/** A suspended company pauses all its shops, a closed one closes them. */
const shopState = sql<ShopState>`case when tenant.state in ('closing', 'closed') or shop.state = 'closed' then 'closed'
  when tenant.state = 'suspended' then 'paused' else shop.state end`;

/** One statement, hence one snapshot: the shop is never older than its revision. */
const shopById = prepare((p: { tenantId: number; shopId: number }) =>
  tables
    .selectFrom('shop')
    .innerJoin('tenant', 'tenant.tenantId', 'shop.tenantId')
    .innerJoin('plan', (join) =>
      join.onRef('plan.name', '=', 'tenant.plan').onRef('plan.version', '=', 'tenant.planVersion'),
    )
    .select(['shop.id', 'shop.tenantId', 'shop.names', 'shop.languages', 'shop.modules'])
    .select(
      agreedAmount(p.tenantId, 'callsPerMinute', 'plan.callsPerMinute')
        .$castTo<number>()
        .as('callsPerMinute'),
    )
    .select(({ ref }) => sql<string | null>`app.mobile_host(${ref('shop.id')})`.as('mobileHost'))
    .select(({ ref }) => sql<string | null>`app.primary_host(${ref('shop.id')})`.as('primaryHost'))
    .select(shopState.as('state'))
    .select(revisionOf(p).as('revision'))
    .where('shop.tenantId', '=', p.tenantId)
    .where('shop.id', '=', p.shopId),
);

export async function findShopByHost(database: Database, host: string): Promise<Shop | undefined> {
  const owner = await database.platform.first(hostByName, { host });
  if (!owner) return undefined;
  const shop = await database.tenant(owner.tenantId).first(shopById, { shopId: owner.shopId });
  return shop && { ...shop, redirectsTo: owner.redirectsTo, isMobileHost: owner.kind === 'mobile' };
}

/** A shop of the tenant, for work without a request host. */
export const findShop = (db: Db, shopId: number): Promise<Shop | undefined> => db.first(shopById, { shopId });

const contentVersion = prepare((p: { tenantId: number; shopId: number }) => {
  const ofShop = sql`tenant_id = ${p.tenantId} and shop_id = ${p.shopId}`;
  return tables.selectNoFrom([
    revisionOf(p).as('revision'),
    sql<ShopState>`(select ${shopState} from shop join tenant using (tenant_id)
      where shop.tenant_id = ${p.tenantId} and shop.id = ${p.shopId})`.as('state'),
    // Announcements newest first within each value of `pinned`, as their index is ordered.
    sql<Date | null>`greatest(
      (select max(moment) from shop_image, lateral (values (starts_at), (ends_at)) schedule (moment)
        where ${ofShop} and is_active and archived_at is null and moment <= now()),
      (select max(newest.published_at) from (values (true), (false)) kind (is_pinned), lateral (
        select published_at from announcement where ${ofShop} and pinned = is_pinned and published_at <= now()
        order by published_at desc limit 1) newest))`.as('scheduledAt'),
  ]);
});

/** Read from the database, not from the shop directory: page servers rely on it being current. */
export async function getRevision({ db, shop }: ShopReader) {
  return (await db.first(contentVersion, { shopId: shop.id }))!;
}

const noticeOfShop = prepare((p: { tenantId: number; shopId: number }) =>
  tables
    .selectFrom('shop')
    .select(['languages', 'names', 'contactLinks'])
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.shopId),
);

/** What a notice page may show: nothing of the brand before the shop has opened. */
export async function getNotice({ db, shop, language }: ShopReader) {
  const { languages, names, contactLinks } = (await db.first(noticeOfShop, { shopId: shop.id }))!;
  if (needsPass(shop.state)) return { languages, name: '', contactLinks: [] };
  return {
    languages,
    name: pickText(names, language, languages[0]),
    contactLinks: contactLinks.filter(({ text }) => text !== '').map(({ name, text }) => ({ name, text })),
  };
}

const shopInfo = prepare((p: { tenantId: number; shopId: number }) =>
  tables
    .selectFrom('shop')
    .selectAll()
    .select((q) =>
      q
        .selectFrom('currency')
        .select('code')
        .where('currency.tenantId', '=', p.tenantId)
        .where('currency.shopId', '=', p.shopId)
        .where('currency.archivedAt', 'is', null)
        .orderBy('position')
        .limit(1)
        .as('currency'),
    )
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.shopId),
);

/** The shop of the host, in the reader's language. */
export async function getShopInfo(context: VisitorContext, countsOf: FigureCounts): Promise<ShopInfo> {
  const { db, shop, language } = context;
  const row = (await db.first(shopInfo, { shopId: shop.id }))!;
  const { leastLength } = passwordRule(settingsFrom(await findSettings(context)));
  const read = (texts: Parameters<typeof pickText>[0]) => pickText(texts, language, row.languages[0]);
  const readOptional = (texts: Parameters<typeof pickText>[0] | null) => (texts ? read(texts) : '');
  const counts = row.figures.some(({ counted }) => counted) ? await countsOf(context) : undefined;
  return {
    id: row.id,
    tenantId: row.tenantId,
    name: read(row.names),
    tagline: read(row.taglines),
    description: read(row.descriptions),
    languages: row.languages,
    currency: row.currency ?? 'CNY',
    mobileUrl: shop.mobileHost ? `https://${shop.mobileHost}` : '',
    canonicalHost: shop.primaryHost ?? '',
    redirectHost: shop.redirectsTo ?? '',
    isMobileHost: shop.isMobileHost ?? false,
    contactLinks: row.contactLinks.map((contact) => ({ ...contact, image: fileUrl(contact.image) })),
    logoUrl: fileUrl(row.logoKey),
    iconUrl: fileUrl(row.iconKey),
    taxMode: row.taxMode,
    filingNumber: row.filingNumber,
    legalName: readOptional(row.legalNames),
    seoTitle: readOptional(row.seoTitles),
    seoDescription: readOptional(row.seoDescriptions),
    homeSections: row.homeSections,
    primaryColor: row.primaryColor,
    cornerRadius: row.cornerRadius,
    colorScheme: row.colorScheme,
    figures: row.figures.map((figure) => ({
      value: figure.counted ? String(counts![figure.counted]) : (figure.value ?? ''),
      label: read(figure.label),
    })),
    iosAppUrl: row.iosAppUrl,
    androidAppUrl: row.androidAppUrl,
    timeZone: row.timeZone,
    passwordLeastLength: leastLength,
    modules: row.modules,
  };
}

const shopImages = prepare((p: ReaderParameters) =>
  tables
    .selectFrom('shopImage')
    .select(({ ref }) => [
      'id',
      translatedText(ref('titles'), p).as('title'),
      translatedText(sql`coalesce(alts, '{}'::jsonb)`, p).as('alt'),
      'fileKey',
      'smallFileKey',
      'link',
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where('isActive', '=', true)
    .where(sql<boolean>`(starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())`)
    .orderBy('position')
    .orderBy('id')
    .limit(maxBanners),
);

export async function findShopImages(context: VisitorContext) {
  const images = await context.db.all(shopImages, readerParameters(context));
  return images.map(({ fileKey, smallFileKey, ...image }) => ({
    ...image,
    imageUrl: fileUrl(fileKey),
    smallImageUrl: fileUrl(smallFileKey ?? fileKey),
  }));
}

const currencyPage = prepare((p: ReaderPage) =>
  tables
    .selectFrom('currency')
    .select(({ ref }) => [
      'code',
      translatedText(ref('names'), p).as('name'),
      'exchangeRate',
      'rateAt',
      totalCount,
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .orderBy('position')
    .orderBy('code')
    .limit(p.limit)
    .offset(p.offset),
);

export function findCurrencies(context: VisitorContext, page: PageRequest) {
  return findPage(context, currencyPage, page, {});
}

const settingsOfShop = prepare((p: { tenantId: number; shopId: number }) =>
  tables
    .selectFrom('setting')
    .select(['name', 'value'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId),
);

export async function findSettings({
  db,
  shop,
}: Pick<ShopReader, 'db'> & { readonly shop: { readonly id: number } }): Promise<Record<string, unknown>> {
  const rows = await db.all(settingsOfShop, { shopId: shop.id });
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Whether the shop belongs to the tenant. */
export const shopExists = prepare((p: { tenantId: number; shopId: number }) =>
  tables.selectFrom('shop').select('id').where('tenantId', '=', p.tenantId).where('id', '=', p.shopId),
);
