import { reviewDeskCalls, type ReviewRow } from '@onehaul/contract/console/reviews';
import { maxShownReviews, reviewStates } from '@onehaul/domain/review/review-state';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { HandledRow } from '../../app/handled-row.tsx';
import { memberColumn, shopColumns } from '../../app/list-columns.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { ReviewDrawer } from './review-drawer.tsx';
import { ReviewMark, StarCount } from './review-marks.tsx';

const keyOf = ({ shopId, orderId }: ReviewRow) => `${shopId}-${orderId}`;
const allStars = [5, 4, 3, 2, 1] as const;
const stateOf = (value: string | undefined) => reviewStates.find((one) => one === value) ?? 'waiting';

/** /reviews: what members wrote, and which reviews the home page shows. */
export function ReviewsPage() {
  const { t } = useTranslation('reviewDesk');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  const [address] = useSearchParams();
  const counted = shopOf({ shop: address.get('shop') ?? '' });
  const { data: counts } = useQuery({
    queryKey: ['reviews', 'counts', counted],
    queryFn: ({ signal }) => callApi(reviewDeskCalls.counts, counted, { signal }),
  });
  const state = stateOf(address.get('state') ?? undefined);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <ListPage<ReviewRow>
        name="reviews"
        title={t('title')}
        sentence={t('sentence', { most: maxShownReviews })}
        countTabs={{
          name: 'state',
          label: t('states'),
          choices: reviewStates.map((one) => ({
            value: one === 'waiting' ? '' : one,
            label: t(`state.${one}`),
            count: counts?.[one],
          })),
        }}
        filters={[
          ...filters,
          {
            name: 'stars',
            label: t('filter.stars'),
            options: allStars.map((count) => ({ value: String(count), label: t('starCount', { count }) })),
          },
        ]}
        columns={useColumns(hasSeveral)}
        keyOf={keyOf}
        maxPageSize={100}
        load={({ page, rows, filters: values }, signal) => {
          const stars = allStars.find((one) => String(one) === values.stars);
          return callApi(
            reviewDeskCalls.list,
            {
              pageIndex: page,
              pageRows: rows,
              state: stateOf(values.state),
              ...(stars && { stars }),
              ...shopOf(values),
            },
            { signal },
          );
        }}
        empty={{ title: t(`empty.${state}`), text: t(`emptyText.${state}`) }}
        drawer={{
          title: t('one'),
          show: (key, row) => (
            <HandledRow key={key}>
              <ReviewDrawer row={row} />
            </HandledRow>
          ),
        }}
      />
    </>
  );
}

function useColumns(hasSeveral: boolean): Column<ReviewRow>[] {
  const { t } = useTranslation('reviewDesk');
  return useMemo<Column<ReviewRow>[]>(
    () => [
      {
        key: 'order',
        title: t('column.order'),
        width: 140,
        isFixed: true,
        show: ({ number }) => <span className="font-mono">{number}</span>,
      },
      {
        key: 'stars',
        title: t('column.stars'),
        width: 110,
        show: ({ stars }) => <StarCount stars={stars} />,
      },
      {
        key: 'words',
        title: t('column.words'),
        show: ({ words }) =>
          words ? (
            <span className="block truncate">{words}</span>
          ) : (
            <span className="text-muted">{t('noWords')}</span>
          ),
      },
      { ...memberColumn(t('column.member')), width: 190 },
      { key: 'line', title: t('column.line'), isHiddenByDefault: true, show: ({ lineName }) => lineName },
      ...shopColumns(hasSeveral, t('column.shop')),
      {
        key: 'state',
        title: t('states'),
        width: 150,
        show: ({ state }) => <ReviewMark state={state} />,
      },
      {
        key: 'consented',
        title: t('column.consentedAt'),
        width: 146,
        show: ({ consentedAt }) => (consentedAt ? <Moment at={consentedAt} /> : '-'),
      },
      {
        key: 'created',
        title: t('column.createdAt'),
        width: 146,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ],
    [t, hasSeveral],
  );
}
