import { banner } from '@onehaul/contract/console/studio/banner';
import { brand } from '@onehaul/contract/console/studio/brand';
import { currency } from '@onehaul/contract/console/studio/currency';
import { homePage } from '@onehaul/contract/console/studio/home-page';
import { profile } from '@onehaul/contract/console/studio/profile';
import { shopModules } from '@onehaul/contract/console/studio/shop-modules';
import { maxBanners } from '@onehaul/domain/banner';
import { isSupportedCurrency, isUnusualRate } from '@onehaul/domain/money';
import { Refusal } from '@onehaul/domain/refusal';
import { walletCurrency } from '@onehaul/domain/wallet/account';
import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';
import { defineShopStore } from '../../studio/single-store.ts';
import { defineStore } from '../../studio/store.ts';
import { allowedModules } from './company-shop.repository.ts';
import { kindsOfModule, openSteps } from './module-orders.ts';

export const profileStore = defineShopStore(profile, { version: 'profileVersion', languages: 'languages' });

export const brandStore = defineShopStore(brand, { version: 'brandVersion' });

export const homePageStore = defineShopStore(homePage, {
  version: 'homeVersion',
  // A row needs one of two fields: what is typed, or what is counted; text to copy, or a picture to scan.
  check: async (_context, { figures, contactLinks }) => {
    if (figures.some(({ counted, value }) => !counted && value === ''))
      throw new Refusal('input.invalid', { field: 'figures' });
    if (contactLinks.some(({ type, text, image }) => text === '' && (type === 'text' || !image)))
      throw new Refusal('input.invalid', { field: 'contactLinks' });
  },
});

type ShopScope = { tenantId: number; shopId: number };

const modulesOf = prepare((p: ShopScope) =>
  tables.selectFrom('shop').select('modules').where('tenantId', '=', p.tenantId).where('id', '=', p.shopId),
);

/** Open orders of these kinds, or with a pickup point. The index by step finds the open ones. */
const openOrder = prepare((p: ShopScope & { kinds: readonly string[]; isPickup: boolean }) =>
  tables
    .selectFrom('shopOrder')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`step = any(${openSteps}::text[])`)
    .where(sql<boolean>`(kind = any(${p.kinds}::text[]) or (${p.isPickup} and pickup_point_id is not null))`)
    .limit(1),
);

export const shopModulesStore = defineShopStore(shopModules, {
  version: 'modulesVersion',
  // Calls of a module that is off are refused: nobody could finish its open orders.
  check: async ({ db, shop }, { modules }) => {
    const { modules: allowed } = (await db.first(allowedModules, {}))!;
    if (allowed && modules.some((module) => !allowed.includes(module)))
      throw new Refusal('shop.moduleNotIncluded', { field: 'modules' });
    const { modules: before } = (await db.first(modulesOf, { shopId: shop.id }))!;
    for (const module of before.filter((one) => !modules.includes(one))) {
      const kinds = kindsOfModule[module] ?? [];
      const isPickup = module === 'pickupPoint';
      const open = await db.first(openOrder, { shopId: shop.id, kinds, isPickup });
      if (open) throw new Refusal('input.invalid', { field: 'modules', module });
    }
  },
});

/** Active banners besides this one: adding and restoring obey the limit, changing does not meet it. */
const otherBanners = prepare((p: ShopScope & { key: number }) =>
  tables
    .selectFrom('shopImage')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where('id', '<>', p.key),
);

export const bannerStore = defineStore(banner, {
  table: 'shopImage',
  search: ['titles', 'link'],
  derived: {
    // An upload stores both sizes under one name. Older pictures are known by the rows that show them.
    smallFileKey: sql`case when given.file_key like 'picture/%'
      then regexp_replace(given.file_key, '\\.webp$', '-small.webp')
      else (select known.small_file_key from shop_image known where known.tenant_id = app.tenant_id()
        and known.file_key = given.file_key and known.small_file_key is not null limit 1) end`,
  },
  check: async ({ db, shop, key }, { startsAt, endsAt }) => {
    if (startsAt && endsAt && endsAt <= startsAt) throw new Refusal('input.invalid', { field: 'endsAt' });
    const { count } = (await db.first(otherBanners, { shopId: shop.id, key: Number(key ?? 0) }))!;
    if (count >= maxBanners) throw new Refusal('banner.tooMany', { most: maxBanners });
  },
});

const isActive = sql<boolean>`archived_at is null`;

export const currencyStore = defineStore(currency, {
  table: 'currency',
  search: ['code', 'names'],
  blockedBy: [
    { table: 'destination', column: 'currencyCode', where: isActive },
    { table: 'payType', column: 'currencyCode', where: isActive },
  ],
  needsConfirmation: (before, after) =>
    before && isUnusualRate(before.exchangeRate, after.exchangeRate) ? 'exchangeRate' : undefined,
  check: async (_context, { code, exchangeRate }) => {
    if (!isSupportedCurrency(code)) throw new Refusal('input.invalid', { field: 'code' });
    if (code === walletCurrency && exchangeRate !== 1)
      throw new Refusal('input.invalid', { field: 'exchangeRate' });
  },
  checkArchive: async (_context, { code }) => {
    if (code === walletCurrency) throw new Refusal('record.inUse', { uses: 'wallet:1' });
  },
});
