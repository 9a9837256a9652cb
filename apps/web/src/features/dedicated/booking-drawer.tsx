import { type Booking, type BookingDetails, dedicatedCalls } from '@onehaul/contract/dedicated';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { DetailList } from '@onehaul/ui/detail-list';
import { Notice } from '@onehaul/ui/form/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMoney } from '../../app/fee/use-money.ts';
import { paths } from '../../app/paths.ts';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { ImportPanel } from '../../app/portal/import/import-panel.tsx';
import { DrawerSkeleton } from '../../app/portal/drawer-skeleton.tsx';
import { openGeneratedFile } from '../../app/portal/generated-file.ts';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { ordersKey } from '../../app/portal/order-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { BoxListTable } from './box-list-table.tsx';
import { bookingQuery } from './dedicated-queries.ts';
import { Progress } from './progress.tsx';

type Props = { readonly id: number; readonly row: Booking | undefined };

/** One booking: progress, box list and documents; its bill and history are on the order page. */
export function BookingDrawer({ id, row }: Props) {
  const { t } = useTranslation('dedicated');
  const { data, error, refetch } = useQuery(bookingQuery(useSendWithMessage(), id));
  if (!data && error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  const known = data ?? row;
  return (
    <div data-booking={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {known && (
        <header className="grid gap-3">
          <h3 className="text-lead font-semibold">
            <NumberWithCopy number={known.number} />
          </h3>
          {known.state === 'cancelled' ? (
            <Notice tone="warning">{t('orderStage.cancelled')}</Notice>
          ) : (
            <Progress done={known.stagesDone} />
          )}
          <Acts booking={known} />
        </header>
      )}
      {data ? <Details booking={data} /> : <DrawerSkeleton parts={['head', 'actions', 'rows', 'events']} />}
    </div>
  );
}

function Acts({ booking }: { readonly booking: Booking }) {
  const { t } = useTranslation('dedicated');
  const { exact } = useMoney();
  const send = useSendWithMessage();
  const queries = useQueryClient();
  const invoice = useChange(
    async () => openGeneratedFile(await send(dedicatedCalls.invoice, { id: booking.id })),
    {
      onDone: () => queries.invalidateQueries({ queryKey: ordersKey }),
      kind: 'download',
    },
  );
  const canInvoice = booking.boxListAt !== null && booking.stagesDone.includes('received');
  const order = `${paths.orders}?open=${booking.id}`;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {booking.due > 0 && (
          <LinkButton to={order} size="small">
            {t('drawer.pay', { amount: exact(booking.due) })}
          </LinkButton>
        )}
        <Button
          variant="secondary"
          size="small"
          className="disabled:cursor-not-allowed disabled:opacity-50"
          data-act="invoice"
          disabled={!canInvoice || invoice.isPending}
          onClick={() => invoice.start(undefined)}
        >
          {t('drawer.invoice')}
        </Button>
        <LinkButton to={order} variant="secondary" size="small">
          {t('drawer.order')}
        </LinkButton>
      </div>
      {!canInvoice && booking.state !== 'cancelled' && (
        <p className="text-caption text-muted">
          {t(booking.boxListAt === null ? 'drawer.invoiceNeedsList' : 'drawer.invoiceNeedsGoods')}
        </p>
      )}
    </div>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <h3 className="text-small font-semibold">{title}</h3>
    {children}
  </section>
);

function Details({ booking }: { readonly booking: BookingDetails }) {
  const { t, i18n } = useTranslation('dedicated');
  const { exact } = useMoney();
  const queries = useQueryClient();
  const { weight, length } = measuresIn(i18n.language);
  const isOpen = booking.step === 'awaitingArrival';
  return (
    <>
      <Part title={t('list.title')}>
        {booking.boxList.length > 0 ? (
          <BoxListTable lines={booking.boxList} />
        ) : (
          <Notice tone={booking.isCustoms && isOpen ? 'warning' : 'information'}>
            {t(!isOpen ? 'list.never' : booking.isCustoms ? 'list.needed' : 'list.wanted')}
          </Notice>
        )}
        {isOpen && (
          <ImportPanel
            kind="boxList"
            choices={{ orderId: booking.id }}
            hasHistory={false}
            onTaken={() => queries.invalidateQueries({ queryKey: ordersKey })}
          />
        )}
      </Part>
      <Part title={t('drawer.packages')}>
        <ul className="grid gap-1 text-small tabular-nums">
          {booking.weights.map((row, index) => (
            <li key={`w${index}`}>
              {row.quantity} × {weight(row.grossGrams)}
              {row.tareGrams > 0 && ` (${t('drawer.tare', { weight: weight(row.tareGrams) })})`}
            </li>
          ))}
          {booking.sizes.map((row, index) => (
            <li key={`s${index}`}>
              {row.quantity} × {[row.lengthMm, row.widthMm, row.heightMm].map(length).join(' × ')}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('drawer.facts')}>
        <DetailList
          rows={[
            { key: 'goods', label: t('field.goodsName'), value: booking.goodsName },
            { key: 'line', label: t('column.line'), value: `${booking.lineName} · ${booking.speedName}` },
            { key: 'from', label: t('field.warehouseId'), value: booking.warehouseName },
            { key: 'to', label: t('field.countryId'), value: booking.countryName },
            { key: 'receiver', label: t('field.receiverName'), value: booking.receiverName },
            { key: 'phone', label: t('field.receiverPhone'), value: booking.receiverPhone },
            { key: 'email', label: t('field.receiverEmail'), value: booking.receiverEmail },
            { key: 'address', label: t('field.receiverAddress'), value: booking.receiverAddress },
            {
              key: 'customs',
              label: t('field.isCustoms'),
              value: t(booking.isCustoms ? 'customs.yes' : 'customs.no'),
            },
            { key: 'invoice', label: t('drawer.invoice'), value: booking.invoiceNumber ?? '' },
            { key: 'total', label: t('column.total'), value: exact(booking.total) },
            { key: 'created', label: t('column.created'), value: <Moment at={booking.createdAt} /> },
          ]}
        />
      </Part>
    </>
  );
}
