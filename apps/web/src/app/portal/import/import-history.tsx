import type { ImportKind } from '@onehaul/domain/import/import-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPager } from '../list-pager.tsx';
import { EmptyList, ListSkeleton } from '../list-states.tsx';
import { Moment } from '../moment.tsx';
import { useSend } from '../../session-context.tsx';
import { historyQuery, importsOnPage } from './import-queries.ts';
import { ImportStateMark } from './import-state-mark.tsx';

type Props = { readonly kind: ImportKind; readonly onOpen: (id: string) => void };

/** Earlier imports, newest first. */
export function ImportHistory({ kind, onOpen }: Props) {
  const { t } = useTranslation('imports');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(historyQuery(useSend(), kind, page));
  return (
    <section aria-label={t('history')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-body font-semibold">{t('history')}</h2>
      {!data && !error && <ListSkeleton />}
      {!data && error && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert" className="text-small text-danger">
            {t('historyFailed')}
          </p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {data?.total === 0 && <EmptyList text={t('historyEmpty')} />}
      {data && data.total > 0 && (
        <ul className="divide-y divide-line rounded-control border border-line">
          {data.items.map(({ id, name, state, total, createdAt, hasRows }) => (
            <li
              key={id}
              data-import-row={id}
              className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2 text-small"
            >
              <span className="min-w-0 grow basis-60 break-all">{name || t('unnamed')}</span>
              <span className="text-muted tabular-nums">{t('rowCount', { count: total })}</span>
              <ImportStateMark state={state} />
              <span className="text-muted tabular-nums">
                <Moment at={createdAt} />
              </span>
              <Button
                size="small"
                variant="quiet"
                disabled={!hasRows}
                aria-label={t('openOf', { name: name || t('unnamed') })}
                onClick={() => onOpen(id)}
              >
                {t('open')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data && <ListPager page={page} rows={importsOnPage} total={data.total} onPage={setPage} />}
    </section>
  );
}
