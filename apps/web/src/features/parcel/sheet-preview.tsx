import type { SheetRow } from '@onehaul/contract/parcel';
import { forecastColumns, forecastHeading } from '@onehaul/i18n/forecast-columns';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Checkbox, Pagination } from '@onehaul/workbench/antd';
import { StateMark } from '@onehaul/workbench/state-mark';
import { type ReactNode, useState } from 'react';
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

/** Preview of a sheet: each row as it will be sent, or its errors by cell. */
export function SheetPreview({ name, rows, action }: Props) {
  const { t } = useTranslation('parcel');
  const { language } = useRootData();
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
                checked={isWrongOnly}
                onChange={({ target }) => {
                  setWrongOnly(target.checked);
                  setPage(1);
                }}
              >
                {t('sheet.wrongOnly')}
              </Checkbox>
              <Button
                icon={<PortalIcon name="download" className="size-4" />}
                onClick={() => void saveWrong()}
              >
                {t('sheet.saveWrong')}
              </Button>
            </>
          )}
        </div>
      </div>
      <div className="overflow-x-auto rounded-control border border-line">
        <table className="w-full min-w-160 text-small">
          <caption className="sr-only">{t('sheet.preview')}</caption>
          <thead className="bg-sunken text-caption text-muted">
            <tr>
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {t('sheet.row')}
              </th>
              {forecastColumns.map((column) => (
                <th key={column} scope="col" className="px-3 py-2 text-start font-medium">
                  {forecastHeading(language, column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.slice((page - 1) * rowsOnPage, page * rowsOnPage).map((row) => (
              <PreviewRow key={row.row} row={row} wordsOf={wordsOf} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Pagination
          size="small"
          current={page}
          pageSize={rowsOnPage}
          total={shown.length}
          hideOnSinglePage
          showSizeChanger={false}
          onChange={setPage}
        />
        <div className="ms-auto">{action}</div>
      </div>
      {wrong.length > 0 && <p className="text-caption text-muted">{t('sheet.goodOnly')}</p>}
    </section>
  );
}

type RowProps = { readonly row: SheetRow; readonly wordsOf: (problem: Problem) => string };

const PreviewRow = ({ row, wordsOf }: RowProps) => (
  <tr data-sheet-row={row.row} className={row.problems.length > 0 ? 'bg-danger-ground' : ''}>
    <th scope="row" className="px-3 py-2 text-start align-top font-regular text-muted tabular-nums">
      {row.row}
    </th>
    {forecastColumns.map((column) => {
      const problems = row.problems.filter((problem) => problem.column === column);
      return (
        <td key={column} className="px-3 py-2 align-top">
          <span className={column === 'courierNumber' ? 'font-mono break-all' : 'break-words'}>
            {row.cells[column] || <span className="text-muted">-</span>}
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
