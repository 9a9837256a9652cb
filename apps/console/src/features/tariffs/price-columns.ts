import type { Price } from '@onehaul/domain/fee/tariff';
import { choiceColumn, type Column, numberColumn } from './column-kinds.ts';
import { convertPrice } from './freight-modes.ts';
import type { TariffFormatter } from './tariff-formatter.ts';
import type { Unit } from './typed.ts';

export const wholeChoices = (formatter: TariffFormatter) => [
  { value: 'whole' as const, label: formatter.t('begun.whole') },
  { value: 'part' as const, label: formatter.t('begun.part') },
];

type Priced = { readonly price: Price };

/** Columns of a price; in a table with mixed kinds, columns that do not apply are hidden per row. */
export function priceColumns<Row extends Priced>(
  formatter: TariffFormatter,
  unit: Unit,
  whole: number,
  allowed: readonly Price['kind'][],
): Column<Row>[] {
  const isMixed = allowed.length > 1;
  const isUsedBy = (...used: Price['kind'][]) => ({ isUsed: ({ price }: Row) => used.includes(price.kind) });
  const withPrice = (row: Row, price: Price): Row => ({ ...row, price });
  const columns: (Column<Row> | false)[] = [
    isMixed &&
      choiceColumn<Row, Price['kind']>(formatter, {
        key: 'kind',
        name: 'field.kind',
        choices: allowed.map((value) => ({ value, label: formatter.t(`kind.${value}`) })),
        get: ({ price }) => price.kind,
        put: (row, kind) => withPrice(row, convertPrice(row.price, kind, whole)),
      }),
    allowed.includes('firstContinued') &&
      numberColumn<Row>(formatter, {
        key: 'first',
        name: 'field.first',
        unit,
        least: 1,
        get: ({ price }) => (price.kind === 'firstContinued' ? price.first : null),
        put: (row, first) =>
          row.price.kind === 'firstContinued' ? withPrice(row, { ...row.price, first }) : row,
        ...isUsedBy('firstContinued'),
      }),
    numberColumn<Row>(formatter, {
      key: 'amount',
      name: allowed.includes('firstContinued')
        ? isMixed
          ? 'field.amountOrFirst'
          : 'field.firstPrice'
        : 'field.amount',
      unit: 'yuan',
      get: ({ price }) => (price.kind === 'firstContinued' ? price.firstMinor : price.minor),
      put: (row, minor) =>
        withPrice(
          row,
          row.price.kind === 'firstContinued' ? { ...row.price, firstMinor: minor } : { ...row.price, minor },
        ),
    }),
    (allowed.includes('unit') || allowed.includes('firstContinued')) &&
      numberColumn<Row>(formatter, {
        key: 'per',
        name: allowed.includes('firstContinued') ? 'field.step' : 'field.per',
        unit,
        least: 1,
        get: ({ price }) =>
          price.kind === 'unit' ? price.unit : price.kind === 'firstContinued' ? price.step : null,
        put: (row, value) => {
          if (row.price.kind === 'unit') return withPrice(row, { ...row.price, unit: value });
          return row.price.kind === 'firstContinued' ? withPrice(row, { ...row.price, step: value }) : row;
        },
        ...isUsedBy('unit', 'firstContinued'),
      }),
    allowed.includes('firstContinued') &&
      numberColumn<Row>(formatter, {
        key: 'stepPrice',
        name: 'field.stepPrice',
        unit: 'yuan',
        get: ({ price }) => (price.kind === 'firstContinued' ? price.stepMinor : null),
        put: (row, stepMinor) =>
          row.price.kind === 'firstContinued' ? withPrice(row, { ...row.price, stepMinor }) : row,
        ...isUsedBy('firstContinued'),
      }),
    (allowed.includes('unit') || allowed.includes('firstContinued')) &&
      choiceColumn<Row, 'whole' | 'part'>(formatter, {
        key: 'begun',
        name: 'field.begun',
        choices: wholeChoices(formatter),
        get: ({ price }) => (price.kind !== 'fixed' && price.isWhole ? 'whole' : 'part'),
        put: (row, begun) =>
          row.price.kind === 'fixed' ? row : withPrice(row, { ...row.price, isWhole: begun === 'whole' }),
        ...isUsedBy('unit', 'firstContinued'),
      }),
  ];
  return columns.filter((column) => column !== false);
}
