import { type MovementForStaff, stockDeskCalls, type StockRow } from '@onehaul/contract/console/stock';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Skeleton } from '@onehaul/workbench/antd';
import { MovementList, movementPageSize } from '@onehaul/workbench/movement-list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { CorrectForm } from './correct-form.tsx';

type Props = { readonly place: string; readonly row: StockRow | undefined };

const figures = ['onHand', 'reserved', 'free'] as const;

/** Stock of one item with its movement history and corrections. */
export function StockDrawer({ place, row }: Props) {
  const { t, i18n } = useTranslation('stockDesk');
  const { number } = measuresIn(i18n.language);
  const mayWork = useHasPermission('stock:work');
  const [doing, setDoing] = useState<'adjust' | 'dispose'>();
  const [page, setPage] = useState(1);
  const [shopId = 0, skuId = 0, warehouseId = 0] = place.split('-').map(Number);
  const movements = useQuery({
    queryKey: ['stock', 'movements', place, page],
    queryFn: ({ signal }) =>
      callApi(
        stockDeskCalls.movements,
        { shopId, skuId, warehouseId, pageIndex: page, pageRows: movementPageSize },
        { signal },
      ),
    placeholderData: (before) => before,
  });
  return (
    <div className="grid gap-5" data-place={place}>
      {row && (
        <header className="grid gap-3">
          <div className="grid gap-0.5">
            <h2 className="font-semibold break-words">{row.name}</h2>
            <p className="text-small text-muted">
              <code className="font-mono">{row.code}</code>
              {` · ${row.warehouseName} · ${row.memberCode} ${row.memberName}`}
            </p>
          </div>
          <dl className="grid grid-cols-3 gap-3">
            {figures.map((figure) => (
              <div key={figure} className="grid gap-0.5" data-figure={figure}>
                <dt className="text-caption text-muted">{t(figure)}</dt>
                <dd className="text-lead font-semibold tabular-nums">{number(row[figure])}</dd>
              </div>
            ))}
          </dl>
          {mayWork && (
            <div className="flex flex-wrap gap-2">
              <Button data-act="adjust" onClick={() => setDoing('adjust')}>
                {t('adjust')}
              </Button>
              <Button danger data-act="dispose" onClick={() => setDoing('dispose')}>
                {t('dispose')}
              </Button>
            </div>
          )}
        </header>
      )}
      <MovementList<MovementForStaff>
        query={movements}
        page={page}
        onPage={setPage}
        skeleton={<Skeleton active />}
        words={{
          kind: ({ kind }) => t(`kind.${kind}`),
          onHand: t('onHand'),
          reserved: t('reserved'),
          after: (left) => t('after', left),
          note: ({ staffName, actor, remark }) =>
            [staffName || t(`actor.${actor}`), remark].filter((part) => part !== '').join(' · '),
          emptyTitle: t('noMovements'),
          emptyText: t('noMovementsText'),
        }}
      />
      {doing && row && <CorrectForm kind={doing} row={row} onClose={() => setDoing(undefined)} />}
    </div>
  );
}
