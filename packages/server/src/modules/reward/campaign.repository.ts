import type { CampaignKind } from '@onehaul/domain/reward/campaign';
import { sql } from 'kysely';
import { type ReaderPage, translatedText, totalCount } from '../../db/page.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { namesOfLevels, namesOfLines } from '../coupon/index.ts';

type ShopScope = { tenantId: number; shopId: number };
type MemberScope = ShopScope & { memberId: number };

const isRunning = sql<boolean>`(campaign.is_active and campaign.archived_at is null and campaign.starts_at <= now()
  and (campaign.ends_at is null or campaign.ends_at > now()))`;

/** Friends invited since the campaign started. */
const friendsSoFar = (p: MemberScope) => sql<number>`(
  select count(*) from invited_friend friend
  where friend.tenant_id = campaign.tenant_id and friend.shop_id = campaign.shop_id
    and friend.member_id = ${p.memberId} and friend.created_at >= campaign.starts_at)`;

const couponsGrantedTo = (p: MemberScope) => sql<number>`(
  select count(*) from coupon
  where coupon.tenant_id = campaign.tenant_id and coupon.shop_id = campaign.shop_id
    and coupon.campaign_id = campaign.id and coupon.member_id = ${p.memberId})`;

/** Campaigns a member can act on; welcome coupons and gifts need no action by the member. */
export const runningCampaigns = prepare((p: ReaderPage & { memberId: number }) =>
  tables
    .selectFrom('campaign')
    .select(({ ref }) => [
      'id',
      'kind',
      translatedText(ref('names'), p).as('name'),
      sql<string>`coalesce(${translatedText(ref('notes'), p)}, '')`.as('note'),
      'minor',
      'percent',
      namesOfLines('campaign', p).as('lineNames'),
      namesOfLevels('campaign', p).as('levelNames'),
      'leastMinor',
      'leastGrams',
      'validDays',
      'points',
      'friends',
      sql<number>`case when kind = 'invite' then ${friendsSoFar(p)} else 0 end`.as('friendsSoFar'),
      sql<number | null>`stock - given`.as('left'),
      'mostEach',
      couponsGrantedTo(p).as('had'),
      'endsAt',
      totalCount,
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('kind', 'in', ['redeem', 'invite'])
    .where(isRunning)
    .orderBy('position')
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset),
);

const lockedColumns = [
  'campaign.id',
  'campaign.kind',
  'campaign.points',
  'campaign.friends',
  'campaign.stock',
  'campaign.given',
  'campaign.mostEach',
  'campaign.levels',
  'campaign.startsAt',
  'campaign.endsAt',
] as const;
const isActive = sql<boolean>`(campaign.is_active and campaign.archived_at is null)`.as('isActive');
const now = sql<Date>`now()`.as('now');

/** Row lock until the transaction ends, so that the last coupon is issued only once. */
export const lockCampaign = prepareChange((p: ShopScope & { id: number; kind: CampaignKind }) =>
  tables
    .selectFrom('campaign')
    .select([...lockedColumns, isActive, now])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('kind', '=', p.kind)
    .forUpdate(),
);
export type LockedCampaign = NonNullable<(typeof lockCampaign)['row']>;

/** The campaign a code belongs to, row-locked likewise. */
export const lockCampaignOfCode = prepareChange((p: ShopScope & { code: string }) =>
  tables
    .selectFrom('campaign')
    .select([...lockedColumns, isActive, now])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('code', '=', p.code)
    .where('code', '<>', '')
    .where('archivedAt', 'is', null)
    .forUpdate(),
);

/** Running campaigns of a kind, row-locked in a fixed order to avoid deadlocks. */
export const lockRunningCampaigns = prepareChange((p: ShopScope & { kind: CampaignKind }) =>
  tables
    .selectFrom('campaign')
    .select([...lockedColumns, isActive, now])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('kind', '=', p.kind)
    .where(isRunning)
    .orderBy('id')
    .forUpdate(),
);

export const addGrantedCount = prepareChange((p: ShopScope & { id: number; more: number }) =>
  tables
    .updateTable('campaign')
    .set({ given: sql`given + ${p.more}::int` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .returning('given'),
);

export const friendsSince = prepare((p: MemberScope & { since: Date }) =>
  tables
    .selectFrom('invitedFriend')
    .select(({ fn }) => fn.countAll<number>().as('friends'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('createdAt', '>=', p.since),
);
