import type { Surcharge } from '@onehaul/domain/fee/tariff';
import type { Column } from './column-kinds.ts';
import { type SurchargeBand, surchargeColumns } from './columns.ts';
import type { TariffFormatter } from './tariff-formatter.ts';
import { type FileProblem, readNumberedRows, type Sheet, sheetOf } from './sheet-tables.ts';
import { surchargeFields } from './surcharge-fields.ts';

/** A sheet row is one band, preceded by the repeated fields of its surcharge. */
type Row = { readonly surcharge: Surcharge; readonly band: SurchargeBand };

const isKey = (text: string) => /^[a-z][a-z0-9-]{0,39}$/.test(text);
const emptyBand: SurchargeBand = { over: 0, upTo: null, price: { kind: 'fixed', minor: 0 } };
const blank = (): Row => ({
  surcharge: {
    key: '',
    measure: 'weight',
    per: 'box',
    bands: [emptyBand],
    least: 0,
    most: null,
    group: null,
  },
  band: emptyBand,
});

function columnsOf(formatter: TariffFormatter): Column<Row>[] {
  const name = formatter.t('field.surchargeKey');
  const key: Column<Row> = {
    key: 'key',
    name,
    title: name,
    show: ({ surcharge }) => surcharge.key,
    words: ({ surcharge }) => surcharge.key,
    set: (row, typed) =>
      isKey(typed)
        ? { row: { ...row, surcharge: { ...row.surcharge, key: typed } } }
        : { problem: typed === '' ? 'empty' : 'notKey' },
  };
  const fields = surchargeFields(formatter, []).map((column): Column<Surcharge> => {
    if (column.key !== 'group') return column;
    // In a file any valid key may name a group; the page offers only a few letters.
    const { choices: _, ...text } = column;
    return {
      ...text,
      set: (row, typed) => {
        if (typed === '') return { row: { ...row, group: null } };
        return isKey(typed) ? { row: { ...row, group: typed } } : { problem: 'notKey' };
      },
    };
  });
  const whole = fields.map((column): Column<Row> => ({
    ...(column.choices && { choices: column.choices }),
    key: column.key,
    name: column.name,
    title: column.title,
    show: ({ surcharge }) => column.show(surcharge),
    words: ({ surcharge }) => column.words(surcharge),
    set: (row, typed) => {
      const answer = column.set(row.surcharge, typed);
      return 'problem' in answer ? answer : { row: { ...row, surcharge: answer.row } };
    },
  }));
  // The unit depends on the measure, which may vary by row, so these column titles have no unit.
  const bands = surchargeColumns(formatter, 'weight').map(
    ({ key: bandKey, name: bandName, choices }): Column<Row> => {
      const own = ({ surcharge }: Row) =>
        surchargeColumns(formatter, surcharge.measure).find((column) => column.key === bandKey)!;
      return {
        ...(choices && { choices }),
        key: `band.${bandKey}`,
        name: bandName,
        title: formatter.t('file.bandColumn', { name: bandName }),
        isUsed: (row) => own(row).isUsed?.(row.band) ?? true,
        show: (row) => own(row).show(row.band),
        words: (row) => own(row).words(row.band),
        set: (row, typed) => {
          const answer = own(row).set(row.band, typed);
          return 'problem' in answer ? answer : { row: { ...row, band: answer.row } };
        },
      };
    },
  );
  return [key, ...whole, ...bands];
}

export function surchargeSheet(
  name: string,
  formatter: TariffFormatter,
  surcharges: readonly Surcharge[],
): Sheet {
  const rows = surcharges.flatMap((surcharge) => surcharge.bands.map((band) => ({ surcharge, band })));
  return sheetOf(name, columnsOf(formatter), rows);
}

/** Groups rows by surcharge key; rows of one surcharge must agree on its common fields. */
export function readSurcharges(
  sheet: Sheet,
  formatter: TariffFormatter,
  problems: FileProblem[],
): Surcharge[] {
  const columns = columnsOf(formatter);
  const rows = readNumberedRows(sheet, columns, blank, problems, 400);
  const found = new Map<string, Surcharge>();
  for (const { row, number } of rows) {
    const { surcharge, band } = row;
    const first = found.get(surcharge.key);
    const head = (each: Surcharge) => JSON.stringify({ ...each, bands: [] });
    if (first && head(first) !== head(surcharge))
      problems.push({
        sheet: sheet.name,
        row: number,
        column: columns[0]!.title,
        problem: 'disagrees',
        typed: surcharge.key,
      });
    found.set(surcharge.key, { ...(first ?? surcharge), bands: [...(first?.bands ?? []), band] });
  }
  const surcharges = [...found.values()];
  const long = surcharges.find(({ bands }) => bands.length > 60);
  if (surcharges.length > 20 || long)
    problems.push({ sheet: sheet.name, row: 1, column: '', problem: 'tooManyRows', typed: long?.key ?? '' });
  return surcharges;
}
