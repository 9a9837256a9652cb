import type { ServiceRequest } from '@onehaul/contract/service';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { useMoney } from '../../app/fee/use-money.ts';
import { CopyNumberButton } from '../../app/portal/copy-number.tsx';
import { ServiceStateMark } from './service-state-mark.tsx';

const twoLines = 'grid min-w-0 leading-tight';
const second = 'truncate text-caption text-muted';

function Price({ request: { price } }: { readonly request: ServiceRequest }) {
  const { t } = useTranslation('service');
  const { exact } = useMoney();
  if (price === null) return <span className={second}>{t('cell.toPrice')}</span>;
  return <span className="font-medium tabular-nums">{price === 0 ? t('price.free') : exact(price)}</span>;
}

/** Columns for a wide window, or the two that fit a narrow one. */
export function useServiceColumns(isNarrow: boolean): Column<ServiceRequest>[] {
  const { t } = useTranslation('service');
  return useMemo(() => {
    const service: Column<ServiceRequest> = {
      key: 'service',
      title: t('column.service'),
      isFixed: true,
      show: ({ name, number, targetNumber }) => (
        <span className={twoLines}>
          <span className="truncate">{name}</span>
          <span className={second}>{isNarrow ? targetNumber : number}</span>
        </span>
      ),
    };
    const state: Column<ServiceRequest> = {
      key: 'state',
      title: t('column.state'),
      width: isNarrow ? 132 : 158,
      show: (request) => (
        <span className={twoLines}>
          <ServiceStateMark state={request.state} />
          {isNarrow && <Price request={request} />}
        </span>
      ),
    };
    if (isNarrow) return [service, state];
    return [
      service,
      state,
      {
        key: 'target',
        title: t('column.target'),
        width: '24%',
        show: ({ target, targetNumber, goodsName }) => (
          <span className={twoLines}>
            <code className="truncate font-mono">{targetNumber}</code>
            <span className={second}>
              {[t(`cell.${target}`), goodsName].filter((words) => words !== '').join(' · ')}
            </span>
          </span>
        ),
        beside: ({ targetNumber }) => <CopyNumberButton number={targetNumber} />,
      },
      {
        key: 'price',
        title: t('column.price'),
        width: 96,
        align: 'end',
        show: (request) => <Price request={request} />,
      },
      {
        key: 'payState',
        title: t('column.payState'),
        width: 142,
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
        width: 142,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ];
  }, [t, isNarrow]);
}
