import type { OrderDetails } from '@onehaul/contract/order';
import type { Payment } from '@onehaul/contract/payment';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { Icon, type IconName } from '@onehaul/ui/icon';
import { Spinner } from '@onehaul/ui/spinner';
import { type ReactNode, useEffect, useState } from 'react';
import { orderPath, paths, payReceiptPath } from '../../app/paths.ts';
import { OrderPlaced } from '../../app/portal/order-placed.tsx';
import { useMajorText } from './payment-amounts.ts';
import type { StepProps } from './payment-steps.tsx';
import { usePaymentActs } from './use-payment-acts.ts';
import { webAddress } from './web-address.ts';

const tones = {
  positive: 'bg-positive-ground text-positive',
  information: 'bg-information-ground text-information',
  danger: 'bg-danger-ground text-danger',
} as const;

type FrameProps = {
  readonly tone: keyof typeof tones;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly amount?: string;
  readonly children?: ReactNode;
};

/** Centred state of a payment; a live region announces changes. */
function Outcome({ tone, icon, title, text, amount, children }: FrameProps) {
  return (
    <section className="grid justify-items-center gap-3 py-4 text-center">
      <span className={`flex size-14 items-center justify-center rounded-full ${tones[tone]}`}>
        <Icon name={icon} className="size-7" />
      </span>
      <output className="grid justify-items-center gap-1">
        <strong className="text-lead font-semibold">{title}</strong>
        {amount && <span className="text-title font-semibold">{amount}</span>}
        <span className="max-w-120 text-small text-muted">{text}</span>
      </output>
      {children && <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>}
    </section>
  );
}

type Props = { readonly payment: Payment };

function useAsked({ askedAmount, currencyCode }: Payment): string {
  return useMajorText()(askedAmount, currencyCode);
}

/** The first paid order: of the page, or loaded after a payment that was settled on the screen. */
function usePaidOrder(id: number | undefined, given: OrderDetails | undefined) {
  const loadActs = usePaymentActs();
  const [loaded, setLoaded] = useState<OrderDetails>();
  const isMissing = id !== undefined && !given;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    const load = async () => {
      const order = await (await loadActs()).paidOrder(id);
      if (!isGone) setLoaded(order);
    };
    // Without it the outcome is shown in a shorter form.
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [id, isMissing, loadActs]);
  return given ?? loaded;
}

/** Links to the purchased item; an order links to itself. */
function BackLink({ payment: { purpose, orderIds } }: Props) {
  const { t } = useTranslation('payment');
  if (purpose === 'recharge') {
    return (
      <LinkButton to={paths.wallet} variant="quiet">
        {t('toWallet')}
      </LinkButton>
    );
  }
  return purpose === 'order' ? (
    <LinkButton
      to={orderIds.length === 1 ? orderPath(orderIds[0]!) : paths.orders}
      variant="quiet"
      data-to-order
    >
      {t(orderIds.length === 1 ? 'done.viewOrder' : 'toOrders')}
    </LinkButton>
  ) : (
    <LinkButton to={paths.addedList} variant="quiet">
      {t('toServices')}
    </LinkButton>
  );
}

/** A paid order shows itself with its next steps. */
export function PaymentDone({ payment, data }: StepProps) {
  const { t } = useTranslation('payment');
  const amount = useAsked(payment);
  const text = t(`done.${payment.purpose}`);
  const [orderId, ...others] = payment.orderIds;
  const order = usePaidOrder(payment.purpose === 'order' ? orderId : undefined, data?.order);
  if (order)
    return (
      <OrderPlaced order={order} title={t('done.title')} amount={amount} text={text} now={data?.now}>
        {others.map((id, index) => (
          <LinkButton key={id} to={orderPath(id)} variant="quiet">
            {t('done.viewOrderOf', { number: payment.orderNumbers[index + 1] ?? '' })}
          </LinkButton>
        ))}
      </OrderPlaced>
    );
  return (
    <Outcome tone="positive" icon="check" title={t('done.title')} amount={amount} text={text}>
      <LinkButton to={payReceiptPath(payment.number)} variant="secondary">
        {t('done.receipt')}
      </LinkButton>
      <BackLink payment={payment} />
    </Outcome>
  );
}

/** Staff reviews it: a bank receipt, or money that does not match. */
export function PaymentWait({ payment, onChooseAgain, onCancel }: StepProps) {
  const { t } = useTranslation('payment');
  const amount = useAsked(payment);
  const kind = payment.state === 'underReview' ? 'review' : payment.state === 'held' ? 'held' : 'confirming';
  const words = {
    review: { title: t('review.title'), text: t('review.text') },
    held: { title: t('held.title'), text: t('held.text') },
    confirming: { title: t('confirming.title'), text: t('confirming.text') },
  }[kind];
  return (
    <Outcome tone="information" icon="clock" amount={amount} {...words}>
      {kind === 'confirming' ? (
        <>
          <Button variant="secondary" onClick={onChooseAgain}>
            {t('chooseOther')}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {t('pay.later')}
            </Button>
          )}
        </>
      ) : (
        <BackLink payment={payment} />
      )}
    </Outcome>
  );
}

/** The gateway's own page collects the money; its redirect parameters are not trusted (S41). */
export function PaymentRedirect({ payment, onChooseAgain, onCancel }: StepProps) {
  const { t } = useTranslation('payment');
  const amount = useAsked(payment);
  const page = webAddress(payment.redirectUrl);
  return (
    <Outcome
      tone="information"
      icon="clock"
      title={t('redirect.title')}
      amount={amount}
      text={t('redirect.text')}
    >
      <p className="flex basis-full items-center justify-center gap-2 text-small text-muted">
        <Spinner className="size-4" />
        {t('redirect.asking')}
      </p>
      {page && (
        <LinkButton to={page} reloadDocument data-to-gateway>
          {t('redirect.go')}
        </LinkButton>
      )}
      <Button variant="secondary" onClick={onChooseAgain}>
        {t('chooseOther')}
      </Button>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {t('pay.later')}
        </Button>
      )}
    </Outcome>
  );
}

export function PaymentOver({ payment, onChooseAgain, onCancel }: StepProps) {
  const { t } = useTranslation('payment');
  const isRejected = payment.state === 'rejected';
  return (
    <Outcome
      tone="danger"
      icon="warning"
      title={t(isRejected ? 'rejected.title' : 'closed.title')}
      text={isRejected && payment.reason ? payment.reason : t(isRejected ? 'rejected.text' : 'closed.text')}
    >
      <Button onClick={onChooseAgain} data-choose-again>
        {t('chooseAgain')}
      </Button>
      {onCancel && (
        <Button variant="secondary" onClick={onCancel}>
          {t('pay.later')}
        </Button>
      )}
    </Outcome>
  );
}
