import { type Arrival, arrivalCalls } from '@onehaul/contract/console/batches';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button, Skeleton } from '@onehaul/workbench/antd';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { OrderStepMark } from '../../app/order/step-mark.tsx';
import { TrackList } from '../../app/order/track-list.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { paths } from '../../app/paths.ts';
import { DeliverForm } from './deliver-form.tsx';
import { ScanInput } from './scan-input.tsx';
import { TrackForm } from './track-form.tsx';

/** Page for recording what happens to orders in transit: scans, tracking events, delivery. */
export function ArrivalsPage() {
  const { t } = useTranslation('dispatch');
  const [address, setAddress] = useSearchParams();
  const code = address.get('code') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['arrivals', code],
    queryFn: ({ signal }) => callApi(arrivalCalls.find, { code }, { signal }),
    enabled: code !== '',
  });
  return (
    <>
      <PageTitle>{t('arrivals.title')}</PageTitle>
      <div className="flex flex-col gap-5">
        <PageHead title={t('arrivals.title')} sentence={t('arrivals.sentence')} />
        <ScanInput
          label={t('arrivals.scan')}
          hint={t('load.hint')}
          onScan={(scanned) => setAddress({ code: scanned }, { replace: true })}
        />
        {code === '' ? (
          <p className="text-small text-muted">{t('arrivals.start')}</p>
        ) : error ? (
          <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton active paragraph={{ rows: 6 }} />
        ) : data.items.length === 0 ? (
          <ListMessage icon="search" title={t('arrivals.none', { code })} text={t('arrivals.noneText')} />
        ) : (
          data.items.map((order) => <Found key={keyInShop(order)} order={order} />)
        )}
      </div>
    </>
  );
}

function Found({ order }: { readonly order: Arrival }) {
  const { t, i18n } = useTranslation('dispatch');
  const [openDialog, setOpenDialog] = useState<'track' | 'deliver'>();
  const { money } = measuresIn(i18n.language);
  const close = () => setOpenDialog(undefined);
  const isAway = order.step === 'shipped' || order.step === 'completed';
  return (
    <article
      data-arrival={order.number}
      className="grid gap-6 rounded-card border border-line bg-surface p-5 lg:grid-cols-2"
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-mono text-lead font-semibold">
            <Link to={`${paths.orders}?open=${keyInShop(order)}`} className="text-primary-9 underline">
              {order.number}
            </Link>
          </h2>
          <OrderStepMark step={order.step} deliveredAt={order.deliveredAt} />
        </div>
        {!isAway && <Alert type="info" title={t('arrivals.notShipped')} />}
        {order.toCollectMinor > 0 && (
          <Alert
            type="warning"
            title={t('arrivals.toCollect', { amount: money(order.toCollectMinor, 'CNY') })}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="primary" disabled={!isAway} onClick={() => setOpenDialog('track')}>
            {t('arrivals.track')}
          </Button>
          <Button
            disabled={order.step !== 'shipped' || order.deliveredAt !== null}
            onClick={() => setOpenDialog('deliver')}
          >
            {t('arrivals.deliver')}
          </Button>
        </div>
        <DetailList
          rows={[
            { key: 'receiver', label: t('field.receiver'), value: order.receiverName },
            { key: 'destination', label: t('field.destination'), value: order.countryName },
            { key: 'member', label: t('field.member'), value: order.memberCode },
            { key: 'bill', label: t('field.billNumber'), value: order.carrierBillNumber ?? '' },
            { key: 'batch', label: t('field.batch'), value: order.batchNumber ?? '' },
            { key: 'delivered', label: t('field.delivered'), value: <Moment at={order.deliveredAt} /> },
          ]}
        />
      </div>
      <section className="flex flex-col gap-3">
        <h3 className="text-small font-semibold">{t('part.track')}</h3>
        <TrackList track={order.track} />
      </section>
      {openDialog === 'track' && (
        <TrackForm
          title={`${t('arrivals.track')}: ${order.number}`}
          subject={{ shopId: order.shopId, orderId: order.id }}
          onClose={close}
        />
      )}
      {openDialog === 'deliver' && <DeliverForm order={order} onClose={close} />}
    </article>
  );
}
