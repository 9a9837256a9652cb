import type { Import, WrongRow } from '@onehaul/contract/import';
import { useTranslation } from '@onehaul/i18n/react';
import { ListPager } from '../list-pager.tsx';
import { wrongRowsOnPage } from './import-queries.ts';

type Props = {
  readonly sheet: Import;
  readonly rows: readonly WrongRow[];
  readonly page: number;
  readonly onPage: (page: number) => void;
};

const columns =
  'grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 sm:grid-cols-[64px_144px_minmax(0,1fr)_minmax(0,1fr)]';

/** Cells to correct, named as in the spreadsheet. */
export function WrongCells({ sheet, rows, page, onPage }: Props) {
  const { t } = useTranslation('imports');
  return (
    <section aria-label={t('problems')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div aria-hidden="true" className={`${columns} px-3 text-caption text-muted max-sm:hidden`}>
        <span>{t('cell')}</span>
        <span>{t('column')}</span>
        <span>{t('said')}</span>
        <span>{t('problemHead')}</span>
      </div>
      <ul className="divide-y divide-line rounded-control border border-line">
        {rows.flatMap(({ row, problems }) =>
          problems.map(({ cell, column, heading, said, problem }) => (
            <li
              key={`${row}:${column}:${problem}`}
              data-wrong-cell={cell}
              className={`${columns} gap-y-1 px-3 py-2 text-small`}
            >
              <strong className="font-mono font-semibold">{cell}</strong>
              <span className="break-words">{heading}</span>
              <span className="col-span-2 line-clamp-3 break-all sm:col-span-1">
                {said || <span className="text-muted">{t('empty')}</span>}
              </span>
              <span className="col-span-2 text-danger sm:col-span-1">{t(`problem.${problem}`)}</span>
            </li>
          )),
        )}
      </ul>
      <ListPager page={page} rows={wrongRowsOnPage} total={sheet.wrong} onPage={onPage} />
    </section>
  );
}
