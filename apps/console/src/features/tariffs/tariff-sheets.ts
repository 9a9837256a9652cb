import { newTariff } from '@onehaul/domain/fee/new-tariff';
import type { Band, Freight, Price, Surcharge, Tariff } from '@onehaul/domain/fee/tariff';
import {
  bandColumns,
  carryColumns,
  collectionColumns,
  levelColumns,
  remoteColumns,
  storageColumns,
} from './columns.ts';
import type { Names } from './entries.ts';
import type { RuleField } from './field-makers.ts';
import { bandsOf, convertPrice, convertToMode, kindOf, type Mode, wholeUnit } from './freight-modes.ts';
import { ruleFields } from './rule-fields.ts';
import type { TariffFormatter } from './tariff-formatter.ts';
import {
  cellOf,
  cellText,
  type FileProblem,
  readRows,
  setCell,
  type Sheet,
  sheetOf,
} from './sheet-tables.ts';
import { readSurcharges, surchargeSheet } from './surcharge-sheet.ts';

const tables = [
  'carry',
  'freight',
  'delivery',
  'surcharges',
  'remoteAreas',
  'storage',
  'collection',
  'levels',
] as const;
type Table = (typeof tables)[number];

const nameOf = (formatter: TariffFormatter, table: Table | 'rules') => formatter.t(`sheet.${table}`);
/** Labels follow the key, which is the same in every language. */
const keyed = (named: Names): Names => {
  const withKey = (list: Names['areas']) =>
    list.map(({ value, label }) => ({ value, label: `${value} · ${label}` }));
  return { areas: withKey(named.areas), levels: withKey(named.levels) };
};

function rulesSheet(formatter: TariffFormatter, tariff: Tariff): Sheet {
  const fields = ruleFields(formatter, tariff.weighing.basis).filter(
    ({ isUsed }) => isUsed?.(tariff) ?? true,
  );
  const { t } = formatter;
  return {
    name: nameOf(formatter, 'rules'),
    rows: [
      [t('file.section'), t('file.rule'), t('file.value'), t('file.unit')],
      ...fields.map((field) => [
        t(`section.${field.section}`),
        field.name,
        cellOf(field, tariff),
        field.unit && field.unit !== 'whole' ? t(`unit.${field.unit}`) : null,
      ]),
    ],
  };
}

/** Converts a tariff to human-editable sheets. */
export function toTariffSheets(tariff: Tariff, formatter: TariffFormatter, names: Names): Sheet[] {
  const { areas, levels } = keyed(names);
  const { basis, carry } = tariff.weighing;
  const freight = (table: 'freight' | 'delivery') => {
    const own: Freight = tariff[table] ?? tariff.freight;
    return sheetOf(
      nameOf(formatter, table),
      bandColumns(formatter, own.mode, basis),
      tariff[table] ? bandsOf(own) : [],
    );
  };
  return [
    rulesSheet(formatter, tariff),
    freight('freight'),
    sheetOf(nameOf(formatter, 'carry'), carryColumns(formatter, basis), carry),
    freight('delivery'),
    surchargeSheet(nameOf(formatter, 'surcharges'), formatter, tariff.surcharges),
    sheetOf(nameOf(formatter, 'remoteAreas'), remoteColumns(formatter, areas), tariff.remoteAreas),
    sheetOf(nameOf(formatter, 'storage'), storageColumns(formatter), tariff.storage.bands),
    sheetOf(nameOf(formatter, 'collection'), collectionColumns(formatter), tariff.collection?.bands ?? []),
    sheetOf(nameOf(formatter, 'levels'), levelColumns(formatter, levels), tariff.discount.levels),
  ];
}

/** Reads the single rules in dependency order: rules that enable others first. */
function readRules(sheet: Sheet, formatter: TariffFormatter, problems: FileProblem[]): Tariff {
  const found = new Map<string, { number: number; cell: Sheet['rows'][number][number] | undefined }>();
  const idOf = (section: string, name: string) => `${section}/${name}`;
  for (const [index, cells] of sheet.rows.entries()) {
    const id = idOf(cellText(cells[0]), cellText(cells[1]));
    if (index > 0 && id !== '/') found.set(id, { number: index + 1, cell: cells[2] });
  }
  const take = (tariff: Tariff, field: RuleField): Tariff => {
    if (field.isUsed?.(tariff) === false) return tariff;
    const row = found.get(idOf(formatter.t(`section.${field.section}`), field.name));
    if (!row) {
      const missing = { sheet: sheet.name, row: sheet.rows.length + 1, column: field.name, typed: '' };
      problems.push({ ...missing, problem: 'ruleMissing' });
      return tariff;
    }
    return setCell(sheet.name, row.number, { ...field, title: field.name }, tariff, row.cell, problems);
  };
  const isBasis = ({ key }: RuleField) => key === 'basis';
  const begun = ruleFields(formatter, 'weight').filter(isBasis).reduce(take, newTariff);
  const others = ruleFields(formatter, begun.weighing.basis).filter((field) => !isBasis(field));
  return others.reduce(take, begun);
}

function readFreight(
  sheet: Sheet,
  formatter: TariffFormatter,
  mode: Mode,
  tariff: Tariff,
  problems: FileProblem[],
): Freight {
  const { basis } = tariff.weighing;
  const unit = wholeUnit(basis);
  const price = convertPrice({ kind: 'fixed', minor: 0 }, kindOf[mode] ?? 'fixed', unit);
  const blank = (): Band<Price> => ({ upTo: null, price });
  const bands = readRows(
    sheet,
    bandColumns(formatter, mode, basis),
    blank,
    problems,
    mode === 'firstContinued' ? 1 : 60,
  );
  if (bands.length === 0 && problems.length === 0)
    problems.push({ sheet: sheet.name, row: 2, column: '', problem: 'empty', typed: '' });
  return convertToMode(mode, bands, unit);
}

/** Parses a tariff from sheets, or returns all problems. */
export function parseTariffSheets(
  sheets: readonly Sheet[],
  formatter: TariffFormatter,
  names: Names,
): { readonly tariff: Tariff } | { readonly problems: FileProblem[] } {
  const problems: FileProblem[] = [];
  const missing = (name: string): Sheet => {
    problems.push({ sheet: name, row: 1, column: '', problem: 'sheetMissing', typed: '' });
    return { name, rows: [] };
  };
  const found = (table: Table | 'rules') => {
    const name = nameOf(formatter, table);
    return sheets.find((sheet) => sheet.name.trim() === name) ?? missing(name);
  };
  const all = Object.fromEntries(
    [...tables, 'rules' as const].map((table) => [table, found(table)]),
  ) as Record<Table | 'rules', Sheet>;
  if (problems.length > 0) return { problems };

  const rules = readRules(all.rules, formatter, problems);
  // Table columns depend on the rules, so rule problems are reported alone.
  if (problems.length > 0) return { problems };
  const { areas, levels } = keyed(names);
  const { basis } = rules.weighing;
  const zero = { kind: 'fixed', minor: 0 } as const;
  const surcharges: Surcharge[] = readSurcharges(all.surcharges, formatter, problems);
  const tariff: Tariff = {
    ...rules,
    weighing: {
      ...rules.weighing,
      carry: readRows(all.carry, carryColumns(formatter, basis), () => ({ from: 0, step: 1 }), problems, 10),
    },
    freight: readFreight(all.freight, formatter, rules.freight.mode, rules, problems),
    delivery: rules.delivery && readFreight(all.delivery, formatter, rules.delivery.mode, rules, problems),
    surcharges,
    remoteAreas: readRows(
      all.remoteAreas,
      remoteColumns(formatter, areas),
      () => ({ area: '', price: zero, least: 0 }),
      problems,
      20,
    ),
    storage: {
      ...rules.storage,
      bands: readRows(
        all.storage,
        storageColumns(formatter),
        () => ({ upToGrams: null, minorPerDay: 0 }),
        problems,
      ),
    },
    collection: rules.collection && {
      ...rules.collection,
      bands: readRows(
        all.collection,
        collectionColumns(formatter),
        () => ({ upToMinor: null, minor: 0, bps: 0 }),
        problems,
      ),
    },
    discount: {
      ...rules.discount,
      levels: readRows(
        all.levels,
        levelColumns(formatter, levels),
        () => ({ level: 0, bps: 0 }),
        problems,
        20,
      ),
    },
  };
  return problems.length > 0 ? { problems } : { tariff };
}
