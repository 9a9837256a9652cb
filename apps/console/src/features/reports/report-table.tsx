import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { ListMessage } from '@onehaul/workbench/list-message';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SheetCell } from '@onehaul/domain/sheet-csv';
import type { FileTable } from './export-table.ts';

export type ReportColumn<Row> = {
  readonly key: string;
  readonly title: string;
  /** The value of a row, and of all rows in the line of totals; a file has it as it is. */
  readonly of: (rows: readonly Row[]) => SheetCell;
  readonly show?: (value: number) => string;
  /** The list of what the figure counts. */
  readonly to?: (row: Row) => string | undefined;
};

type Props<Row> = {
  readonly title: string;
  /** Name of the exported files. */
  readonly name: string;
  readonly columns: readonly ReportColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
};

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

async function download(table: FileTable, format: keyof typeof types) {
  const { writeCsv, writeExcel } = await import('./export-table.ts');
  const bytes = format === 'csv' ? writeCsv(table) : await writeExcel(table);
  const address = URL.createObjectURL(new Blob([bytes.slice().buffer], { type: types[format] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${table.name}.${format}`;
  link.click();
  URL.revokeObjectURL(address);
}

/** A report as a table with totals; its files have the same rows. */
export function ReportTable<Row>({ title, name, columns, rows, keyOf }: Props<Row>) {
  const { t } = useTranslation('reports');
  const [isBusy, setBusy] = useState(false);
  const [first, ...figures] = columns;
  const cellsOf = (of: readonly Row[]) => columns.map((column) => column.of(of));
  const totals: SheetCell[] = [t('total'), ...cellsOf(rows).slice(1)];
  const save = async (format: keyof typeof types) => {
    setBusy(true);
    const body = rows.map((row) => cellsOf([row]));
    const titles = columns.map((column) => column.title);
    await download({ name, titles, rows: [...body, totals] }, format).finally(() => setBusy(false));
  };
  const shown = ({ show }: ReportColumn<Row>, value: SheetCell) =>
    value === null ? '-' : typeof value === 'number' && show ? show(value) : value;
  return (
    <section className="flex flex-col gap-3" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-body font-semibold">{title}</h2>
        <div className="flex gap-2">
          {(['csv', 'xlsx'] as const).map((format) => (
            <Button
              key={format}
              size="small"
              data-export={format}
              disabled={isBusy || rows.length === 0}
              onClick={() => void save(format)}
            >
              {t(`export.${format}`)}
            </Button>
          ))}
        </div>
      </div>
      {rows.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          <ListMessage icon="note" title={t('empty.title')} text={t('empty.text')} />
        </div>
      ) : (
        <div className="overflow-x-auto rounded-card border border-line bg-surface">
          <table aria-label={title} className="w-full text-small">
            <thead>
              <tr className="border-b border-line text-muted">
                {columns.map((column) => (
                  <th
                    key={column.key}
                    scope="col"
                    className={`px-3 py-2 font-regular whitespace-nowrap ${column.show ? 'text-end' : 'text-start'}`}
                  >
                    {column.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={keyOf(row)} className="border-b border-line" data-row={keyOf(row)}>
                  <th scope="row" className="min-w-40 px-3 py-2 text-start font-regular">
                    {first && shown(first, first.of([row]))}
                  </th>
                  {figures.map((column) => (
                    <Figure
                      key={column.key}
                      isNumber={column.show !== undefined}
                      text={shown(column, column.of([row]))}
                      to={column.to?.(row)}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="font-semibold" data-row="total">
                <th scope="row" className="px-3 py-2 text-start font-semibold">
                  {totals[0]}
                </th>
                {figures.map((column, at) => (
                  <Figure
                    key={column.key}
                    isNumber={column.show !== undefined}
                    text={shown(column, totals[at + 1] ?? null)}
                    to={undefined}
                  />
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </section>
  );
}

type FigureProps = {
  readonly isNumber: boolean;
  readonly text: string | number;
  readonly to: string | undefined;
};
const Figure = ({ isNumber, text, to }: FigureProps) => (
  <td className={`px-3 py-2 whitespace-nowrap ${isNumber ? 'text-end tabular-nums' : ''}`}>
    {to === undefined ? (
      text
    ) : (
      <Link
        to={to}
        className="inline-flex min-h-[24px] min-w-[24px] items-center justify-center text-ink underline underline-offset-4"
      >
        {text}
      </Link>
    )}
  </td>
);
