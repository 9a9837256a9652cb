import type { Sku } from '@onehaul/contract/stock';
import { freeOf } from '@onehaul/domain/stock/stock';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { StateMark } from '@onehaul/ui/list/state-mark';
import { useMemo } from 'react';
import { GoodsName } from './goods-name.tsx';

export function useSkuColumns(): readonly Column<Sku>[] {
  const { t, i18n } = useTranslation('stock');
  return useMemo(() => {
    const measures = measuresIn(i18n.language);
    return [
      {
        key: 'goods',
        title: t('column.goods'),
        isFixed: true,
        onCard: 'head',
        show: (sku) => <GoodsName {...sku} />,
      },
      {
        key: 'category',
        title: t('column.category'),
        width: 'w-[15%]',
        show: ({ categoryName }) => categoryName || <span className="text-muted">-</span>,
      },
      {
        key: 'measures',
        title: t('column.measures'),
        width: 'w-[190px]',
        show: ({ weightGrams, lengthMm, widthMm, heightMm }) => (
          <span className="grid leading-tight tabular-nums">
            <span>{measures.weight(weightGrams)}</span>
            <span className="truncate text-caption text-muted">
              {`${[lengthMm, widthMm, heightMm].map((side) => measures.number(side / 10)).join(' × ')} cm`}
            </span>
          </span>
        ),
      },
      {
        key: 'onHand',
        title: t('column.onHand'),
        width: 'w-[104px]',
        align: 'end',
        onCard: 'field',
        show: ({ onHand }) => <span className="tabular-nums">{measures.number(onHand)}</span>,
      },
      {
        key: 'free',
        title: t('column.free'),
        width: 'w-[104px]',
        align: 'end',
        onCard: 'field',
        show: (sku) => <span className="font-medium tabular-nums">{measures.number(freeOf(sku))}</span>,
      },
      {
        key: 'use',
        title: t('column.use'),
        width: 'w-[124px]',
        onCard: 'aside',
        show: ({ isActive }) => (
          <StateMark tone={isActive ? 'positive' : 'neutral'}>
            {t(isActive ? 'use.active' : 'use.inactive')}
          </StateMark>
        ),
      },
    ];
  }, [t, i18n.language]);
}
