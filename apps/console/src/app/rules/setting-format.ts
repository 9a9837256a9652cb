import { type SettingName, type SettingUnit, settingTypeOf } from '@onehaul/domain/settings';
import { numberFormat } from '@onehaul/i18n/formats';
import type { Translate } from '@onehaul/i18n/translator';

type Measure = {
  /** Stored units per typed unit. */
  readonly parts: number;
  readonly decimals: number;
};
const whole: Measure = { parts: 1, decimals: 0 };
const measures: Partial<Record<SettingUnit, Measure>> = {
  cents: { parts: 100, decimals: 2 },
  bytes: { parts: 1024 * 1024, decimals: 1 },
};

/** People type yuan and megabytes; cents and bytes are stored. */
export const measureOf = (name: SettingName): Measure => measures[settingTypeOf(name).unit] ?? whole;

const isIn = <Units extends string>(units: readonly Units[], unit: string): unit is Units =>
  units.some((one) => one === unit);
const plain = ['seconds', 'minutes', 'hours', 'days', 'workingDays', 'parcels'] as const;
const others = ['characters', 'points', 'times'] as const;
const namedUnits = [...plain, ...others];

/** Suffix of the input. */
export function unitMark(t: Translate<'rules'>, name: SettingName): string {
  const { unit } = settingTypeOf(name);
  if (isIn(namedUnits, unit)) return t(`mark.${unit}`);
  return { cents: 'CNY', bytes: 'MB', percent: '%' }[unit as string] ?? '';
}

/** A value with its unit. Records are formatted by whoever knows their names. */
export function formatSetting(t: Translate<'rules'>, tag: string, name: SettingName, value: number): string {
  const { unit } = settingTypeOf(name);
  const { parts, decimals } = measureOf(name);
  if (unit === 'yesNo') return t(value === 1 ? 'on' : 'off');
  if (isIn(namedUnits, unit)) return t(`value.${unit}`, { count: value });
  const format = numberFormat(tag, {
    maximumFractionDigits: decimals,
    ...(unit === 'cents' && { minimumFractionDigits: decimals }),
  });
  const amount = format.format(value / parts);
  return unit === 'percent' ? `${amount}%` : [amount, unitMark(t, name)].filter(Boolean).join(' ');
}
