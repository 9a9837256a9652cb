import { type StockBalance, type StockMovement } from '@onehaul/contract/stock';
import { numberFormat } from '@onehaul/i18n/formats';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { ListMessage } from '@onehaul/ui/list-message';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { ListPager } from '../../app/portal/list-pager.tsx';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { Figures } from './figures.tsx';
import { movementPageSize, movementsQuery } from './stock-queries.ts';

type Props = { readonly place: string; readonly row: StockBalance | undefined };

/** Stock of a SKU in a warehouse, and its movements, newest first. */
export function Movements({ place, row }: Props) {
  return (
    <div className="grid gap-5">
      {row && (
        <header className="grid gap-3">
          <div className="grid gap-0.5">
            <h3 className="font-semibold break-words">{row.name}</h3>
            <p className="text-small text-muted">
              <code className="font-mono">{row.code}</code>
              {` · ${row.warehouseName}`}
            </p>
          </div>
          <Figures
            names={['onHand', 'reserved', 'free', 'onTheWay']}
            of={row}
            className="grid-cols-2 sm:grid-cols-4"
          />
        </header>
      )}
      <MovementList place={place} />
    </div>
  );
}

function MovementList({ place }: Pick<Props, 'place'>) {
  const { t } = useTranslation('stock');
  const [page, setPage] = useState(1);
  const [skuId = 0, warehouseId = 0] = place.split('-').map(Number);
  const query = movementsQuery(useSendWithMessage(), { skuId, warehouseId }, page);
  const { data, error, refetch } = useQuery(query);
  if (!data) return error ? <CallFailure error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (data.items.length === 0)
    return (
      <ListMessage icon="note" as="h3" title={t('movements.emptyTitle')} text={t('movements.emptyText')} />
    );
  return (
    <>
      <ol className="grid divide-y divide-line" data-movements={data.total}>
        {data.items.map((movement) => (
          <Line key={movement.position} movement={movement} />
        ))}
      </ol>
      <ListPager page={page} rows={movementPageSize} total={data.total} onPage={setPage} />
    </>
  );
}

function Line({ movement }: { readonly movement: StockMovement }) {
  const { t, i18n } = useTranslation('stock');
  const { number } = measuresIn(i18n.language);
  const { kind, onHand, reserved, orderNumber, inboundNumber, remark, createdAt } = movement;
  const about = orderNumber || inboundNumber;
  return (
    <li className="grid gap-1 py-3 text-small" data-kind={kind}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{t(`kind.${kind}`)}</span>
        <span className="text-caption text-muted">
          <Moment at={createdAt} />
        </span>
      </p>
      <p className="flex flex-wrap gap-x-4">
        <Change pieces={movement.onHandChange} label={t('figure.onHand')} />
        <Change pieces={movement.reservedChange} label={t('figure.reserved')} />
        <span className="text-muted">
          {t('movements.after', { onHand: number(onHand), free: number(onHand - reserved) })}
        </span>
      </p>
      {(about || remark) && (
        <p className="min-w-0 break-words text-muted">
          {about && <code className="me-3 font-mono">{about}</code>}
          {remark}
        </p>
      )}
    </li>
  );
}

/** Signed number: additions and removals are distinguishable without colour. */
function Change({ pieces, label }: { readonly pieces: number; readonly label: string }) {
  const { i18n } = useTranslation('stock');
  if (pieces === 0) return null;
  return (
    <span className="whitespace-nowrap">
      {label}{' '}
      <span className="font-medium tabular-nums">
        {numberFormat(i18n.language, { signDisplay: 'always' }).format(pieces)}
      </span>
    </span>
  );
}
