import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@onehaul/domain/refusal';
import {
  defaultSettings,
  type OwnSettings,
  parseOwnSettings,
  type SettingGroup,
  settingGroups,
  type SettingName,
  type Settings,
  settingsOfGroup,
  settingTypeOf,
} from '@onehaul/domain/settings';
import type { TransactionDb } from '../../db/database.ts';
import { recordName } from '../../http/record-name.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { findStudioShop } from '../../studio/change-record.ts';
import { findLastEditor, findVersion } from '../../studio/record.repository.ts';
import {
  activeServiceOption,
  deleteSettings,
  insertGroupVersion,
  knownCountries,
  putSettings,
} from './settings.repository.ts';
import { findGroupVersions } from './find-settings-for-staff.ts';
import { findSettings } from './shop.repository.ts';

/** What a change needs of its caller: a person at the console, or the import of a kit in their name. */
type SettingsContext = Pick<StaffChangeContext, 'db' | 'audit' | 'assertApproves'> & {
  readonly staff: Pick<StaffChangeContext['staff'], 'id'>;
};

/** Null is the default. */
type Choice = { readonly [Name in SettingName]?: Settings[Name] | null };
type Versions = Partial<Record<SettingGroup, number>>;
type Request = {
  readonly shopId: number;
  readonly versions: Readonly<Versions>;
  readonly values: Choice;
  readonly reason: string;
};
type GroupChange = {
  readonly shopId: number;
  readonly group: SettingGroup;
  readonly seen: number | undefined;
  readonly values: Choice;
  readonly reason: string;
  readonly act: 'changed' | 'reverted';
};

/** Sets values of one or several groups, all or none. */
export async function saveSettings(
  context: SettingsContext,
  { shopId, versions, values, reason }: Request,
): Promise<{ versions: Versions }> {
  const saved: Versions = {};
  // Always in the same order, so that two editors of several groups cannot deadlock.
  for (const group of settingGroups) {
    const names = settingsOfGroup(group).filter((name) => values[name] !== undefined);
    if (names.length === 0) continue;
    const ofGroup = Object.fromEntries(names.map((name) => [name, values[name]])) as Choice;
    const change = { shopId, group, seen: versions[group], values: ofGroup, reason } as const;
    saved[group] = await changeGroup(context, { ...change, act: 'changed' });
  }
  return { versions: saved };
}

type Revert = {
  readonly shopId: number;
  readonly group: SettingGroup;
  readonly version: number;
  readonly to: number;
  readonly reason: string;
};

/** Restores the values of an earlier version, under the rules of any other change. */
export async function revertSettings(
  context: SettingsContext,
  { shopId, group, version, to, reason }: Revert,
): Promise<{ version: number }> {
  const target = { shopId, resource: 'settings', key: group, version: to };
  const earlier = await context.db.first(findVersion, target);
  if (!earlier) throw new Refusal('record.notFound');
  const own = parseOwnSettings(earlier.content as Record<string, unknown>);
  const values = Object.fromEntries(
    settingsOfGroup(group).map((name) => [name, own[name] ?? null]),
  ) as Choice;
  const change = { shopId, group, seen: version, values, reason, act: 'reverted' } as const;
  return { version: await changeGroup(context, change) };
}

/** Writes a group's values, its version and the audit entry; returns the version. */
async function changeGroup(context: SettingsContext, change: GroupChange): Promise<number> {
  const { db, audit } = context;
  const { shopId, group, seen, values, act } = change;
  const shop = await findStudioShop(db, shopId);
  const stored = await findSettings({ db, shop });
  const before = pickGroup(group, stored);
  const own: OwnSettings = { ...parseOwnSettings(before), ...withoutDefaults(values) };
  const after = pickGroup(group, own);
  const changed = settingsOfGroup(group).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const reason = checkGuarded(context, changed, change.reason);
  await checkReferences(db, shopId, changed, own);

  const version = await insertVersion(context, { shopId, group, seen, before, after, reason, act });
  await db.all(putSettings, { shopId, values: JSON.stringify(after) });
  const unset = settingsOfGroup(group).filter((name) => after[name] === undefined);
  await db.all(deleteSettings, { shopId, names: unset });
  const audited = (content: Content) =>
    Object.fromEntries(changed.map((name) => [name, content[name] ?? null]));
  audit('settings', recordName(shopId, group), {
    version,
    before: audited(before),
    after: audited(after),
    ...(reason !== null && { reason }),
  });
  return version;
}

type Content = Readonly<Record<string, unknown>>;
const pickGroup = (group: SettingGroup, values: Content): Content =>
  Object.fromEntries(
    settingsOfGroup(group)
      .filter((name) => values[name] !== undefined)
      .map((name) => [name, values[name]]),
  );

/** A value that equals the default is not stored. */
const withoutDefaults = (values: Choice): OwnSettings =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === null || isDeepStrictEqual(value, defaultSettings[name as SettingName]) ? undefined : value,
    ]),
  );

/** Limits of two-person approvals can be changed by those who approve, with a reason. */
function checkGuarded(
  { assertApproves }: SettingsContext,
  changed: readonly SettingName[],
  reason: string,
): string | null {
  if (changed.some((name) => settingTypeOf(name).isGuarded)) {
    assertApproves('finance:review');
    if (reason === '') throw new Refusal('input.invalid', { field: 'reason' });
  }
  return reason === '' ? null : reason;
}

async function checkReferences(
  db: TransactionDb,
  shopId: number,
  changed: readonly SettingName[],
  own: OwnSettings,
): Promise<void> {
  const { relabelOptionId: id, smsCountryIds: ids } = own;
  if (changed.includes('relabelOptionId') && id && !(await db.first(activeServiceOption, { shopId, id })))
    throw new Refusal('input.invalid', { field: 'relabelOptionId' });
  if (!changed.includes('smsCountryIds') || !ids) return;
  const known = await db.first(knownCountries, { ids });
  if (known!.count !== ids.length) throw new Refusal('input.invalid', { field: 'smsCountryIds' });
}

type Entry = {
  readonly shopId: number;
  readonly group: SettingGroup;
  readonly seen: number | undefined;
  readonly before: Content;
  readonly after: Content;
  readonly reason: string | null;
  readonly act: GroupChange['act'];
};

/** Appends to the history if the editor has seen the newest version (optimistic concurrency). */
async function insertVersion(
  { db, staff }: SettingsContext,
  { shopId, group, seen, before, after, reason, act }: Entry,
): Promise<number> {
  const { [group]: newest } = await findGroupVersions(db, shopId);
  const version = newest + 1;
  // What was stored before the first change in the console.
  const baseline = { version: 1, act: 'baseline', content: JSON.stringify(before) } as const;
  if (newest === 1)
    await db.first(insertGroupVersion, { shopId, group, ...baseline, reason: null, staffId: null });
  const entry = { shopId, group, version, act, content: JSON.stringify(after), reason, staffId: staff.id };
  if (seen === newest && (await db.first(insertGroupVersion, entry))) return version;
  const editor = await db.first(findLastEditor, { shopId, resource: 'settings', key: group });
  throw new Refusal('record.changedMeanwhile', { name: editor?.name ?? '' });
}
