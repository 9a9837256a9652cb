import { type Batch, batchCalls } from '@onehaul/contract/console/batches';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Skeleton } from '@onehaul/workbench/antd';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission, useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { paths } from '../../app/paths.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { BatchActs } from './batch-acts.tsx';
import { parseBatchKey } from './batch-key.ts';
import { BatchMark } from '../../app/order/batch-mark.tsx';
import { HandOver } from './hand-over.tsx';
import { LoadedOrders, LoadingStation } from './loading.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

/** One batch: loading, hand-over and tracking. */
export function BatchPage() {
  const { t } = useTranslation('dispatch');
  const which = parseBatchKey(useParams());
  const { data, error, refetch } = useQuery({
    queryKey: ['batches', 'one', which],
    queryFn: ({ signal }) => callApi(batchCalls.get, which!, { signal }),
    enabled: which !== undefined,
    // Polls because other staff load into the same batch.
    refetchInterval: 10_000,
  });
  const isMissing = !which || failureOf(error).error === 'record.notFound';
  return (
    <>
      <PageTitle>{data?.number ?? t('batches.title')}</PageTitle>
      <div className="flex flex-col gap-4">
        <Link to={paths.batches} className="self-start text-small text-primary-9 hover:underline">
          {t('batches.back')}
        </Link>
        {data ? (
          <Loaded batch={data} />
        ) : (
          <>
            <h1 className="text-title font-semibold">{t('batches.title')}</h1>
            {isMissing ? (
              <ListMessage icon="search" title={t('batches.missingTitle')} text={t('batches.missingText')} />
            ) : error ? (
              <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
            ) : (
              <Skeleton active paragraph={{ rows: 10 }} />
            )}
          </>
        )}
      </div>
    </>
  );
}

function Loaded({ batch }: { readonly batch: Batch }) {
  const { i18n } = useTranslation('dispatch');
  const mayWork = useHasPermission('order:work');
  const { shops } = useMe();
  const shopName = useShopName();
  const { weight } = measuresIn(i18n.language);
  const words = [batch.lineName, batch.warehouseName, batch.countryName, batch.carrierName, batch.note];
  if (shops.length > 1) words.unshift(shopName(batch.shopId));
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3" data-batch={batch.state}>
        <div>
          <div className="flex items-center gap-4">
            <h1 className="font-mono text-title font-semibold">{batch.number}</h1>
            <BatchMark state={batch.state} />
          </div>
          <p className="mt-1 text-small text-muted">{words.filter(Boolean).join(' · ')}</p>
        </div>
        <Sums batch={batch} weight={weight(batch.weightGrams)} />
      </header>
      <BatchActs batch={batch} />
      {mayWork && batch.state === 'loading' && <LoadingStation batch={batch} />}
      {mayWork && batch.state === 'closed' && <HandOver batch={batch} />}
      <LoadedOrders batch={batch} />
      {batch.state === 'loading' && <WaitingOrders batch={batch} />}
      {batch.departedAt && <Facts batch={batch} />}
    </>
  );
}

function Sums({ batch, weight }: { readonly batch: Batch; readonly weight: string }) {
  const { t } = useTranslation('dispatch');
  const sums = [
    { key: 'orders', label: t('batches.orders'), value: String(batch.orders) },
    { key: 'boxes', label: t('batches.loaded'), value: `${batch.loadedBoxes} / ${batch.boxes}` },
    { key: 'weight', label: t('field.weight'), value: weight },
  ];
  return (
    <dl className="flex gap-6 text-end">
      {sums.map(({ key, label, value }) => (
        <div key={key}>
          <dt className="text-caption text-muted">{label}</dt>
          <dd data-sum={key} className="text-title font-semibold tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Facts({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('dispatch');
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <DetailList
        rows={[
          { key: 'seal', label: t('batch.seal'), value: batch.sealNumber },
          { key: 'vehicle', label: t('batch.vehicle'), value: batch.vehicle },
          { key: 'driver', label: t('batch.driver'), value: batch.driverName },
          { key: 'closed', label: t('batch.closedAt'), value: <Moment at={batch.closedAt} /> },
          { key: 'departed', label: t('batch.departedAt'), value: <Moment at={batch.departedAt} /> },
          { key: 'arrived', label: t('batch.arrivedAt'), value: <Moment at={batch.arrivedAt} /> },
          { key: 'cleared', label: t('batch.clearedAt'), value: <Moment at={batch.clearedAt} /> },
        ]}
      />
      {batch.signatureUrl && (
        <figure className="flex flex-col gap-1">
          <figcaption className="text-small text-muted">{t('batch.signature')}</figcaption>
          <img
            src={batch.signatureUrl}
            alt={t('batch.signature')}
            className="w-full max-w-100 rounded-control border border-line bg-white"
          />
        </figure>
      )}
    </div>
  );
}
