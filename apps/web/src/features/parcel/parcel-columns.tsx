import type { Parcel } from '@onehaul/contract/parcel';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { useMemo } from 'react';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { CopyNumberButton } from '../../app/portal/copy-number.tsx';
import { useDates } from '../../app/use-dates.ts';
import { ParcelStateMark } from './parcel-state-mark.tsx';
import { numberText, sizeText } from './parcel-text.ts';
import { StorageMark } from './storage-mark.tsx';

/** Two lines in a table, one on a card. */
const twoLines =
  'grid min-w-0 leading-tight max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2';
const second = 'truncate text-caption text-muted';
const nothing = <span className="text-muted max-md:hidden">-</span>;

export function useParcelColumns(): readonly Column<Parcel>[] {
  const { t, i18n } = useTranslation('parcel');
  const dates = useDates();
  return useMemo(() => {
    const measures = measuresIn(i18n.language);
    const moment = (at: Date | null) =>
      at ? (
        <time dateTime={at.toISOString()} title={dates.exact(at)} className="whitespace-nowrap">
          {dates.moment(at)}
        </time>
      ) : (
        nothing
      );
    return [
      {
        key: 'number',
        title: t('field.number'),
        isFixed: true,
        width: 'w-[190px]',
        onCard: 'head',
        show: (parcel) => <code className="font-mono">{numberText(parcel)}</code>,
        beside: (parcel) => <CopyNumberButton number={parcel.courierNumber} />,
      },
      {
        key: 'state',
        title: t('column.state'),
        width: 'w-[13%]',
        onCard: 'aside',
        show: ({ state: now, holdReason }) => (
          <span className="grid min-w-0 leading-tight">
            <ParcelStateMark state={now} />
            {holdReason && <span className={second}>{t(`hold.${holdReason}`)}</span>}
          </span>
        ),
      },
      {
        key: 'goods',
        title: t('column.goods'),
        onCard: 'line',
        show: ({ goodsName, goodsTypeName, quantity }) => (
          <span className={twoLines}>
            <span className="truncate">{goodsName || nothing}</span>
            <span className={second}>{[goodsTypeName, `× ${quantity}`].filter(Boolean).join(' · ')}</span>
          </span>
        ),
      },
      {
        key: 'warehouse',
        title: t('column.warehouse'),
        width: 'w-[14%]',
        onCard: 'line',
        show: ({ warehouseName, binCode }) => (
          <span className={twoLines}>
            <span className="truncate">{warehouseName}</span>
            {binCode && <code className={`${second} font-mono`}>{binCode}</code>}
          </span>
        ),
      },
      {
        key: 'measures',
        title: t('column.measures'),
        width: 'w-[14%]',
        onCard: 'line',
        show: (parcel) =>
          parcel.weightGrams === null ? (
            nothing
          ) : (
            <span className={twoLines}>
              <span>{measures.weight(parcel.weightGrams)}</span>
              <span className={second}>{sizeText(parcel, measures)}</span>
            </span>
          ),
      },
      {
        key: 'storage',
        title: t('column.storage'),
        width: 'w-[18%]',
        onCard: 'line',
        show: (parcel) => <StorageMark parcel={parcel} />,
      },
      {
        key: 'photos',
        title: t('column.photos'),
        width: 'w-16',
        show: ({ photoCount }) =>
          photoCount === 0 ? (
            nothing
          ) : (
            <span className="inline-flex items-center gap-1" data-photos={photoCount}>
              <PortalIcon name="camera" className="size-4 text-muted" />
              {photoCount}
              <span className="sr-only">{t('column.photos')}</span>
            </span>
          ),
      },
      {
        key: 'receivedAt',
        title: t('column.receivedAt'),
        width: 'w-[150px]',
        isHiddenByDefault: true,
        show: ({ receivedAt }) => moment(receivedAt),
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        width: 'w-[150px]',
        isHiddenByDefault: true,
        show: ({ createdAt }) => moment(createdAt),
      },
      {
        key: 'price',
        title: t('field.total'),
        width: 'w-[110px]',
        align: 'end',
        isHiddenByDefault: true,
        show: ({ totalPriceCents }) => measures.money(totalPriceCents, 'CNY'),
      },
      {
        key: 'remark',
        title: t('field.remark'),
        isHiddenByDefault: true,
        show: ({ remark }) => remark || nothing,
      },
    ];
  }, [t, i18n.language, dates]);
}
