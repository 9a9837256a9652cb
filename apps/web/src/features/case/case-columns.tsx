import type { CaseRow } from '@onehaul/contract/case';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { useMoney } from '../../app/fee/use-money.ts';
import { CaseClock, CaseStateMark } from './case-marks.tsx';

const second = 'truncate text-caption text-muted';

/** Kind and subject of the case, with the beginning of its text below. */
function Subject({ row }: { readonly row: CaseRow }) {
  const { t } = useTranslation('case');
  return (
    <span className="grid min-w-0 leading-tight">
      <span className="truncate">
        <span className="font-medium">{t(`kind.${row.kind}`)}</span>
        {row.target && (
          <>
            {' · '}
            <code className="font-mono">{row.target.number}</code>
          </>
        )}
      </span>
      <span className={second}>{row.excerpt}</span>
    </span>
  );
}

/** Amount requested, offered, paid or refunded. */
function Money({ row: { asked, offered, paid, refunded } }: { readonly row: CaseRow }) {
  const { t } = useTranslation('case');
  const { exact } = useMoney();
  const [text, minor] =
    refunded > 0
      ? (['cell.refunded', refunded] as const)
      : paid > 0
        ? (['cell.paid', paid] as const)
        : offered !== null
          ? (['cell.offered', offered] as const)
          : (['cell.asked', asked] as const);
  if (minor === null) return <span className="text-muted">-</span>;
  return (
    <span className="grid leading-tight">
      <span className="font-medium tabular-nums">{exact(minor)}</span>
      <span className={second}>{t(text)}</span>
    </span>
  );
}

/** Columns for a wide window, or the two that fit a narrow one. */
export function useCaseColumns(isNarrow: boolean): Column<CaseRow>[] {
  const { t } = useTranslation('case');
  return useMemo(() => {
    const subject: Column<CaseRow> = {
      key: 'subject',
      title: t('column.subject'),
      isFixed: true,
      show: (row) => <Subject row={row} />,
    };
    const state: Column<CaseRow> = {
      key: 'state',
      title: t('column.state'),
      width: isNarrow ? 136 : 164,
      show: (row) => (
        <span className="grid leading-tight">
          <CaseStateMark state={row.state} />
          {isNarrow && (
            <span className="text-caption">
              <CaseClock row={row} />
            </span>
          )}
        </span>
      ),
    };
    if (isNarrow) return [subject, state];
    return [
      subject,
      state,
      { key: 'clock', title: t('column.clock'), width: 132, show: (row) => <CaseClock row={row} /> },
      {
        key: 'money',
        title: t('column.money'),
        width: 110,
        align: 'end',
        show: (row) => <Money row={row} />,
      },
      {
        key: 'number',
        title: t('column.number'),
        width: 124,
        show: ({ number }) => <code className="font-mono">{number}</code>,
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        width: 150,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ];
  }, [t, isNarrow]);
}
