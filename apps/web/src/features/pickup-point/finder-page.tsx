import type { PickupPoint } from '@onehaul/contract/pickup-point';
import { useTranslation } from '@onehaul/i18n/react';
import { Breadcrumb } from '@onehaul/ui/breadcrumb';
import { Button } from '@onehaul/ui/button';
import { EmptyState } from '@onehaul/ui/empty-state';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { Place } from './distance.ts';
import { FinderFilters } from './finder-filters.tsx';
import { changedFinder, findPoints, readFinderQuery, shownPage } from './finder-address.ts';
import { PointList } from './point-list.tsx';
import { PointMap } from './point-map.tsx';

type Props = { readonly points: readonly PickupPoint[] };

/** /consolidation/pickup-point: pickup point finder. Complete without script. */
export function FinderPage({ points }: Props) {
  const { t } = useTranslation('pickup');
  const { t: page } = useTranslation('page');
  const { t: storefront } = useTranslation('storefront');
  const [address, setAddress] = useSearchParams();
  // The position stays in the browser: neither URL nor server receives it.
  const [here, setHere] = useState<Place>();
  const wanted = readFinderQuery(address);
  const origin = points.find(({ id }) => id === wanted.fromId) ?? here;
  const found = findPoints(points, wanted, origin);
  const put = (change: Readonly<Record<string, string | undefined>>) =>
    setAddress((now) => changedFinder(now, change), { replace: true, preventScrollReset: true });

  return (
    <div className="page-width py-8 lg:py-10">
      <Breadcrumb
        label={storefront('breadcrumb.title')}
        ancestors={[{ title: page('title.home'), to: paths.home }]}
        current={page('title.pickupPoints')}
      />
      <div className="mt-4 max-w-180">
        <h1 className="text-heading font-bold tracking-tight">{page('title.pickupPoints')}</h1>
        <p className="mt-2 text-muted">{t('text')}</p>
      </div>
      {points.length === 0 ? (
        <EmptyState title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <div className="mt-6 grid gap-6">
          <FinderFilters
            points={points}
            wanted={wanted}
            origin={points.find(({ id }) => id === wanted.fromId)}
            isHere={here !== undefined && wanted.fromId === undefined}
            onChange={put}
            onHere={(place) => {
              setHere(place);
              put({ from: undefined });
            }}
          />
          {found.length === 0 ? (
            <EmptyState title={t('noResultTitle')} text={t('noResultText')}>
              <Button
                variant="secondary"
                onClick={() =>
                  put({
                    text: undefined,
                    kind: undefined,
                    country: undefined,
                    district: undefined,
                    open: undefined,
                    free: undefined,
                  })
                }
              >
                {t('showAll')}
              </Button>
            </EmptyState>
          ) : (
            <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
              <PointMap
                points={found}
                pointId={wanted.pointId}
                origin={origin}
                addressOf={(id) => `?${changedFinder(address, { point: String(id) })}`}
              />
              <PointList
                points={found}
                {...shownPage(found, wanted)}
                pointId={wanted.pointId}
                fromId={wanted.fromId}
                addressOf={(id) => `?${changedFinder(address, { point: String(id) })}`}
                fromAddressOf={(id) => `?${changedFinder(address, { from: String(id) })}`}
                pageAddressOf={(page) => `?${changedFinder(address, { page: String(page) })}`}
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
