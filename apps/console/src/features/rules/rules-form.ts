import { settingSchema } from '@onehaul/contract/console/settings';
import {
  defaultSettings,
  type OwnSettings,
  type SettingGroup,
  type SettingName,
  settingNames,
  type SettingValue,
  settingTypeOf,
} from '@onehaul/domain/settings';

/** What the server returned: the values a shop has set and the version of each group. */
export type SeenRules = {
  readonly versions: Readonly<Record<SettingGroup, number>>;
  readonly own: OwnSettings;
};
/** Edited values by name; null is the default, undefined an emptied input. */
export type Edits = { readonly [Name in SettingName]?: SettingValue | null | undefined };
type Problem = {
  readonly key: 'required' | 'tooSmall' | 'tooLarge' | 'invalid';
  readonly limit?: number;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const savedValue = ({ own }: SeenRules, name: SettingName): SettingValue =>
  own[name] ?? defaultSettings[name];

/** The value in the input. */
export function shownValue(seen: SeenRules, edits: Edits, name: SettingName): SettingValue | undefined {
  if (!(name in edits)) return savedValue(seen, name);
  const edit = edits[name];
  return edit === null ? defaultSettings[name] : edit;
}

export const isDefault = (name: SettingName, value: unknown) => isSame(value, defaultSettings[name]);

/** Edits with one more; an edit back to the saved value is none. */
export function withEdit(
  seen: SeenRules,
  edits: Edits,
  name: SettingName,
  value: SettingValue | undefined,
): Edits {
  const { [name]: _, ...rest } = edits;
  if (isSame(value, savedValue(seen, name))) return rest;
  return { ...rest, [name]: isDefault(name, value) ? null : value };
}

export const editedNames = (edits: Edits): SettingName[] => settingNames.filter((name) => name in edits);

/** Validates with the contract's schema. */
export function problemOf(name: SettingName, value: SettingValue | undefined): Problem | undefined {
  if (value === undefined) return { key: 'required' };
  const result = settingSchema(name).safeParse(value);
  if (result.success) return undefined;
  const { code } = result.error.issues[0]!;
  const { min, max } = settingTypeOf(name);
  if (code === 'too_small') return { key: 'tooSmall', limit: min };
  return code === 'too_big' ? { key: 'tooLarge', limit: max } : { key: 'invalid' };
}

/** Versions of the groups that the edits concern. */
export function versionsOf({ versions }: SeenRules, edits: Edits): Partial<Record<SettingGroup, number>> {
  const groups = editedNames(edits).map((name) => settingTypeOf(name).group);
  return Object.fromEntries(groups.map((group) => [group, versions[group]]));
}

/** What someone else changed in the meantime: the values before, by name. */
export function changedMeanwhile(seen: SeenRules, fresh: SeenRules): ReadonlyMap<SettingName, SettingValue> {
  const changed = settingNames.filter((name) => !isSame(savedValue(seen, name), savedValue(fresh, name)));
  return new Map(changed.map((name) => [name, savedValue(seen, name)]));
}

/** The edits that still differ from what is saved now. */
export const rebase = (fresh: SeenRules, edits: Edits): Edits =>
  editedNames(edits).reduce<Edits>(
    (kept, name) => withEdit(fresh, kept, name, shownValue(fresh, edits, name)),
    edits,
  );

type Texts = { readonly label: string; readonly help: string };

/** Whether every word of the search occurs in the label, the help or the key. */
export function matches(search: string, name: SettingName, { label, help }: Texts): boolean {
  const text = `${label} ${help} ${name}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
