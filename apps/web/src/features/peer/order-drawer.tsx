import type { PeerOrder } from '@onehaul/contract/peer';
import { useTranslation } from '@onehaul/i18n/react';
import { DetailList } from '@onehaul/ui/detail-list';
import { ListMessage } from '@onehaul/ui/list-message';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { StageMark } from './peer-marks.tsx';

type Props = { readonly order: PeerOrder | undefined };

/** Short view of an order: bill, boxes and history are on the orders page. */
export function OrderDrawer({ order }: Props) {
  const { t } = useTranslation('peers');
  const exact = useCnyText();
  if (!order) return <ListMessage icon="search" as="p" title={t('gone.title')} text={t('gone.text')} />;
  return (
    <div className="grid gap-6" data-order={order.number}>
      <header className="grid gap-1">
        <h3 className="text-lead font-semibold">
          <NumberWithCopy number={order.clientNumber} />
        </h3>
        <p className="text-small">
          <StageMark stage={order.stage} />
        </p>
      </header>
      <DetailList
        rows={[
          { key: 'number', label: t('column.ourNumber'), value: <NumberWithCopy number={order.number} /> },
          { key: 'receiver', label: t('column.receiver'), value: order.receiverName },
          { key: 'country', label: t('column.country'), value: order.countryName },
          { key: 'line', label: t('column.line'), value: order.lineName },
          {
            key: 'boxes',
            label: t('column.boxes'),
            value: t('boxesOf', { received: order.receivedCount, count: order.boxCount }),
          },
          { key: 'total', label: t('column.amount'), value: exact(order.total) },
          { key: 'carrier', label: t('column.carrierNumber'), value: order.carrierBillNumber ?? '' },
          { key: 'statement', label: t('column.statement'), value: order.statementNumber ?? '' },
          { key: 'createdAt', label: t('column.createdAt'), value: <Moment at={order.createdAt} /> },
          { key: 'shippedAt', label: t('column.shippedAt'), value: <Moment at={order.shippedAt} /> },
        ]}
      />
      <p>
        <Link
          to={`${paths.orders}?open=${order.id}`}
          className="inline-flex min-h-control items-center font-medium text-ink! underline underline-offset-4"
        >
          {t('openOrder')}
        </Link>
      </p>
    </div>
  );
}
