import type { FlowRow } from '@onehaul/contract/wallet';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { Link } from 'react-router';
import { orderPath } from '../../app/paths.ts';
import { Moment } from '../../app/portal/moment.tsx';
import { FlowChange, useFlowAmounts } from './flow-amount.tsx';

const nothing = <span className="text-muted">-</span>;

export function useFlowColumns(): readonly Column<FlowRow>[] {
  const { t } = useTranslation('wallet');
  const amounts = useFlowAmounts();
  const held = (text: string) => <span className="tabular-nums">{text}</span>;
  return [
    {
      key: 'kind',
      title: t('kind'),
      isFixed: true,
      width: 'w-[205px]',
      onCard: 'head',
      show: ({ kind }) => t(`kind.${kind}`),
    },
    {
      key: 'time',
      title: t('time'),
      width: 'w-[160px]',
      onCard: 'line',
      show: (row) => (
        <span className="flex justify-between gap-3 max-md:text-caption max-md:text-muted">
          <Moment at={row.createdAt} />
          <span className="tabular-nums md:hidden">
            {t('after')} {amounts(row).after}
          </span>
        </span>
      ),
    },
    {
      key: 'before',
      title: t('before'),
      width: 'w-[130px]',
      align: 'end',
      show: (row) => held(amounts(row).before),
    },
    {
      key: 'change',
      title: t('change'),
      width: 'w-[130px]',
      align: 'end',
      onCard: 'aside',
      show: (row) => <FlowChange row={row} />,
    },
    {
      key: 'after',
      title: t('after'),
      width: 'w-[130px]',
      align: 'end',
      show: (row) => held(amounts(row).after),
    },
    {
      key: 'order',
      title: t('order'),
      show: (row) =>
        row.orders.length > 0 ? (
          <span className="flex flex-wrap gap-x-2">
            {row.orders.map(({ id, number }) => (
              <Link
                key={id}
                to={orderPath(id)}
                data-flow-order={number}
                className="inline-flex items-center font-mono underline underline-offset-4 pointer-coarse:min-h-control"
              >
                {number}
              </Link>
            ))}
          </span>
        ) : (
          nothing
        ),
    },
    {
      key: 'number',
      title: t('number'),
      isHiddenByDefault: true,
      show: ({ number }) => (number ? <code className="font-mono">{number}</code> : nothing),
    },
    { key: 'remark', title: t('remark'), show: ({ remark }) => remark || nothing },
  ];
}
