import type { Parcel } from '@onehaul/contract/parcel';
import { type Measures, measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { CopyNumberButton } from '../../app/portal/copy-number.tsx';
import { ParcelStateMark } from './parcel-state-mark.tsx';
import { StorageMark } from './storage-mark.tsx';

/** Courier number with its piece index. */
export const numberText = ({ courierNumber, piece }: Pick<Parcel, 'courierNumber' | 'piece'>) =>
  piece > 1 ? `${courierNumber} (${piece})` : courierNumber;

export function sizeText(
  parcel: Pick<Parcel, 'lengthMillimetres' | 'widthMillimetres' | 'heightMillimetres'>,
  measures: Measures,
) {
  const sides = [parcel.lengthMillimetres, parcel.widthMillimetres, parcel.heightMillimetres];
  if (sides.includes(null)) return '';
  return `${sides.map((side) => measures.number(side! / 10)).join(' × ')} cm`;
}

const twoLines = 'grid min-w-0 leading-tight';
const second = 'truncate text-caption text-muted';
const nothing = <span className="text-muted">-</span>;

/** Columns for a wide window, or the three that fit a narrow one. */
export function useParcelColumns(isNarrow: boolean): Column<Parcel>[] {
  const { t, i18n } = useTranslation('parcel');
  return useMemo(() => {
    const measures = measuresIn(i18n.language);
    const number: Column<Parcel> = {
      key: 'number',
      title: t('field.number'),
      isFixed: true,
      width: isNarrow ? undefined : '17%',
      show: (parcel) => (
        <>
          <code className="font-mono">{numberText(parcel)}</code>
          {isNarrow && <span className="block truncate text-caption text-muted">{parcel.goodsName}</span>}
        </>
      ),
      beside: (parcel) => <CopyNumberButton number={parcel.courierNumber} />,
    };
    const state: Column<Parcel> = {
      key: 'state',
      title: t('column.state'),
      width: isNarrow ? 130 : '13%',
      show: ({ state: now, holdReason }) => (
        <span className={twoLines}>
          <ParcelStateMark state={now} />
          {holdReason && <span className={second}>{t(`hold.${holdReason}`)}</span>}
        </span>
      ),
    };
    if (isNarrow) return [number, state];
    return [
      number,
      state,
      {
        key: 'goods',
        title: t('column.goods'),
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
        width: '12%',
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
        width: '16%',
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
        width: '18%',
        show: (parcel) => <StorageMark parcel={parcel} />,
      },
      {
        key: 'photos',
        title: t('column.photos'),
        width: 64,
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
        width: 150,
        isHiddenByDefault: true,
        show: ({ receivedAt }) => <Moment at={receivedAt} />,
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        width: 150,
        isHiddenByDefault: true,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
      {
        key: 'price',
        title: t('field.total'),
        width: 110,
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
  }, [t, i18n.language, isNarrow]);
}
