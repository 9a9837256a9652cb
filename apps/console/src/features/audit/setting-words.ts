import type { AuditRow } from '@onehaul/contract/console/audit';
import { defaultSettings, type SettingName, settingNames } from '@onehaul/domain/settings';
import type { Translate } from '@onehaul/i18n/translator';
import { formatSetting } from '../../app/rules/setting-format.ts';

/** Details of a change of settings in the form other changes have, with units; null is the default. */
export function settingDetails(
  { before, after, ...others }: AuditRow['details'],
  rules: Translate<'rules'>,
  tag: string,
): AuditRow['details'] {
  const named = (values: unknown) =>
    Object.fromEntries(
      Object.entries(values as Record<string, unknown>).map(([name, given]) => {
        const known = settingNames.find((one) => one === name);
        const value = given ?? (known && defaultSettings[known]);
        return [name, known && typeof value === 'number' ? formatSetting(rules, tag, known, value) : value];
      }),
    );
  return { ...others, ...(before && after ? { from: named(before), to: named(after) } : {}) };
}

export function settingLabel(name: string, rules: Translate<'rules'>): string | undefined {
  const known = settingNames.find((one): one is SettingName => one === name);
  return known && rules(`label.${known}`);
}
