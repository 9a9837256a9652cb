import { codDeskCalls, type CodOverviewRow } from '@onehaul/contract/console/cod';
import { useTranslation } from '@onehaul/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { paths } from '../../app/paths.ts';
import { Loaded } from './loaded.tsx';
import { ReportTable } from './report-table.tsx';
import type { OfShop } from './reports-page.tsx';
import { useFigures } from './use-figures.ts';

/** Money collected at the door: who holds it, and for how long. */
export function CodReport({ shopId }: OfShop) {
  const { t } = useTranslation('reports');
  const { text, count, yuan } = useFigures<CodOverviewRow>();
  const query = useQuery({
    queryKey: ['codOverview', 'report', shopId],
    queryFn: ({ signal }) => callApi(codDeskCalls.overview, { ...(shopId && { shopId }) }, { signal }),
  });
  const listOf = ({ state, carrierId }: CodOverviewRow) => {
    const search = new URLSearchParams({ tab: 'orders', state, carrier: String(carrierId) });
    if (shopId) search.set('shop', String(shopId));
    return `${paths.cod}?${search.toString()}`;
  };
  const columns = [
    text('carrier', t('carrier'), (row) => row.carrierName),
    text('state', t('cod'), (row) => t(`cod.${row.state}`)),
    text('age', t('age'), (row) => t(`codAge.${row.age}`)),
    count('orders', t('orders'), (row) => row.orders, { to: listOf }),
    yuan('amount', t('amount'), (row) => row.yuanMinor),
  ];
  return (
    <Loaded query={query}>
      {({ rows }) => (
        <ReportTable
          title={t('tab.cod')}
          name="cash-on-delivery"
          columns={columns}
          rows={rows}
          keyOf={(row) => `${row.carrierId}-${row.state}-${row.currencyCode}-${row.age}`}
        />
      )}
    </Loaded>
  );
}
