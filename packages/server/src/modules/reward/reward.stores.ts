import { campaign } from '@onehaul/contract/console/studio/campaign';
import { memberLevel } from '@onehaul/contract/console/studio/member-level';
import { Refusal } from '@onehaul/domain/refusal';
import { campaignProblem, codeRisk } from '@onehaul/domain/reward/campaign';
import { areAscending } from '@onehaul/domain/reward/level';
import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';
import { defineStore } from '../../studio/store.ts';
import { campaignState } from './campaign-desk.repository.ts';
import { lockLevelRules } from './level.repository.ts';

/** Level of new members, which every shop has. */
const firstLevel = 1;

type OneLevel = { tenantId: number; shopId: number; level: number };

/** Tariffs that name the level: the newest of each line, and drafts. */
const tariffsNaming = prepare((p: OneLevel) => {
  const names = (table: string) => sql<boolean>`jsonb_path_exists(${sql.ref(`${table}.tariff`)},
    '$.discount.levels[*] ? (@.level == $level)', jsonb_build_object('level', ${p.level}::int))`;
  return tables.selectNoFrom([
    sql<boolean>`exists (select from tariff_version where tariff_version.tenant_id = ${p.tenantId}
      and tariff_version.shop_id = ${p.shopId} and ${names('tariffVersion')}
      and not exists (select from tariff_version newer where newer.tenant_id = tariff_version.tenant_id
        and newer.shop_id = tariff_version.shop_id and newer.line_id = tariff_version.line_id
        and newer.version > tariff_version.version))`.as('isPublished'),
    sql<boolean>`exists (select from tariff_draft where tariff_draft.tenant_id = ${p.tenantId}
      and tariff_draft.shop_id = ${p.shopId} and ${names('tariffDraft')})`.as('isDrafted'),
  ]);
});

/** Campaigns whose coupons are for this level: without it, nobody could use them. */
const campaignsNaming = prepare((p: OneLevel) =>
  tables
    .selectFrom('campaign')
    .select(({ fn }) => fn.countAll<number>().as('campaigns'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`${p.level}::int = any(levels)`),
);

export const memberLevelStore = defineStore(memberLevel, {
  table: 'memberLevel',
  search: ['names', 'benefits'],
  blockedBy: [{ table: 'member', column: 'level', where: sql<boolean>`state <> 'erased'` }],
  check: async ({ db, shop }, { level, leastSpentMinor: leastMinor }) => {
    const others = (await db.all(lockLevelRules, { shopId: shop.id })).filter((one) => one.level !== level);
    const isLowest = others.every((one) => one.level > level);
    const isValid = areAscending([...others, { level, leastMinor }]) && (!isLowest || leastMinor === 0);
    if (!isValid) throw new Refusal('input.invalid', { field: 'leastSpentMinor' });
  },
  checkArchive: async ({ db, shop }, { level }) => {
    if (level === firstLevel) throw new Refusal('record.inUse', { uses: 'newMember:1' });
    const { isPublished, isDrafted } = (await db.first(tariffsNaming, { shopId: shop.id, level }))!;
    if (isPublished) throw new Refusal('record.inUse', { uses: 'tariffVersion:1' });
    if (isDrafted) throw new Refusal('record.inUse', { uses: 'tariffDraft:1' });
    const { campaigns } = (await db.first(campaignsNaming, { shopId: shop.id, level }))!;
    if (campaigns > 0) throw new Refusal('record.inUse', { uses: `campaign:${campaigns}` });
  },
});

type CampaignLines = { tenantId: number; shopId: number; id: number; lineIds: number[] };

/** How many coupons the campaign has issued, and how many of the lines can be chosen or were chosen before. */
const campaignFacts = prepare((p: CampaignLines) => {
  const known = sql`from campaign where campaign.tenant_id = ${p.tenantId} and campaign.shop_id = ${p.shopId}
    and campaign.id = ${p.id}::int`;
  return tables.selectNoFrom([
    sql<number>`coalesce((select campaign.given ${known}), 0)`.as('given'),
    sql<number>`(select count(*) from line where line.tenant_id = ${p.tenantId} and line.shop_id = ${p.shopId}
      and line.id = any(${p.lineIds}::int[])
      and (line.archived_at is null or exists (select ${known} and line.id = any(campaign.line_ids))))`.as(
      'lines',
    ),
  ]);
});

export const campaignStore = defineStore(campaign, {
  table: 'campaign',
  search: ['names', 'code'],
  refersTo: { levels: memberLevelStore },
  state: campaignState,
  needsConfirmation: codeRisk,
  check: async ({ db, shop, key }, values) => {
    const problem = campaignProblem(values);
    if (problem) throw new Refusal('input.invalid', { field: problem });
    const { lineIds, stock } = values;
    const { given, lines } = (await db.first(campaignFacts, {
      shopId: shop.id,
      id: Number(key ?? 0),
      lineIds,
    }))!;
    if (lines !== lineIds.length) throw new Refusal('input.invalid', { field: 'lineIds' });
    if (stock !== null && stock < given) throw new Refusal('input.invalid', { field: 'stock' });
  },
});
