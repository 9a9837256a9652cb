import type { OrderDetails } from '@onehaul/contract/order';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/ui/list/state-mark';
import { Link } from 'react-router';
import { parcelPath } from '../../app/paths.ts';
import { Paged } from '../../app/portal/paged.tsx';
import { DrawerPart } from './drawer-part.tsx';
import { SmallPhotos } from './small-photos.tsx';

type Props = { readonly order: OrderDetails };

const row = 'border-b border-line py-2 text-small last:border-0';

/** The packed boxes: measured weight and size, with photos as evidence. */
export function OrderBoxes({ order: { boxes, step } }: Props) {
  const { t, i18n } = useTranslation('order');
  const measures = measuresIn(i18n.language);
  if (boxes.length === 0) {
    if (step === 'cancelled' || step === 'awaitingArrival') return null;
    return (
      <DrawerPart title={t('boxes.title')}>
        <p className="text-small text-muted">{t('boxes.none')}</p>
      </DrawerPart>
    );
  }
  return (
    <DrawerPart title={t('boxes.title')}>
      <Paged items={boxes}>
        {(shown) => (
          <ul>
            {shown.map(({ boxNumber, box, cartonName, photos }) => (
              <li key={boxNumber} data-box={boxNumber} className={row}>
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-medium">{t('boxes.box', { box: boxNumber })}</span>
                  <span className="text-muted">
                    {[
                      measures.weight(box.grams),
                      `${[box.lengthMillimetres, box.widthMillimetres, box.heightMillimetres]
                        .map((side) => measures.number(side / 10))
                        .join(' × ')} cm`,
                      cartonName,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </p>
                <SmallPhotos
                  photos={photos.map(({ kind, url, takenAt }) => ({
                    name: t(`photo.${kind}`),
                    url,
                    takenAt,
                  }))}
                />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </DrawerPart>
  );
}

/** The order's parcels, each linked to its page. */
export function OrderParcels({ order: { parcels } }: Props) {
  const { t, i18n } = useTranslation('order');
  const measures = measuresIn(i18n.language);
  return (
    <DrawerPart title={t('parcels.title')}>
      <Paged items={parcels}>
        {(shown) => (
          <ul>
            {shown.map(({ id, courierNumber, goodsName, quantity, weightGrams, hasArrived, boxNumber }) => (
              <li key={id} className={`${row} flex flex-wrap items-baseline justify-between gap-x-4`}>
                <span className="grid min-w-0">
                  <Link
                    to={parcelPath(id)}
                    className="w-fit font-mono font-medium break-all text-primary-9 underline underline-offset-4"
                  >
                    {courierNumber}
                  </Link>
                  <span className="text-caption text-muted">
                    {[goodsName, `× ${quantity}`].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className="text-muted">
                  {hasArrived ? (
                    [
                      weightGrams !== null && measures.weight(weightGrams),
                      boxNumber !== null && t('boxes.box', { box: boxNumber }),
                    ]
                      .filter(Boolean)
                      .join(' · ') || t('parcels.here')
                  ) : (
                    <StateMark tone="warning">{t('parcels.coming')}</StateMark>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </DrawerPart>
  );
}
