import type { CampaignKind, CampaignState } from '@onehaul/domain/reward/campaign';
import type { Language } from '@onehaul/domain/language';
import { sql } from 'kysely';
import { translatedTextInShop } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { issuedTerms } from '../coupon/index.ts';

type ShopScope = { tenantId: number; shopId: number };
type Filter = {
  tenantId: number;
  shopId: number | null;
  kind: CampaignKind | null;
  state: CampaignState | null;
};

export const campaignState = sql<CampaignState>`(case
  when not campaign.is_active then 'off'
  when campaign.ends_at <= now() then 'over'
  when campaign.starts_at > now() then 'planned'
  when campaign.given >= campaign.stock then 'usedUp'
  else 'running' end)`;

const selectCampaigns = (p: Filter) =>
  tables
    .selectFrom('campaign')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'campaign.tenantId').onRef('shop.id', '=', 'campaign.shopId'),
    )
    .where('campaign.tenantId', '=', p.tenantId)
    .where('campaign.archivedAt', 'is', null)
    .where(sql<boolean>`(${p.shopId}::int is null or campaign.shop_id = ${p.shopId}::int)`)
    .where(sql<boolean>`(${p.kind}::text is null or campaign.kind = ${p.kind}::text)`)
    .where(sql<boolean>`(${p.state}::text is null or ${campaignState} = ${p.state}::text)`);

const couponsOf = (which: 'in_order' | 'used') => sql<number>`(
  select count(*) from coupon
  where coupon.tenant_id = campaign.tenant_id and coupon.shop_id = campaign.shop_id
    and coupon.campaign_id = campaign.id
    and ${which === 'used' ? sql`coupon.used_at is not null` : sql`coupon.order_id is not null and coupon.used_at is null`})`;

export const campaignPage = prepare((p: Filter & { language: Language; limit: number; offset: number }) =>
  selectCampaigns(p)
    .select([
      'campaign.shopId',
      'campaign.id',
      'campaign.kind',
      translatedTextInShop(sql`campaign.names`, p.language).as('name'),
      'campaign.code',
      'campaign.minor',
      'campaign.percent',
      sql<number>`cardinality(campaign.line_ids)`.as('lines'),
      sql<number>`cardinality(campaign.levels)`.as('levels'),
      'campaign.leastMinor',
      'campaign.leastGrams',
      'campaign.validDays',
      'campaign.points',
      'campaign.friends',
      'campaign.stock',
      'campaign.startsAt',
      'campaign.endsAt',
      'campaign.given',
      campaignState.as('state'),
      couponsOf('in_order').as('inOrders'),
      couponsOf('used').as('used'),
    ])
    .orderBy('campaign.shopId')
    .orderBy('campaign.position')
    .orderBy('campaign.id')
    .limit(p.limit)
    .offset(p.offset),
);

export const countCampaigns = prepare((p: Filter) =>
  selectCampaigns(p).select(({ fn }) => fn.countAll<number>().as('total')),
);

/** The main account with this member code. */
export const ownerOfCode = prepare((p: ShopScope & { code: string }) =>
  tables
    .selectFrom('member')
    .select(sql<number>`coalesce(main_id, id)`.as('memberId'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('code', '=', p.code)
    .where('state', '<>', 'erased'),
);

/**
 * Issues the coupon of a row-locked campaign to the main accounts of a level and notifies them, in one
 * statement. Skips members that have reached the limit per member.
 */
export const grantToLevel = prepareChange(
  (p: ShopScope & { campaignId: number; level: number; mostEach: number | null }) =>
    tables
      .with('given', (query) =>
        query
          .insertInto('coupon')
          .columns(['tenantId', 'shopId', 'memberId', 'campaignId', 'names', ...issuedTerms, 'validUntil'])
          .expression((from) =>
            from
              .selectFrom('campaign')
              .innerJoin('member', (join) => sameShop(join, 'member', 'campaign'))
              .select([
                'campaign.tenantId',
                'campaign.shopId',
                'member.id as memberId',
                'campaign.id as campaignId',
                'campaign.names',
                ...issuedTerms.map((term) => `campaign.${term}` as const),
                sql<Date>`now() + make_interval(days => campaign.valid_days)`.as('validUntil'),
              ])
              .where('campaign.tenantId', '=', p.tenantId)
              .where('campaign.shopId', '=', p.shopId)
              .where('campaign.id', '=', p.campaignId)
              .where('member.level', '=', p.level)
              .where('member.mainId', 'is', null)
              .where('member.state', '=', 'active')
              .where(
                sql<boolean>`(${p.mostEach}::int is null or ${p.mostEach}::int > (
                  select count(*) from coupon had
                  where had.tenant_id = campaign.tenant_id and had.shop_id = campaign.shop_id
                    and had.campaign_id = campaign.id and had.member_id = member.id))`,
              ),
          )
          .returning(['tenantId', 'shopId', 'memberId', 'id']),
      )
      .with('told', (query) =>
        query
          .insertInto('outbox')
          .columns(['tenantId', 'shopId', 'memberId', 'topic', 'subjectId', 'details'])
          .expression((from) =>
            from
              .selectFrom('given')
              .select([
                'tenantId',
                'shopId',
                'memberId',
                sql.lit('couponGiven').as('topic'),
                'id',
                sql<Record<string, unknown>>`'{}'::jsonb`.as('details'),
              ]),
          ),
      )
      .selectFrom('given')
      .select(({ fn }) => fn.countAll<number>().as('given')),
);

export const rulesOfCompany = prepare((p: { tenantId: number; names: string[] }) =>
  tables
    .selectFrom('shop')
    .select([
      'shop.id as shopId',
      sql<Record<string, unknown>>`coalesce((
        select jsonb_object_agg(setting.name, setting.value) from setting
        where setting.tenant_id = shop.tenant_id and setting.shop_id = shop.id
          and setting.name = any(${p.names}::text[])), '{}')`.as('own'),
    ])
    .where('shop.tenantId', '=', p.tenantId)
    .orderBy('shop.id'),
);

export const levelsOfCompany = prepare((p: { tenantId: number; language: Language }) =>
  tables
    .selectFrom('memberLevel')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'memberLevel.tenantId').onRef('shop.id', '=', 'memberLevel.shopId'),
    )
    .select([
      'memberLevel.shopId',
      'memberLevel.level',
      translatedTextInShop(sql`member_level.names`, p.language).as('name'),
      'memberLevel.leastSpentMinor as leastMinor',
      sql<number>`(
        select count(*) from member
        where member.tenant_id = member_level.tenant_id and member.shop_id = member_level.shop_id
          and member.level = member_level.level and member.main_id is null and member.state = 'active')`.as(
        'members',
      ),
    ])
    .where('memberLevel.tenantId', '=', p.tenantId)
    .where('memberLevel.archivedAt', 'is', null)
    .orderBy('memberLevel.shopId')
    .orderBy('memberLevel.level'),
);
