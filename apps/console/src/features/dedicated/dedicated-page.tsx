import { bookingQueues, dedicatedDeskCalls, type BookingForStaff } from '@onehaul/contract/console/dedicated';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { ShopName } from '../../app/shop-name.tsx';
import { BookingDrawer } from './booking-drawer.tsx';
import { Progress } from './progress-words.tsx';

const keyOf = ({ shopId, id }: BookingForStaff) => `${shopId}-${id}`;

/** /dedicated: dedicated-line bookings by what they wait for. */
export function DedicatedPage() {
  const { t } = useTranslation('boxes');
  const { filters, hasSeveral } = useShopFilter();
  const columns = useColumns(hasSeveral);
  const [address] = useSearchParams();
  const shopId = Number(address.get('shop'));
  const { data: counts } = useQuery({
    queryKey: ['dedicated', 'counts', shopId],
    queryFn: ({ signal }) => callApi(dedicatedDeskCalls.counts, shopId > 0 ? { shopId } : {}, { signal }),
  });
  return (
    <>
      <PageTitle>{t('desk.title')}</PageTitle>
      <ListPage<BookingForStaff>
        name="dedicated"
        title={t('desk.title')}
        sentence={t('desk.sentence')}
        isTall
        countTabs={{
          name: 'queue',
          label: t('desk.queues'),
          choices: [
            { value: '', label: t('desk.all'), count: counts?.all },
            ...bookingQueues.map((queue) => ({
              value: queue,
              label: t(`queue.${queue}`),
              count: counts?.[queue],
            })),
          ],
        }}
        filters={filters}
        columns={columns}
        keyOf={keyOf}
        maxPageSize={100}
        load={({ page, rows, filters: { queue, shop } }, signal) => {
          const wanted = bookingQueues.find((one) => one === queue);
          return callApi(
            dedicatedDeskCalls.list,
            {
              pageIndex: page,
              pageRows: rows,
              ...(wanted && { queue: wanted }),
              ...(Number(shop) > 0 && { shopId: Number(shop) }),
            },
            { signal },
          );
        }}
        empty={{ title: t('desk.emptyTitle'), text: t('desk.emptyText') }}
        drawer={{ title: t('desk.one'), show: (key) => <BookingDrawer key={key} which={key} /> }}
      />
    </>
  );
}

function useColumns(hasSeveral: boolean): Column<BookingForStaff>[] {
  const { t, i18n } = useTranslation('boxes');
  const { t: d } = useTranslation('dispatch');
  return useMemo(() => {
    const { money } = measuresIn(i18n.language);
    const second = 'block truncate text-caption text-muted';
    return [
      {
        key: 'number',
        title: t('desk.number'),
        width: 170,
        isFixed: true,
        show: ({ number, createdAt }) => (
          <span className="grid leading-tight">
            <span className="font-mono">{number}</span>
            <span className={second}>
              <Moment at={createdAt} />
            </span>
          </span>
        ),
      },
      {
        key: 'progress',
        title: t('desk.progress'),
        width: 180,
        show: ({ stagesDone, step }) =>
          step === 'cancelled' ? (
            <span className="text-muted">{d('step.cancelled')}</span>
          ) : (
            <Progress done={stagesDone} />
          ),
      },
      {
        key: 'boxes',
        title: t('desk.boxes'),
        width: 130,
        show: ({ pieceCount, receivedCount, exception }) => (
          <span className="grid leading-tight">
            <span className="tabular-nums">
              {t('desk.received', { received: receivedCount, count: pieceCount })}
            </span>
            {exception && <span className="text-caption text-danger">{d(`exception.${exception}`)}</span>}
          </span>
        ),
      },
      {
        key: 'customs',
        title: t('desk.customs'),
        width: 180,
        show: ({ isCustoms, boxListAt }) => (
          <span className="grid leading-tight">
            <span>{t(isCustoms ? 'desk.customsYes' : 'desk.customsNo')}</span>
            <span className={boxListAt ? second : isCustoms ? 'text-caption text-warning' : second}>
              {t(boxListAt ? 'desk.listThere' : 'desk.listMissing')}
            </span>
          </span>
        ),
      },
      {
        key: 'member',
        title: t('desk.member'),
        width: 120,
        show: ({ memberCode, memberName }) => (
          <span className="grid min-w-0 leading-tight">
            <span className="font-mono">{memberCode}</span>
            <span className={second}>{memberName}</span>
          </span>
        ),
      },
      {
        key: 'line',
        title: t('line'),
        show: ({ lineName, countryName, warehouseName }) => (
          <span className="grid min-w-0 leading-tight">
            <span className="truncate">{lineName}</span>
            <span className={second}>
              {warehouseName} → {countryName}
            </span>
          </span>
        ),
      },
      ...(hasSeveral
        ? [
            {
              key: 'shop',
              title: t('desk.shop'),
              width: 140,
              show: ({ shopId }: BookingForStaff) => <ShopName id={shopId} />,
            },
          ]
        : []),
      {
        key: 'total',
        title: t('desk.total'),
        width: 120,
        align: 'end',
        show: ({ totalMinor }) => <span className="tabular-nums">{money(totalMinor, 'CNY')}</span>,
      },
    ];
  }, [t, d, i18n.language, hasSeveral]);
}
