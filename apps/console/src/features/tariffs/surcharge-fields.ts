import type { Surcharge } from '@onehaul/domain/fee/tariff';
import { choiceColumn, type Column, numberColumn } from './column-kinds.ts';
import type { TariffFormatter } from './tariff-formatter.ts';

const measures = ['weight', 'length', 'girth', 'pieces'] as const;

const groupKeys = ['a', 'b', 'c'];

/** Changing the measure resets the bounds, because units differ: 45 kg is not 45 cm. */
function withMeasure(surcharge: Surcharge, measure: Surcharge['measure']): Surcharge {
  if (surcharge.measure === measure) return surcharge;
  const per = measure === 'pieces' ? 'order' : surcharge.per;
  return { ...surcharge, measure, per, bands: [{ over: 0, upTo: null, price: { kind: 'fixed', minor: 0 } }] };
}

/** Fields of the surcharge as a whole; its bands are a separate table. */
export function surchargeFields(formatter: TariffFormatter, all: readonly Surcharge[]): Column<Surcharge>[] {
  const { t } = formatter;
  const groups = [...new Set([...groupKeys, ...all.flatMap(({ group }) => group ?? [])])];
  return [
    choiceColumn<Surcharge, Surcharge['measure']>(formatter, {
      key: 'measure',
      name: 'field.measure',
      choices: measures.map((value) => ({ value, label: t(`measure.${value}`) })),
      get: ({ measure }) => measure,
      put: withMeasure,
    }),
    choiceColumn<Surcharge, Surcharge['per']>(formatter, {
      key: 'per',
      name: 'field.perWhat',
      choices: (['box', 'order'] as const).map((value) => ({ value, label: t(`perWhat.${value}`) })),
      get: ({ per }) => per,
      put: (row, per) => ({ ...row, per }),
    }),
    numberColumn<Surcharge>(formatter, {
      key: 'least',
      name: 'field.least',
      unit: 'yuan',
      placeholder: t('none'),
      get: ({ least }) => least || null,
      put: (row, least) => ({ ...row, least }),
      clear: (row) => ({ ...row, least: 0 }),
    }),
    numberColumn<Surcharge>(formatter, {
      key: 'most',
      name: 'field.most',
      unit: 'yuan',
      placeholder: t('none'),
      get: ({ most }) => most,
      put: (row, most) => ({ ...row, most }),
      clear: (row) => ({ ...row, most: null }),
    }),
    choiceColumn<Surcharge, string>(formatter, {
      key: 'group',
      name: 'field.group',
      choices: [
        { value: '', label: t('noGroup') },
        ...groups.map((value) => ({ value, label: t('group', { name: value.toUpperCase() }) })),
      ],
      get: ({ group }) => group ?? '',
      put: (row, group) => ({ ...row, group: group || null }),
    }),
  ];
}

/** Returns a key unused in the tariff. */
export function newSurchargeKey(measure: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? measure : `${measure}-${number}`;
    if (!taken.includes(key)) return key;
  }
}
