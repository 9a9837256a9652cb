import type { CaseRow } from '@onehaul/contract/case';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { useMemo } from 'react';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { CaseClock, CaseStateMark } from './case-marks.tsx';

const second = 'truncate text-caption text-muted';

/** Kind and subject of the case. */
function Subject({ row: { kind, target } }: { readonly row: CaseRow }) {
  const { t } = useTranslation('case');
  return (
    <>
      {t(`kind.${kind}`)}
      {target && (
        <>
          {' · '}
          <code className="font-mono font-regular">{target.number}</code>
        </>
      )}
    </>
  );
}

/** Amount requested, offered, paid or refunded. */
function Money({ row: { asked, offered, paid, refunded } }: { readonly row: CaseRow }) {
  const { t } = useTranslation('case');
  const exact = useCnyText();
  const [text, minor] =
    refunded > 0
      ? (['cell.refunded', refunded] as const)
      : paid > 0
        ? (['cell.paid', paid] as const)
        : offered !== null
          ? (['cell.offered', offered] as const)
          : (['cell.asked', asked] as const);
  if (minor === null) return <span className="text-muted max-md:hidden">-</span>;
  return (
    <span className="grid leading-tight max-md:flex max-md:items-baseline max-md:gap-x-2">
      <span className="font-medium tabular-nums">{exact(minor)}</span>
      <span className={second}>{t(text)}</span>
    </span>
  );
}

/** @param now Time of the query: remaining hours are the same on the server and in the browser. */
export function useCaseColumns(now: Date): readonly Column<CaseRow>[] {
  const { t } = useTranslation('case');
  return useMemo(
    () => [
      {
        key: 'subject',
        title: t('column.subject'),
        isFixed: true,
        width: 'w-[210px]',
        onCard: 'head',
        show: (row) => <Subject row={row} />,
      },
      {
        key: 'excerpt',
        title: t('open.words'),
        onCard: 'line',
        show: ({ excerpt }) => <span className="block truncate text-muted">{excerpt}</span>,
      },
      {
        key: 'state',
        title: t('column.state'),
        width: 'w-[13%]',
        onCard: 'aside',
        show: ({ state }) => <CaseStateMark state={state} />,
      },
      {
        key: 'clock',
        title: t('column.clock'),
        width: 'w-[132px]',
        onCard: 'line',
        show: (row) => <CaseClock row={row} now={now} />,
      },
      {
        key: 'money',
        title: t('column.money'),
        width: 'w-[110px]',
        align: 'end',
        onCard: 'line',
        show: (row) => <Money row={row} />,
      },
      {
        key: 'number',
        title: t('column.number'),
        width: 'w-[124px]',
        show: ({ number }) => <code className="font-mono">{number}</code>,
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        width: 'w-[150px]',
        onCard: 'line',
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ],
    [t, now],
  );
}
