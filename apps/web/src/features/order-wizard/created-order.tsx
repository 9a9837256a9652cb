import { orderCalls, type OrderDetails } from '@onehaul/contract/order';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Translate } from '@onehaul/i18n/translator';
import { LinkButton } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { Notice } from '@onehaul/ui/form/notice';
import { Button } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useFormatInstant } from '../../app/fee/use-format-instant.ts';
import { orderPath, paths } from '../../app/paths.ts';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { ordersKey } from '../../app/portal/order-key.ts';
import { OrderPlaced } from '../../app/portal/order-placed.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';

/** Payment panel, injected by the route. */
export type Pay = ComponentType<{
  readonly orderIds: readonly number[];
  readonly payBefore?: Date | null;
  readonly onPaid: () => void;
  readonly onCancel: () => void;
}>;

type Props = { readonly id: number; readonly Pay: Pay | undefined; readonly onAgain: () => void };

/** The created order and its next step: payment, or nothing for now. */
export function CreatedOrder({ id, Pay, onAgain }: Props) {
  const { t } = useTranslation('wizard');
  const send = useSendWithMessage();
  const queries = useQueryClient();
  const [paying, setPaying] = useState<'open' | 'later' | 'paid'>('open');
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    queryKey: [...ordersKey, 'detail', id],
    queryFn: () => send(orderCalls.get, { id }),
  });
  if (!order && error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!order) return <ListSkeleton />;
  const isDue = order.due > 0 && paying !== 'paid';
  // After paying, the panel stays until the payment is settled or its receipt is under review.
  const showsPay = Pay && (paying === 'paid' || (isDue && paying === 'open'));
  const again = <Button onClick={onAgain}>{t('created.again')}</Button>;
  return (
    <div data-created={order.number}>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-6">
        {isDue && <Head order={order} />}
        {showsPay && (
          <div className="grid gap-5">
            {isDue && <p className="text-small">{t('created.toPay')}</p>}
            <Pay
              orderIds={[id]}
              payBefore={order.payUntil}
              onPaid={() => {
                setPaying('paid');
                void queries.invalidateQueries({ queryKey: ordersKey });
              }}
              onCancel={() => setPaying('later')}
            />
            {!isDue && <div className="flex justify-center">{again}</div>}
          </div>
        )}
        {!showsPay && isDue && (
          <PayLater order={order} onPay={Pay && (() => setPaying('open'))}>
            {again}
          </PayLater>
        )}
        {!showsPay && !isDue && (
          <OrderPlaced order={order} {...placedWords(t, order)}>
            {again}
          </OrderPlaced>
        )}
      </Card>
    </div>
  );
}

function Head({ order }: { readonly order: OrderDetails }) {
  const { t, i18n } = useTranslation('wizard');
  return (
    <div>
      <h2 className="text-lead font-semibold" tabIndex={-1} id="order-created">
        {t('created.title')}
      </h2>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2 text-small">
        <div>
          <dt className="text-muted">{t('created.number')}</dt>
          <dd>
            <CopyValue value={order.number} />
          </dd>
        </div>
        <div>
          <dt className="text-muted">{t('bill.total')}</dt>
          <dd className="text-body font-semibold tabular-nums">
            {measuresIn(i18n.language).money(order.total, 'CNY')}
          </dd>
        </div>
      </dl>
    </div>
  );
}

type LaterProps = {
  readonly order: OrderDetails;
  readonly onPay: (() => void) | undefined;
  readonly children: ReactNode;
};

/** Shows until when the order can be paid, here or from the order list (§2). */
function PayLater({ order, onPay, children }: LaterProps) {
  const { t } = useTranslation('wizard');
  const formatInstant = useFormatInstant();
  const { id, payUntil } = order;
  return (
    <>
      <div data-pay-later>
        <Notice tone="information" isAlert>
          {payUntil ? t('created.laterBefore', { time: formatInstant(payUntil) }) : t('created.laterAny')}
        </Notice>
      </div>
      <div className="flex flex-wrap gap-3">
        {onPay && (
          <Button type="primary" data-pay-now onClick={onPay}>
            {t('created.payAgain')}
          </Button>
        )}
        <LinkButton to={orderPath(id)} variant="secondary" data-to-order>
          {t('created.toOrder')}
        </LinkButton>
        <LinkButton to={paths.consolidationOrders} variant="quiet" data-to-orders>
          {t('created.toOrders')}
        </LinkButton>
        {children}
      </div>
    </>
  );
}

/** Paid, or nothing to pay now: depends on the order's pay policy. */
function placedWords(t: Translate<'wizard'>, { payPolicy }: OrderDetails) {
  return payPolicy === 'onSubmit'
    ? { title: t('created.paidTitle'), text: t('created.paidText') }
    : { title: t('created.title'), text: t(`pay.${payPolicy}`) };
}
