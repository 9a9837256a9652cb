import type { OrderDetails } from '@onehaul/contract/order';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Translate } from '@onehaul/i18n/translator';
import { Button, LinkButton } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { Notice } from '@onehaul/ui/form/notice';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFormatInstant } from '../../app/fee/use-format-instant.ts';
import { loadTexts } from '../../app/load-texts.ts';
import { orderPath, paths } from '../../app/paths.ts';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { OrderPlaced } from '../../app/portal/order-placed.tsx';

await loadTexts('payment');

/** Payment panel, injected by the route. */
export type Pay = ComponentType<{
  readonly orderIds: readonly number[];
  readonly payBefore?: Date | null;
  readonly onPaid: () => void;
  readonly onCancel: () => void;
}>;

type Props = {
  readonly order: OrderDetails;
  readonly Pay: Pay;
  readonly onAgain: () => void;
};

/** The created order and its next step: payment, or nothing for now. */
export function CreatedOrder({ order, Pay, onAgain }: Props) {
  const { t } = useTranslation('wizard');
  const { revalidate } = useRevalidator();
  const [paying, setPaying] = useState<'open' | 'later' | 'paid'>('open');
  const isDue = order.due > 0 && paying !== 'paid';
  // After paying, the panel stays until the payment is settled or its receipt is under review.
  const showsPay = paying === 'paid' || (isDue && paying === 'open');
  const again = (
    <Button variant="secondary" onClick={onAgain}>
      {t('created.again')}
    </Button>
  );
  return (
    <div data-created={order.number}>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-6">
        {isDue && <Head order={order} />}
        {showsPay && (
          <div className="grid gap-5">
            {isDue && <p className="text-small">{t('created.toPay')}</p>}
            <CallsPart version={order.id}>
              <Pay
                orderIds={[order.id]}
                payBefore={order.payUntil}
                onPaid={() => {
                  setPaying('paid');
                  void revalidate();
                }}
                onCancel={() => setPaying('later')}
              />
            </CallsPart>
            {!isDue && <div className="flex justify-center">{again}</div>}
          </div>
        )}
        {!showsPay && isDue && (
          <PayLater order={order} onPay={() => setPaying('open')}>
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
            <NumberWithCopy number={order.number} />
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
  readonly onPay: () => void;
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
        <Button data-pay-now onClick={onPay}>
          {t('created.payAgain')}
        </Button>
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
