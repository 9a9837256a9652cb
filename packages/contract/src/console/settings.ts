import {
  type SettingName,
  settingGroups,
  settingNames,
  type Settings,
  settingTypeOf,
} from '@onehaul/domain/settings';
import { z } from 'zod';
import { instant, recordId } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';
import { versionActs } from './studio/resource.ts';

/** Input schema of one setting, from the range of its type. */
export function settingSchema(name: SettingName): z.ZodType<Settings[SettingName]> {
  const { default: value, min, max } = settingTypeOf(name);
  return typeof value === 'number' ? z.int().min(min).max(max) : z.array(recordId).max(max);
}

type OwnValues = { readonly [Name in SettingName]?: Settings[Name] | null };
/** Values by name; null is the default. Unknown names are refused. */
const OwnValues = z.strictObject(
  Object.fromEntries(settingNames.map((name) => [name, settingSchema(name).nullable().optional()])),
) as unknown as z.ZodType<OwnValues>;
/** Responses are lenient: the history has values saved under older ranges. */
const shownValue = z.union([z.number(), z.array(z.number())]);
export type ShownValue = z.output<typeof shownValue>;

const group = z.enum(settingGroups);
const version = z.int().min(1);
const versions = z.partialRecord(group, version);
/** Required when a limit of a two-person approval changes. */
const reason = singleLine(200).default('');

const SettingVersion = z.object({
  version,
  act: z.enum(versionActs),
  staffName: z.string().nullable(),
  at: instant,
  reason: z.string(),
  /** Null is the default. */
  changes: z.array(
    z.object({ name: z.string(), before: shownValue.nullable(), after: shownValue.nullable() }),
  ),
});
export type SettingVersion = z.output<typeof SettingVersion>;

export const settingCalls = {
  get: staffCall({
    path: '/console/settings/get',
    access: 'studio:read',
    effect: 'read',
    summary: 'Returns the values a shop has set and the version of each group.',
    input: z.object({ shopId: recordId }),
    output: z.object({
      versions: z.record(group, version),
      own: z.partialRecord(z.enum(settingNames), shownValue),
    }),
  }),
  save: staffCall({
    path: '/console/settings/save',
    access: 'studio:edit',
    effect: 'change',
    summary:
      'Sets values of one or several groups of which the editor has seen the version; null is the default.',
    input: z.object({
      shopId: recordId,
      versions,
      values: OwnValues.refine((values) => Object.keys(values).length > 0),
      reason,
    }),
    output: z.object({ versions }),
  }),
  history: staffCall({
    path: '/console/settings/history',
    access: 'studio:read',
    effect: 'read',
    summary: 'Lists the newest versions of a group with their changes.',
    input: z.object({ shopId: recordId, group }),
    output: z.object({ items: z.array(SettingVersion) }),
  }),
  revert: staffCall({
    path: '/console/settings/revert',
    access: 'studio:edit',
    effect: 'change',
    summary: 'Restores the values of an earlier version of a group as a new version.',
    input: z.object({ shopId: recordId, group, version, to: version, reason }),
    output: z.object({ version }),
  }),
};
