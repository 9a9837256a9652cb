import type { StockBalance, StockMovement } from '@onehaul/contract/stock';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { MovementList } from '@onehaul/workbench/movement-list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { movementsQuery } from './stock-queries.ts';

const figures = ['onHand', 'reserved', 'free', 'onTheWay'] as const;

type Props = { readonly place: string; readonly row: StockBalance | undefined };

/** Stock of a SKU in a warehouse, and its movements. */
export function MovementDrawer({ place, row }: Props) {
  const { t, i18n } = useTranslation('stock');
  const { number } = measuresIn(i18n.language);
  const send = useSendWithMessage();
  const [page, setPage] = useState(1);
  const [skuId = 0, warehouseId = 0] = place.split('-').map(Number);
  const movements = useQuery(movementsQuery(send, { skuId, warehouseId }, page));
  return (
    <div className="grid gap-5">
      {row && (
        <header className="grid gap-3">
          <div className="grid gap-0.5">
            <h2 className="font-semibold break-words">{row.name}</h2>
            <p className="text-small text-muted">
              <code className="font-mono">{row.code}</code>
              {` · ${row.warehouseName}`}
            </p>
          </div>
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {figures.map((figure) => (
              <div key={figure} className="grid gap-0.5" data-figure={figure}>
                <dt className="text-caption text-muted">{t(`figure.${figure}`)}</dt>
                <dd className="font-semibold tabular-nums">{number(row[figure])}</dd>
              </div>
            ))}
          </dl>
        </header>
      )}
      <MovementList<StockMovement>
        query={movements}
        page={page}
        onPage={setPage}
        skeleton={<ListSkeleton />}
        words={{
          kind: ({ kind }) => t(`kind.${kind}`),
          onHand: t('figure.onHand'),
          reserved: t('figure.reserved'),
          after: (left) => t('movements.after', left),
          note: ({ remark }) => remark,
          emptyTitle: t('movements.emptyTitle'),
          emptyText: t('movements.emptyText'),
        }}
      />
    </div>
  );
}
