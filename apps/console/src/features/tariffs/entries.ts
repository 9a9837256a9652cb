import type { Band, Price, Surcharge, Tariff } from '@onehaul/domain/fee/tariff';
import type { Column } from './column-kinds.ts';
import {
  bandColumns,
  carryColumns,
  collectionColumns,
  levelColumns,
  type Named,
  remoteColumns,
  storageColumns,
  surchargeColumns,
} from './columns.ts';
import type { Section } from './field-makers.ts';
import { bandsOf } from './freight-modes.ts';
import { ruleFields } from './rule-fields.ts';
import type { TariffFormatter } from './tariff-formatter.ts';
import { surchargeFields } from './surcharge-fields.ts';

/** The shop's names of remote areas and levels. */
export type Names = { readonly areas: readonly Named[]; readonly levels: readonly Named[] };

/** One statement of a tariff in words: a rule or a table row. */
export type Entry = {
  readonly section: Section;
  /** Identifies the corresponding entry of another tariff in a comparison. */
  readonly key: string;
  readonly name: string;
  readonly parts: readonly Part[];
};

/** Formatted value of one column, and its exact form for comparison. */
export type Part = { readonly key: string; readonly words: string; readonly exact: string };

export const wordsOf = (parts: readonly Part[]) => parts.map(({ words }) => words).join(' · ');

const used = <Row, C extends Column<Row>>(columns: readonly C[], row: Row) =>
  columns.filter(({ isUsed }) => isUsed?.(row) ?? true);

/** Formats the columns used by a row. */
function partsOf<Row>(formatter: TariffFormatter, columns: readonly Column<Row>[], row: Row): Part[] {
  return used(columns, row).map(({ key, name, show, words }) => ({
    key,
    words: formatter.t('pair', { name, value: words(row) }),
    exact: [show(row), words(row)].join('='),
  }));
}

/** Entries of a table whose first column identifies its rows. */
function tableEntries<Row>(
  formatter: TariffFormatter,
  section: Section,
  table: string,
  [first, ...others]: readonly Column<Row>[],
  rows: readonly Row[],
): Entry[] {
  if (!first) return [];
  return rows.map((row, index) => {
    const own = first.show(row);
    const repeats = rows.slice(0, index).filter((other) => first.show(other) === own).length;
    return {
      section,
      key: [table, own, repeats].join('/'),
      name: formatter.t('pair', { name: first.name, value: first.words(row) }),
      parts: partsOf(formatter, others, row),
    };
  });
}

function freightEntries(
  formatter: TariffFormatter,
  section: 'freight' | 'delivery',
  tariff: Tariff,
): Entry[] {
  const freight = tariff[section];
  if (!freight) return [];
  const columns = bandColumns(formatter, freight.mode, tariff.weighing.basis);
  const bands: readonly Band<Price>[] = bandsOf(freight);
  if (freight.mode !== 'firstContinued') return tableEntries(formatter, section, section, columns, bands);
  return [
    {
      section,
      key: `${section}/price`,
      name: formatter.t('price'),
      parts: partsOf(formatter, columns, bands[0]!),
    },
  ];
}

function surchargeEntries(formatter: TariffFormatter, surcharge: Surcharge): Entry[] {
  const { key, measure, bands } = surcharge;
  const label = formatter.bill(`rule.${measure}`);
  const table = tableEntries(
    formatter,
    'surcharges',
    `surcharge/${key}`,
    surchargeColumns(formatter, measure),
    bands,
  );
  const head = surchargeFields(formatter, []).filter((column) => column.key !== 'key');
  return [
    {
      section: 'surcharges',
      key: `surcharge/${key}`,
      name: label,
      parts: partsOf(formatter, head, surcharge),
    },
    ...table.map((entry) => ({ ...entry, name: `${label}, ${entry.name}` })),
  ];
}

/** Returns all entries of a tariff in reading order. */
export function entriesOf(tariff: Tariff, formatter: TariffFormatter, { areas, levels }: Names): Entry[] {
  const { weighing, storage, collection, discount } = tariff;
  const rules = used(ruleFields(formatter, weighing.basis), tariff).map(
    ({ section, key, name, show, words }) => ({
      section,
      key,
      name,
      parts: [{ key, words: words(tariff), exact: [show(tariff), words(tariff)].join('=') }],
    }),
  );
  return [
    ...rules,
    ...tableEntries(formatter, 'weighing', 'carry', carryColumns(formatter, weighing.basis), weighing.carry),
    ...freightEntries(formatter, 'freight', tariff),
    ...freightEntries(formatter, 'delivery', tariff),
    ...tariff.surcharges.flatMap((surcharge) => surchargeEntries(formatter, surcharge)),
    ...tableEntries(formatter, 'remoteAreas', 'remote', remoteColumns(formatter, areas), tariff.remoteAreas),
    ...tableEntries(formatter, 'storage', 'storage', storageColumns(formatter), storage.bands),
    ...(collection
      ? tableEntries(formatter, 'collection', 'collection', collectionColumns(formatter), collection.bands)
      : []),
    ...tableEntries(formatter, 'discount', 'level', levelColumns(formatter, levels), discount.levels),
  ];
}
