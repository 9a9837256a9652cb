import type {
  Band,
  CarryStep,
  Collection,
  Discount,
  Price,
  RemoteCharge,
  StoragePolicy,
  Surcharge,
  SurchargeMeasure,
  Weighing,
} from '@onehaul/domain/fee/tariff';
import type { Box } from '@onehaul/domain/fee/shipment';
import { choiceColumn, type Column, numberColumn } from './column-kinds.ts';
import { convertPrice, kindOf, kinds, type Mode, wholeUnit } from './freight-modes.ts';
import { priceColumns } from './price-columns.ts';
import type { TariffFormatter } from './tariff-formatter.ts';
import type { Unit } from './typed.ts';

export const unitOf = (basis: Weighing['basis']): Unit => (basis === 'weight' ? 'kilograms' : 'cubicMetres');

export function bandColumns(
  formatter: TariffFormatter,
  mode: Mode,
  basis: Weighing['basis'],
): Column<Band<Price>>[] {
  const kind = kindOf[mode];
  const prices = priceColumns<Band<Price>>(formatter, unitOf(basis), wholeUnit(basis), kind ? [kind] : kinds);
  if (mode === 'firstContinued') return prices;
  const upTo = numberColumn<Band<Price>>(formatter, {
    key: 'upTo',
    name: 'field.upTo',
    unit: unitOf(basis),
    least: 1,
    placeholder: formatter.t('noEnd'),
    get: (row) => row.upTo,
    put: (row, value) => ({ ...row, upTo: value }),
    clear: (row) => ({ ...row, upTo: null }),
  });
  return [upTo, ...prices];
}

export function carryColumns(formatter: TariffFormatter, basis: Weighing['basis']): Column<CarryStep>[] {
  const unit = unitOf(basis);
  return [
    numberColumn<CarryStep>(formatter, {
      key: 'from',
      name: 'field.carryFrom',
      unit,
      get: ({ from }) => from,
      put: (row, from) => ({ ...row, from }),
    }),
    numberColumn<CarryStep>(formatter, {
      key: 'step',
      name: 'field.carryStep',
      unit,
      least: 1,
      get: ({ step }) => step,
      put: (row, step) => ({ ...row, step }),
    }),
  ];
}

const measureUnit: Record<SurchargeMeasure, Unit> = {
  weight: 'kilograms',
  length: 'centimetres',
  girth: 'centimetres',
  pieces: 'whole',
};

export type SurchargeBand = Surcharge['bands'][number];

/** Surcharges count in kilograms whatever they measure, except pieces, which count singly. */
const countedUnit = (measure: SurchargeMeasure): Unit => (measure === 'pieces' ? 'whole' : 'kilograms');

export function surchargeColumns(
  formatter: TariffFormatter,
  measure: SurchargeMeasure,
): Column<SurchargeBand>[] {
  const unit = measureUnit[measure];
  return [
    numberColumn<SurchargeBand>(formatter, {
      key: 'over',
      name: 'field.over',
      unit,
      get: ({ over }) => over,
      put: (row, over) => ({ ...row, over }),
    }),
    numberColumn<SurchargeBand>(formatter, {
      key: 'upTo',
      name: 'field.upTo',
      unit,
      least: 1,
      placeholder: formatter.t('noEnd'),
      get: ({ upTo }) => upTo,
      put: (row, upTo) => ({ ...row, upTo }),
      clear: (row) => ({ ...row, upTo: null }),
    }),
    ...priceColumns<SurchargeBand>(formatter, countedUnit(measure), measure === 'pieces' ? 1 : 1000, [
      'fixed',
      'unit',
    ]),
  ];
}

export type Named = { readonly value: string; readonly label: string };

type RemotePriced = { readonly price: Price; readonly row: RemoteCharge };

export function remoteColumns(formatter: TariffFormatter, areas: readonly Named[]): Column<RemoteCharge>[] {
  // A refused area has no price; this dummy lets the price columns be evaluated, and they then show nothing.
  const around = (row: RemoteCharge): RemotePriced => ({
    row,
    price: row.price ?? { kind: 'fixed', minor: 0 },
  });
  const prices = priceColumns<RemotePriced>(formatter, 'kilograms', 1000, ['fixed', 'unit'])
    .filter(({ key }) => key !== 'kind')
    .map((column): Column<RemoteCharge> => ({
      key: column.key,
      name: column.name,
      title: column.title,
      words: (row) => column.words(around(row)),
      ...(column.choices && { choices: column.choices }),
      isUsed: (row) => row.price !== null && (column.isUsed?.(around(row)) ?? true),
      show: (row) => column.show(around(row)),
      set: (row, typed) => {
        const answer = column.set(around(row), typed);
        if ('problem' in answer) return answer;
        return { row: { ...row, price: answer.row.price as RemoteCharge['price'] } };
      },
    }));
  return [
    choiceColumn<RemoteCharge, string>(formatter, {
      key: 'area',
      name: 'field.area',
      choices: areas,
      get: ({ area }) => area,
      put: (row, area) => ({ ...row, area }),
    }),
    choiceColumn<RemoteCharge, 'fixed' | 'unit' | 'notServed'>(formatter, {
      key: 'kind',
      name: 'field.kind',
      choices: [
        { value: 'fixed', label: formatter.t('kind.fixed') },
        { value: 'unit', label: formatter.t('kind.unit') },
        { value: 'notServed', label: formatter.t('notServed') },
      ],
      get: ({ price }) => price?.kind ?? 'notServed',
      put: (row, kind) => ({
        ...row,
        price: kind === 'notServed' ? null : convertPrice(around(row).price, kind, 1000),
      }),
    }),
    ...prices,
    numberColumn<RemoteCharge>(formatter, {
      key: 'least',
      name: 'field.least',
      unit: 'yuan',
      get: ({ least }) => least,
      put: (row, least) => ({ ...row, least }),
      isUsed: ({ price }) => price !== null,
    }),
  ];
}

export type StorageBand = StoragePolicy['bands'][number];

export const storageColumns = (formatter: TariffFormatter): Column<StorageBand>[] => [
  numberColumn<StorageBand>(formatter, {
    key: 'upTo',
    name: 'field.upTo',
    unit: 'kilograms',
    least: 1,
    placeholder: formatter.t('noEnd'),
    get: ({ upToGrams }) => upToGrams,
    put: (row, upToGrams) => ({ ...row, upToGrams }),
    clear: (row) => ({ ...row, upToGrams: null }),
  }),
  numberColumn<StorageBand>(formatter, {
    key: 'perDay',
    name: 'field.perDay',
    unit: 'yuan',
    get: ({ minorPerDay }) => minorPerDay,
    put: (row, minorPerDay) => ({ ...row, minorPerDay }),
  }),
];

export type CollectionBand = Collection['bands'][number];

export const collectionColumns = (formatter: TariffFormatter): Column<CollectionBand>[] => [
  numberColumn<CollectionBand>(formatter, {
    key: 'upTo',
    name: 'field.upTo',
    unit: 'yuan',
    least: 1,
    placeholder: formatter.t('noEnd'),
    get: ({ upToMinor }) => upToMinor,
    put: (row, upToMinor) => ({ ...row, upToMinor }),
    clear: (row) => ({ ...row, upToMinor: null }),
  }),
  numberColumn<CollectionBand>(formatter, {
    key: 'amount',
    name: 'field.amount',
    unit: 'yuan',
    get: ({ minor }) => minor,
    put: (row, minor) => ({ ...row, minor }),
  }),
  numberColumn<CollectionBand>(formatter, {
    key: 'share',
    name: 'field.share',
    unit: 'percent',
    most: 10_000,
    get: ({ bps }) => bps,
    put: (row, bps) => ({ ...row, bps }),
  }),
];

export type LevelDiscount = Discount['levels'][number];

export const levelColumns = (
  formatter: TariffFormatter,
  levels: readonly Named[],
): Column<LevelDiscount>[] => [
  choiceColumn<LevelDiscount, string>(formatter, {
    key: 'level',
    name: 'field.level',
    choices: levels,
    get: ({ level }) => String(level),
    put: (row, level) => ({ ...row, level: Number(level) }),
  }),
  numberColumn<LevelDiscount>(formatter, {
    key: 'off',
    name: 'field.off',
    unit: 'percent',
    most: 10_000,
    get: ({ bps }) => bps,
    put: (row, bps) => ({ ...row, bps }),
  }),
];

export const boxColumns = (formatter: TariffFormatter): Column<Box>[] => [
  numberColumn<Box>(formatter, {
    key: 'weight',
    name: 'field.weight',
    unit: 'kilograms',
    least: 1,
    get: ({ grams }) => grams,
    put: (row, grams) => ({ ...row, grams }),
  }),
  ...(['length', 'width', 'height'] as const).map((side) =>
    numberColumn<Box>(formatter, {
      key: side,
      name: `field.${side}`,
      unit: 'centimetres',
      least: 1,
      most: 100_000,
      get: (box) => box[`${side}Millimetres`],
      put: (box, value) => ({ ...box, [`${side}Millimetres`]: value }),
    }),
  ),
];
