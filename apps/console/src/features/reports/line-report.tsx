import type { ReportLineRow } from '@onehaul/contract/console/reports';
import { datesIn } from '@onehaul/i18n/dates';
import { dateFormat } from '@onehaul/i18n/formats';
import type { Period } from '@onehaul/domain/report/period';
import { useTranslation } from '@onehaul/i18n/react';
import { Checkbox } from '@onehaul/workbench/antd';
import { useZoneDates } from '@onehaul/workbench/zone';
import { daysValue } from '@onehaul/workbench/list-days';
import { useHasPermission } from '../../app/me.ts';
import { paths } from '../../app/paths.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { Loaded } from './loaded.tsx';
import { PeriodBar } from './period-bar.tsx';
import { ReportTable } from './report-table.tsx';
import type { OfShop } from './reports-page.tsx';
import { useFigures } from './use-figures.ts';
import { useLineRows } from './use-line-rows.ts';
import { usePeriod } from './use-period.ts';

const later = (one: string, other: string) => (one > other ? one : other);
const lastDayOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

/** The days of a row: its month within the range, or all of it. */
function daysOf({ month }: ReportLineRow, { from, to }: Period): Period {
  if (month === null) return { from, to };
  const last = lastDayOf(month);
  return { from: later(from, `${month}-01`), to: last < to ? last : to };
}

/** Volume, revenue, cost and margin per line. */
export function LineReport({ shopId }: OfShop) {
  const { t, i18n } = useTranslation('reports');
  const dates = useZoneDates();
  const range = usePeriod();
  const { hasSeveral } = useShopFilter();
  const shopName = useShopName();
  const maySeeOrders = useHasPermission('order:read');
  const { text, count, kilograms, yuan, share } = useFigures<ReportLineRow>();
  const { period, isByMonth } = range;
  const query = useLineRows({ ...period, isByMonth, ...(shopId && { shopId }) });
  const month = dateFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = datesIn(i18n.language, 'UTC');
  const dayText = (value: string) => day.day(new Date(`${value}T00:00:00Z`));
  const net = (row: ReportLineRow) => row.revenueMinor - row.refundMinor;
  const ordersOf = (row: ReportLineRow) => {
    if (!maySeeOrders || row.lineId === null || row.orders === 0) return undefined;
    const search = new URLSearchParams({
      shop: String(row.shopId),
      line: String(row.lineId),
      days: daysValue({ of: 'shipped', ...daysOf(row, period) }),
    });
    return `${paths.orders}?${search.toString()}`;
  };
  const columns = [
    text('line', t('line'), (row) => row.lineName || t('noLine')),
    ...(isByMonth
      ? [text('month', t('month'), (row) => month.format(new Date(`${row.month}-01T00:00:00Z`)))]
      : []),
    ...(hasSeveral && !shopId ? [text('shop', t('shop'), (row) => shopName(row.shopId))] : []),
    count('orders', t('orders'), (row) => row.orders, { to: ordersOf }),
    kilograms('weight', t('weight'), (row) => row.weightGrams, { to: ordersOf }),
    yuan('revenue', t('revenue'), (row) => row.revenueMinor),
    yuan('refunds', t('refunds'), (row) => row.refundMinor),
    yuan('net', t('net'), net),
    yuan('cost', t('cost'), (row) => row.costMinor, { to: ordersOf }),
    count('costed', t('costed'), (row) => row.costed, { to: ordersOf }),
    yuan('margin', t('margin'), (row) => net(row) - row.costMinor),
    share('marginShare', t('marginShare'), (row) => net(row) - row.costMinor, net),
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <PeriodBar {...range} />
        <Checkbox
          checked={isByMonth}
          onChange={({ target }) => range.choose({ by: target.checked ? 'month' : undefined })}
        >
          {t('byMonth')}
        </Checkbox>
      </div>
      <Loaded query={query}>
        {({ rows, countedAt }) => (
          <>
            <ReportTable
              title={t('linesTitle', { from: dayText(period.from), to: dayText(period.to) })}
              name={`lines-${period.from}-${period.to}`}
              columns={columns}
              rows={rows}
              keyOf={(row) => `${row.month ?? ''}-${row.shopId}-${row.lineId ?? 0}`}
            />
            <p className="text-caption text-muted">
              {t('linesHelp')} {countedAt ? t('counted', { time: dates.moment(countedAt) }) : t('notCounted')}
            </p>
          </>
        )}
      </Loaded>
    </>
  );
}
