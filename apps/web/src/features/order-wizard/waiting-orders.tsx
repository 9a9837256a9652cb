import { orderCalls, type Order } from '@onehaul/contract/order';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Modal } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { ordersKey } from '../../app/portal/order-key.ts';
import { parcelsKey } from '../../app/portal/parcel-queries.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { Part } from './part.tsx';

/** Instant orders with parcels in transit: progress and cancellation. */
export function WaitingOrders() {
  const { t } = useTranslation('wizard');
  const send = useSendWithMessage();
  const [cancelling, setCancelling] = useState<Order>();
  const { data, error, refetch } = useQuery({
    queryKey: [...ordersKey, 'waiting'],
    queryFn: () =>
      send(orderCalls.list, {
        pageIndex: 1,
        pageRows: 100,
        stage: 'awaitingArrival',
        // Only instant orders: orders of the sellers' tools wait on their own pages, some without any parcel.
        kind: 'instant',
        search: '',
      }),
  });
  // Renders nothing instead of an empty list below the form.
  if (data?.items.length === 0 && !cancelling) return null;
  return (
    <Part title={t('instant.waiting')}>
      {!data && error ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton />
      ) : (
        <ul className="divide-y divide-line">
          {data.items.map((order) => (
            <WaitingRow key={order.id} order={order} onCancel={() => setCancelling(order)} />
          ))}
        </ul>
      )}
      {cancelling && <CancelDialog order={cancelling} onClose={() => setCancelling(undefined)} />}
    </Part>
  );
}

function WaitingRow({ order, onCancel }: { readonly order: Order; readonly onCancel: () => void }) {
  const { t, i18n } = useTranslation('wizard');
  const { number, arrivedCount, parcelCount, ceiling, lineName, receiverName, countryName, createdAt } =
    order;
  const share = (arrivedCount * 100) / Math.max(1, parcelCount);
  return (
    <li data-waiting={number} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3 text-small">
      <div className="min-w-0 grow basis-60">
        <CopyValue value={number} />
        <p className="text-muted">{[lineName, receiverName, countryName].join(' · ')}</p>
        <p className="text-caption text-muted">
          <Moment at={createdAt} />
        </p>
      </div>
      <div className="basis-40">
        {parcelCount > 0 && (
          <>
            <p className="font-medium">{t('instant.arrived', { arrived: arrivedCount, all: parcelCount })}</p>
            <div aria-hidden="true" className="mt-1 h-1.5 rounded-full bg-line">
              <div className="h-full rounded-full bg-primary-7" style={{ width: `${share}%` }} />
            </div>
          </>
        )}
        {ceiling !== null && (
          <p className="mt-1 text-caption text-muted">
            {t('instant.upTo', { amount: measuresIn(i18n.language).money(ceiling, 'CNY') })}
          </p>
        )}
      </div>
      <Button aria-label={t('instant.cancelOf', { number })} onClick={onCancel}>
        {t('instant.cancel')}
      </Button>
    </li>
  );
}

function CancelDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const { t } = useTranslation('wizard');
  const send = useSend();
  const queries = useQueryClient();
  const returnFocus = useReturnFocus();
  const close = () => {
    onClose();
    returnFocus();
  };
  const cancel = useChange(() => send(orderCalls.cancel, { ids: [order.id], reason: '' }), {
    onDone: async () => {
      await Promise.all([ordersKey, parcelsKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
      close();
    },
    done: () => t('instant.cancelled'),
  });
  return (
    <Modal
      open
      title={t('instant.cancelTitle')}
      onCancel={() => !cancel.isPending && close()}
      footer={
        <>
          <Button onClick={close} disabled={cancel.isPending}>
            {t('instant.keep')}
          </Button>
          <Button
            danger
            type="primary"
            loading={cancel.isPending}
            data-cancel-order
            onClick={() => cancel.start()}
          >
            {t('instant.cancel')}
          </Button>
        </>
      }
    >
      <p className="text-small">{t('instant.cancelText', { number: order.number })}</p>
    </Modal>
  );
}
