import type { Collection, Remittance } from '@onehaul/contract/cod-money';
import { useTranslation } from '@onehaul/i18n/react';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { RemittancePipeline } from './remittance-pipeline.tsx';
import { useCollectionColumns, useRemittanceColumns } from './remittances-columns.tsx';
import { RemittanceDrawer } from './remittances-drawer.tsx';
import {
  codStatisticsQuery,
  loadCollections,
  loadRemittances,
  parseListedState,
} from './remittance-queries.ts';

/** A seller's collected money: its state, its age, and past remittances. */
export function Remittances() {
  const [address] = useSearchParams();
  const place = parseListedState(address.get('state'));
  return place ? <Collections key={place} place={place} /> : <Paid />;
}

function useParts() {
  const { t } = useTranslation('cod');
  const [address] = useSearchParams();
  const place = parseListedState(address.get('state'));
  const choices = ['', 'settled', 'collected', 'expected', 'refused'] as const;
  const { data } = useQuery(codStatisticsQuery(useSendWithMessage()));
  const countOf = (value: (typeof choices)[number]) => {
    if (!data) return undefined;
    if (value === '') return data.remittances;
    if (value === 'refused') return data.refusedOrders;
    return data.sums.reduce((sum, { state, orders }) => sum + (state === value ? orders : 0), 0);
  };
  return {
    title: t('collect.title'),
    sentence: t('collect.sentence'),
    tabs: <RemittancePipeline />,
    action: (
      <Link
        to={paths.wallet}
        className="inline-flex min-h-control items-center rounded-control border border-line px-4 text-small hover:border-primary-6"
      >
        {t('collect.toWallet')}
      </Link>
    ),
    countTabs: {
      name: 'state',
      label: t('collect.lists'),
      choices: choices.map((value) => ({
        value,
        label: t(`collect.list.${value === '' ? 'remitted' : value}`),
        count: countOf(value),
      })),
    },
    place,
  };
}

function Paid() {
  const { t } = useTranslation('cod');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const { place: _, ...parts } = useParts();
  const load = useCallback((query: ListQuery) => loadRemittances(send, query), [send]);
  return (
    <ListPage<Remittance>
      {...parts}
      name="cod"
      isNarrow={isNarrow}
      isTall={isNarrow}
      columns={useRemittanceColumns(isNarrow)}
      keyOf={({ id }) => String(id)}
      load={load}
      maxPageSize={100}
      empty={{ title: t('collect.emptyRemitted'), text: t('collect.emptyRemittedText') }}
      drawer={{
        title: t('collect.remittance'),
        show: (key, row) => <RemittanceDrawer key={key} id={Number(key)} remittance={row} />,
      }}
    />
  );
}

function Collections({ place }: { readonly place: NonNullable<ReturnType<typeof parseListedState>> }) {
  const { t } = useTranslation('cod');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const { place: _, ...parts } = useParts();
  const load = useCallback((query: ListQuery) => loadCollections(send, place, query), [send, place]);
  return (
    <ListPage<Collection>
      {...parts}
      name="cod"
      isNarrow={isNarrow}
      isTall={isNarrow}
      columns={useCollectionColumns(isNarrow)}
      keyOf={({ orderId }) => String(orderId)}
      load={load}
      maxPageSize={100}
      empty={{ title: t('collect.emptyOrders'), text: t('collect.emptyOrdersText') }}
    />
  );
}
