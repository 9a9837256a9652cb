import type { SheetRow } from '@onehaul/contract/parcel';
import type { Language } from '@onehaul/domain/language';
import { forecastColumns, forecastHeading } from '@onehaul/i18n/forecast-columns';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Checkbox } from '@onehaul/ui/form/checkbox';
import { StateMark } from '@onehaul/ui/list/state-mark';
import { type ReactNode, useId, useState } from 'react';
import { ListPager } from '../../app/portal/list-pager.tsx';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { useRootData } from '../../app/root-data.ts';
import { wrongRows } from './sheet-cells.ts';
import { saveFile, workbookOf } from './workbook.ts';

type Props = {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  readonly action: ReactNode;
};
type Problem = SheetRow['problems'][number];

const rowsOnPage = 20;
/** Written out, because rows are cards on phones, and `display` takes the roles of a table away. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Preview of a sheet: each row as it will be sent, or its errors by cell. */
export function SheetPreview({ name, rows, action }: Props) {
  const { t } = useTranslation('parcel');
  const { language } = useRootData();
  const id = useId();
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  const [isWrongOnly, setWrongOnly] = useState(wrong.length > 0);
  const [page, setPage] = useState(1);
  const shown = isWrongOnly ? wrong : rows;
  const wordsOf = ({ problem }: Problem) => t(`problem.${problem}`);

  async function saveWrong() {
    const bytes = await workbookOf({
      name: t('sheet.name'),
      head: [...forecastColumns.map((column) => forecastHeading(language, column)), t('sheet.reasons')],
      rows: wrongRows(rows, forecastColumns, wordsOf),
      textColumns: [forecastColumns.indexOf('courierNumber')],
    });
    saveFile(bytes, `${t('sheet.wrongFile')}.xlsx`);
  }

  return (
    <section aria-label={t('sheet.preview')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="text-body font-semibold break-all">{name}</h2>
          <p className="flex flex-wrap gap-x-5 text-small" data-sheet-wrong={wrong.length}>
            <StateMark tone="positive">{t('sheet.good', { count: rows.length - wrong.length })}</StateMark>
            {wrong.length > 0 && (
              <StateMark tone="danger">{t('sheet.bad', { count: wrong.length })}</StateMark>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {wrong.length > 0 && (
            <>
              <Checkbox
                id={id}
                name="wrongOnly"
                checked={isWrongOnly}
                onChange={({ target }) => {
                  setWrongOnly(target.checked);
                  setPage(1);
                }}
              >
                {t('sheet.wrongOnly')}
              </Checkbox>
              <Button variant="secondary" onClick={() => void saveWrong()}>
                <PortalIcon name="download" className="size-4" />
                {t('sheet.saveWrong')}
              </Button>
            </>
          )}
        </div>
      </div>
      <div className="overflow-x-auto rounded-control border border-line">
        <table {...roles.table} aria-label={t('sheet.preview')} className="w-full text-small max-md:block">
          <thead {...roles.rowgroup} className="bg-sunken text-caption text-muted max-md:sr-only">
            <tr {...roles.row}>
              <th {...roles.columnheader} className="px-3 py-2 text-start font-medium">
                {t('sheet.row')}
              </th>
              {forecastColumns.map((column) => (
                <th key={column} {...roles.columnheader} className="px-3 py-2 text-start font-medium">
                  {forecastHeading(language, column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.rowgroup} className="divide-y divide-line max-md:block">
            {shown.slice((page - 1) * rowsOnPage, page * rowsOnPage).map((row) => (
              <PreviewRow key={row.row} row={row} language={language} wordsOf={wordsOf} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ListPager page={page} rows={rowsOnPage} total={shown.length} onPage={setPage} />
        <div className="ms-auto">{action}</div>
      </div>
      {wrong.length > 0 && <p className="text-caption text-muted">{t('sheet.goodOnly')}</p>}
    </section>
  );
}

type RowProps = {
  readonly row: SheetRow;
  readonly language: Language;
  readonly wordsOf: (problem: Problem) => string;
};

const PreviewRow = ({ row, language, wordsOf }: RowProps) => (
  <tr
    {...roles.row}
    data-sheet-row={row.row}
    className={`max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-3 max-md:gap-y-1 max-md:p-3 ${row.problems.length > 0 ? 'bg-danger-ground' : ''}`}
  >
    <th
      {...roles.rowheader}
      className="text-start align-top font-regular text-muted tabular-nums md:px-3 md:py-2 max-md:row-span-6"
    >
      {row.row}
    </th>
    {forecastColumns.map((column) => {
      const problems = row.problems.filter((problem) => problem.column === column);
      const text = row.cells[column];
      return (
        <td
          key={column}
          {...roles.cell}
          className={`align-top md:px-3 md:py-2 max-md:col-start-2 ${text || problems.length > 0 ? '' : 'max-md:hidden'}`}
        >
          {column !== 'courierNumber' && (
            <span aria-hidden="true" className="text-caption text-muted md:hidden">
              {forecastHeading(language, column)}{' '}
            </span>
          )}
          <span className={column === 'courierNumber' ? 'font-mono break-all' : 'break-words'}>
            {text || <span className="text-muted">-</span>}
          </span>
          {problems.map((problem) => (
            <span key={problem.problem} className="block text-caption text-danger">
              <strong className="font-mono font-semibold">{problem.cell}</strong> {wordsOf(problem)}
            </span>
          ))}
        </td>
      );
    })}
  </tr>
);
