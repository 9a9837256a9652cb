import { type ReportStorageRow, reportCalls } from '@onehaul/contract/console/reports';
import { periodOfAge, waitingAges } from '@onehaul/domain/report/period';
import { useTranslation } from '@onehaul/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { daysValue } from '@onehaul/workbench/list-days';
import { useHasPermission } from '../../app/me.ts';
import { paths } from '../../app/paths.ts';
import { Loaded } from './loaded.tsx';
import { ReportTable } from './report-table.tsx';
import type { OfShop } from './reports-page.tsx';
import { useFigures } from './use-figures.ts';

/** Parcels in storage now, by warehouse and days since they were received. */
export function StorageReport({ shopId }: OfShop) {
  const { t } = useTranslation('reports');
  const maySeeParcels = useHasPermission('parcel:read');
  const { text, count, kilograms } = useFigures<ReportStorageRow>();
  const query = useQuery({
    queryKey: ['reports', 'storage', shopId],
    queryFn: ({ signal }) => callApi(reportCalls.storage, { ...(shopId && { shopId }) }, { signal }),
  });
  const listOf = ({ shopId: ofShop, warehouseId, age, today }: ReportStorageRow) => {
    if (!maySeeParcels) return undefined;
    const search = new URLSearchParams({
      shop: String(ofShop),
      warehouse: String(warehouseId),
      state: 'stored',
      days: daysValue({ of: 'received', ...periodOfAge(age, today) }),
    });
    return `${paths.parcels}?${search.toString()}`;
  };
  const columns = [
    text('warehouse', t('warehouse'), (row) => row.warehouseName),
    text('age', t('age'), (row) => t(`age.${row.age}`)),
    count('parcels', t('parcels'), (row) => row.parcels, { to: listOf }),
    kilograms('weight', t('weight'), (row) => row.weightGrams),
  ];
  return (
    <Loaded query={query}>
      {({ rows }) => (
        <ReportTable
          title={t('tab.storage')}
          name="storage"
          columns={columns}
          rows={rows.toSorted(
            (one, other) =>
              one.warehouseId - other.warehouseId ||
              waitingAges.indexOf(one.age) - waitingAges.indexOf(other.age),
          )}
          keyOf={(row) => `${row.warehouseId}-${row.age}`}
        />
      )}
    </Loaded>
  );
}
