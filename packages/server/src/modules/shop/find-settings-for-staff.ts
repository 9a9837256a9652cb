import { isDeepStrictEqual } from 'node:util';
import type { SettingVersion, ShownValue } from '@onehaul/contract/console/settings';
import {
  type OwnSettings,
  parseOwnSettings,
  type SettingGroup,
  settingGroups,
  settingsOfGroup,
} from '@onehaul/domain/settings';
import type { Db } from '../../db/database.ts';
import { findStudioShop } from '../../studio/change-record.ts';
import { groupHistory, groupVersions } from './settings.repository.ts';
import { findSettings } from './shop.repository.ts';

const maxVersions = 50;

/** A group that was never edited in the console has version 1. */
export async function findGroupVersions(db: Db, shopId: number): Promise<Record<SettingGroup, number>> {
  const rows = await db.all(groupVersions, { shopId });
  const known = new Map(rows.map(({ group, version }) => [group, version]));
  return Object.fromEntries(settingGroups.map((group) => [group, known.get(group) ?? 1])) as Record<
    SettingGroup,
    number
  >;
}

export async function findSettingsAtDesk(
  db: Db,
  shopId: number,
): Promise<{ versions: Record<SettingGroup, number>; own: Record<keyof OwnSettings, ShownValue> }> {
  const shop = await findStudioShop(db, shopId);
  // Versions first: a change in between makes the editor's save a conflict instead of hiding it.
  const versions = await findGroupVersions(db, shopId);
  const own = parseOwnSettings(await findSettings({ db, shop }));
  return { versions, own: own as Record<keyof OwnSettings, ShownValue> };
}

export async function findSettingHistory(
  db: Db,
  shopId: number,
  group: SettingGroup,
): Promise<SettingVersion[]> {
  await findStudioShop(db, shopId);
  const rows = await db.all(groupHistory, { shopId, group, limit: maxVersions });
  return rows.map(({ content, earlier, reason, ...row }) => {
    const [before, after] = [parseOwnSettings(earlier ?? {}), parseOwnSettings(content)] as const;
    const names = settingsOfGroup(group).filter((name) => !isDeepStrictEqual(before[name], after[name]));
    const changes = names.map((name) => ({
      name,
      before: (before[name] ?? null) as ShownValue | null,
      after: (after[name] ?? null) as ShownValue | null,
    }));
    return { ...row, reason: reason ?? '', changes: row.act === 'baseline' ? [] : changes };
  });
}
