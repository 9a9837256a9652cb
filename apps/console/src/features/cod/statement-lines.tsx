import { codDeskCalls, type CodStatementLine, type CodStatementRow } from '@onehaul/contract/console/cod';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Pagination, Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { OutcomeMark, useAmounts } from './desk-words.tsx';
import { ResolveForm } from './resolve-form.tsx';

const rows = 50;

/** Statement lines, mismatches by default. */
export function StatementLines({ statement }: { readonly statement: CodStatementRow }) {
  const { t } = useTranslation('codDesk');
  const { shopId, id } = statement;
  const [isDiffering, setDiffering] = useState(statement.waiting > 0);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['codLines', shopId, id, isDiffering, page],
    queryFn: ({ signal }) =>
      callApi(codDeskCalls.lines, { shopId, id, isDiffering, pageIndex: page, pageRows: rows }, { signal }),
  });
  const choose = (is: boolean) => {
    setDiffering(is);
    setPage(1);
  };
  return (
    <section className="flex flex-col gap-3" aria-label={t('lines')}>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-pressed={isDiffering}
          type={isDiffering ? 'primary' : 'default'}
          onClick={() => choose(true)}
        >
          {t('differing')}
        </Button>
        <Button
          size="small"
          aria-pressed={!isDiffering}
          type={isDiffering ? 'default' : 'primary'}
          onClick={() => choose(false)}
        >
          {t('allLines')}
        </Button>
      </div>
      {error && !data ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 4 }} />
      ) : data.items.length === 0 ? (
        <p className="text-small text-muted">{t('nothingDiffers')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
          {data.items.map((line) => (
            <Line key={line.row} line={line} />
          ))}
        </ul>
      )}
      {data && data.total > rows && (
        <Pagination
          size="small"
          current={page}
          pageSize={rows}
          total={data.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </section>
  );
}

function Line({ line }: { readonly line: CodStatementLine }) {
  const { t } = useTranslation('codDesk');
  const { local } = useAmounts();
  const mayDecide = useHasPermission('cod:settle');
  const [isAsked, setAsked] = useState(false);
  const { outcome, resolution, expectedMinor } = line;
  const isOpen = line.statementState === 'open' && outcome !== 'matched' && mayDecide;
  return (
    <li className="grid gap-1 p-3 text-small" data-line={line.billNumber}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-mono">{line.billNumber}</span>
        <span className="font-medium tabular-nums">{local(line.minor, line.currencyCode)}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <OutcomeMark outcome={outcome} resolution={resolution} />
        {expectedMinor !== null && outcome !== 'matched' && (
          <span className="text-muted tabular-nums">
            {t('byOurBooks', { amount: local(expectedMinor, line.expectedCurrency) })}
          </span>
        )}
      </div>
      {(line.orderNumber || line.note) && (
        <p className="text-caption text-muted">
          {[
            t('row', { row: line.row }),
            line.orderNumber && t('ofOrder', { number: line.orderNumber }),
            line.resolvedBy,
            line.note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {isOpen && (
        <div>
          <Button size="small" data-act="resolve" onClick={() => setAsked(true)}>
            {resolution ? t('decideAgain') : t('decide')}
          </Button>
        </div>
      )}
      {isAsked && <ResolveForm line={line} onClose={() => setAsked(false)} />}
    </li>
  );
}
