import type { ServiceRequest } from '@onehaul/contract/service';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { useMemo } from 'react';
import { CopyNumberButton } from '../../app/portal/copy-number.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { ServiceStateMark } from './service-state-mark.tsx';

/** Two lines in a table, one on a card. */
const twoLines =
  'grid min-w-0 leading-tight max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2';
const second = 'truncate text-caption text-muted';

function Price({ request: { price } }: { readonly request: ServiceRequest }) {
  const { t } = useTranslation('service');
  const exact = useCnyText();
  return (
    <span className="max-md:flex">
      {price === null ? (
        <span className={second}>{t('cell.toPrice')}</span>
      ) : (
        <span className="font-medium tabular-nums">{price === 0 ? t('price.free') : exact(price)}</span>
      )}
    </span>
  );
}

export function useServiceColumns(): readonly Column<ServiceRequest>[] {
  const { t } = useTranslation('service');
  return useMemo(
    () => [
      {
        key: 'service',
        title: t('column.service'),
        isFixed: true,
        onCard: 'head',
        show: ({ name, number }) => (
          <span className="grid min-w-0 leading-tight">
            <span className="truncate">{name}</span>
            <span className={second}>{number}</span>
          </span>
        ),
      },
      {
        key: 'target',
        title: t('column.target'),
        width: 'w-[24%]',
        onCard: 'line',
        show: ({ target, targetNumber, goodsName }) => (
          <span className={twoLines}>
            <span className="flex min-w-0 items-center gap-1">
              <code className="truncate font-mono">{targetNumber}</code>
              <CopyNumberButton number={targetNumber} />
            </span>
            <span className={second}>
              {[t(`cell.${target}`), goodsName].filter((words) => words !== '').join(' · ')}
            </span>
          </span>
        ),
      },
      {
        key: 'state',
        title: t('column.state'),
        width: 'w-[158px]',
        onCard: 'aside',
        show: ({ state }) => <ServiceStateMark state={state} />,
      },
      {
        key: 'price',
        title: t('column.price'),
        width: 'w-[96px]',
        align: 'end',
        onCard: 'line',
        show: (request) => <Price request={request} />,
      },
      {
        key: 'payState',
        title: t('column.payState'),
        width: 'w-[142px]',
        onCard: 'line',
        show: ({ payState, paidAt, openPaymentNumber }) => (
          <span className={twoLines}>
            <span>{t(`payState.${payState}`)}</span>
            <span className={second}>
              {openPaymentNumber ? t('cell.paying') : paidAt && <Moment at={paidAt} />}
            </span>
          </span>
        ),
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        width: 'w-[142px]',
        onCard: 'line',
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ],
    [t],
  );
}
