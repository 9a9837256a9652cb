import { type Order, orderCalls, type OrderDetails } from '@onehaul/contract/order';
import { type Track, trackingCalls } from '@onehaul/contract/tracking';
import { isCancellable } from '@onehaul/domain/order/order-state';
import { serviceRefusal } from '@onehaul/domain/service/service-target';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { Notice } from '@onehaul/ui/form/notice';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormatInstant } from '../../app/fee/use-format-instant.ts';
import { useMoney } from '../../app/fee/use-money.ts';
import { newCasePath, paths, requestServicePath, payPath, payReceiptPath } from '../../app/paths.ts';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { DrawerSkeleton } from '../../app/portal/drawer-skeleton.tsx';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { ordersKey } from '../../app/portal/order-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useSend } from '../../app/session-context.tsx';
import { DrawerPart } from './drawer-part.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderConsignee } from './order-consignee.tsx';
import { OrderBoxes, OrderParcels } from './order-boxes.tsx';
import { OrderDifference } from './order-difference.tsx';
import { OrderDeclaration, OrderReceiver } from './order-instructions.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderStateMark } from './order-state-mark.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderWay } from './order-way.tsx';
import { ReviewPart } from './review-part.tsx';
import { sentenceKey } from './shown-step.ts';
import { useGeneratedFile } from './use-generated-file.ts';

type OnAct = (
  act: 'pay' | 'cancel' | 'receive',
  orders: readonly Order[],
  payments?: OrderDetails['payments'],
) => void;
type Props = { readonly id: number; readonly row: Order | undefined; readonly onAct: OnAct };

/** One order: pending action, bill and history. */
export function OrderDrawer({ id, row, onAct }: Props) {
  const send = useSendWithMessage();
  const sendQuietly = useSend();
  const { data, error, refetch } = useQuery({
    queryKey: [...ordersKey, 'detail', id],
    queryFn: async () => {
      const order = await send(orderCalls.get, { id });
      // Without its way, an order has still the link to the tracking page.
      const [track] = order.shippedAt
        ? await sendQuietly(trackingCalls.track, { numbers: [order.number] }).catch(() => [])
        : [];
      return { order, track };
    },
  });
  if (!data && error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  const known = data?.order ?? row;
  return (
    <div data-order={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {known && <Head order={known} />}
      {data ? (
        <Detail {...data} onAct={onAct} />
      ) : (
        <DrawerSkeleton parts={[...(row ? [] : ['head' as const]), 'actions', 'rows', 'events', 'rows']} />
      )}
    </div>
  );
}

function Head({ order }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  return (
    <header className="grid gap-1">
      <h3 className="text-lead font-semibold">
        <NumberWithCopy number={order.number} />
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        <span className="font-medium text-ink">
          <OrderStateMark order={order} />
        </span>
        <span>{t(sentenceKey(order))}</span>
      </p>
    </header>
  );
}

type DetailProps = { readonly order: OrderDetails; readonly onAct: OnAct };

function Detail({ order, track, onAct }: DetailProps & { readonly track: Track | undefined }) {
  const { t } = useTranslation('order');
  return (
    <>
      <StatusNotice order={order} />
      <Actions order={order} onAct={onAct} />
      <OrderConsignee order={order} />
      <OrderDifference order={order} />
      <OrderBill order={order} />
      <OrderBoxes order={order} />
      <DrawerPart title={t('timeline.title')}>
        <OrderTimeline events={order.events} />
      </DrawerPart>
      {track && <OrderWay track={track} />}
      <OrderParcels order={order} />
      <OrderReceiver order={order} />
      <OrderDeclaration order={order} />
      <OrderMoney order={order} />
      <ReviewPart order={order} />
    </>
  );
}

/** Most important state of the order for the member. */
function StatusNotice({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('order');
  const { exact } = useMoney();
  const formatInstant = useFormatInstant();
  const { openPaymentNumber, payUntil, step, isCollect, ceiling, arrivedCount, parcelCount } = order;
  if (openPaymentNumber) {
    return (
      <Notice tone="information">
        {t('drawer.paying')}{' '}
        <Link to={payPath(openPaymentNumber)} className="font-medium underline underline-offset-4">
          {t('drawer.payingLink')}
        </Link>
      </Notice>
    );
  }
  if (step === 'awaitingArrival') {
    return (
      <Notice tone="information">
        {parcelCount > 0 && <p>{t('drawer.arrived', { arrived: arrivedCount, count: parcelCount })}</p>}
        {ceiling !== null && <p>{t('drawer.ceiling', { amount: exact(ceiling) })}</p>}
      </Notice>
    );
  }
  if (step === 'unpaid' && payUntil) {
    return <Notice tone="warning">{t('drawer.payUntil', { time: formatInstant(payUntil) })}</Notice>;
  }
  return isCollect && step !== 'cancelled' ? <Notice tone="information">{t('drawer.collect')}</Notice> : null;
}

function Actions({ order, onAct }: DetailProps) {
  const { t } = useTranslation('order');
  const { exact } = useMoney();
  const { making, print } = useGeneratedFile();
  const paid = order.payments.find(({ state }) => state === 'settled');
  return (
    <section aria-label={t('action.title')} className="flex flex-wrap gap-2">
      {order.due > 0 && (
        <Button size="small" data-act="pay" onClick={() => onAct('pay', [order])}>
          {t('action.pay', { amount: exact(order.due) })}
        </Button>
      )}
      {order.step === 'shipped' && (
        <Button size="small" data-act="receive" onClick={() => onAct('receive', [order])}>
          {t('action.receive')}
        </Button>
      )}
      {order.shippedAt && (
        <LinkButton
          to={`${paths.logisticsQuery}?numbers=${order.number}`}
          variant="secondary"
          size="small"
          data-act="track"
        >
          {t('action.track')}
        </LinkButton>
      )}
      <Button
        size="small"
        variant="secondary"
        isBusy={making === 'print'}
        data-act="print"
        onClick={() => void print([order.id])}
      >
        {t('action.print')}
      </Button>
      {paid && (
        <LinkButton size="small" variant="secondary" to={payReceiptPath(paid.number)}>
          {t('action.receipt')}
        </LinkButton>
      )}
      <LinkButton
        size="small"
        variant="secondary"
        to={newCasePath('order', order)}
        data-ask
        title={t('help.text')}
      >
        {t('help.do')}
      </LinkButton>
      {serviceRefusal({ kind: 'order', step: order.step }) === undefined && (
        <LinkButton
          size="small"
          variant="secondary"
          to={requestServicePath('order', order.id)}
          data-ask-service
        >
          {t('action.askService')}
        </LinkButton>
      )}
      {isCancellable(order.step) && (
        <Button
          size="small"
          variant="quietDanger"
          data-act="cancel"
          onClick={() => onAct('cancel', [order], order.payments)}
        >
          {t('action.cancel')}
        </Button>
      )}
    </section>
  );
}
