import { memberLevel } from '@onehaul/contract/console/studio/member-level';
import { Refusal } from '@onehaul/domain/refusal';
import { areAscending } from '@onehaul/domain/reward/level';
import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';
import { defineStore } from '../../studio/store.ts';
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
  },
});
