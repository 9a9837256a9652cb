import { parcelCalls, type Unclaimed } from '@onehaul/contract/parcel';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Button, Pagination } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FilterBar } from '@onehaul/workbench/filter-bar';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { warehousesQuery } from '../../app/portal/catalog-queries.ts';
import { claimsKey } from '../../app/portal/claim-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { OwnClaims } from './own-claims.tsx';
import { UnclaimedCard } from './unclaimed-card.tsx';

const rowsOnPage = 12;

/** Unowned parcels that members can claim (A31). */
export function ClaimTab() {
  const { t } = useTranslation('parcel');
  const send = useSendWithMessage();
  const [address, setAddress] = useSearchParams();
  const { data: warehouses } = useQuery(warehousesQuery(send));
  const [claiming, setClaiming] = useState<Unclaimed>();
  const search = address.get('search') ?? '';
  const warehouse = address.get('at') ?? '';
  const page = Math.max(1, Number(address.get('page')) || 1);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [...claimsKey, 'unclaimed', { search, warehouse, page }],
    queryFn: () =>
      send(parcelCalls.unclaimed, {
        pageIndex: page,
        pageRows: rowsOnPage,
        search,
        ...(/^\d+$/.test(warehouse) && { warehouseId: Number(warehouse) }),
      }),
    placeholderData: keepPreviousData,
  });

  const put = useCallback(
    (change: Record<string, string | undefined>) =>
      setAddress(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries({ page: undefined, ...change })) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  const find = useCallback((text: string) => put({ search: text }), [put]);
  const isNarrowed = search !== '' || warehouse !== '';

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <OwnClaims />
      <section aria-labelledby="unclaimed" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid gap-1">
          <h2 id="unclaimed" className="text-body font-semibold">
            {t('claim.title')}
          </h2>
          <p className="max-w-180 text-small text-muted">{t('claim.text')}</p>
        </div>
        <FilterBar
          searchLabel={t('claim.search')}
          search={search}
          onSearch={find}
          filters={[
            {
              name: 'at',
              label: t('filter.warehouse'),
              options: (warehouses?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            },
          ]}
          values={warehouse ? { at: warehouse } : {}}
          onFilter={put}
        >
          {data && (
            <output className="text-small text-muted">{t('claim.total', { count: data.total })}</output>
          )}
        </FilterBar>
        {!data && error && (
          <Card>
            <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
          </Card>
        )}
        {data?.items.length === 0 && (
          <Card>
            {isNarrowed ? (
              <ListMessage icon="search" title={t('claim.noResultTitle')} text={t('claim.noResultText')}>
                <Button onClick={() => put({ search: undefined, at: undefined })}>
                  {t('claim.showAll')}
                </Button>
              </ListMessage>
            ) : (
              <ListMessage icon="check" title={t('claim.emptyTitle')} text={t('claim.emptyText')} />
            )}
          </Card>
        )}
        <ul
          aria-busy={!data && !error}
          className={`grid gap-4 sm:grid-cols-2 xl:grid-cols-3 ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {data
            ? data.items.map((parcel) => (
                <UnclaimedCard key={parcel.id} parcel={parcel} onClaim={() => setClaiming(parcel)} />
              ))
            : !error && Array.from({ length: 6 }, (_, index) => <Outline key={index} />)}
        </ul>
        {data && (
          <Pagination
            className="justify-self-end"
            size="small"
            current={page}
            pageSize={rowsOnPage}
            total={data.total}
            hideOnSinglePage
            showSizeChanger={false}
            onChange={(to) => put({ page: String(to) })}
          />
        )}
      </section>
      {claiming && <ClaimDialog parcel={claiming} onClose={() => setClaiming(undefined)} />}
    </div>
  );
}

/** Skeleton with the height of a card. */
const Outline = () => (
  <li
    aria-hidden="true"
    className="h-39 animate-pulse rounded-card border border-line bg-surface motion-reduce:animate-none"
  />
);
