import type { MarketplaceShopState, Platform } from '@onehaul/domain/marketplace/marketplace-state';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

export type ShopScope = { tenantId: number; shopId: number };
type MemberScope = ShopScope & { memberId: number };

/** Our API account at a marketplace. */
export const platformAccount = prepare((p: ShopScope & { platform: Platform }) =>
  tables
    .selectFrom('gatewayAccount')
    .select(['tenantId', 'shopId', 'sealed'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('gateway', '=', p.platform)
    .where('isActive', '=', true),
);

export const insertGrant = prepareChange(
  (p: MemberScope & { stateHash: Buffer; platform: Platform; minutes: number }) =>
    tables.insertInto('marketplaceGrant').values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      stateHash: p.stateHash,
      memberId: p.memberId,
      platform: p.platform,
      expiresAt: sql`now() + make_interval(mins => ${p.minutes}::int)`,
    }),
);

/** Consumes a grant: once, before it expires, by the member who started it. */
export const consumeGrant = prepareChange((p: MemberScope & { stateHash: Buffer }) =>
  tables
    .updateTable('marketplaceGrant')
    .set({ usedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('stateHash', '=', p.stateHash)
    .where('memberId', '=', p.memberId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('platform'),
);

const shopColumns = [
  'id',
  'platform',
  'externalId',
  'name',
  'region',
  'state',
  'refreshUntil as authorizedUntil',
  'syncedUntil',
  'lastFailure as failure',
  'createdAt',
] as const;

export const shopsOfMember = prepare((p: MemberScope & { limit: number; offset: number }) =>
  tables
    .selectFrom('marketplaceShop')
    .select(shopColumns)
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('state', '<>', 'disconnected')
    .orderBy('id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const shopOfMember = prepare((p: MemberScope & { id: number }) =>
  tables
    .selectFrom('marketplaceShop')
    .select(shopColumns)
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id)
    .where('state', '<>', 'disconnected'),
);

/** Row lock on the connected shop with this external id, of any member. */
export const lockShopByExternalId = prepareChange(
  (p: ShopScope & { platform: Platform; externalId: string }) =>
    tables
      .selectFrom('marketplaceShop')
      .select(['id', 'memberId'])
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('platform', '=', p.platform)
      .where('externalId', '=', p.externalId)
      .where('state', '<>', 'disconnected')
      .forUpdate(),
);

type Tokens = { sealed: Buffer; accessUntil: Date; refreshUntil: Date };

export const insertShop = prepareChange(
  (p: MemberScope & Tokens & { platform: Platform; externalId: string; name: string; region: string }) =>
    tables
      .insertInto('marketplaceShop')
      .values({
        tenantId: p.tenantId,
        shopId: p.shopId,
        memberId: p.memberId,
        platform: p.platform,
        externalId: p.externalId,
        name: p.name,
        region: p.region,
        tokensSealed: p.sealed,
        accessUntil: p.accessUntil,
        refreshUntil: p.refreshUntil,
        nextSyncAt: sql`now()`,
      })
      .returning('id'),
);

/** Stores a new token pair and resets the failure count. */
export const writeTokens = prepareChange((p: ShopScope & Tokens & { id: number }) =>
  tables
    .updateTable('marketplaceShop')
    .set({
      tokensSealed: p.sealed,
      accessUntil: p.accessUntil,
      refreshUntil: p.refreshUntil,
      state: 'authorized',
      failures: 0,
      lastFailure: '',
      updatedAt: sql`now()`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

/** Ends the authorization, on either side's initiative, and deletes the tokens. */
export const endAuthorization = prepareChange(
  (p: ShopScope & { id: number; from: MarketplaceShopState[]; to: MarketplaceShopState }) =>
    tables
      .updateTable('marketplaceShop')
      .set({
        state: p.to,
        tokensSealed: null,
        accessUntil: null,
        refreshUntil: null,
        nextSyncAt: null,
        updatedAt: sql`now()`,
      })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.id)
      .where(sql<boolean>`state = any(${p.from}::text[])`)
      .returning(['memberId', 'name', 'externalId']),
);

export const renameShop = prepareChange((p: MemberScope & { id: number; name: string; region: string }) =>
  tables
    .updateTable('marketplaceShop')
    .set({
      name: p.name,
      region: sql`coalesce(nullif(${p.region}::text, ''), region)`,
      updatedAt: sql`now()`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id)
    .where('state', '<>', 'disconnected')
    .returning('id'),
);

/** Makes the shop due now and resets its failure count. */
export const markSyncDue = prepareChange((p: MemberScope & { id: number }) =>
  tables
    .updateTable('marketplaceShop')
    .set({ nextSyncAt: sql`now()`, failures: 0 })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id)
    .where('state', '=', 'authorized')
    .returning('id'),
);

/** Columns needed for an API call on behalf of a shop. */
const selectShopAccess = tables
  .selectFrom('marketplaceShop')
  .select([
    'tenantId',
    'shopId',
    'id',
    'memberId',
    'platform',
    'externalId',
    'name',
    'state',
    'tokensSealed',
    'accessUntil',
    'syncedUntil',
    'failures',
  ]);

export const shopAccessById = prepare((p: ShopScope & { id: number }) =>
  selectShopAccess.where('tenantId', '=', p.tenantId).where('shopId', '=', p.shopId).where('id', '=', p.id),
);
export type ShopAccess = NonNullable<(typeof shopAccessById)['row']>;

export const lockShopAccess = prepareChange((p: ShopScope & { id: number }) =>
  selectShopAccess
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .forUpdate(),
);

/** Leases shops that are due for a sync. */
export const leaseDueShops = prepareChange((p: { tenantId: number; limit: number; seconds: number }) =>
  tables
    .updateTable('marketplaceShop')
    .set({ nextSyncAt: sql`now() + make_interval(secs => ${p.seconds}::int)` })
    .where('tenantId', '=', p.tenantId)
    .where(
      sql<boolean>`(shop_id, id) in (select due.shop_id, due.id from marketplace_shop due
        where due.tenant_id = ${p.tenantId} and due.state = 'authorized' and due.next_sync_at <= now()
        order by due.next_sync_at limit ${p.limit}::int for update skip locked)`,
    )
    .returning(['shopId', 'id']),
);

type SyncResult = ShopScope & {
  id: number;
  syncedUntil: Date | null;
  failures: number;
  failure: string;
  seconds: number;
};

/** Stores the sync result and the next sync time. */
export const recordSync = prepareChange((p: SyncResult) =>
  tables
    .updateTable('marketplaceShop')
    .set({
      syncedUntil: sql`coalesce(${p.syncedUntil}::timestamptz, synced_until)`,
      failures: p.failures,
      lastFailure: p.failure,
      nextSyncAt: sql`now() + make_interval(secs => ${p.seconds}::int)`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', 'authorized'),
);
