import type { Language } from '@onehaul/domain/language';
import { sql } from 'kysely';
import { translatedTextInShop } from '../../db/page.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type BannerState = 'shown' | 'planned' | 'over' | 'off';
type Filter = { tenantId: number; shopId: number | null };

const state = sql<BannerState>`(case
  when not shop_image.is_active then 'off'
  when shop_image.ends_at <= now() then 'over'
  when shop_image.starts_at > now() then 'planned'
  else 'shown' end)`;

const selectBanners = (p: Filter) =>
  tables
    .selectFrom('shopImage')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'shopImage.tenantId').onRef('shop.id', '=', 'shopImage.shopId'),
    )
    .where('shopImage.tenantId', '=', p.tenantId)
    .where(sql<boolean>`(${p.shopId}::int is null or shop_image.shop_id = ${p.shopId}::int)`);

/** A shop has at most `maxBanners`, so the primary key serves both statements. */
export const bannerPage = prepare((p: Filter & { language: Language; limit: number; offset: number }) =>
  selectBanners(p)
    .select([
      'shopImage.shopId',
      'shopImage.id',
      translatedTextInShop(sql`shop_image.titles`, p.language).as('title'),
      'shopImage.titles',
      'shopImage.alts',
      'shopImage.smallFileKey',
      'shopImage.fileKey',
      'shopImage.link',
      'shopImage.isActive',
      'shopImage.startsAt',
      'shopImage.endsAt',
      'shopImage.position',
      state.as('state'),
    ])
    .orderBy('shopImage.shopId')
    .orderBy('shopImage.position')
    .orderBy('shopImage.id')
    .limit(p.limit)
    .offset(p.offset),
);

export const countBanners = prepare((p: Filter) =>
  selectBanners(p).select(({ fn }) => fn.countAll<number>().as('total')),
);

/** Row lock on the shop, so that concurrent inserts are counted against the limit. */
export const lockShop = prepareChange((p: ShopScope) =>
  tables
    .selectFrom('shop')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.shopId)
    .forNoKeyUpdate(),
);

/** The shop's own picture size limit, if set; no row for a shop of another tenant. */
export const pictureLimit = prepare((p: ShopScope) =>
  tables
    .selectFrom('shop')
    .leftJoin('setting', (join) =>
      join
        .onRef('setting.tenantId', '=', 'shop.tenantId')
        .onRef('setting.shopId', '=', 'shop.id')
        .on('setting.name', '=', 'imageMostBytes'),
    )
    .select('setting.value')
    .where('shop.tenantId', '=', p.tenantId)
    .where('shop.id', '=', p.shopId),
);

type Terms = ShopScope & {
  titles: string;
  alts: string | null;
  link: string;
  isActive: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  position: number;
};
type Picture = { fileKey: string; smallFileKey: string };
const termsOf = (p: Terms) => ({
  titles: sql`${p.titles}::jsonb`,
  alts: sql`${p.alts}::jsonb`,
  link: p.link,
  isActive: p.isActive,
  startsAt: p.startsAt,
  endsAt: p.endsAt,
  position: p.position,
});

export const insertBanner = prepareChange((p: Terms & Picture) =>
  tables
    .insertInto('shopImage')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      fileKey: p.fileKey,
      smallFileKey: p.smallFileKey,
      ...termsOf(p),
    } as never)
    .returning('id'),
);

/** Keeps the current picture unless a new one is passed. */
export const changeBanner = prepareChange(
  (p: Terms & { id: number; fileKey: string | null; smallFileKey: string | null }) =>
    tables
      .updateTable('shopImage')
      .set({
        ...termsOf(p),
        fileKey: sql`coalesce(${p.fileKey}::text, file_key)`,
        smallFileKey: sql`case when ${p.fileKey}::text is null then small_file_key else ${p.smallFileKey}::text end`,
      } as never)
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.id)
      .returning('id'),
);

export const deleteBanner = prepareChange((p: ShopScope & { id: number }) =>
  tables
    .deleteFrom('shopImage')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .returning('id'),
);
