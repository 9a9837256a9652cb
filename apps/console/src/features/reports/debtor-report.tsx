import { type ReportDebtRow, reportCalls } from '@onehaul/contract/console/reports';
import { periodOfAge, waitingAges } from '@onehaul/domain/report/period';
import { useTranslation } from '@onehaul/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { daysValue } from '@onehaul/workbench/list-days';
import { useHasPermission } from '../../app/me.ts';
import { paths } from '../../app/paths.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { Loaded } from './loaded.tsx';
import { ReportTable } from './report-table.tsx';
import type { OfShop } from './reports-page.tsx';
import { useFigures } from './use-figures.ts';

/** What members owe now, by kind and age. */
export function DebtorReport({ shopId }: OfShop) {
  const { t } = useTranslation('reports');
  const { hasSeveral } = useShopFilter();
  const shopName = useShopName();
  const maySeeOrders = useHasPermission('order:read');
  const maySeePeers = useHasPermission('peer:read');
  const { text, count, yuan } = useFigures<ReportDebtRow>();
  const query = useQuery({
    queryKey: ['reports', 'debtors', shopId],
    queryFn: ({ signal }) => callApi(reportCalls.debtors, { ...(shopId && { shopId }) }, { signal }),
  });
  const listOf = ({ kind, age, today, shopId: ofShop }: ReportDebtRow) => {
    if (kind === 'statement') return maySeePeers ? `${paths.peers}?tab=statements&shop=${ofShop}` : undefined;
    if (!maySeeOrders) return undefined;
    if (kind === 'difference') return `${paths.adjust}?shop=${ofShop}`;
    const days = daysValue({ of: 'placed', ...periodOfAge(age, today) });
    return `${paths.orders}?${new URLSearchParams({ shop: String(ofShop), step: 'unpaid', days }).toString()}`;
  };
  const columns = [
    text('kind', t('debt'), (row) => t(`debt.${row.kind}`)),
    text('age', t('age'), (row) => t(`age.${row.age}`)),
    ...(hasSeveral && !shopId ? [text('shop', t('shop'), (row) => shopName(row.shopId))] : []),
    count('count', t('count'), (row) => row.count, { to: listOf }),
    yuan('amount', t('owed'), (row) => row.minor, { to: listOf }),
  ];
  return (
    <Loaded query={query}>
      {({ rows }) => (
        <ReportTable
          title={t('tab.debtors')}
          name="debtors"
          columns={columns}
          rows={rows.toSorted(
            (one, other) =>
              one.shopId - other.shopId ||
              one.kind.localeCompare(other.kind) ||
              waitingAges.indexOf(one.age) - waitingAges.indexOf(other.age),
          )}
          keyOf={(row) => `${row.shopId}-${row.kind}-${row.age}`}
        />
      )}
    </Loaded>
  );
}
