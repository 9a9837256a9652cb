import type { MessageKey } from '@onehaul/i18n/namespace';
import type { GridColumn } from '@onehaul/workbench/edit-grid';
import type { TariffFormatter } from './tariff-formatter.ts';
import { type Bounds, maxMinor, parseTyped, typedText, type Unit } from './typed.ts';

/** Column formatted and parsed in one language; shared by the on-page grid and the spreadsheet file. */
export type Column<Row> = GridColumn<Row> & {
  /** Column name without the unit, and the formatted value of a row. */
  readonly name: string;
  readonly words: (row: Row) => string;
  readonly unit?: Unit;
};
type Key = MessageKey<'tariff'>;

function withUnit(formatter: TariffFormatter, name: Key, unit: Unit): string {
  const words = formatter.t(name);
  if (unit === 'whole') return words;
  return formatter.t('withUnit', { name: words, unit: formatter.t(`unit.${unit}`) });
}

type NumberColumn<Row> = Bounds & {
  readonly key: string;
  readonly name: Key;
  readonly unit: Unit;
  readonly get: (row: Row) => number | null;
  readonly put: (row: Row, value: number) => Row;
  /** Sets the meaning of an empty cell, where empty is allowed. */
  readonly clear?: (row: Row) => Row;
  readonly placeholder?: string;
  readonly isUsed?: (row: Row) => boolean;
};

export function numberColumn<Row>(formatter: TariffFormatter, column: NumberColumn<Row>): Column<Row> {
  const { key, name, unit, get, put, clear, placeholder, isUsed, ...bounds } = column;
  return {
    key,
    unit,
    name: formatter.t(name),
    title: withUnit(formatter, name, unit),
    words: (row) => {
      const value = get(row);
      return value === null ? (placeholder ?? '') : formatter.amount(value, unit);
    },
    ...(placeholder !== undefined && { placeholder }),
    ...(isUsed && { isUsed }),
    show: (row) => {
      const value = get(row);
      return value === null ? '' : typedText(value, unit);
    },
    set: (row, typed) => {
      const read = parseTyped(typed, unit, unit === 'yuan' ? { most: maxMinor, ...bounds } : bounds);
      if ('value' in read) return { row: put(row, read.value) };
      return read.problem === 'empty' && clear ? { row: clear(row) } : read;
    },
  };
}

type ChoiceColumn<Row, Value extends string> = {
  readonly key: string;
  readonly name: Key;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly get: (row: Row) => Value;
  readonly put: (row: Row, value: Value) => Row;
  readonly isUsed?: (row: Row) => boolean;
};

/** Finds a choice by label or value, because files and pasted cells contain labels. */
export function findChoice<Value extends string>(
  choices: readonly { readonly value: Value; readonly label: string }[],
  typed: string,
): Value | undefined {
  const plain = typed.trim().toLowerCase();
  const byLabel = choices.find(({ label }) => label.toLowerCase() === plain);
  return (byLabel ?? choices.find(({ value }) => value.toLowerCase() === plain))?.value;
}

export function choiceColumn<Row, Value extends string>(
  formatter: TariffFormatter,
  column: ChoiceColumn<Row, Value>,
): Column<Row> {
  const { key, name, choices, get, put, isUsed } = column;
  return {
    key,
    name: formatter.t(name),
    title: formatter.t(name),
    words: (row) => choices.find(({ value }) => value === get(row))?.label ?? get(row),
    choices,
    ...(isUsed && { isUsed }),
    show: get,
    set: (row, typed) => {
      const value = findChoice(choices, typed);
      return value === undefined ? { problem: 'noChoice' } : { row: put(row, value) };
    },
  };
}
