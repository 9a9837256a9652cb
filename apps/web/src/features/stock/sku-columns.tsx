import type { Sku } from '@onehaul/contract/stock';
import { freeOf } from '@onehaul/domain/stock/stock';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo } from 'react';
import { SkuPicture } from './sku-picture.tsx';

const second = 'truncate text-caption text-muted';

/** Columns for a wide window, or the two that fit a narrow one. */
export function useSkuColumns(isNarrow: boolean): Column<Sku>[] {
  const { t, i18n } = useTranslation('stock');
  return useMemo(() => {
    const measures = measuresIn(i18n.language);
    const goods: Column<Sku> = {
      key: 'goods',
      title: t('column.goods'),
      isFixed: true,
      show: ({ code, name, pictureUrl }) => (
        <span className="flex min-w-0 items-center gap-3">
          <SkuPicture url={pictureUrl} />
          <span className="grid min-w-0 leading-tight">
            <span className="truncate">{name}</span>
            <code className={`${second} font-mono`}>{code}</code>
          </span>
        </span>
      ),
    };
    const free: Column<Sku> = {
      key: 'free',
      title: t('column.free'),
      width: isNarrow ? 92 : 104,
      align: 'end',
      show: (sku) => <span className="font-medium tabular-nums">{measures.number(freeOf(sku))}</span>,
    };
    if (isNarrow) return [goods, free];
    return [
      goods,
      {
        key: 'category',
        title: t('column.category'),
        width: '15%',
        show: ({ categoryName }) => categoryName || <span className="text-muted">-</span>,
      },
      {
        key: 'measures',
        title: t('column.measures'),
        width: 190,
        show: ({ weightGrams, lengthMm, widthMm, heightMm }) => (
          <span className="grid leading-tight">
            <span className="tabular-nums">{measures.weight(weightGrams)}</span>
            <span className={`${second} tabular-nums`}>
              {`${[lengthMm, widthMm, heightMm].map((side) => measures.number(side / 10)).join(' × ')} cm`}
            </span>
          </span>
        ),
      },
      {
        key: 'onHand',
        title: t('column.onHand'),
        width: 96,
        align: 'end',
        show: ({ onHand }) => <span className="tabular-nums">{measures.number(onHand)}</span>,
      },
      free,
      {
        key: 'use',
        title: t('column.use'),
        width: 116,
        show: ({ isActive }) => (
          <StateMark tone={isActive ? 'positive' : 'neutral'}>
            {t(isActive ? 'use.active' : 'use.inactive')}
          </StateMark>
        ),
      },
    ];
  }, [t, i18n.language, isNarrow]);
}
