import type { ReportLineRow } from '@onehaul/contract/console/reports';
import { useTranslation } from '@onehaul/i18n/react';
import { useShopName } from '../../app/shop-name.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { Loaded } from './loaded.tsx';
import { PeriodBar } from './period-bar.tsx';
import { ReportTable } from './report-table.tsx';
import type { OfShop } from './reports-page.tsx';
import { useFigures } from './use-figures.ts';
import { useLineRows } from './use-line-rows.ts';
import { usePeriod } from './use-period.ts';

/** Orders that arrived by the day their line promised. */
export function PromiseReport({ shopId }: OfShop) {
  const { t } = useTranslation('reports');
  const range = usePeriod();
  const { hasSeveral } = useShopFilter();
  const shopName = useShopName();
  const { text, count, share } = useFigures<ReportLineRow>();
  const { period } = range;
  const query = useLineRows({ ...period, isByMonth: false, ...(shopId && { shopId }) });
  const columns = [
    text('line', t('line'), (row) => row.lineName || t('noLine')),
    ...(hasSeveral && !shopId ? [text('shop', t('shop'), (row) => shopName(row.shopId))] : []),
    count('due', t('due'), (row) => row.due),
    count('kept', t('kept'), (row) => row.kept),
    count('late', t('late'), (row) => row.due - row.kept),
    share(
      'keptShare',
      t('keptShare'),
      (row) => row.kept,
      (row) => row.due,
    ),
  ];
  return (
    <>
      <PeriodBar {...range} />
      <Loaded query={query}>
        {({ rows }) => (
          <ReportTable
            title={t('tab.promise')}
            name={`promise-${period.from}-${period.to}`}
            columns={columns}
            rows={rows.filter(({ due }) => due > 0)}
            keyOf={(row) => `${row.shopId}-${row.lineId ?? 0}`}
          />
        )}
      </Loaded>
    </>
  );
}
