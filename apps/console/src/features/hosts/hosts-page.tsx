import { hostCalls, type HostRow } from '@onehaul/contract/console/hosts';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button, Select, Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission, useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { AddHostForm } from './add-host-form.tsx';
import { HostCard } from './host-card.tsx';
import { hostsQuery, waitingMs } from './hosts-query.ts';
import { SenderSection } from './sender-section.tsx';

/** Addresses of a shop, one shop at a time. */
export function HostsPage() {
  const { t } = useTranslation('hosts');
  const { shops } = useMe();
  const mayChange = useHasPermission('shop:publish');
  const [address, setAddress] = useSearchParams();
  const [isAdding, setIsAdding] = useState(false);
  const shop = shops.find(({ id }) => String(id) === address.get('shop')) ?? shops[0];
  if (!shop) return null;
  const add = mayChange && (
    <Button type="primary" onClick={() => setIsAdding(true)} data-add-domain>
      {t('add')}
    </Button>
  );
  return (
    <div className="max-w-240">
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')} sentence={t('sentence')} action={add} />
      {shops.length > 1 && (
        <Select
          aria-label={t('shop')}
          className="mt-4 w-full max-w-80"
          value={shop.id}
          options={shops.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id: number) => setAddress({ shop: String(id) })}
        />
      )}
      <ShopHosts key={shop.id} shopId={shop.id} mayChange={mayChange} />
      <SenderSection key={`sender ${shop.id}`} shopId={shop.id} mayChange={mayChange} />
      {isAdding && <AddHostForm shopId={shop.id} onClose={() => setIsAdding(false)} />}
    </div>
  );
}

type Props = { readonly shopId: number; readonly mayChange: boolean };

function ShopHosts({ shopId, mayChange }: Props) {
  const { t } = useTranslation('hosts');
  const { data, error, refetch } = useQuery({
    queryKey: [hostsQuery, shopId],
    queryFn: ({ signal }) => callApi(hostCalls.list, { shopId }, { signal }),
    refetchInterval: (query) => (query.state.data?.hosts.some(isWaiting) ? waitingMs : false),
  });
  if (!data && error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active className="mt-5" paragraph={{ rows: 8 }} />;
  const { hosts } = data;
  return (
    <div className="mt-5 flex flex-col gap-5">
      <ul className="flex flex-col gap-4">
        {hosts.map((host) => (
          <HostCard key={host.name} shopId={shopId} host={host} hosts={hosts} mayChange={mayChange} />
        ))}
      </ul>
      {!hosts.some(({ isOwn }) => isOwn) && (
        <ListMessage icon="globe" title={t('empty.title')} text={t('empty.text')} />
      )}
      <Alert type="info" showIcon={false} title={t('certificate')} />
    </div>
  );
}

const isWaiting = ({ state }: HostRow) => state === 'waiting';
