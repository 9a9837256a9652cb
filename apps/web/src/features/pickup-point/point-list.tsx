import { useTranslation } from '@onehaul/i18n/react';
import { Pager } from '@onehaul/ui/pager';
import { useEffect, useRef } from 'react';
import { type FoundPoint, pointsOnPage } from './finder-address.ts';
import { PointCard } from './point-card.tsx';

type Props = {
  readonly points: readonly FoundPoint[];
  readonly page: number;
  readonly pages: number;
  readonly pointId: number | undefined;
  readonly fromId: number | undefined;
  readonly addressOf: (id: number) => string;
  readonly fromAddressOf: (id: number) => string;
  readonly pageAddressOf: (page: number) => string;
};

/** The points as a list beside the map. Scrolls to the selected one. */
export function PointList({ points, page, pages, pointId, fromId, ...addresses }: Props) {
  const { addressOf, fromAddressOf, pageAddressOf } = addresses;
  const { t } = useTranslation('pickup');
  const { t: storefront } = useTranslation('storefront');
  const list = useRef<HTMLUListElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const card = list.current?.querySelector<HTMLElement>(`[data-point="${pointId}"]`);
    const frame = list.current;
    // On a phone the page scrolls; beside the map the list has its own scroll container.
    if (card && frame && frame.scrollHeight > frame.clientHeight)
      frame.scrollTo({
        top: card.offsetTop - frame.offsetTop,
        behavior: isFirst.current ? 'instant' : 'smooth',
      });
    isFirst.current = false;
  }, [pointId]);
  return (
    <section aria-label={t('list')} className="grid gap-3">
      <output className="text-small text-muted">{t('found', { count: points.length })}</output>
      <ul
        ref={list}
        className="relative grid gap-3 lg:max-h-[calc(100dvh-var(--header-height)-var(--spacing)*20)] lg:overflow-y-auto lg:pe-2"
      >
        {points.slice((page - 1) * pointsOnPage, page * pointsOnPage).map((point) => (
          <PointCard
            key={point.id}
            point={point}
            isChosen={point.id === pointId}
            isFrom={point.id === fromId}
            address={addressOf(point.id)}
            fromAddress={fromAddressOf(point.id)}
          />
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        addressOf={pageAddressOf}
        labels={{
          navigation: storefront('pager.title'),
          previous: storefront('pager.previous'),
          next: storefront('pager.next'),
          page: (number) => storefront('pager.page', { number }),
        }}
      />
    </section>
  );
}
