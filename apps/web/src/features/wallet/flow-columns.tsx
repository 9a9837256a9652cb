import type { FlowRow } from '@onehaul/contract/wallet';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { FlowChange, useFlowAmounts } from './flow-amount.tsx';

const nothing = <span className="text-muted">-</span>;
const orderNumbers = (row: FlowRow) => row.orders.map(({ number }) => number).join(' ');

function Held({ row, which }: { readonly row: FlowRow; readonly which: 'before' | 'after' }) {
  return <span className="tabular-nums">{useFlowAmounts()(row)[which]}</span>;
}

/** Columns for a wide window, or the two that fit a narrow one. */
export function useFlowColumns(isNarrow: boolean): Column<FlowRow>[] {
  const { t } = useTranslation('wallet');
  return useMemo(() => {
    const change: Column<FlowRow> = {
      key: 'change',
      title: t('change'),
      width: isNarrow ? 132 : 130,
      align: 'end',
      show: (row) =>
        isNarrow ? (
          <span className="grid justify-items-end leading-tight">
            <FlowChange row={row} />
            <span className="text-caption text-muted">
              <Held row={row} which="after" />
            </span>
          </span>
        ) : (
          <FlowChange row={row} />
        ),
    };
    if (isNarrow) {
      return [
        {
          key: 'kind',
          title: t('kind'),
          isFixed: true,
          show: (row) => (
            <span className="grid min-w-0 leading-tight">
              <span className="truncate">{t(`kind.${row.kind}`)}</span>
              <span className="text-caption text-muted">
                <Moment at={row.createdAt} />
              </span>
            </span>
          ),
        },
        change,
      ];
    }
    return [
      {
        key: 'time',
        title: t('time'),
        isFixed: true,
        width: 150,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
      { key: 'kind', title: t('kind'), width: 205, show: ({ kind }) => t(`kind.${kind}`) },
      {
        key: 'before',
        title: t('before'),
        width: 130,
        align: 'end',
        show: (row) => <Held row={row} which="before" />,
      },
      change,
      {
        key: 'after',
        title: t('after'),
        width: 130,
        align: 'end',
        show: (row) => <Held row={row} which="after" />,
      },
      {
        key: 'order',
        title: t('order'),
        show: (row) =>
          row.orders.length > 0 ? <code className="font-mono">{orderNumbers(row)}</code> : nothing,
      },
      {
        key: 'number',
        title: t('number'),
        isHiddenByDefault: true,
        show: ({ number }) => (number ? <code className="font-mono">{number}</code> : nothing),
      },
      { key: 'remark', title: t('remark'), show: ({ remark }) => remark || nothing },
    ];
  }, [t, isNarrow]);
}
