import type { ShownValue } from '@onehaul/contract/console/settings';
import { defaultSettings, type SettingName } from '@onehaul/domain/settings';
import { listFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { formatSetting } from '../../app/rules/setting-format.ts';
import { referenceOf, useReferenceOptions } from './reference-options.ts';

/** Formats a value of a setting; null is the default. */
export function useRuleText(shopId: number, name: SettingName, given: ShownValue | null): string {
  const { t, i18n } = useTranslation('rules');
  const value = given ?? (defaultSettings[name] as ShownValue);
  const options = useReferenceOptions(shopId, name, value);
  if (!referenceOf(name)) return formatSetting(t, i18n.language, name, value as number);
  const ids = [value].flat().filter((id) => id !== 0);
  if (ids.length === 0) return t(Array.isArray(value) ? 'everywhere' : 'none');
  const labelOf = (id: number) => options?.find((option) => option.value === id)?.label ?? String(id);
  return listFormat(i18n.language, { type: 'unit', style: 'short' }).format(ids.map(labelOf));
}
