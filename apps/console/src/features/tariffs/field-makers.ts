import type { Tariff } from '@onehaul/domain/fee/tariff';
import type { MessageKey } from '@onehaul/i18n/namespace';
import { choiceColumn, type Column, numberColumn } from './column-kinds.ts';
import type { TariffFormatter } from './tariff-formatter.ts';
import type { Unit } from './typed.ts';

/** Sections of a tariff in reading order. */
export const sections = [
  'weighing',
  'freight',
  'delivery',
  'surcharges',
  'remoteAreas',
  'limits',
  'storage',
  'insurance',
  'collection',
  'tax',
  'discount',
  'rounding',
] as const;
export type Section = (typeof sections)[number];

/** Field of a single rule; its row is the whole tariff. */
export type RuleField = Column<Tariff> & { readonly section: Section };

type Key = MessageKey<'tariff'>;
type NumberRule = {
  readonly unit: Unit;
  readonly least?: number;
  readonly most?: number;
  readonly get: (tariff: Tariff) => number | null;
  readonly put: (tariff: Tariff, value: number) => Tariff;
  readonly clear?: (tariff: Tariff) => Tariff;
  readonly isUsed?: (tariff: Tariff) => boolean;
};

/** Returns factories for tariff fields in one language. */
export function fieldMakers(formatter: TariffFormatter) {
  const none = formatter.t('none');
  const number = (section: Section, key: string, name: Key, rule: NumberRule): RuleField => ({
    section,
    ...numberColumn<Tariff>(formatter, { key, name, ...(rule.clear && { placeholder: none }), ...rule }),
  });
  /** Zero and an empty field both mean "none". */
  const orNone = (section: Section, key: string, name: Key, rule: NumberRule): RuleField =>
    number(section, key, name, {
      ...rule,
      get: (tariff) => rule.get(tariff) || null,
      clear: (tariff) => rule.put(tariff, 0),
    });
  const choice = <Value extends string>(
    section: Section,
    key: string,
    name: Key,
    values: readonly { value: Value; label: string }[],
    get: (tariff: Tariff) => Value,
    put: (tariff: Tariff, value: Value) => Tariff,
    isUsed?: (tariff: Tariff) => boolean,
  ): RuleField => ({
    section,
    ...choiceColumn<Tariff, Value>(formatter, {
      key,
      name,
      choices: values,
      get,
      put,
      ...(isUsed && { isUsed }),
    }),
  });
  const named = <Value extends string>(values: readonly Value[], words: (value: Value) => string) =>
    values.map((value) => ({ value, label: words(value) }));
  return { number, orNone, choice, named };
}
