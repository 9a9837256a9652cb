import { labelCalls } from '@onehaul/contract/console/labels';
import { stationCalls } from '@onehaul/contract/console/stations';
import { useTranslation } from '@onehaul/i18n/react';
import { Select, Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { AgentSection } from './agent-section.tsx';
import { FailureSection } from './failure-section.tsx';
import { PrinterSection } from './printer-section.tsx';
import { lookAgainMs, printersQuery, type Warehouse } from './printers-query.ts';

const nameOf = ({ shopId, warehouseId }: Warehouse) => `${shopId}-${warehouseId}`;

/** Label printers of a warehouse and the print agents that reach them, one warehouse at a time. */
export function PrintersPage() {
  const { t } = useTranslation('printers');
  const { t: page } = useTranslation('console');
  const [address, setAddress] = useSearchParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['stations', 'workplaces'],
    queryFn: ({ signal }) => callApi(stationCalls.workplaces, {}, { signal }),
  });
  const places = data?.items ?? [];
  const place = places.find((one) => nameOf(one) === address.get('warehouse')) ?? places[0];
  const hasSeveralShops = new Set(places.map(({ shopId }) => shopId)).size > 1;
  return (
    <div className="max-w-240">
      <PageTitle>{page('page.printers')}</PageTitle>
      <PageHead title={page('page.printers')} sentence={t('sentence')} />
      {error && !data && <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active className="mt-5" paragraph={{ rows: 8 }} />}
      {data && !place && (
        <ListMessage icon="note" title={t('noWarehouse.title')} text={t('noWarehouse.text')} />
      )}
      {place && places.length > 1 && (
        <Select
          aria-label={t('warehouse')}
          className="mt-4 w-full max-w-100"
          value={nameOf(place)}
          options={places.map((one) => ({
            value: nameOf(one),
            label: hasSeveralShops ? `${one.shopName} · ${one.warehouseName}` : one.warehouseName,
          }))}
          onChange={(warehouse: string) => setAddress({ warehouse })}
        />
      )}
      {place && <WarehousePrinters key={nameOf(place)} warehouse={place} />}
    </div>
  );
}

function WarehousePrinters({ warehouse: { shopId, warehouseId } }: { readonly warehouse: Warehouse }) {
  const mayChange = useHasPermission('studio:edit');
  const { data, error, refetch } = useQuery({
    queryKey: [printersQuery, shopId, warehouseId],
    queryFn: ({ signal }) => callApi(labelCalls.find, { shopId, warehouseId }, { signal }),
    refetchInterval: lookAgainMs,
  });
  if (!data && error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active className="mt-5" paragraph={{ rows: 8 }} />;
  const common = { warehouse: { shopId, warehouseId }, mayChange };
  const isAgentHere = data.agents.some(({ isHere }) => isHere);
  return (
    <div className="mt-5 flex flex-col gap-8">
      <AgentSection {...common} agents={data.agents} />
      <PrinterSection {...common} printers={data.printers} isAgentHere={isAgentHere} />
      <FailureSection failures={data.failures} />
    </div>
  );
}
